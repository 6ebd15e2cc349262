import { addDays, type PolicyStatus, policyTransitions } from "@kautia/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { landlordLine, statusLine } from "./status-line.ts";
import type { LineClaim, LineMovingOut, PastChange, PolicyLife } from "./status-line-facts.ts";

const signed: PastChange = { from: null, to: "SIGNED", on: "2027-01-15", cause: "tenant" };
const lines = { tenant: statusLine, landlord: landlordLine };

/** Changes may fall on the same day. */
const lives = fc
  .tuple(
    fc.array(fc.tuple(fc.nat(7), fc.integer({ min: 0, max: 40 })), { maxLength: 12 }),
    fc.array(fc.tuple(fc.nat(12), fc.option(fc.nat(12)), fc.constantFrom(null, "ACCEPTED", "PARTLY", "REFUSED")), {
      maxLength: 3,
    }),
  )
  .map(([choices, claimed]): PolicyLife => {
    const history: PastChange[] = [signed];
    let status: PolicyStatus = "SIGNED";
    let day = Date.parse("2027-01-15");
    for (const [choice, days] of choices) {
      const next: PolicyStatus | undefined = policyTransitions[status][choice % 5];
      if (!next) continue;
      day += days * 86_400_000;
      history.push({ from: status, to: next, on: new Date(day).toISOString().slice(0, 10), cause: "calendar" });
      status = next;
    }
    const yes = history.find(({ to }) => to === "ACCEPTED");
    const coverStart = yes ? (yes.on > "2027-02-01" ? yes.on : "2027-02-01") : null;
    const today = new Date(day + 86_400_000).toISOString().slice(0, 10);
    return {
      status,
      history,
      insuranceStart: "2027-02-01",
      insuranceEnd: null,
      coverStart,
      cashReturnOn: yes ? addDays(yes.on, choices.length * 9 - 20) : null,
      answerUntil: null,
      nextTryOn: null,
      nextPremiumOn: null,
      claims: claimed.map(([reported, objected, outcome]) => {
        const dayOf = (index: number) => history[Math.min(index, history.length - 1)]?.on ?? today;
        const reportedOn = dayOf(reported);
        const objectedOn = objected === null ? null : dayOf(reported + objected);
        const objectUntil = addDays(reportedOn, 28);
        const decided = outcome && { on: today, outcome };
        const paidOn = decided && decided.outcome !== "REFUSED" && reported % 2 === 0 ? today : null;
        return { reportedOn, objectUntil, objectedOn, decided, paidOn, repayment: null };
      }),
      movingOuts: history.flatMap(({ to, on }, index): LineMovingOut[] => {
        if (to !== "CANCELLATION_REQUESTED") return [];
        const [, decided] = claimed[index % 3] ?? [];
        const last = index === history.length - 1;
        if (decided === null || decided === undefined)
          return last ? [{ state: "OPEN", givenOn: on, decidedOn: null }] : [];
        return [{ state: decided > 6 ? "REFUSED" : "CONFIRMED", givenOn: on, decidedOn: on }];
      }),
      today,
    };
  });

const isSettled = ({ decided, paidOn }: Pick<LineClaim, "decided" | "paidOn">) =>
  decided !== null && (decided.outcome === "REFUSED" || paidOn !== null);

describe.each(["tenant", "landlord"] as const)("after any history, the %s's timeline", (reader) => {
  test("lists past events in order, before upcoming ones", () => {
    fc.assert(
      fc.property(lives, (life) => {
        const line = lines[reader](life);
        const past = line.filter(({ state }) => state === "done" || state === "problem");
        expect(line.slice(0, past.length)).toEqual(past);
        const days = past.map(({ on }) => on ?? "");
        expect(days).toEqual(days.toSorted());
        expect(days.every((day) => day !== "" && day <= life.today)).toBe(true);
      }),
    );
  });

  test("has at most one current entry, and none after the end", () => {
    fc.assert(
      fc.property(lives, (life) => {
        const line = lines[reader](life);
        const current = line.filter(({ state }) => state === "current");
        expect(current.length).toBeLessThanOrEqual(1);
        for (const { decided, paidOn, objectedOn, objectUntil } of life.claims) {
          const undecided = objectedOn === null && life.today <= objectUntil ? "CLAIM_OBJECTION" : "CLAIM_DECISION";
          const waits = decided ? "CLAIM_PAYOUT" : undecided;
          if (!isSettled({ decided, paidOn })) expect(line.map(({ event }) => event)).toContain(waits);
        }
        const over = policyTransitions[life.status].length === 0;
        if (over && life.claims.every(isSettled))
          expect(line.every(({ state }) => state === "done" || state === "problem")).toBe(true);
        if (life.status === "SIGNED" || life.status === "CANCELLATION_REQUESTED") expect(current).toHaveLength(1);
      }),
    );
  });
});
