import type { ClaimState, Country } from "@kautia/contract";
import { type Expression, type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { startOfDayIn } from "../platform/database/by-country.ts";
import { claimantOf } from "./claimant.ts";
import { dueAfter } from "./due-at.ts";
import { policyColumn } from "./policy-column.ts";
import { todayIn } from "./today-in.ts";
import { dueSetByPerson } from "./work-due.ts";

/** Claims with their decision, as it was last corrected, payout and state (`claimState` of the policy module). */
export function selectClaims(db: Kysely<Database>, now: Date) {
  const today = todayIn(policyColumn(sql.ref<string>("claim.ref_id"), "country"), now);
  const state = sql<ClaimState>`CASE
    WHEN p.claim_id IS NOT NULL THEN 'PAID'
    WHEN coalesce(c.outcome, d.outcome) = 'REFUSED' THEN 'REFUSED'
    WHEN d.outcome IS NOT NULL THEN 'GRANTED'
    WHEN o.claim_id IS NOT NULL OR a.claim_id IS NOT NULL OR object_until < ${today} THEN 'OPEN'
    ELSE 'OBJECTION' END`;
  return db
    .selectFrom("claim")
    .leftJoin("claim_objection as o", "o.claim_id", "claim.id")
    .leftJoin("claim_agreement as a", "a.claim_id", "claim.id")
    .leftJoin("claim_decision as d", "d.claim_id", "claim.id")
    .leftJoin("claim_payout as p", "p.claim_id", "claim.id")
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("claim_correction")
          .selectAll()
          .whereRef("claim_correction.claim_id", "=", "claim.id")
          .orderBy("number", "desc")
          .limit(1)
          .as("c"),
      (join) => join.onTrue(),
    )
    .select(["claim.id", "claim.ref_id", "claim.amount_cents", "claim.reported_at", "claim.object_until"])
    .select(["claim.partner_id", "o.at as objected_at", "o.text as objection", "a.at as agreed_at"])
    .select(({ fn }) => fn.coalesce("o.at", "a.at").as("answered_at"))
    .select(({ fn }) => [
      fn.coalesce("c.outcome", "d.outcome").as("outcome"),
      fn.coalesce("c.granted_cents", "d.granted_cents").as("granted_cents"),
      fn.coalesce("c.item_cents", "d.item_cents").as("item_cents"),
      sql<string | null>`CASE WHEN c.id IS NULL THEN d.note ELSE c.note END`.as("note"),
      fn.coalesce("c.at", "d.at").as("decided_at"),
      fn.coalesce("c.staff_id", "d.staff_id").as("decided_by"),
    ])
    .select(["p.amount_cents as paid_cents", "p.paid_on", "p.reference", "p.at as paid_at", "p.staff_id as paid_by"])
    .select(({ ref }) => claimantOf(ref("claim.ref_id"), ref("claim.reported_at")).as("claimant"))
    .select([sql<boolean>`o.claim_id IS NOT NULL`.as("objected"), state.as("state")]);
}

/**
 * Since when a claim has waited for us: for the payout since the decision, for the decision since the objection, the
 * agreement, or the end of the time for one. `claim` is a row of `selectClaims`.
 */
export function claimWaitsSince(country: Expression<Country>): RawBuilder<Date> {
  const unanswered = startOfDayIn(country, sql`claim.object_until + 1`);
  return sql<Date>`coalesce(claim.decided_at, claim.answered_at, ${unanswered})`;
}

/** When a claim is due; null unless it waits for us. */
export function claimDue(workingDays: number): RawBuilder<Date | null> {
  const country = sql<Country>`(SELECT country FROM policy WHERE policy.ref_id = claim.ref_id)`;
  return sql<Date | null>`CASE WHEN claim.state IN ('OPEN', 'GRANTED') THEN coalesce(
    ${dueSetByPerson("CLAIM", sql<string>`claim.id::text`)}, ${dueAfter(claimWaitsSince(country), workingDays, country)}) END`;
}
