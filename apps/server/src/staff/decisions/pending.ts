import { isDeepStrictEqual } from "node:util";
import { caseVerdict, type CaseVerdict, claimVerdict, type ClaimVerdict, type PendingKind } from "@kautia/contract";
import type { Kysely, Transaction } from "kysely";
import { parse } from "zod/mini";
import type { Deps } from "../../deps.ts";
import type { StaffMember } from "../../platform/http/callers.ts";
import type { Refusal } from "../../platform/http/refusal.ts";
import type { Database } from "../../platform/database/schema.ts";
import { staffDay, refuseAsDecided } from "../refuse-as-decided.ts";
import { later, second, secondsUntil } from "../../platform/rules/durations.ts";

interface Verdicts {
  CASE: CaseVerdict;
  CLAIM: ClaimVerdict;
}

export interface PendingDecision<Kind extends PendingKind> {
  kind: Kind;
  /** The refId of a case, the id of a claim. */
  subjectId: string;
  refId: string;
  verdict: Verdicts[Kind];
  /** The decision that the person saw; null for a claim. */
  seenDecisionId: string | null;
}

/** When a decision that is made now takes effect. */
export const effectOf = ({ clock, config }: Pick<Deps, "clock" | "config">) =>
  later(clock.now(), config.decisionUndoSeconds * second);

/** Stores a decision until it takes effect. The caller has locked the subject and found no other. */
export async function storePending<Kind extends PendingKind>(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock" | "random" | "config">,
  person: StaffMember,
  { kind, subjectId, refId, verdict, seenDecisionId }: PendingDecision<Kind>,
): Promise<void> {
  await transaction
    .insertInto("pending_decision")
    .values({
      id: deps.random.uuid(),
      kind,
      subject_id: subjectId,
      ref_id: refId,
      staff_id: person.id,
      verdict: JSON.stringify(verdict),
      seen_decision_id: seenDecisionId,
      decided_at: deps.clock.now(),
      takes_effect_at: effectOf(deps),
    })
    .execute();
}

/** Whether somebody has decided already: null if not, true if it was the same decision by the same person. */
export async function findEarlier<Kind extends PendingKind>(
  transaction: Transaction<Database>,
  person: StaffMember,
  { kind, subjectId, verdict }: Pick<PendingDecision<Kind>, "kind" | "subjectId" | "verdict">,
): Promise<true | Refusal | null> {
  const pending = await findPending(transaction, kind, subjectId);
  if (!pending) return null;
  const isSame = pending.staff_id === person.id && isDeepStrictEqual(pending.verdict, verdict);
  return isSame ? true : refuseAsDecided(pending.name, staffDay(pending.decided_at));
}

function findPending(db: Kysely<Database>, kind: PendingKind, subjectId: string) {
  return db
    .selectFrom("pending_decision as pending")
    .innerJoin("staff_account", "staff_account.id", "pending.staff_id")
    .selectAll("pending")
    .select("staff_account.name")
    .where("pending.kind", "=", kind)
    .where("pending.subject_id", "=", subjectId)
    .executeTakeFirst();
}

/** The decision that takes effect soon, as pages show it; null if there is none. */
async function readPending(db: Kysely<Database>, kind: PendingKind, subjectId: string, now: Date) {
  const row = await findPending(db, kind, subjectId);
  if (!row) return null;
  return {
    by: { id: row.staff_id, name: row.name },
    decidedAt: row.decided_at.toISOString(),
    takesEffectAt: row.takes_effect_at.toISOString(),
    secondsLeft: Math.max(0, secondsUntil(row.takes_effect_at, now)),
    verdict: row.verdict,
  };
}

export async function readPendingCase(db: Kysely<Database>, refId: string, now: Date) {
  const pending = await readPending(db, "CASE", refId, now);
  return pending && { ...pending, verdict: parse(caseVerdict, pending.verdict) };
}

export async function readPendingClaim(db: Kysely<Database>, claimId: string, now: Date) {
  const pending = await readPending(db, "CLAIM", claimId, now);
  return pending && { ...pending, verdict: parse(claimVerdict, pending.verdict) };
}
