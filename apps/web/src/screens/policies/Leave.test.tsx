import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ok } from "../../../../../tools/vitest/fake-server.ts";
import { samplePolicy as policy } from "../../testing/sample-policy.ts";
import { showApp } from "../../testing/show-app.tsx";

it("keeps the focus where a contract is cancelled, whether the tenant keeps it or not", async () => {
  const wayOut = { way: "cancel" as const, refundAmount: 0, pendingRefund: 0, withdrawUntil: null };
  const { user } = await showApp({
    at: "/en/policies",
    handlers: {
      "get-session": () => ok({ email: "jana@example.com" }),
      "list-policies": () =>
        ok({ email: "jana@example.com", policies: [{ ...policy, status: "ACTIVE", mayWrite: false, wayOut }] }),
      "cancel-policy": () => ok({ ...policy, status: "CANCELLATION_REQUESTED", mayWrite: false, wayOut: null }),
    },
  });
  const cancel = () => screen.getByRole("button", { name: "Cancel contract" });
  await user.click(await screen.findByRole("button", { name: "Cancel contract" }));
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Cancel contract" }));
  await user.click(screen.getByRole("button", { name: "Keep contract" }));
  await user.tab();
  expect(document.activeElement).toBe(cancel());
  await user.click(cancel());
  await user.click(screen.getByRole("button", { name: "Confirm cancellation" }));
  const told = await screen.findByText("We’ve received your cancellation");
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.contains(told)).toBe(true);
});

it("names the refund of a payment on its way, instead of saying that nothing is charged", async () => {
  const wayOut = { way: "withdraw" as const, refundAmount: 0, pendingRefund: 70.5, withdrawUntil: null };
  const { user } = await showApp({
    at: "/en/policies",
    handlers: {
      "get-session": () => ok({ email: "jana@example.com" }),
      "list-policies": () => ok({ email: "jana@example.com", policies: [{ ...policy, wayOut }] }),
    },
  });
  await user.click(await screen.findByRole("button", { name: /withdraw/i }));
  expect(screen.getByText(/Once it has been made, you’ll get €70.50 back/)).toBeTruthy();
  expect(screen.queryByText(/Nothing has been charged/)).toBeNull();
});

it("says that the contract was cancelled if it could no longer be withdrawn from", async () => {
  const { user } = await showApp({
    at: "/en/policies",
    handlers: {
      "get-session": () => ok({ email: "jana@example.com" }),
      "list-policies": () => ok({ email: "jana@example.com", policies: [policy] }),
      "cancel-policy": () => ok({ ...policy, status: "CANCELLATION_REQUESTED", mayWrite: false, wayOut: null }),
    },
  });
  await user.click(await screen.findByRole("button", { name: "Withdraw from contract" }));
  await user.click(screen.getByRole("button", { name: "Confirm withdrawal" }));
  expect(await screen.findByText("We’ve received your cancellation")).toBeTruthy();
  expect(screen.queryByText("You’ve withdrawn")).toBeNull();
});
