import {
  type CalendarDate,
  type ClaimOutcome,
  type Instalment,
  isForLandlord,
  type LandlordLineEntry,
  type LineActor,
  type LineEntry,
  type LineEvent,
  type MovingOutState,
  type PolicyStatus,
} from "@kautia/contract";
import { claimState } from "./claim-state.ts";
import { isPaying } from "./policy-life.ts";

/** All days in this file are local days of the policy's country. */
export interface PastChange {
  from: PolicyStatus | null;
  to: PolicyStatus;
  on: CalendarDate;
  cause: "tenant" | "landlord" | "calendar" | "card";
}

export interface LineClaim {
  reportedOn: CalendarDate;
  objectUntil: CalendarDate;
  objectedOn: CalendarDate | null;
  decided: { on: CalendarDate; outcome: ClaimOutcome } | null;
  /** The day on which the landlord was paid; null before. */
  paidOn: CalendarDate | null;
  /** Null when nothing is owed, and for readers who may not see it. */
  repayment: LineRepayment | null;
}

export interface LineRepayment {
  chooseUntil: CalendarDate;
  planned: { on: CalendarDate; by: "tenant" | "calendar" } | null;
  /** By due day. */
  instalments: readonly Pick<Instalment, "on" | "state" | "failedOn" | "nextTryOn">[];
  paidOn: CalendarDate | null;
}

export interface LineMovingOut {
  state: Exclude<MovingOutState, "DROPPED">;
  givenOn: CalendarDate;
  decidedOn: CalendarDate | null;
}

/** All lists are oldest first. */
export interface PolicyLife {
  status: PolicyStatus;
  history: readonly PastChange[];
  insuranceStart: CalendarDate;
  insuranceEnd: CalendarDate | null;
  /** Null until the landlord has accepted. */
  coverStart: CalendarDate | null;
  /** The day by which the landlord returns the cash deposit; null if none was paid. */
  cashReturnOn: CalendarDate | null;
  /** The last day on which the landlord can answer; null without a deadline, and after the answer. */
  answerUntil: CalendarDate | null;
  /** The day of the next charge attempt for a due premium; null when none is planned. */
  nextTryOn: CalendarDate | null;
  /** The day on which the next premium falls due; null when none is left. */
  nextPremiumOn: CalendarDate | null;
  claims: readonly LineClaim[];
  movingOuts: readonly LineMovingOut[];
  today: CalendarDate;
}

/** Past events, oldest first, then the next ones with who acts and when. */
export function statusLine(life: PolicyLife): LineEntry[] {
  return markCurrent(listPast(life), listUpcoming(life));
}

/** Without premiums and repayments. */
export function landlordLine(life: PolicyLife): LandlordLineEntry[] {
  return markCurrent(listPast(life).filter(isVisibleToLandlord), listUpcoming(life).filter(isVisibleToLandlord));
}

function isVisibleToLandlord<E extends { event: LineEvent }>(entry: E): entry is E & Pick<LandlordLineEntry, "event"> {
  return isForLandlord(entry.event);
}

function markCurrent<E extends { event: LineEvent }>(past: (E & LineEntry)[], upcoming: (E & Upcoming)[]) {
  return [
    ...past,
    ...upcoming.map((entry, index) => ({
      ...entry,
      state: index === 0 ? ("current" as const) : ("upcoming" as const),
    })),
  ];
}

function listPast(life: PolicyLife): LineEntry[] {
  const withCash = insertByDate(listPastOfPolicy(life), pastCashReturn(life), isEnd);
  const moved = insertByDate(withCash, life.movingOuts.flatMap(pastOfMovingOut), isEnd);
  return insertByDate(moved, life.claims.flatMap(pastOfClaim), () => false);
}

type Dated = LineEntry & { on: CalendarDate };

/** Inserts each entry after the others of its day, but before those for which `comesLater` is true. */
function insertByDate(
  past: LineEntry[],
  entries: readonly Dated[],
  comesLater: (entry: LineEntry) => boolean,
): LineEntry[] {
  return entries.reduce((line, entry) => {
    const later = line.findIndex(
      (one) => one.on !== null && (one.on > entry.on || (one.on === entry.on && comesLater(one))),
    );
    return line.toSpliced(later < 0 ? line.length : later, 0, entry);
  }, past);
}

function isEnd({ event }: LineEntry): boolean {
  return event === "END" || event === "WITHDRAWN";
}

/** A day after the policy's end is not listed. */
function pastCashReturn({ status, history, cashReturnOn, today }: PolicyLife): Dated[] {
  if (cashReturnOn === null || cashReturnOn > today) return [];
  const last = history.at(-1)?.on ?? today;
  if (!isPaying(status) && cashReturnOn > last) return [];
  return [{ event: "CASH_RETURN", state: "done", on: cashReturnOn, by: "landlord" }];
}

function pastOfMovingOut({ state, givenOn, decidedOn }: LineMovingOut): Dated[] {
  const given: Dated = { event: "MOVING_OUT_GIVEN", state: "done", on: givenOn, by: "tenant" };
  if (decidedOn === null) return [given];
  const event = state === "CONFIRMED" ? "MOVING_OUT_CONFIRMED" : "MOVING_OUT_REFUSED";
  return [given, { event, state: "done", on: decidedOn, by: "insurer" }];
}

function pastOfClaim({ reportedOn, objectedOn, decided, paidOn, repayment }: LineClaim): Dated[] {
  const state = "done";
  return [
    { event: "CLAIM_REPORTED", state, on: reportedOn, by: "landlord" },
    ...(objectedOn === null ? [] : [{ event: "CLAIM_OBJECTED", state, on: objectedOn, by: "tenant" } as const]),
    ...(decided === null
      ? []
      : [{ event: eventOfDecision(decided.outcome), state, on: decided.on, by: "insurer" } as const]),
    ...(paidOn === null ? [] : [{ event: "CLAIM_PAID", state, on: paidOn, by: "insurer" } as const]),
    ...(repayment ? pastOfRepayment(repayment) : []),
  ];
}

function pastOfRepayment({ planned, instalments, paidOn }: LineRepayment): Dated[] {
  const past: Dated[] = [];
  if (planned)
    past.push(
      planned.by === "tenant"
        ? { event: "REPAYMENT_PLANNED", state: "done", on: planned.on, by: "tenant" }
        : { event: "REPAYMENT_INVOICED", state: "done", on: planned.on, by: "insurer" },
    );
  for (const { failedOn, state } of instalments) {
    if (failedOn === null) continue;
    const severity = state === "PAID" ? ("done" as const) : ("problem" as const);
    past.push({ event: "INSTALMENT_FAILED", state: severity, on: failedOn, by: "insurer" });
  }
  if (paidOn !== null) past.push({ event: "REPAID", state: "done", on: paidOn, by: "tenant" });
  return past;
}

function eventOfDecision(outcome: ClaimOutcome): LineEvent {
  return outcome === "REFUSED" ? "CLAIM_REFUSED" : "CLAIM_ACCEPTED";
}

function listPastOfPolicy(life: PolicyLife): LineEntry[] {
  const past = life.history.flatMap((change) => {
    const event = eventOf(change);
    return event ? [{ event, state: stateOf(event, change, life), on: change.on, by: actorOf(change) }] : [];
  });
  const { coverStart, today } = life;
  if (coverStart === null || coverStart > today) return past;
  // The start of cover is no status change. It follows the acceptance and precedes later events.
  const accepted = past.findIndex(({ event }) => event === "ACCEPTED");
  const after = past.findIndex(({ on }, index) => index > accepted && on >= coverStart);
  const over = past.at(-1);
  const isOver = over !== undefined && isEnd(over);
  if (isOver && over.on < coverStart) return past;
  return past.toSpliced(after < 0 ? past.length : after, 0, {
    event: "COVER",
    state: "done",
    on: coverStart,
    by: "insurer",
  });
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

/** A problem stays marked until it is solved. */
function stateOf(event: LineEvent, change: PastChange, { status, history }: PolicyLife): "done" | "problem" {
  if (event === "DECLINED" || event === "UNANSWERED") return "problem";
  if (event !== "PREMIUM_FAILED" || status !== "PAST_DUE") return "done";
  return history.findLast((one) => eventOf(one) === event) === change ? "problem" : "done";
}

function actorOf({ cause }: PastChange): LineActor {
  return cause === "tenant" || cause === "landlord" ? cause : "insurer";
}

type Upcoming = Omit<LineEntry, "state">;

function listUpcoming(life: PolicyLife): Upcoming[] {
  const ofClaims = life.claims.flatMap((claim) => nextOfClaim(claim, life.today));
  // Automatic steps follow steps that wait for a person.
  const automatic = ofClaims.filter(({ event }) => event === "NEXT_INSTALMENT");
  return [...ofClaims.filter((one) => !automatic.includes(one)), ...automatic, ...listUpcomingOfPolicy(life)];
}

/** A claim continues after the policy has ended. */
function nextOfClaim(claim: LineClaim, today: CalendarDate): Upcoming[] {
  const { objectUntil, objectedOn, decided, paidOn, repayment } = claim;
  const outcome = decided?.outcome ?? null;
  const ofRepayment = repayment ? nextOfRepayment(repayment) : [];
  switch (claimState({ objectUntil, objected: objectedOn !== null, outcome, isPaidOut: paidOn !== null }, today)) {
    case "OBJECTION":
      return [{ event: "CLAIM_OBJECTION", on: objectUntil, by: "tenant" }];
    case "OPEN":
      return [{ event: "CLAIM_DECISION", on: null, by: "insurer" }];
    case "GRANTED":
      return [{ event: "CLAIM_PAYOUT", on: null, by: "insurer" }, ...ofRepayment];
    case "PAID":
    case "REFUSED":
      return ofRepayment;
  }
}

function nextOfRepayment({ chooseUntil, planned, instalments }: LineRepayment): Upcoming[] {
  if (planned === null) return [{ event: "REPAYMENT_CHOICE", on: chooseUntil, by: "tenant" }];
  if (planned.by === "calendar")
    return instalments
      .filter(({ state }) => state !== "PAID")
      .map(({ on }) => ({ event: "INVOICE_DUE" as const, on, by: "tenant" as const }));
  const again = instalments.filter(({ state, nextTryOn }) => state !== "PAID" && nextTryOn !== null);
  const next = instalments.find(({ state, failedOn }) => state !== "PAID" && failedOn === null);
  const upcoming: Upcoming[] = again.map(({ nextTryOn }) => ({
    event: "INSTALMENT_TRY",
    on: nextTryOn,
    by: "insurer",
  }));
  if (instalments.some(({ state }) => state === "UNPAID"))
    upcoming.push({ event: "PERSON_TAKES_OVER", on: null, by: "insurer" });
  if (next) upcoming.push({ event: "NEXT_INSTALMENT", on: next.on, by: "insurer" });
  return upcoming;
}

function listUpcomingOfPolicy(life: PolicyLife): Upcoming[] {
  const { status, today, insuranceStart, insuranceEnd, coverStart } = life;
  if (status === "SIGNED") {
    const from = insuranceStart > today ? insuranceStart : null;
    return [
      { event: "LANDLORD_ANSWER", on: life.answerUntil, by: "landlord" },
      { event: "COVER", on: from, by: "insurer" },
    ];
  }
  if (!isPaying(status)) return [];
  const { cashReturnOn } = life;
  const upcomingCash: Upcoming[] =
    cashReturnOn !== null && cashReturnOn > today ? [{ event: "CASH_RETURN", on: cashReturnOn, by: "landlord" }] : [];
  const upcomingCover: Upcoming[] =
    coverStart !== null && coverStart > today ? [{ event: "COVER", on: coverStart, by: "insurer" }] : [];
  const end: Upcoming[] = insuranceEnd === null ? [] : [{ event: "END", on: insuranceEnd, by: "insurer" }];
  const dated = [...upcomingCash, ...upcomingCover, ...(upcomingCover.length > 0 ? [] : nextPremium(life))];
  return [...nextSteps(life), ...dated.toSorted((a, b) => (a.on ?? "").localeCompare(b.on ?? "")), ...end];
}

function nextSteps({ status, nextTryOn, movingOuts }: PolicyLife): Upcoming[] {
  if (status === "CANCELLATION_REQUESTED")
    return [...movingOuts.flatMap(nextOfMovingOut), { event: "RELEASE", on: null, by: "landlord" }];
  if (status !== "PAST_DUE") return [];
  return nextTryOn === null
    ? [{ event: "PERSON_TAKES_OVER", on: null, by: "insurer" }]
    : [{ event: "NEXT_TRY", on: nextTryOn, by: "insurer" }];
}

function nextOfMovingOut({ state }: LineMovingOut): Upcoming[] {
  if (state === "PROOF") return [{ event: "MOVING_OUT_PROOF", on: null, by: "tenant" }];
  return state === "OPEN" ? [{ event: "MOVING_OUT_DECISION", on: null, by: "insurer" }] : [];
}

function nextPremium({ status, nextTryOn, nextPremiumOn }: PolicyLife): Upcoming[] {
  const on = status === "PAST_DUE" ? nextPremiumOn : (nextTryOn ?? nextPremiumOn);
  return on === null ? [] : [{ event: "NEXT_PREMIUM", on, by: "insurer" }];
}
