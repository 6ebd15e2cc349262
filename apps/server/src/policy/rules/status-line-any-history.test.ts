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
    fc.array(
      fc.tuple(fc.nat(12), fc.option(fc.nat(12)), fc.constantFrom(null, "ACCEPTED", "PARTLY", "REFUSED"), fc.boolean()),
      {
        maxLength: 3,
      },
    ),
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
      claims: claimed.map(([reported, answered, outcome, agreed]) => {
        const dayOf = (index: number) => history[Math.min(index, history.length - 1)]?.on ?? today;
        const reportedOn = dayOf(reported);
        const answeredOn = answered === null ? null : dayOf(reported + answered);
        const answer = { objectedOn: agreed ? null : answeredOn, agreedOn: agreed ? answeredOn : null };
        const objectUntil = addDays(reportedOn, 28);
        const decided = outcome && { on: today, outcome };
        const paidOn = decided && decided.outcome !== "REFUSED" && reported % 2 === 0 ? today : null;
        return { reportedOn, objectUntil, ...answer, decided, paidOn, repayment: null };
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
  test("lists past events before upcoming ones, all in the order of time", () => {
    fc.assert(
      fc.property(lives, (life) => {
        const line = lines[reader](life);
        const past = line.filter(({ state }) => state === "done" || state === "problem");
        expect(line.slice(0, past.length)).toEqual(past);
        const days = past.map(({ on }) => on ?? "");
        expect(days.every((day) => day !== "" && day <= life.today)).toBe(true);
        const dated = line.flatMap(({ on }) => on ?? []);
        expect(dated).toEqual(dated.toSorted());
      }),
    );
  });

  test("has at most one current entry, and none after the end", () => {
    fc.assert(
      fc.property(lives, (life) => {
        const line = lines[reader](life);
        const current = line.filter(({ state }) => state === "current");
        expect(current.length).toBeLessThanOrEqual(1);
        for (const { decided, paidOn, objectedOn, agreedOn, objectUntil } of life.claims) {
          const isAsked = objectedOn === null && agreedOn === null && life.today <= objectUntil;
          const undecided = isAsked ? "CLAIM_OBJECTION" : "CLAIM_DECISION";
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

test("lists the events of one day in the order in which they happened", () => {
  const on = "2027-03-02";
  const claimSteps = [
    "CLAIM_REPORTED",
    "CLAIM_OBJECTED",
    "CLAIM_ACCEPTED",
    "CLAIM_PAID",
    "REPAYMENT_PLANNED",
    "INSTALMENT_FAILED",
    "REPAID",
  ] as const;
  const leavingSteps = ["CANCELLATION_REQUESTED", "MOVING_OUT_GIVEN", "MOVING_OUT_CONFIRMED", "END"] as const;
  const steps = claimSteps.length + leavingSteps.length;
  fc.assert(
    fc.property(
      fc.shuffledSubarray(
        Array.from({ length: steps }, (_, index) => index),
        { minLength: steps },
      ),
      (places) => {
        const atClaim = new Set(places.slice(0, claimSteps.length));
        const claimed: string[] = [...claimSteps];
        const left: string[] = [...leavingSteps];
        const order = Array.from({ length: steps }, (_, place) =>
          atClaim.has(place) ? claimed.shift() : left.shift(),
        );
        const at = (event: string) => `${on}T${String(8 + order.indexOf(event)).padStart(2, "0")}:00:00.000Z`;
        const changed = { on, cause: "tenant" } as const;
        const line = statusLine({
          status: "ENDED",
          history: [
            signed,
            { from: "SIGNED", to: "ACCEPTED", on: "2027-01-17", cause: "landlord" },
            { from: "ACCEPTED", to: "ACTIVE", on: "2027-02-01", cause: "card" },
            { ...changed, from: "ACTIVE", to: "CANCELLATION_REQUESTED", at: at("CANCELLATION_REQUESTED") },
            { ...changed, from: "CANCELLATION_REQUESTED", to: "ENDED", at: at("END") },
          ],
          insuranceStart: "2027-02-01",
          insuranceEnd: null,
          coverStart: "2027-02-01",
          cashReturnOn: null,
          answerUntil: null,
          nextTryOn: null,
          nextPremiumOn: null,
          claims: [
            {
              reportedOn: on,
              reportedAt: at("CLAIM_REPORTED"),
              objectUntil: "2027-03-30",
              objectedOn: on,
              objectedAt: at("CLAIM_OBJECTED"),
              agreedOn: null,
              decided: { on, at: at("CLAIM_ACCEPTED"), outcome: "ACCEPTED" },
              paidOn: on,
              paidAt: at("CLAIM_PAID"),
              repayment: {
                chooseUntil: "2027-03-16",
                planned: { on, at: at("REPAYMENT_PLANNED"), by: "tenant" },
                instalments: [{ on, state: "PAID", failedOn: on, failedAt: at("INSTALMENT_FAILED"), nextTryOn: null }],
                paidOn: on,
                paidAt: at("REPAID"),
              },
            },
          ],
          movingOuts: [
            {
              state: "CONFIRMED",
              givenOn: on,
              givenAt: at("MOVING_OUT_GIVEN"),
              decidedOn: on,
              decidedAt: at("MOVING_OUT_CONFIRMED"),
            },
          ],
          today: on,
        });
        expect(line.slice(3).map(({ event }) => event)).toEqual(order);
      },
    ),
  );
});
