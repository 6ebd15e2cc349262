import type { CalendarDate, LineEntry } from "@kautia/contract";
import { claimState } from "./claim-state.ts";
import { isPaying } from "./policy-state.ts";
import type { LineClaim, LineMovingOut, LineRepayment, PolicyLife } from "./status-line-facts.ts";

export type Upcoming = Omit<LineEntry, "state">;

/** The next steps, with who takes them and when: the first is what everything waits for, whenever the others are due. */
export function listUpcoming(life: PolicyLife): Upcoming[] {
  const ofClaims = life.claims.flatMap((claim) => nextOfClaim(claim, life.today));
  // Automatic steps follow steps that wait for a person.
  const automatic = ofClaims.filter(({ event }) => event === "NEXT_INSTALMENT");
  return [...ofClaims.filter((upcoming) => !automatic.includes(upcoming)), ...automatic, ...listUpcomingOfPolicy(life)];
}

/** A claim goes on after the policy has ended. */
function nextOfClaim(claim: LineClaim, today: CalendarDate): Upcoming[] {
  const { objectUntil, objectedOn, agreedOn, decided, paidOn, repayment } = claim;
  const outcome = decided?.outcome ?? null;
  const ofRepayment = repayment ? nextOfRepayment(repayment) : [];
  const answered = objectedOn !== null || agreedOn !== null;
  switch (claimState({ objectUntil, answered, outcome, isPaidOut: paidOn !== null }, today)) {
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
