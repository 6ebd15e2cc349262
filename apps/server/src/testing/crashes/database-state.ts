import { type Kysely, sql } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import type { Deps } from "../../deps.ts";
import { balances } from "../../billing/rules/ledger.ts";

export interface DatabaseState {
  refIds: string[];
  statuses: string[];
  /** Changes of contracts and what happened to their people, in words that are the same in each journey. */
  changes: string[];
  events: string[];
  balances: Record<string, number>;
  premiums: { number: number; status: string; successes: number }[];
  instalments: DatabaseState["premiums"];
  unsettled: number;
  refunds: string[];
  mails: string[];
  /** `arrived`: mails in the outbox; `sent`: mails with the status SENT. */
  arrived: string[];
  sent: string[];
  counts: Record<"policies" | "certificates" | "evidence" | "releases" | "accounts" | "claims", number>;
  policyDocuments: string[];
  charged: { amountCents: number; status: string; refundedCents: number }[];
}

export async function readDatabaseState({ db, outbox, sandbox }: Deps): Promise<DatabaseState> {
  const ledger = await db.selectFrom("ledger_entry").selectAll().orderBy("id").execute();
  const mails = await db.selectFrom("mail").select(["id", "kind", "to_address", "status"]).execute();
  const history = await db.selectFrom("policy_history").select("to_status").orderBy("id").execute();
  const policies = await db.selectFrom("policy").select("ref_id").execute();
  const unsettled = await db
    .selectFrom("charge_attempt")
    .select("id")
    .where("status", "in", ["INTENDED", "ASKED"])
    .execute();
  const refunds = await db.selectFrom("refund").select(["status", "amount_cents"]).execute();
  const policyDocuments = await db.selectFrom("signed_document").select("kind").orderBy("kind").execute();
  const count = async (table: "certificate" | "policy_evidence" | "release_of_liability" | "account" | "claim") =>
    (await db.selectFrom(table).selectAll().execute()).length;
  return {
    refIds: policies.map(({ ref_id }) => ref_id),
    changes: await readChanges(db),
    statuses: history.map(({ to_status }) => to_status),
    events: ledger.filter(({ amount_cents }) => amount_cents > 0).map((row) => `${row.event} ${row.amount_cents}`),
    balances: balances(ledger.map(({ account, amount_cents }) => ({ account, amountCents: amount_cents }))),
    premiums: await readOwed(db, "premium"),
    instalments: await readOwed(db, "instalment"),
    unsettled: unsettled.length,
    refunds: refunds.map(({ status, amount_cents }) => `${status} ${amount_cents}`).toSorted(),
    mails: mails.map(({ kind, to_address, status }) => `${kind} ${to_address} ${status}`).toSorted(),
    arrived: ((await outbox?.list()) ?? []).map(({ id }) => id).toSorted(),
    sent: mails
      .filter(({ status }) => status === "SENT")
      .map(({ id }) => id)
      .toSorted(),
    counts: {
      policies: policies.length,
      certificates: await count("certificate"),
      evidence: await count("policy_evidence"),
      releases: await count("release_of_liability"),
      accounts: await count("account"),
      claims: await count("claim"),
    },
    policyDocuments: policyDocuments.map(({ kind }) => kind),
    charged: (await sandbox.listCharges()).map(({ amountCents, status, refundedCents }) => ({
      amountCents,
      status,
      refundedCents,
    })),
  };
}

async function readOwed(db: Kysely<Database>, table: "premium" | "instalment"): Promise<DatabaseState["premiums"]> {
  const owed = await db
    .selectFrom(table)
    .select(["id", "number", "status"])
    .orderBy("number")
    .orderBy("status")
    .execute();
  const attempts = await db
    .selectFrom("charge_attempt")
    .select(`${table}_id as owedId`)
    .where("status", "=", "SUCCEEDED")
    .execute();
  return owed.map(({ id, number, status }) => ({
    number,
    status,
    successes: attempts.filter(({ owedId }) => owedId === id).length,
  }));
}

async function readChanges(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    SELECT concat_ws(' ', 'terms', number, from_day, deposit_cents, premium_cents, payment_period, insurance_end) AS line
      FROM policy_terms
    UNION ALL SELECT concat_ws(' ', 'amendment', kind, state, from_day, terms_number) FROM amendment
    UNION ALL SELECT concat_ws(' ', 'declaration', kind, way, declared_on, arrived_on) FROM declaration
    UNION ALL SELECT concat_ws(' ', 'circumstance', kind, happened_on, outcome, ended_at IS NULL) FROM circumstance
    UNION ALL SELECT concat_ws(' ', 'reminder', state, amount_cents, until_day, ends_on) FROM unpaid_reminder
    UNION ALL SELECT concat_ws(' ', 'approval', kind, decision) FROM approval
    UNION ALL SELECT concat_ws(' ', 'act', act) FROM staff_act WHERE act <> 'log-in'
    UNION ALL SELECT concat_ws(' ', 'certificate', number) FROM renewed_certificate`.execute(db);
  return rows.map(({ line }) => line).toSorted();
}
