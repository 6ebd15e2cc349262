import type { CallAnswer, CallInput, listMovingOuts, StaffMovingOutRow } from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { assignedTo, assigneeColumn, isAssigned, joinAssignee } from "../assignments/in-list.ts";
import { toLikePattern } from "../../platform/rules/like-pattern.ts";
import { findPage } from "../lists/find-page.ts";
import type { Person } from "../session.ts";

/** First proofs that wait for the desk, then for the tenant, oldest first; then decided ones, newest first. */
const text = `
  SELECT * FROM (
    SELECT m.id, contract_number AS "contractNumber", tenant_name AS "tenantName", landlord_name AS "landlordName",
      tenant_email, landlord_email, full_address, ref_id, moved_out_on::text AS "movedOutOn", given_at AS "givenAt",
      confirmed_on::text AS "confirmedOn", decided_at AS "decidedAt", s.name AS "decidedBy",
      ${assigneeColumn},
      CASE WHEN outcome IS NOT NULL THEN outcome WHEN EXISTS (
        SELECT FROM document d WHERE d.moving_out_id = m.id AND d.scan <> 'INFECTED' AND d.deleted_at IS NULL)
        THEN 'OPEN' ELSE 'PROOF' END AS state
    FROM moving_out m JOIN policy USING (ref_id) LEFT JOIN staff_account s ON s.id = m.staff_id
      ${joinAssignee("MOVING_OUT", "m.id::text")}
    WHERE NOT policy.is_test
  ) AS given
  WHERE ($1::text IS NULL OR state = $1)
    AND ($2::text IS NULL OR concat_ws(' ', "tenantName", tenant_email, "landlordName", landlord_email, "contractNumber",
      full_address, ref_id) ILIKE $2)
    AND ${isAssigned(3, "assignee ->> 'id'")}
  ORDER BY coalesce(array_position(ARRAY['OPEN', 'PROOF'], state), 3), "decidedAt" DESC, "givenAt", id`;

type Row = Omit<StaffMovingOutRow, "givenAt" | "decidedAt"> & { givenAt: Date; decidedAt: Date | null };

export async function findMovingOuts(
  deps: Pick<Deps, "sql">,
  { state, assigned, search, page }: CallInput<typeof listMovingOuts>["query"],
  person: Person,
): Promise<CallAnswer<typeof listMovingOuts>> {
  const values = [state ?? null, toLikePattern(search), assignedTo(assigned, person)];
  return findPage(deps, { name: "staff-moving-outs", text, values, page, key: ["givenAt", "id"] }, (row: Row) => ({
    ...row,
    givenAt: row.givenAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }));
}
