import type { CalendarDate, ClaimOutcome, LineActor, LineEntry, LineEvent } from "@kautia/contract";
import { isPaying } from "./policy-state.ts";
import type { LineClaim, LineMovingOut, LineRepayment, PastChange, PolicyLife } from "./status-line-facts.ts";

/** The policy's past events, oldest first. */
export function listPast(life: PolicyLife): LineEntry[] {
  const withCash = insertByDate(listPastOfPolicy(life), pastCashReturn(life), isEnd);
  const moved = insertByDate(withCash, life.movingOuts.flatMap(pastOfMovingOut), isEnd);
  const all = insertByDate(moved, life.claims.flatMap(pastOfClaim), () => false);
  return all.map(({ event, state, on, by }) => ({ event, state, on, by }));
}

type Dated = LineEntry & { on: CalendarDate; at?: string | null | undefined };

/**
 * Inserts each entry by its day and time. Without a time it becomes the last of its day, except that entries with
 * `comesLater` stay behind it.
 */
function insertByDate(past: Dated[], entries: readonly Dated[], comesLater: (entry: Dated) => boolean): Dated[] {
  return entries.reduce((line, entry) => {
    const later = line.findIndex((dated) => {
      if (dated.on !== entry.on) return dated.on > entry.on;
      return dated.at && entry.at && dated.at !== entry.at ? dated.at > entry.at : comesLater(dated);
    });
    return line.toSpliced(later < 0 ? line.length : later, 0, entry);
  }, past);
}

function isEnd({ event }: Dated): boolean {
  return event === "END" || event === "WITHDRAWN";
}

/** The agreed day for returning the cash deposit, once it has passed. Not listed if the policy had ended before. */
function pastCashReturn({ status, history, cashReturnOn, today }: PolicyLife): Dated[] {
  if (cashReturnOn === null || cashReturnOn > today) return [];
  const last = history.at(-1)?.on ?? today;
  if (!isPaying(status) && cashReturnOn > last) return [];
  return [{ event: "CASH_RETURN", state: "done", on: cashReturnOn, by: "landlord" }];
}

function pastOfMovingOut({ state, givenOn, givenAt, decidedOn, decidedAt }: LineMovingOut): Dated[] {
  const given: Dated = { event: "MOVING_OUT_GIVEN", state: "done", on: givenOn, at: givenAt, by: "tenant" };
  if (decidedOn === null) return [given];
  const event = state === "CONFIRMED" ? "MOVING_OUT_CONFIRMED" : "MOVING_OUT_REFUSED";
  return [given, { event, state: "done", on: decidedOn, at: decidedAt, by: "insurer" }];
}

function pastOfClaim(claim: LineClaim): Dated[] {
  const { reportedOn, reportedAt, objectedOn, objectedAt, agreedOn, agreedAt, decided, paidOn, paidAt, repayment } =
    claim;
  const state = "done";
  return [
    { event: "CLAIM_REPORTED", state, on: reportedOn, at: reportedAt, by: "landlord" },
    ...(objectedOn === null
      ? []
      : [{ event: "CLAIM_OBJECTED", state, on: objectedOn, at: objectedAt, by: "tenant" } as const]),
    ...(agreedOn === null ? [] : [{ event: "CLAIM_AGREED", state, on: agreedOn, at: agreedAt, by: "tenant" } as const]),
    ...(decided === null
      ? []
      : [{ event: eventOfDecision(decided.outcome), state, on: decided.on, at: decided.at, by: "insurer" } as const]),
    ...(paidOn === null ? [] : [{ event: "CLAIM_PAID", state, on: paidOn, at: paidAt, by: "insurer" } as const]),
    ...(repayment ? pastOfRepayment(repayment) : []),
  ];
}

function pastOfRepayment({ planned, instalments, paidOn, paidAt }: LineRepayment): Dated[] {
  const past: Dated[] = [];
  if (planned) {
    const { on, at, by } = planned;
    past.push(
      by === "tenant"
        ? { event: "REPAYMENT_PLANNED", state: "done", on, at, by }
        : { event: "REPAYMENT_INVOICED", state: "done", on, at, by: "insurer" },
    );
  }
  for (const { failedOn, failedAt, state } of instalments) {
    if (failedOn === null) continue;
    const severity = state === "PAID" ? ("done" as const) : ("problem" as const);
    past.push({ event: "INSTALMENT_FAILED", state: severity, on: failedOn, at: failedAt, by: "insurer" });
  }
  if (paidOn !== null) past.push({ event: "REPAID", state: "done", on: paidOn, at: paidAt, by: "tenant" });
  return past;
}

function eventOfDecision(outcome: ClaimOutcome): LineEvent {
  return outcome === "REFUSED" ? "CLAIM_REFUSED" : "CLAIM_ACCEPTED";
}

function listPastOfPolicy(life: PolicyLife): Dated[] {
  const past = life.history.flatMap((change): Dated[] => {
    const event = eventOf(change);
    return event
      ? [{ event, state: stateOf(event, change, life), on: change.on, at: change.at, by: actorOf(change) }]
      : [];
  });
  const { coverStart, today } = life;
  const last = past.at(-1);
  const endedOn = last && isEnd(last) ? last.on : null;
  if (coverStart === null || coverStart > today || (endedOn !== null && endedOn < coverStart)) return past;
  // The start of cover is not a status change, so it is inserted: after the acceptance and before later events.
  const accepted = past.findIndex(({ event }) => event === "ACCEPTED");
  const later = past.findIndex(({ on }, index) => index > accepted && on >= coverStart);
  const cover: Dated = { event: "COVER", state: "done", on: coverStart, by: "insurer" };
  return past.toSpliced(later < 0 ? past.length : later, 0, cover);
}

function eventOf({ from, to }: PastChange): LineEvent | null {
  if (from === "CANCELLATION_REQUESTED" && isPaying(to)) return "STAYED";
  switch (to) {
    case "SIGNED":
    case "ACCEPTED":
    case "DECLINED":
    case "CANCELLATION_REQUESTED":
    case "WITHDRAWN":
      return to;
    case "ENDED":
      return from === "SIGNED" ? "UNANSWERED" : "END";
    case "PAST_DUE":
      return "PREMIUM_FAILED";
    case "ACTIVE":
      return from === "PAST_DUE" ? "PREMIUM_PAID" : null;
  }
}

/** Only the latest failed premium counts as a problem, and only while the policy is past due. */
function stateOf(event: LineEvent, change: PastChange, { status, history }: PolicyLife): "done" | "problem" {
  if (event === "DECLINED" || event === "UNANSWERED") return "problem";
  if (event !== "PREMIUM_FAILED" || status !== "PAST_DUE") return "done";
  return history.findLast((pastChange) => eventOf(pastChange) === event) === change ? "problem" : "done";
}

function actorOf({ cause }: PastChange): LineActor {
  return cause === "tenant" || cause === "landlord" ? cause : "insurer";
}
