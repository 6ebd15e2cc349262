import { isDeepStrictEqual } from "node:util";
import {
  type AmendmentAsker,
  type AmendmentChange,
  amendmentsPerDay,
  excludes,
  fieldError,
  isSameMailbox,
  newMailbox,
  mayAsk,
  partiesToAsk,
  sideOf,
} from "@kautia/contract";
import type { Transaction } from "kysely";
import { findHold } from "../circumstances/index.ts";
import type { Assessment } from "../platform/database/column-types.ts";
import type { Database } from "../platform/database/schema.ts";
import { type Refusal, refuse, refuseFields } from "../platform/http/refusal.ts";
import { refuseTooOften } from "../platform/http/refuse-too-often.ts";
import { lockPolicy, policyStatus } from "../policy/index.ts";
import { answerOf } from "./answer.ts";
import { kindOf } from "./kinds/index.ts";
import type { AmendDeps } from "./kinds/kind.ts";
import { lastDayToAnswer } from "./last-day.ts";
import { readOpen } from "./read-open.ts";
import { refuseTooLate, settleAgreed } from "./settle.ts";
import { tellPartner } from "./tell-partner.ts";
import { day } from "../platform/rules/durations.ts";

export interface Asked {
  refId: string;
  change: AmendmentChange;
  by: AmendmentAsker;
  partnerId?: string;
  staffId?: string;
  /** What the risk check said, for kinds that need one. */
  assessment?: Assessment | null;
  /** The IP address and browser that asked, if a page or a call did. */
  from?: { ip: string; userAgent: string };
}

const limit = { most: amendmentsPerDay, period: day };

/**
 * Asks for a change of a contract. Asking for the same again changes nothing; while one waits, another one of its kind
 * is refused. Applies at once if nobody else has to agree. Null on success.
 */
export async function askForAmendment(
  transaction: Transaction<Database>,
  deps: AmendDeps,
  { refId, change, by, partnerId, staffId, assessment = null, from }: Asked,
): Promise<Refusal | null> {
  const policy = await lockPolicy(transaction, refId);
  const { kind } = change;
  if (!mayAsk(kind, by, { status: policyStatus(policy) })) return refuse("POLICY_STATUS_CONFLICT");
  const open = await readOpen(transaction, refId);
  const isRepeated = open.some((other) => other.asked_by === by && isDeepStrictEqual(other.change, change));
  if (isRepeated) return null;
  if (open.some((other) => excludes(other.kind, kind))) return refuse("AMENDMENT_OPEN");
  if (open.some((other) => isSameMailbox(other.change, change)))
    return refuseFields([fieldError(newMailbox(change)?.path ?? "change", "EMAIL_ONBOARDING_MUST_BE_DIFFERENT")]);
  const absent = kindOf(kind).absent?.(policy, change) ?? [];
  const waits_for = partiesToAsk(kind, by, { needsDesk: needsPerson(assessment), absent });
  if (waits_for.length === 0) {
    if (await wasMade(transaction, refId, change)) return null;
    if (await findHold(transaction, refId)) return refuse("UNDER_REVIEW");
  }
  const now = deps.clock.now();
  const asked = transaction.selectFrom("amendment").select("asked_at as at").where("ref_id", "=", refId);
  const tooOften = await refuseTooOften(asked, limit, now);
  if (tooOften) return tooOften;
  const refused = await kindOf(kind).refuse(transaction, deps, policy, change, by);
  if (refused) return refused;
  const dated = { kind, asked_by: by, asked_at: now, from_day: null, answers: [], waits_for };
  const tooLate = await refuseTooLate(transaction, deps, policy, dated);
  if (tooLate) return tooLate;
  const isRefused = assessment?.outcome === "REFUSED";
  const amendment = await transaction
    .insertInto("amendment")
    .values({
      id: deps.random.uuid(),
      ref_id: refId,
      kind,
      change: JSON.stringify(change),
      asked_by: by,
      partner_id: partnerId ?? null,
      staff_id: staffId ?? null,
      asked_at: now,
      waits_for,
      answers: JSON.stringify(from ? [answerOf(deps, { party: sideOf(by) ?? "STAFF", agrees: true, from })] : []),
      assessment: assessment && JSON.stringify(assessment),
      ...lastDayToAnswer(policy, change, now),
      ...(isRefused && { state: "REFUSED", decided_at: now, due_at: null }),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (isRefused) return refuse("RISK_REFUSED");
  await kindOf(kind).tellAsked(transaction, deps, { policy, amendment, change });
  if (waits_for.length > 0) {
    await tellPartner(transaction, policy, amendment, now);
    return null;
  }
  const impossible = await settleAgreed(transaction, deps, policy, amendment);
  if (impossible) throw new Error(`amendment ${amendment.id} was possible, and is not`);
  return null;
}

/** The desk decides if the rules reach no verdict, or one that needs proof. */
function needsPerson(assessment: Assessment | null): boolean {
  if (assessment === null) return false;
  return assessment.outcome === "MANUAL_REVIEW" || assessment.requiredDocuments.length > 0;
}

/** Whether the latest change of this kind is the same, so that a repeated call does not make it twice. */
async function wasMade(transaction: Transaction<Database>, refId: string, change: AmendmentChange): Promise<boolean> {
  const made = transaction
    .selectFrom("amendment")
    .select("change")
    .where("ref_id", "=", refId)
    .where("kind", "=", change.kind)
    .where("state", "=", "IN_FORCE")
    .orderBy("decided_at", "desc");
  return isDeepStrictEqual((await made.executeTakeFirst())?.change, change);
}
