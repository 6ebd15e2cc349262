import { type CalendarDate, firstDayOf, hasEnded } from "@kautia/contract";
import type { Transaction } from "kysely";
import { findHold } from "../circumstances/index.ts";
import type { Database } from "../platform/database/schema.ts";
import { Refusal, refuse } from "../platform/http/refusal.ts";
import { localDay, startOfLocalDay } from "../platform/rules/local-day.ts";
import { guaranteeData, lockPolicy, type Policy, policyStatus, readCertificateTerms } from "../policy/index.ts";
import { findOrCreateCode, postOriginal } from "../policy-documents/index.ts";
import type { AmendmentRow } from "../views/amendments.ts";
import { eventId, writeEvent } from "../webhooks/index.ts";
import { askLandlordAgain, askTenantAgain } from "./ask-again.ts";
import { kindOf } from "./kinds/index.ts";
import type { AmendDeps } from "./kinds/kind.ts";
import { tellPartner } from "./tell-partner.ts";
import { tellUndone } from "./tell.ts";

/** Everybody has agreed: the change applies now, or waits for its first day. Writes nothing if it is no longer possible. */
export async function settleAgreed(
  transaction: Transaction<Database>,
  deps: AmendDeps,
  policy: Policy,
  amendment: AmendmentRow,
): Promise<Refusal | null> {
  if (await findHold(transaction, policy.ref_id)) return refuse("UNDER_REVIEW");
  const today = localDay(policy.country, deps.clock.now());
  const from = await readFirstDay(transaction, policy, amendment, today);
  if (isAfterEnd(policy, from)) return refuse("AMENDMENT_TOO_LATE");
  if (from <= today) return applyAmendment(transaction, deps, policy, { ...amendment, from_day: from });
  const agreed = { state: "AGREED" as const, from_day: from, due_at: startOfLocalDay(policy.country, from) };
  await transaction
    .updateTable("amendment")
    .set({ ...agreed, ...answersOf(amendment) })
    .where("id", "=", amendment.id)
    .execute();
  await tellPartner(transaction, policy, { ...amendment, ...agreed }, deps.clock.now());
  return null;
}

type Dated = Pick<AmendmentRow, "kind" | "asked_by" | "asked_at" | "from_day" | "answers">;

async function readFirstDay(transaction: Transaction<Database>, policy: Policy, amendment: Dated, today: CalendarDate) {
  const { kind, asked_by, asked_at, from_day } = amendment;
  const askedOn = localDay(policy.country, asked_at);
  const ownDay = await kindOf(kind).firstDay?.(transaction, policy, from_day, today, amendment);
  return ownDay ?? from_day ?? firstDayOf(kind, asked_by, { askedOn, today });
}

function isAfterEnd({ insurance_end }: Policy, from: CalendarDate): boolean {
  return insurance_end !== null && from > insurance_end;
}

/** Refuses a change that could not apply before the contract ends, even if everybody agreed today. */
export async function refuseTooLate(
  transaction: Transaction<Database>,
  { clock }: Pick<AmendDeps, "clock">,
  policy: Policy,
  { answers, waits_for, ...amendment }: Dated & Pick<AmendmentRow, "waits_for">,
): Promise<Refusal | null> {
  const now = clock.now();
  const missing = waits_for.map((party) => ({ party, agrees: true, at: now.toISOString(), ip: "", userAgent: null }));
  const agreed = { ...amendment, answers: [...answers, ...missing] };
  const from = await readFirstDay(transaction, policy, agreed, localDay(policy.country, now));
  return isAfterEnd(policy, from) ? refuse("AMENDMENT_TOO_LATE") : null;
}

/** Makes the change, tells everybody concerned and the partner. */
async function applyAmendment(
  transaction: Transaction<Database>,
  deps: AmendDeps,
  policy: Policy,
  amendment: AmendmentRow & { from_day: string },
): Promise<Refusal | null> {
  const { id, kind, change, from_day: from } = amendment;
  const { ref_id: refId } = policy;
  const now = deps.clock.now();
  const about = { policy, amendment, change, from };
  const effect = await kindOf(kind).apply(transaction, deps, about);
  // Somebody who agrees cannot correct the fields of the request.
  if (effect instanceof Refusal) return effect.fields.length > 0 ? refuse("POLICY_STATUS_CONFLICT") : effect;
  const { before, changed } = effect;
  await transaction
    .updateTable("amendment")
    .set({ state: "IN_FORCE", before: JSON.stringify(before), from_day: from, decided_at: now, due_at: null })
    .set({ terms_number: changed && changed.terms.number, ...answersOf(amendment) })
    .where("id", "=", id)
    .execute();
  const certified = changed && (await readCertificateTerms(transaction, refId));
  const hasCertificate = changed?.policy.cover_start != null && certified?.number === changed.terms.number;
  if (hasCertificate) {
    await findOrCreateCode({ ...deps, db: transaction }, refId);
    await postOriginal(transaction, deps, await lockPolicy(transaction, refId));
  }
  await kindOf(kind).tellApplied(transaction, deps, { ...about, ...effect, hasCertificate });
  const next = await lockPolicy(transaction, refId);
  if (next.landlord_email !== policy.landlord_email) await askLandlordAgain(transaction, deps, next);
  if (next.tenant_email !== policy.tenant_email) await askTenantAgain(transaction, deps, next);
  if (changed) await writeAmendedEvent(transaction, next, { id, kind, from, at: now });
  await tellPartner(transaction, next, { ...amendment, state: "IN_FORCE" }, now);
  return null;
}

function answersOf({ answers, waits_for }: AmendmentRow) {
  return { answers: JSON.stringify(answers), waits_for };
}

async function writeAmendedEvent(
  transaction: Transaction<Database>,
  policy: Policy,
  { id, kind, from, at }: Pick<AmendmentRow, "id" | "kind"> & { from: string; at: Date },
): Promise<void> {
  if (policy.partner_id === null) return;
  await writeEvent(transaction, policy.ref_id, {
    id: eventId("guarantee.amended", id),
    type: "guarantee.amended",
    at,
    data: {
      ...guaranteeData(policy),
      insuranceStart: policy.insurance_start,
      insuranceEnd: policy.insurance_end,
      kind,
      from,
    },
  });
}

/**
 * Closes an amendment without making its change, and tells everybody who asked or agreed, unless they know. Of a contract that
 * is over, only somebody who was to join does not know that.
 */
export async function closeUnchanged(
  transaction: Transaction<Database>,
  deps: AmendDeps,
  policy: Policy,
  amendment: AmendmentRow,
  { state, reason }: { state: "REFUSED" | "TAKEN_BACK" | "EXPIRED"; reason: string | null },
): Promise<null> {
  await transaction
    .updateTable("amendment")
    .set({ state, reason, decided_at: deps.clock.now(), due_at: null })
    .where("id", "=", amendment.id)
    .execute();
  await tellPartner(transaction, policy, { ...amendment, state }, deps.clock.now());
  await kindOf(amendment.kind).tellUndone?.(transaction, deps, { policy, amendment, change: amendment.change });
  if (hasEnded(policyStatus(policy))) return null;
  await tellUndone(transaction, deps, policy, { ...amendment, reason, outcome: state });
  return null;
}
