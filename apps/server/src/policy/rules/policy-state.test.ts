import { canFollow, policyStatuses } from "@kautia/contract";
import { expect, test } from "vitest";
import { isPaying, paymentState, planChange, type PolicyState, policyStatus } from "./policy-state.ts";

const states: PolicyState[] = (["SIGNED", "ACCEPTED", "ENDED", "DECLINED", "WITHDRAWN"] as const).flatMap(
  (cover_state) =>
    (["UNCHARGED", "PAID", "PAST_DUE"] as const).flatMap((payment_state) =>
      (["STAYING", "CANCELLATION_REQUESTED"] as const).map((leaving_state) => ({
        cover_state,
        payment_state,
        leaving_state,
      })),
    ),
);
const accepted: PolicyState = { cover_state: "ACCEPTED", payment_state: "UNCHARGED", leaving_state: "STAYING" };

test("every status follows from some state, and a request to leave outranks an unpaid premium", () => {
  expect([...new Set(states.map(policyStatus))].toSorted()).toEqual([...policyStatuses].toSorted());
  expect(policyStatus({ ...accepted, payment_state: "PAID" })).toBe("ACTIVE");
  const pastDue = { ...accepted, payment_state: "PAST_DUE" } as const;
  expect(policyStatus(pastDue)).toBe("PAST_DUE");
  expect(policyStatus({ ...pastDue, leaving_state: "CANCELLATION_REQUESTED" })).toBe("CANCELLATION_REQUESTED");
  expect(policyStatus({ ...pastDue, cover_state: "ENDED" })).toBe("ENDED");
});

test("allows exactly the transitions in the contract's table", () => {
  for (const from of states) {
    for (const to of states) {
      const { state, outcome } = planChange(from, to);
      const [before, after] = [policyStatus(from), policyStatus(state)];
      const expected = before === after ? "unchanged" : canFollow(before, after) ? "changed" : "conflict";
      expect(outcome, `${before} to ${after}`).toBe(expected);
      expect(after).toBe(policyStatus(to));
    }
  }
});

test("a request to leave counts only while the policy is accepted", () => {
  const leaving = { ...accepted, leaving_state: "CANCELLATION_REQUESTED" } as const;
  expect(planChange(accepted, leaving)).toEqual({ state: leaving, outcome: "changed" });
  const ended = { ...accepted, cover_state: "ENDED" } as const;
  expect(planChange(leaving, { cover_state: "ENDED" })).toEqual({ state: ended, outcome: "changed" });
  expect(planChange(ended, { leaving_state: "CANCELLATION_REQUESTED" })).toEqual({
    state: ended,
    outcome: "unchanged",
  });
});

test("a charge while the tenant is leaving changes the payment state, and the status only if the tenant stays after all", () => {
  const leaving = { ...accepted, leaving_state: "CANCELLATION_REQUESTED" } as const;
  const { state, outcome } = planChange(leaving, { payment_state: "PAST_DUE" });
  expect(outcome).toBe("unchanged");
  const stayed = planChange(state, { leaving_state: "STAYING" });
  expect([stayed.outcome, policyStatus(stayed.state)]).toEqual(["changed", "PAST_DUE"]);
});

test("premiums fall due only after the landlord has accepted and before the policy ends", () => {
  expect(policyStatuses.filter(isPaying)).toEqual(["ACCEPTED", "ACTIVE", "PAST_DUE", "CANCELLATION_REQUESTED"]);
});

test("a policy is past due while a premium with a failed charge is unpaid", () => {
  expect(paymentState({ failed: false, paid: false })).toBe("UNCHARGED");
  expect(paymentState({ failed: false, paid: true })).toBe("PAID");
  expect(paymentState({ failed: true, paid: false })).toBe("PAST_DUE");
  expect(paymentState({ failed: true, paid: true })).toBe("PAST_DUE");
});
