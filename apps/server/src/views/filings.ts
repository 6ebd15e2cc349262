import type { Country, FilingRow } from "@kautia/contract";
import { type Kysely, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { allTenants } from "./names.ts";

interface Filing {
  id: string;
  refId: string;
  contractNumber: string;
  tenantName: string;
  country: Country;
  openedOn: string;
  administrator: string | null;
  note: string;
  state: FilingRow["state"];
  premium_cents: number;
  payout_cents: number;
  paidOutOn: string | null;
  filed_cents: number | null;
  filedOn: string | null;
  filedBy: string | null;
}

/** What insolvent tenants owe us, and what was claimed of it. */
export function selectFilings(db: Kysely<Database>) {
  const rows = sql<Filing>`(
    SELECT owed.*, filed.amount_cents AS filed_cents, filed.filed_on AS "filedOn", filer.name AS "filedBy",
      CASE WHEN premium_cents + payout_cents = 0 THEN 'NONE'
        WHEN filed.amount_cents >= premium_cents + payout_cents THEN 'FILED' ELSE 'OPEN' END AS state
    FROM (
      SELECT c.id::text AS id, c.ref_id AS "refId", policy.contract_number AS "contractNumber",
        ${allTenants("policy")} AS "tenantName", policy.country, c.happened_on AS "openedOn", c.contact_name AS administrator, c.note,
        coalesce((SELECT sum(amount_cents) FROM premium
          WHERE premium.ref_id = c.ref_id AND status IN ('DUE', 'UNPAID')), 0)::integer AS premium_cents,
        coalesce((SELECT sum(r.amount_cents - coalesce(
            (SELECT sum(i.amount_cents) FROM instalment i WHERE i.repayment_id = r.id AND i.status = 'PAID'), 0))
          FROM repayment r WHERE r.ref_id = c.ref_id), 0)::integer AS payout_cents,
        (SELECT max(p.paid_on) FROM claim JOIN claim_payout p ON p.claim_id = claim.id
          WHERE claim.ref_id = c.ref_id) AS "paidOutOn"
      FROM circumstance c JOIN policy ON policy.ref_id = c.ref_id
      WHERE c.kind = 'TENANT_INSOLVENT' AND policy.forgotten_at IS NULL
    ) AS owed
    LEFT JOIN LATERAL (
      SELECT * FROM insolvency_filing f WHERE f.circumstance_id::text = owed.id ORDER BY f.id DESC LIMIT 1
    ) AS filed ON true
    LEFT JOIN staff_account filer ON filer.id = filed.staff_id)`;
  return db.selectFrom(rows.as<"filing">("filing")).selectAll("filing");
}
