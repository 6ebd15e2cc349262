import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ok } from "../../../../../tools/vitest/fake-server.ts";
import { samplePolicy as policy } from "../../testing/sample-policy.ts";
import { showApp } from "../../testing/show-app.tsx";

it("cancels on its own page, which ends with what comes next and the way back", async () => {
  const wayOut = { way: "cancel" as const, refundAmount: 0, pendingRefund: 0, withdrawUntil: null };
  const { user } = await showApp({
    at: "/en/policies/DE-2155-XHAZ-P/leaving",
    handlers: {
      "get-session": () => ok({ email: "jana@example.com" }),
      "list-policies": () =>
        ok({ email: "jana@example.com", policies: [{ ...policy, status: "ACTIVE", mayWrite: false, wayOut }] }),
      "cancel-policy": () =>
        ok({ ...policy, status: "CANCELLATION_REQUESTED", mayWrite: false, wayOut: null, mayProveMovingOut: true }),
    },
  });
  await user.click(await screen.findByRole("button", { name: "Confirm cancellation" }));
  const told = await screen.findByText("We’ve received your cancellation");
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.contains(told)).toBe(true);
  const next = screen.getByRole("link", { name: "I’ve moved out" });
  expect(next.getAttribute("href")).toBe("/en/policies/DE-2155-XHAZ-P/moving-out");
  const [back] = screen.getAllByRole("link", { name: "Back to your account" });
  expect(back?.getAttribute("href")).toBe("/en/policies");
});

it("names the refund of a payment on its way, instead of saying that nothing is charged", async () => {
  const wayOut = { way: "withdraw" as const, refundAmount: 0, pendingRefund: 70.5, withdrawUntil: null };
  await showApp({
    at: "/en/policies/DE-2155-XHAZ-P/leaving",
    handlers: {
      "get-session": () => ok({ email: "jana@example.com" }),
      "list-policies": () => ok({ email: "jana@example.com", policies: [{ ...policy, wayOut }] }),
    },
  });
  expect(await screen.findByText(/Once it has been made, you’ll get €70.50 back/)).toBeTruthy();
  expect(screen.queryByText(/Nothing has been charged/)).toBeNull();
});

it.each([
  ["ACCEPTED", 0],
  ["ACTIVE", 1],
] as const)("speaks of claims and kept premium only once cover has begun (%s)", async (status, times) => {
  const wayOut = { way: "withdraw" as const, refundAmount: 69.89, pendingRefund: 0, withdrawUntil: "2026-12-14" };
  await showApp({
    at: "/en/policies/DE-2155-XHAZ-P/leaving",
    handlers: {
      "get-session": () => ok({ email: "jana@example.com" }),
      "list-policies": () => ok({ email: "jana@example.com", policies: [{ ...policy, status, wayOut }] }),
    },
  });
  await screen.findByText("You can withdraw until 14 December 2026.");
  expect(screen.queryAllByText(/^We keep premium only for .* at your request\. .* for 183 days/)).toHaveLength(times);
});

it("says that the contract was cancelled if it could no longer be withdrawn from", async () => {
  const { user } = await showApp({
    at: "/en/policies/DE-2155-XHAZ-P/leaving",
    handlers: {
      "get-session": () => ok({ email: "jana@example.com" }),
      "list-policies": () => ok({ email: "jana@example.com", policies: [policy] }),
      "cancel-policy": () => ok({ ...policy, status: "CANCELLATION_REQUESTED", mayWrite: false, wayOut: null }),
    },
  });
  await user.click(await screen.findByRole("button", { name: "Confirm withdrawal" }));
  expect(await screen.findByText("We’ve received your cancellation")).toBeTruthy();
  expect(screen.queryByText("You’ve withdrawn")).toBeNull();
});
