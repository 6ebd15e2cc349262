import {
  addDays,
  type CallInput,
  countryFacts,
  type decideUnpaid as decideCall,
  fieldError,
  fromCents,
  lastDayAfterTermination,
  type StaffAction,
  type StaffApproval,
} from "@kautia/contract";
import type { Transaction } from "kysely";
import { bookDifference, changeReminder, divideUnpaid, findReminder, sumUnpaid } from "../../billing/index.ts";
import { findChargePause } from "../../circumstances/index.ts";
import { findLastDayToClaim } from "../../claims/index.ts";
import type { Deps } from "../../deps.ts";
import { writeMail } from "../../mails/index.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { StaffMember } from "../../platform/http/callers.ts";
import { Refusal, refuse, refuseDay, refuseFields } from "../../platform/http/refusal.ts";
import { localDay, startOfLocalDay } from "../../platform/rules/local-day.ts";
import {
  changeTerms,
  guaranteeMailData,
  homePlace,
  lockPolicy,
  type Policy,
  policyMailData,
  recordNotice,
  toLandlord,
  toTenant,
} from "../../policy/index.ts";
import { askForApproval } from "../approvals/ask.ts";
import { changeKnown, type Done } from "../change-known.ts";
import { refuseWhile } from "../circumstances/refuse-while.ts";
import { writeNote } from "../notes.ts";
import { recordAct } from "../session.ts";

type Decision = CallInput<typeof decideCall>["body"];

/** How far ahead the desk can look again, or begin instalments. */
const mostDaysAhead = 90;

/** Decides what follows when the two weeks of a reminder are over. */
export function decideUnpaid(
  deps: Deps,
  person: StaffMember,
  refId: string,
  decision: Decision,
): Promise<Done | Refusal> {
  return changeKnown(deps, refId, async (transaction, policy) => {
    const paused = refuseWhile(policy, await findChargePause(transaction, refId));
    return paused ?? decide(transaction, deps, person, policy, decision);
  });
}

async function decide(
  transaction: Transaction<Database>,
  deps: Deps,
  person: StaffMember,
  policy: Policy,
  { outcome, on, parts, note }: Decision,
): Promise<Refusal | null> {
  const { ref_id: refId } = policy;
  const reminder = await findCase(transaction, refId);
  if (!reminder) return refuse("STEP_NOT_ALLOWED");
  if (outcome === "TERMINATE") {
    const payload = { amount: fromCents(await sumUnpaid(transaction, refId)) };
    const asked = { kind: "terminate-unpaid", subjectId: reminder.id, refId, payload, reason: note } as const;
    return askForApproval(transaction, deps, person, asked);
  }
  if (on === null) return refuseFields([fieldError("on", "FIELD_REQUIRED")]);
  const today = localDay(policy.country, deps.clock.now());
  const impossible = refuseDay("on", on, [addDays(today, 1), addDays(today, mostDaysAhead)]);
  if (impossible) return impossible;
  if (outcome === "WAIT") {
    const due_at = startOfLocalDay(policy.country, on);
    await changeReminder(transaction, reminder.id, { state: "WAITING", due_at });
  } else {
    if (parts === null) return refuseFields([fieldError("parts", "FIELD_REQUIRED")]);
    const days = await divideUnpaid(transaction, deps, policy, { parts, firstOn: on });
    if (!days) return refuse("STEP_NOT_ALLOWED");
    await changeReminder(transaction, reminder.id, { state: "INSTALMENTS", due_at: null });
    await writeMail(transaction, deps, {
      ...toTenant(policy),
      reason: `instalments-agreed:${reminder.id}`,
      kind: "instalments-agreed",
      data: { ...policyMailData(policy), parts: days },
    });
  }
  const act: StaffAction = outcome === "WAIT" ? "wait-for-premium" : "agree-instalments";
  await writeNote(transaction, deps, person, refId, { note, called: null });
  await recordAct(transaction, deps, { by: person.id, act, refId, detail: { on, parts } });
  return null;
}

/** The reminder that waits for a decision; null if none does. */
async function findCase(transaction: Transaction<Database>, refId: string) {
  const reminder = await findReminder(transaction, refId);
  return reminder && (reminder.state === "CASE" || reminder.state === "WAITING") ? reminder : null;
}

/**
 * Terminates what a second person has approved. The landlord is told a month before cover ends; what the tenant pays until then
 * lifts the termination.
 */
export async function terminateApproved(
  transaction: Transaction<Database>,
  deps: Deps,
  { refId, subjectId, askedBy }: Extract<StaffApproval, { kind: "terminate-unpaid" }>,
): Promise<Refusal | null> {
  const policy = await lockPolicy(transaction, refId ?? "");
  const { country, insurance_end: agreed_end, cover_state } = policy;
  const reminder = await findCase(transaction, policy.ref_id);
  const today = localDay(country, deps.clock.now());
  const on = lastDayAfterTermination(homePlace(policy), today);
  const isUnpaid = (await sumUnpaid(transaction, policy.ref_id)) > 0;
  if (reminder?.id !== subjectId || cover_state !== "ACCEPTED" || !isUnpaid) return refuse("STEP_NOT_ALLOWED");
  if (agreed_end !== null && agreed_end <= on) return refuse("STEP_NOT_ALLOWED");
  const changed = await changeTerms(transaction, deps, { refId: policy.ref_id, change: { insurance_end: on } });
  // The mails about the termination already announce this end.
  await recordNotice(transaction, policy.ref_id, "end_notice_at");
  await bookDifference(transaction, deps, changed);
  const due_at = startOfLocalDay(country, addDays(on, 1));
  await changeReminder(transaction, reminder.id, { state: "TERMINATED", due_at, ends_on: on, agreed_end });
  await recordAct(transaction, deps, { by: askedBy.id, act: "terminate-unpaid", refId, detail: { on } });
  const data = { ...(await guaranteeMailData(transaction, policy)), on };
  await writeMail(transaction, deps, {
    ...toTenant(policy),
    reason: `policy-terminated:${reminder.id}`,
    kind: "policy-terminated",
    data: { ...data, amountCents: await sumUnpaid(transaction, policy.ref_id), law: countryFacts[country].unpaidLaw },
  });
  await writeMail(transaction, deps, {
    ...toLandlord(policy),
    reason: `landlord-terminated:${reminder.id}`,
    kind: "landlord-terminated",
    data: { ...data, claimsUntil: findLastDayToClaim(deps.config, policy, addDays(on, 1)) },
  });
  return null;
}
