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

it("tells a co-tenant where to transfer what all owe", async () => {
  const repayment = {
    claimId: "00000000-0000-4000-8000-000000000001",
    amount: 100,
    paid: 0,
    state: "INVOICED" as const,
    chooseUntil: "2027-01-27",
    dueOn: "2027-02-10",
    planned: { on: "2027-01-28", by: "calendar" as const },
    instalments: [],
    choices: [],
  };
  const payTo = { holder: "Treuhandkonto", iban: "DE89370400440532013000" };
  await show({ ...bens, status: "ACTIVE", repayments: [repayment], payTo }, "/DE-2155-XHAZ-P/repayment");
  expect(await screen.findByText("DE89370400440532013000")).toBeTruthy();
  expect(screen.getByText("Treuhandkonto")).toBeTruthy();
  expect(screen.getAllByText("DE-2155-XHAZ-P").length).toBeGreaterThan(0);
  expect(screen.queryByRole("link", { name: /card/i })).toBeNull();
});
