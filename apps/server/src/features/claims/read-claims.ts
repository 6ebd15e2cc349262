import { type Claim, fromCents } from "@kautia/contract";
import type { Kysely } from "kysely";
import type { Database } from "../../database/tables.ts";
import { claimableCents } from "../../domain/claiming.ts";
import { localDay } from "../../domain/local-day.ts";
import type { Policy } from "../policies/index.ts";

/** The claims under a policy, the oldest first, and what may still be claimed at `now`, in integer cents; null outside of cover. */
interface ClaimsUnder {
  claims: Claim[];
  claimableCents: number | null;
}

export async function readClaimsUnder(db: Kysely<Database>, policy: Policy, now: Date): Promise<ClaimsUnder> {
  const rows = await db
    .selectFrom("claim")
    .leftJoin("claim_objection as objection", "objection.claim_id", "claim.id")
    .select(["id", "amount_cents", "description", "reported_at", "object_until", "objection.text", "objection.at"])
    .where("ref_id", "=", policy.ref_id)
    .orderBy("reported_at")
    .orderBy("id")
    .execute();
  const { status, country, deposit_cents: depositCents, cover_start: coverStart } = policy;
  const today = localDay(country, now);
  const claimedCents = rows.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  return {
    claims: rows.map((row) => ({
      id: row.id,
      amount: fromCents(row.amount_cents),
      description: row.description,
      reportedAt: row.reported_at.toISOString(),
      objectUntil: row.object_until,
      mayObject: row.at === null && today <= row.object_until,
      objection: row.text !== null && row.at !== null ? { text: row.text, at: row.at.toISOString() } : null,
    })),
    claimableCents: claimableCents({ status, depositCents, coverStart, claimedCents }, today),
  };
}
