import type { Kysely } from "kysely";
import type { Database } from "../../database/tables.ts";

/** A premium that could not be charged and is not paid since, with its last try. */
export interface OpenPremium {
  id: string;
  status: "DUE" | "UNPAID";
  amountCents: number;
  lastTry: { number: number; status: string; tryAt: Date };
  /** Why the last one that failed did, in the provider's words. */
  failureCode: string | null;
}

/** The open premiums of a contract, oldest first. */
export async function readOpenPremiums(db: Kysely<Database>, refId: string): Promise<OpenPremium[]> {
  const tries = await db
    .selectFrom("premium")
    .innerJoin("charge_attempt as attempt", "attempt.premium_id", "premium.id")
    .select(["premium.id", "premium.status", "premium.amount_cents"])
    .select(["attempt.number", "attempt.status as tryStatus", "attempt.try_at", "attempt.failure_code"])
    .where("premium.ref_id", "=", refId)
    .where("premium.status", "in", ["DUE", "UNPAID"])
    .where("premium.first_failed_on", "is not", null)
    .orderBy("premium.number")
    .orderBy("attempt.number")
    .execute();
  const open = new Map<string, OpenPremium>();
  for (const one of tries) {
    open.set(one.id, {
      id: one.id,
      status: one.status === "UNPAID" ? "UNPAID" : "DUE",
      amountCents: one.amount_cents,
      lastTry: { number: one.number, status: one.tryStatus, tryAt: one.try_at },
      failureCode: one.failure_code ?? open.get(one.id)?.failureCode ?? null,
    });
  }
  return [...open.values()];
}
