import {
  type AmendmentParty,
  type AmendmentAsker,
  amendmentRules,
  hasEnded,
  mayAnswer,
  isOwnAmendment,
  isSignedBy,
  mayTakeBack,
  sideOf,
} from "@kautia/contract";
import type { Kysely, Transaction } from "kysely";
import { findHold } from "../circumstances/index.ts";
import type { AmendmentAnswer } from "../platform/database/column-types.ts";
import type { Database } from "../platform/database/schema.ts";
import { type Refusal, refuse } from "../platform/http/refusal.ts";
import { isUuid } from "../platform/rules/uuid.ts";
import { lockPolicy, policyStatus } from "../policy/index.ts";
import type { AmendmentRow } from "../views/amendments.ts";
import { readUndecided } from "./kinds/ask-others.ts";
import { kindOf } from "./kinds/index.ts";
import type { AmendDeps } from "./kinds/kind.ts";
import { lastDayToAnswer } from "./last-day.ts";
import { closeUnchanged, refuseTooLate, settleAgreed } from "./settle.ts";
import { tellPartner } from "./tell-partner.ts";

interface Answer extends Pick<AmendmentAnswer, "coTenantId" | "joined"> {
  refId: string;
  amendmentId: string;
  party: AmendmentParty;
  agrees: boolean;
  reason: string | null;
  from: { ip: string; userAgent: string };
}

/** Agrees to or refuses a change. The same answer again changes nothing. Null on success. */
export async function answerAmendment(
  transaction: Transaction<Database>,
  deps: AmendDeps,
  { refId, amendmentId, party, agrees, reason, from, ...of }: Answer,
): Promise<Refusal | null> {
  const policy = await lockPolicy(transaction, refId);
  const found = await findAmendment(transaction, { refId, amendmentId });
  if (!found || !isShownTo(party, found)) return refuse("NOT_FOUND");
  const isOwn = party === (sideOf(found.asked_by) ?? "STAFF");
  const same = found.answers.filter(
    (given) => given.party === party && given.coTenantId === of.coTenantId && given.agrees === agrees,
  );
  // Asking counts as agreeing.
  if (same.length > (isOwn ? 1 : 0)) return null;
  const may = mayAnswer(party, { ...found, askedBy: found.asked_by, waitsFor: found.waits_for });
  if (hasEnded(policyStatus(policy)) || !(agrees ? may.agree : may.refuse)) return refuse("POLICY_STATUS_CONFLICT");
  const { change } = found;
  const kind = kindOf(found.kind);
  const signs = agrees && isSignedBy(party, found.kind);
  const signed = { policy, amendment: found, change, coTenantId: of.coTenantId ?? null };
  const unsigned = signs ? await kind.sign?.(transaction, deps, signed) : null;
  if (unsigned) return unsigned;
  const answers = [...found.answers, { ...answerOf(deps, { party, agrees, from }), ...of }];
  const isDone =
    agrees && (party !== "CO_TENANTS" || (await readUndecided(transaction, policy, { answers })).length === 0);
  const waits_for = isDone ? found.waits_for.filter((waiting) => waiting !== party) : found.waits_for;
  const amendment = { ...found, answers, waits_for };
  if (agrees && waits_for.length === 0) return settleAgreed(transaction, deps, policy, amendment);
  if (agrees && (await findHold(transaction, refId))) return refuse("UNDER_REVIEW");
  const tooLate = agrees ? await refuseTooLate(transaction, deps, policy, amendment) : null;
  if (tooLate) return tooLate;
  const until = lastDayToAnswer(policy, change, deps.clock.now());
  const answered = { answers: JSON.stringify(answers), waits_for, ...(agrees && until) };
  await transaction.updateTable("amendment").set(answered).where("id", "=", found.id).execute();
  if (!agrees) return closeUnchanged(transaction, deps, policy, amendment, { state: "REFUSED", reason });
  const waiting = { ...amendment, ...until };
  await kind.tellAsked(transaction, deps, { policy, amendment: waiting, change });
  await tellPartner(transaction, policy, waiting, deps.clock.now());
  return null;
}

/** An answer as it is kept, with where it came from. */
export function answerOf(
  { clock }: Pick<AmendDeps, "clock">,
  { party, agrees, from }: Pick<Answer, "party" | "agrees" | "from">,
): AmendmentAnswer {
  return { party, agrees, at: clock.now().toISOString(), ip: from.ip, userAgent: from.userAgent || null };
}

/** Takes a change back that the same side asked for. Null on success, also if it was taken back before. */
export async function takeBackAmendment(
  transaction: Transaction<Database>,
  deps: AmendDeps,
  { refId, amendmentId, by }: { refId: string; amendmentId: string; by: AmendmentAsker },
): Promise<Refusal | null> {
  const policy = await lockPolicy(transaction, refId);
  const found = await findAmendment(transaction, { refId, amendmentId });
  const isKnown =
    found !== null && (by === "STAFF" || isOwnAmendment(by, found.asked_by) || isSignedBy(by, found.kind));
  if (!isKnown) return refuse("NOT_FOUND");
  if (found.state === "TAKEN_BACK") return null;
  if (!mayTakeBack(by, { ...found, askedBy: found.asked_by })) return refuse("POLICY_STATUS_CONFLICT");
  return closeUnchanged(transaction, deps, policy, found, { state: "TAKEN_BACK", reason: null });
}

/** Null for an unknown or malformed id, and for an amendment of another contract. */
export async function findAmendment(
  db: Kysely<Database>,
  { refId, amendmentId }: { refId?: string; amendmentId: string },
): Promise<AmendmentRow | null> {
  if (!isUuid(amendmentId)) return null;
  const found = await db
    .selectFrom("amendment")
    .selectAll()
    .where("id", "=", amendmentId)
    .$if(refId !== undefined, (query) => query.where("ref_id", "=", refId ?? ""))
    .executeTakeFirst();
  return found ?? null;
}

function isShownTo(party: AmendmentParty, { kind }: Pick<AmendmentRow, "kind">): boolean {
  if (party === "STAFF") return true;
  const { shownTo, agreedBy } = amendmentRules[kind];
  return agreedBy.includes(party) || isSignedBy(party, kind) || shownTo.some((side) => side === party);
}
