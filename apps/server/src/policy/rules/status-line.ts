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

/** One entry of a policy's history, dated by the calendar of its country. */
export interface PastChange {
  from: PolicyStatus | null;
  to: PolicyStatus;
  on: CalendarDate;
  cause: "tenant" | "landlord" | "calendar" | "card";
}

/** A claim under the policy, dated by the calendar of its country. */
export interface LineClaim {
  reportedOn: CalendarDate;
  /** The last day of objecting. */
  objectUntil: CalendarDate;
  objectedOn: CalendarDate | null;
  decided: { on: CalendarDate; outcome: ClaimOutcome } | null;
  /** What the tenant pays back of it; null where nothing, or to whom it is not told. */
  repayment: LineRepayment | null;
}

/** How the tenant pays back what was accepted. */
export interface LineRepayment {
  /** The last day of choosing. */
  chooseUntil: CalendarDate;
  planned: { on: CalendarDate; by: "tenant" | "calendar" } | null;
  /** In the order of their days. */
  instalments: readonly Pick<Instalment, "on" | "state" | "failedOn" | "nextTryOn">[];
  /** When the last of it was paid. */
  paidOn: CalendarDate | null;
}

/** A proof of moving out that counts, dated by the calendar of its country. */
export interface LineMovingOut {
  state: Exclude<MovingOutState, "DROPPED">;
  givenOn: CalendarDate;
  decidedOn: CalendarDate | null;
}

export interface PolicyLife {
  status: PolicyStatus;
  /** Oldest first. */
  history: readonly PastChange[];
  insuranceStart: CalendarDate;
  insuranceEnd: CalendarDate | null;
  /** Null until the landlord has accepted. */
  coverStart: CalendarDate | null;
  /** The last day on which the landlord can answer; null where there is none, or no answer is waited for. */
  answerUntil: CalendarDate | null;
  /** The day on which a premium that is due is tried, for the first time or again; null when none is. */
  nextTryOn: CalendarDate | null;
  /** The day on which the next premium falls due; null when none does. */
  nextPremiumOn: CalendarDate | null;
  /** Oldest first. */
  claims: readonly LineClaim[];
  /** Oldest first. */
  movingOuts: readonly LineMovingOut[];
  today: CalendarDate;
}

/**
 * Where a policy stands: what has happened, oldest first, then what comes next, by whom and when. Source: the product
 * page, "the tenant always sees where it stands".
 */
export function statusLine(life: PolicyLife): LineEntry[] {
  return draw(listPast(life), listToCome(life));
}

/** The same for the landlord, who reads nothing of premiums. */
export function landlordLine(life: PolicyLife): LandlordLineEntry[] {
  return draw(listPast(life).filter(isLandlords), listToCome(life).filter(isLandlords));
}

function isLandlords<E extends { event: LineEvent }>(entry: E): entry is E & Pick<LandlordLineEntry, "event"> {
  return isForLandlord(entry.event);
}

function draw<E extends { event: LineEvent }>(past: (E & LineEntry)[], toCome: (E & ToCome)[]) {
  return [
    ...past,
    ...toCome.map((entry, index) => ({ ...entry, state: index === 0 ? ("current" as const) : ("upcoming" as const) })),
  ];
}

function listPast(life: PolicyLife): LineEntry[] {
  const moved = layIn(listPastOfPolicy(life), life.movingOuts.flatMap(pastOfMovingOut), isEnd);
  return layIn(moved, life.claims.flatMap(pastOfClaim), () => false);
}

type Dated = LineEntry & { on: CalendarDate };

/** Lays in by the day, after what else happened on it but what is known to have come later. */
function layIn(past: LineEntry[], entries: readonly Dated[], comesLater: (entry: LineEntry) => boolean): LineEntry[] {
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

function pastOfMovingOut({ state, givenOn, decidedOn }: LineMovingOut): Dated[] {
  const given: Dated = { event: "MOVING_OUT_GIVEN", state: "done", on: givenOn, by: "tenant" };
  if (decidedOn === null) return [given];
  const event = state === "CONFIRMED" ? "MOVING_OUT_CONFIRMED" : "MOVING_OUT_REFUSED";
  return [given, { event, state: "done", on: decidedOn, by: "insurer" }];
}

function pastOfClaim({ reportedOn, objectedOn, decided, repayment }: LineClaim): Dated[] {
  const state = "done";
  return [
    { event: "CLAIM_REPORTED", state, on: reportedOn, by: "landlord" },
    ...(objectedOn === null ? [] : [{ event: "CLAIM_OBJECTED", state, on: objectedOn, by: "tenant" } as const]),
    ...(decided === null
      ? []
      : [{ event: eventOfDecision(decided.outcome), state, on: decided.on, by: "insurer" } as const]),
    ...(repayment ? pastOfRepayment(repayment) : []),
  ];
}

function pastOfRepayment({ planned, instalments, paidOn }: LineRepayment): Dated[] {
  const past: Dated[] = [];
  if (planned)
    past.push({
      event: "REPAYMENT_PLANNED",
      state: "done",
      on: planned.on,
      by: planned.by === "tenant" ? "tenant" : "insurer",
    });
  for (const { failedOn, state } of instalments) {
    if (failedOn === null) continue;
    // What is wrong stays marked as long as it is.
    const still = state === "PAID" ? ("done" as const) : ("problem" as const);
    past.push({ event: "INSTALMENT_FAILED", state: still, on: failedOn, by: "insurer" });
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
  // Cover needs no change of status to begin; it stands after the yes, and before what happened from that day on.
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

/** What is wrong stays marked as long as it is. */
function stateOf(event: LineEvent, change: PastChange, { status, history }: PolicyLife): "done" | "problem" {
  if (event === "DECLINED" || event === "UNANSWERED") return "problem";
  if (event !== "PREMIUM_FAILED" || status !== "PAST_DUE") return "done";
  return history.findLast((one) => eventOf(one) === event) === change ? "problem" : "done";
}

function actorOf({ cause }: PastChange): LineActor {
  return cause === "tenant" || cause === "landlord" ? cause : "insurer";
}

type ToCome = Omit<LineEntry, "state">;

function listToCome(life: PolicyLife): ToCome[] {
  const ofClaims = life.claims.flatMap((claim) => nextOfClaim(claim, life.today));
  // What goes on by itself comes after what somebody is waited for.
  const byItself = ofClaims.filter(({ event }) => event === "NEXT_INSTALMENT");
  return [...ofClaims.filter((one) => !byItself.includes(one)), ...byItself, ...listToComeOfPolicy(life)];
}

/** Who is waited for until a claim is decided; that goes on when the policy is over. */
function nextOfClaim({ objectUntil, objectedOn, decided, repayment }: LineClaim, today: CalendarDate): ToCome[] {
  switch (claimState({ objectUntil, objected: objectedOn !== null, decided: decided !== null }, today)) {
    case "OBJECTION":
      return [{ event: "CLAIM_OBJECTION", on: objectUntil, by: "tenant" }];
    case "OPEN":
      return [{ event: "CLAIM_DECISION", on: null, by: "insurer" }];
    case "DECIDED":
      return repayment ? nextOfRepayment(repayment) : [];
  }
}

function nextOfRepayment({ chooseUntil, planned, instalments }: LineRepayment): ToCome[] {
  if (planned === null) return [{ event: "REPAYMENT_CHOICE", on: chooseUntil, by: "tenant" }];
  const again = instalments.filter(({ state, nextTryOn }) => state !== "PAID" && nextTryOn !== null);
  const next = instalments.find(({ state, failedOn }) => state !== "PAID" && failedOn === null);
  const toCome: ToCome[] = again.map(({ nextTryOn }) => ({ event: "INSTALMENT_TRY", on: nextTryOn, by: "insurer" }));
  if (instalments.some(({ state }) => state === "UNPAID"))
    toCome.push({ event: "PERSON_TAKES_OVER", on: null, by: "insurer" });
  if (next) toCome.push({ event: "NEXT_INSTALMENT", on: next.on, by: "insurer" });
  return toCome;
}

function listToComeOfPolicy(life: PolicyLife): ToCome[] {
  const { status, today, insuranceStart, insuranceEnd, coverStart } = life;
  if (status === "SIGNED") {
    const from = insuranceStart > today ? insuranceStart : null;
    return [
      { event: "LANDLORD_ANSWER", on: life.answerUntil, by: "landlord" },
      { event: "COVER", on: from, by: "insurer" },
    ];
  }
  if (!isPaying(status)) return [];
  const coverToCome: ToCome[] =
    coverStart !== null && coverStart > today ? [{ event: "COVER", on: coverStart, by: "insurer" }] : [];
  const end: ToCome[] = insuranceEnd === null ? [] : [{ event: "END", on: insuranceEnd, by: "insurer" }];
  return [...nextSteps(life), ...coverToCome, ...(coverToCome.length > 0 ? [] : nextPremium(life)), ...end];
}

/** What has to be done by somebody before all goes on by itself. */
function nextSteps({ status, nextTryOn, movingOuts }: PolicyLife): ToCome[] {
  if (status === "CANCELLATION_REQUESTED")
    return [...movingOuts.flatMap(nextOfMovingOut), { event: "RELEASE", on: null, by: "landlord" }];
  if (status !== "PAST_DUE") return [];
  return nextTryOn === null
    ? [{ event: "PERSON_TAKES_OVER", on: null, by: "insurer" }]
    : [{ event: "NEXT_TRY", on: nextTryOn, by: "insurer" }];
}

function nextOfMovingOut({ state }: LineMovingOut): ToCome[] {
  if (state === "PROOF") return [{ event: "MOVING_OUT_PROOF", on: null, by: "tenant" }];
  return state === "OPEN" ? [{ event: "MOVING_OUT_DECISION", on: null, by: "insurer" }] : [];
}

function nextPremium({ status, nextTryOn, nextPremiumOn }: PolicyLife): ToCome[] {
  const on = status === "PAST_DUE" ? nextPremiumOn : (nextTryOn ?? nextPremiumOn);
  return on === null ? [] : [{ event: "NEXT_PREMIUM", on, by: "insurer" }];
}
