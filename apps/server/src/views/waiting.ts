import type { StaffCounts } from "@kautia/contract";
import { type Expression, type Kysely, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { selectClaims } from "./claims.ts";
import { selectMovingOuts } from "./moving-outs.ts";
import { selectOpenFollowUps } from "./open-follow-ups.ts";
import { selectQuestions } from "./questions.ts";

/**
 * What waits for a person, in each list of the desk. Each part except the claims uses a partial index; constants are no
 * parameters, because a prepared statement could not use these indexes otherwise.
 */
export function selectWaiting(db: Kysely<Database>, now: Date): Record<keyof StaffCounts, Expression<unknown>> {
  return {
    cases: db
      .selectFrom("decision as d")
      .innerJoin("application as a", "a.decision_id", "d.id")
      .select("d.id")
      .where("d.outcome", "=", sql.lit("MANUAL_REVIEW")),
    claims: db
      .selectFrom(selectClaims(db, now).as("claim"))
      .select("claim.id")
      .where(sql<boolean>`claim.state IN ('OPEN', 'GRANTED')`),
    "moving-outs": db
      .selectFrom(selectMovingOuts(db).where("m.outcome", "is", null).as("given"))
      .select("given.id")
      .where("given.state", "=", sql.lit("OPEN")),
    "follow-ups": selectOpenFollowUps(db),
    questions: selectQuestions(db).where("q.answered_at", "is", null),
    withdrawals: db.selectFrom("withdrawal_request").select("id").where("unmatched_at", "is not", null),
    notices: db
      .selectFrom("payment_notice")
      .select("id")
      .where("trouble", "is not", null)
      .where("settled_at", "is", null),
    mails: db
      .selectFrom("mail")
      .select("id")
      .where(({ and, eb, or }) =>
        or([
          eb("status", "=", sql.lit("POST")),
          and([eb("status", "=", sql.lit("REFUSED")), eb("settled_at", "is", null)]),
        ]),
      ),
    "failed-work": db.selectFrom("failed_work").select("key").where("retry_at", "is", null),
  };
}
