import {
  type CalendarDate,
  type ClaimOutcome,
  isForLandlord,
  type LandlordLineEntry,
  type LineActor,
  type LineEntry,
  type LineEvent,
  type PolicyStatus,
} from "@kautia/contract";
import { claimState } from "./claiming.ts";
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
  // What happened to claims is laid in by its day, after what else happened on it.
  return life.claims.flatMap(pastOfClaim).reduce((past, entry) => {
    const later = past.findIndex(({ on }) => on !== null && on > entry.on);
    return past.toSpliced(later < 0 ? past.length : later, 0, entry);
  }, listPastOfPolicy(life));
}

function pastOfClaim({ reportedOn, objectedOn, decided }: LineClaim): (LineEntry & { on: CalendarDate })[] {
  const state = "done";
  return [
    { event: "CLAIM_REPORTED", state, on: reportedOn, by: "landlord" },
    ...(objectedOn === null ? [] : [{ event: "CLAIM_OBJECTED", state, on: objectedOn, by: "tenant" } as const]),
    ...(decided === null
      ? []
      : [{ event: eventOfDecision(decided.outcome), state, on: decided.on, by: "insurer" } as const]),
  ];
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
  const isOver = over !== undefined && (over.event === "END" || over.event === "WITHDRAWN");
  if (isOver && over.on < coverStart) return past;
  return past.toSpliced(after < 0 ? past.length : after, 0, {
    event: "COVER",
    state: "done",
    on: coverStart,
    by: "insurer",
  });
}

function eventOf({ from, to }: PastChange): LineEvent | null {
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
  return history.findLast(({ to }) => to === "PAST_DUE") === change ? "problem" : "done";
}

function actorOf({ cause }: PastChange): LineActor {
  return cause === "tenant" || cause === "landlord" ? cause : "insurer";
}

type ToCome = Omit<LineEntry, "state">;

function listToCome(life: PolicyLife): ToCome[] {
  return [...life.claims.flatMap((claim) => nextOfClaim(claim, life.today)), ...listToComeOfPolicy(life)];
}

/** Who is waited for until a claim is decided; that goes on when the policy is over. */
function nextOfClaim({ objectUntil, objectedOn, decided }: LineClaim, today: CalendarDate): ToCome[] {
  switch (claimState({ objectUntil, objected: objectedOn !== null, decided: decided !== null }, today)) {
    case "OBJECTION":
      return [{ event: "CLAIM_OBJECTION", on: objectUntil, by: "tenant" }];
    case "OPEN":
      return [{ event: "CLAIM_DECISION", on: null, by: "insurer" }];
    case "DECIDED":
      return [];
  }
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
function nextSteps({ status, nextTryOn }: PolicyLife): ToCome[] {
  if (status === "CANCELLATION_REQUESTED") return [{ event: "RELEASE", on: null, by: "landlord" }];
  if (status !== "PAST_DUE") return [];
  return nextTryOn === null
    ? [{ event: "PERSON_TAKES_OVER", on: null, by: "insurer" }]
    : [{ event: "NEXT_TRY", on: nextTryOn, by: "insurer" }];
}

function nextPremium({ status, nextTryOn, nextPremiumOn }: PolicyLife): ToCome[] {
  const on = status === "PAST_DUE" ? nextPremiumOn : (nextTryOn ?? nextPremiumOn);
  return on === null ? [] : [{ event: "NEXT_PREMIUM", on, by: "insurer" }];
}
