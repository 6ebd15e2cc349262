import type { Deps } from "../../deps.ts";
import { balances } from "../../billing/rules/ledger.ts";

export interface DatabaseState {
  refIds: string[];
  statuses: string[];
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

async function readOwed(db: Deps["db"], table: "premium" | "instalment"): Promise<DatabaseState["premiums"]> {
  const owed = await db.selectFrom(table).select(["id", "number", "status"]).orderBy("number").execute();
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
