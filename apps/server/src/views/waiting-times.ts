import { type Kysely, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { waitsForTenant } from "./cases.ts";
import { selectClaims } from "./claims.ts";

/** Open cases that wait for us, and cases that a person has decided since then. */
export function selectCaseWaits(db: Kysely<Database>, since: Date) {
  return db
    .selectFrom("decision as d")
    .innerJoin("application as a", "a.ref_id", "d.ref_id")
    .select(["a.country", sql<Date>`d.opened_at`.as("from")])
    .select(sql<Date | null>`CASE WHEN d.outcome <> 'MANUAL_REVIEW' THEN d.at END`.as("until"))
    .where(
      sql<boolean>`d.opened_at IS NOT NULL AND (d.outcome = 'MANUAL_REVIEW' AND a.decision_id = d.id AND NOT ${waitsForTenant}
        OR d.outcome <> 'MANUAL_REVIEW' AND d.made_by = 'STAFF' AND d.at >= ${since})`,
    );
}

/** Claims that wait for the desk or were decided since then. */
export function selectClaimWaits(db: Kysely<Database>, { since, now }: { since: Date; now: Date }) {
  return db
    .selectFrom(selectClaims(db, now).as("claim"))
    .innerJoin("policy", "policy.ref_id", "claim.ref_id")
    .select(["policy.country", "claim.answered_at as answeredAt", "claim.object_until as objectUntil"])
    .select("claim.decided_at as until")
    .where(({ eb, or }) => or([eb("claim.state", "=", "OPEN"), eb("claim.decided_at", ">=", since)]));
}
