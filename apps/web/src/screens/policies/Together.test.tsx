import type { PolicyView } from "@kautia/contract";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ok } from "../../../../../tools/vitest/fake-server.ts";
import { samplePolicy } from "../../testing/sample-policy.ts";
import { showApp } from "../../testing/show-app.tsx";

const several = { ...samplePolicy, coTenantNames: ["Ben Beispiel"] };
const bens: PolicyView = {
  ...several,
  role: "CO_TENANT",
  nextCharge: null,
  takesCard: false,
  mayWrite: false,
  amendments: [],
};
const show = (policy: PolicyView, page: string) =>
  showApp({
    at: `/en/policies${page}`,
    handlers: {
      "get-session": () => ok({ email: "ben@example.com" }),
      "list-policies": () => ok({ email: "ben@example.com", policies: [policy] }),
    },
  });

it("says before leaving that it is for all who signed, and who gets the refund", async () => {
  await show(bens, "/DE-2155-XHAZ-P/leaving");
  expect(await screen.findByText(/for everyone who signed the contract: Jana Weiß and Ben Beispiel/)).toBeTruthy();
  expect(screen.getByText(/Jana Weiß pays the premiums/)).toBeTruthy();
  expect(screen.queryByText(/Nothing has been charged/)).toBeNull();
});

it("says nothing of others to somebody who signed alone", async () => {
  await show(samplePolicy, "/DE-2155-XHAZ-P/leaving");
  expect(await screen.findByRole("button", { name: "Confirm withdrawal" })).toBeTruthy();
  expect(screen.queryByText(/everyone who signed/)).toBeNull();
});

it("offers a co-tenant neither messages nor changes, and names the first tenant as the payer", async () => {
  await show(bens, "");
  expect(await screen.findByText(/Jana Weiß pays the premiums/)).toBeTruthy();
  for (const name of [/message/i, /change/i]) expect(screen.queryByRole("link", { name })).toBeNull();
});

const choice = { chooseUntil: "2027-01-27", dueOn: "2027-02-10", choices: [] };
const repayment = { claimId: "00000000-0000-4000-8000-000000000001", ...choice };
const payTo = { holder: "Treuhandkonto", iban: "DE89370400440532013000" };
const waiting = { failedOn: null, nextTryOn: null, paidOn: null };
const whole = { number: 1, on: "2027-02-10", amount: 100, state: "INVOICED" as const, ...waiting };
const showRepayment = (changes: Pick<PolicyView["repayments"][number], "state" | "paid" | "planned" | "instalments">) =>
  show(
    { ...bens, status: "ACTIVE", repayments: [{ ...repayment, amount: 100, ...changes }], payTo },
    "/DE-2155-XHAZ-P/repayment",
  );

it("tells a co-tenant where to transfer what all owe", async () => {
  const planned = { on: "2027-01-28", by: "calendar" as const };
  await showRepayment({ state: "INVOICED", paid: 0, planned, instalments: [whole] });
  expect(await screen.findByText(/^You all owe this together: Jana Weiß and Ben Beispiel\./)).toBeTruthy();
  expect(screen.getByText("DE89370400440532013000")).toBeTruthy();
  expect(screen.getByText("Treuhandkonto")).toBeTruthy();
  expect(screen.getAllByText("DE-2155-XHAZ-P").length).toBeGreaterThan(0);
  expect(screen.queryByRole("link", { name: /card/i })).toBeNull();
});

it("asks a co-tenant for the instalment that could not be charged, not for those that are due later", async () => {
  const failed = { ...whole, amount: 40, state: "UNPAID" as const, failedOn: "2027-02-10" };
  const later = { ...whole, number: 2, on: "2027-03-10", amount: 60, state: "PLANNED" as const };
  const planned = { on: "2027-01-10", by: "tenant" as const };
  await showRepayment({ state: "OVERDUE", paid: 0, planned, instalments: [failed, later] });
  const amount = (await screen.findByText("Amount")).parentElement;
  expect(amount?.textContent).toContain("€40.00");
});

it("asks a co-tenant for no transfer while an instalment is being charged", async () => {
  const failed = { ...whole, amount: 40, state: "FAILED" as const, failedOn: "2027-02-10" };
  const charging = { ...whole, number: 2, on: "2027-03-10", amount: 60, state: "CHARGING" as const };
  const planned = { on: "2027-01-10", by: "tenant" as const };
  await showRepayment({ state: "OVERDUE", paid: 0, planned, instalments: [failed, charging] });
  expect(await screen.findByText(/^You all owe this together/)).toBeTruthy();
  expect(screen.queryByText("Treuhandkonto")).toBeNull();
});

it("says of a paid repayment that nobody owes it any more", async () => {
  const planned = { on: "2027-01-28", by: "calendar" as const };
  const paid = { ...whole, state: "PAID" as const, paidOn: "2027-02-01" };
  await showRepayment({ state: "PAID", paid: 100, planned, instalments: [paid] });
  expect(await screen.findByText(", paid on 1 February 2027")).toBeTruthy();
  expect(screen.queryByText(/owe this together/)).toBeNull();
  expect(screen.queryByText("Treuhandkonto")).toBeNull();
});
