import type { Payment } from "@kautia/contract";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { connectionLost, ok } from "../../../../../tools/vitest/fake-server.ts";
import { samplePolicy as policy } from "../../testing/sample-policy.ts";
import { type Scene, showApp } from "../../testing/show-app.tsx";

const premium: Payment = {
  id: "00000000-0000-4000-8000-000000000001",
  kind: "PREMIUM",
  state: "PAID",
  amount: 6.35,
  on: "2027-02-01",
  number: 1,
  from: "2027-02-01",
  to: "2027-02-28",
  cardDigits: "4242",
  isAccount: false,
  hasReceipt: true,
};
const refund: Payment = { ...premium, id: "2", kind: "REFUND", amount: 2, on: "2027-03-01", from: null, to: null };
const failed: Payment = { ...premium, id: "3", state: "FAILED", number: 2, cardDigits: null, hasReceipt: false };

const show = (handlers: Scene["handlers"]) =>
  showApp({
    at: "/en/policies/payments",
    handlers: {
      "get-session": () => ok({ email: "jana@example.com" }),
      "list-policies": () => ok({ email: "jana@example.com", policies: [policy] }),
      ...handlers,
    },
  });

it("lists charges and refunds with card and day, and a receipt for each that has one", async () => {
  await show({ "list-payments": () => ok({ payments: [refund, failed, premium] }) });
  const heading = await screen.findByRole("heading", { name: "Your payments" });
  const list = within(heading.parentElement ?? document.body);
  const entries = await list.findAllByRole("listitem");
  expect(entries.map((entry) => [...entry.querySelectorAll("strong, p")].map((part) => part.textContent))).toEqual([
    ["Refund", "paid on 1\u00A0March 2027", "Card ending in 4242", "+ €2.00"],
    [
      "Premium 2",
      "1\u00A0February 2027 to 28\u00A0February 2027",
      "could not be charged on 1\u00A0February 2027",
      "€6.35",
    ],
    [
      "Premium 1",
      "1\u00A0February 2027 to 28\u00A0February 2027",
      "paid on 1\u00A0February 2027",
      "Card ending in 4242",
      "€6.35",
    ],
  ]);
  const receipts = list.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(receipts).toEqual(
    [refund, premium].map(({ id }) => `/api/v1/policies/${policy.refId}/payments/${id}/receipt`),
  );
});

it("says that nothing was charged yet, and offers another try when the list does not load", async () => {
  const replies = [connectionLost, () => ok({ payments: [] })];
  const { user } = await show({ "list-payments": () => (replies.shift() ?? connectionLost)() });
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Nothing has been charged yet.")).toBeTruthy();
});

it.each([true, false])("offers another card for an ended policy only if something is owed: %s", async (takesCard) => {
  const ended = { ...policy, status: "ENDED" as const, mayWrite: false, nextCharge: null, takesCard };
  await show({
    "list-policies": () => ok({ email: "jana@example.com", policies: [ended] }),
    "list-payments": () => ok({ payments: [] }),
  });
  await screen.findByText("Nothing has been charged yet.");
  expect(screen.queryAllByRole("button", { name: /another card/i })).toHaveLength(takesCard ? 1 : 0);
});
