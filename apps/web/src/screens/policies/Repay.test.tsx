import type { Claim, Repayment } from "@kautia/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { connectionLost, ok, refused } from "../../../../../tools/vitest/fake-server.ts";
import { samplePolicy } from "../../testing/sample-policy.ts";
import { showApp } from "../../testing/show-app.tsx";
import { errorAtFocus } from "../../testing/error-at-focus.ts";

const claim: Claim = {
  id: "00000000-0000-4000-8000-000000000001",
  amount: 100.01,
  items: [{ description: "Rent for March", amount: 100.01, granted: 100.01 }],
  reportedAt: "2027-01-11T09:00:00.000Z",
  objectUntil: "2027-02-08",
  mayObject: false,
  mayAgree: false,
  agreedAt: null,
  objection: { text: "No.", at: "2027-01-12T09:00:00.000Z" },
  decision: { outcome: "ACCEPTED", amount: 100.01, note: null, at: "2027-01-13T09:00:00.000Z" },
  payout: { amount: 100.01, on: "2027-01-13", reference: "K 1" },
  files: [],
};
const parts = [
  { on: "2027-02-13", amount: 50.01 },
  { on: "2027-03-13", amount: 50 },
];
const owed: Repayment = {
  claimId: claim.id,
  amount: 100.01,
  paid: 0,
  state: "CHOICE",
  chooseUntil: "2027-01-27",
  dueOn: "2027-02-10",
  planned: null,
  instalments: [],
  choices: [
    { parts: 1, instalments: [{ on: "2027-01-13", amount: 100.01 }] },
    { parts: 2, instalments: parts },
  ],
};
const instalment = { failedOn: null, nextTryOn: null, paidOn: null, state: "PLANNED" as const };
const running: Repayment = {
  ...owed,
  state: "RUNNING",
  choices: [],
  planned: { on: "2027-01-13", by: "tenant" },
  instalments: parts.map((part, index) => ({ ...instalment, ...part, number: index + 1 })),
};
const policyWith = (repayment: Repayment, status: "ACTIVE" | "ENDED" = "ACTIVE") => ({
  ...samplePolicy,
  status,
  mayWrite: status === "ACTIVE",
  claims: [claim],
  repayments: [repayment],
});
const show = (policy = policyWith(owed), handlers = {}) =>
  showApp({
    at: "/en/policies/DE-2155-XHAZ-P/repayment",
    handlers: {
      "get-session": () => ok({ email: "jana@example.com" }),
      "list-policies": () => ok({ email: "jana@example.com", policies: [policy] }),
      "list-payments": () => ok({ payments: [] }),
      ...handlers,
    },
  });
const radio = (name: string) => screen.getByRole("radio", { name });
const rows = () => screen.getAllByRole("definition").map(({ textContent }) => textContent);

describe("repayment of an accepted claim", () => {
  it("shows every date and amount before the tenant agrees to instalments", async () => {
    const { user, server } = await show(undefined, { "choose-repayment": () => ok(policyWith(running)) });
    expect(await screen.findByRole("heading", { name: "What you pay back: €100.01" })).toBeTruthy();
    expect(
      screen.getByText(
        /until 27 January 2027\. If you don’t choose, you’ll get an invoice for the whole amount, due on 10 February/,
      ),
    ).toBeTruthy();
    const choices = within(screen.getByRole("group", { name: "How would you like to pay?" }));
    expect(choices.getAllByRole("radio").map((choice) => choice.closest("label")?.textContent)).toEqual([
      "All of it today€100.01",
      "2 monthly instalmentsabout €50 a month",
    ]);
    await user.click(screen.getByRole("button", { name: "Agree to pay back" }));
    expect(errorAtFocus()).toBe("Please select an option");
    expect(server.asked("choose-repayment")).toEqual([]);
    await user.click(radio("2 monthly instalments"));
    expect(rows()).toEqual(expect.arrayContaining(["€50.01", "€50.00", "€100.01"]));
    expect(screen.getByText("13 February 2027")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Agree to 2 instalments" }));
    expect(await screen.findByText("Agreed")).toBeTruthy();
    expect(screen.queryByRole("group", { name: "How would you like to pay?" })).toBeNull();
    expect(server.asked("choose-repayment").map(({ params, body }) => [params, body])).toMatchObject([
      [
        { refId: samplePolicy.refId, claimId: claim.id },
        { parts: 2, firstOn: "2027-02-13" },
      ],
    ]);
  });

  it("charges a single payment immediately and shows the result without a reload", async () => {
    const [first] = running.instalments;
    if (!first) throw new Error("Missing first instalment");
    const planned = (state: "CHARGING" | "PAID") => ({
      ...running,
      state: state === "PAID" ? ("PAID" as const) : ("RUNNING" as const),
      instalments: [
        { ...first, on: "2027-01-13", amount: 100.01, state, paidOn: state === "PAID" ? "2027-01-13" : null },
      ],
    });
    const { user, server } = await show(undefined, {
      "choose-repayment": () => ok(policyWith(planned("CHARGING"))),
      "get-policy": () => ok(policyWith(planned("PAID"))),
    });
    await user.click(await screen.findByRole("radio", { name: /^All of it/ }));
    await user.click(screen.getByRole("button", { name: "Pay €100.01 now" }));
    expect(await screen.findByText(/being charged/)).toBeTruthy();
    expect(await screen.findByText(/paid on 13 January 2027/, {}, { timeout: 5_000 })).toBeTruthy();
    expect(server.asked("get-policy")).toHaveLength(1);
  });

  it("promises a tenant who pays from an account an announced debit instead of a charge today", async () => {
    const paymentMethod = { kind: "sepa_debit", lastDigits: "3000" } as const;
    const { user } = await show({ ...policyWith(owed), paymentMethod });
    await user.click(await screen.findByRole("radio", { name: /^All of it/ }));
    expect(radio("All of it at once")).toBeTruthy();
    expect(screen.getByText(/^We debit the amount .+ and email you the day first\.$/)).toBeTruthy();
    expect(screen.queryByText("13 January 2027")).toBeNull();
    expect(screen.getByRole("button", { name: "Agree to a debit of €100.01" })).toBeTruthy();
    await user.click(radio("2 monthly instalments"));
    expect(screen.getByText(/^We debit each instalment .+Nothing is debited today\.$/)).toBeTruthy();
  });

  it("shows the amount on the button for an immediate payment", async () => {
    const { user, server } = await show(undefined, { "choose-repayment": () => ok(policyWith(running)) });
    await user.click(await screen.findByRole("radio", { name: /^All of it/ }));
    await user.click(screen.getByRole("button", { name: "Pay €100.01 now" }));
    await waitFor(() => expect(server.asked("choose-repayment")).toHaveLength(1));
    expect(server.asked("choose-repayment")[0]?.body).toMatchObject({ parts: 1, firstOn: "2027-01-13" });
  });

  it.each(["STEP_NOT_ALLOWED", "OFFER_CHANGED"] as const)(
    "shows the current plan when the choice is refused with %s",
    async (code) => {
      const { user } = await show(undefined, {
        "choose-repayment": () => refused(code),
        "get-policy": () => ok(policyWith(running)),
      });
      await user.click(await screen.findByRole("radio", { name: "2 monthly instalments" }));
      await user.click(screen.getByRole("button", { name: "Agree to 2 instalments" }));
      expect(await screen.findByText("Something has changed in the meantime")).toBeTruthy();
      expect(rows()).toEqual(expect.arrayContaining(["€50.01, planned", "€50.00, planned", "€0.00 of €100.01"]));
    },
  );

  it("keeps the choice when the connection is lost, and sends it on retry", async () => {
    let lost = true;
    const { user } = await show(undefined, {
      "choose-repayment": () => (lost ? connectionLost() : ok(policyWith(running))),
    });
    await user.click(await screen.findByRole("radio", { name: "2 monthly instalments" }));
    await user.click(screen.getByRole("button", { name: "Agree to 2 instalments" }));
    const again = await screen.findByRole("button", { name: "Try again" });
    lost = false;
    await user.click(again);
    expect(await screen.findByText("Agreed")).toBeTruthy();
  });

  it("shows the state of each instalment, and offers another card even for an ended policy", async () => {
    const [first, second] = running.instalments;
    if (!first || !second) throw new Error("Missing instalments");
    const failedOn = "2027-03-13";
    const instalments = [
      { ...first, state: "PAID" as const, paidOn: "2027-02-13" },
      { ...second, state: "FAILED" as const, failedOn, nextTryOn: "2027-03-14" },
      { ...second, number: 3, state: "UNPAID" as const, failedOn },
      { ...second, number: 4, state: "CHARGING" as const },
    ];
    await show(policyWith({ ...running, state: "OVERDUE", paid: 50.01, instalments }, "ENDED"));
    expect(await screen.findByText(", paid on 13 February 2027")).toBeTruthy();
    for (const text of ["not charged, next try on 14 March 2027", "not charged, we will be in touch", "being charged"])
      expect(screen.getByText(`, ${text}`)).toBeTruthy();
    expect(screen.getByText("€50.01 of €100.01")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Pay or change how you pay" })).toBeTruthy();
  });

  it("offers to pay a failed instalment", async () => {
    const [first, second] = running.instalments;
    if (!first || !second) throw new Error("Missing instalments");
    const instalments = [{ ...first, failedOn: "2027-02-13", state: "UNPAID" as const }, second];
    const { user, server } = await show(policyWith({ ...running, state: "OVERDUE", instalments }), {
      "ask-for-card": () => ok({ cardToken: "0f".repeat(16) }),
      "get-card": () => refused("TOKEN_UNKNOWN"),
    });
    expect(await screen.findByText(/^A payment didn’t go through/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Pay or change how you pay" }));
    await waitFor(() => expect(server.asked("get-card")).toHaveLength(1));
  });

  it("unfolds all numbers of instalments, with the usual and the cheapest ones at once", async () => {
    const plan = (count: number) => ({
      parts: count,
      instalments: Array.from({ length: count }, (_, index) => ({
        on: `2027-0${index + 2}-13`,
        amount: 100.01 / count,
      })),
    });
    const { user } = await show(policyWith({ ...owed, choices: [1, 2, 3, 4, 5, 6, 7].map(plan) }));
    await screen.findByRole("radio", { name: "All of it today" });
    for (const count of [3, 6, 7]) expect(radio(`${count} monthly instalments`)).toBeTruthy();
    expect(screen.queryByRole("radio", { name: "4 monthly instalments" })).toBeNull();
    await user.click(radio("Another number"));
    await user.selectOptions(screen.getByLabelText("Number of monthly instalments"), "4");
    expect(screen.getByRole("button", { name: "Agree to 4 instalments" })).toBeTruthy();
  });

  it("offers to pay the invoice when the tenant did not choose", async () => {
    const planned = { on: "2027-01-28", by: "calendar" as const };
    const instalments = [{ ...instalment, number: 1, on: "2027-02-10", amount: 100.01, state: "INVOICED" as const }];
    const { user, server } = await show(policyWith({ ...running, state: "INVOICED", planned, instalments }), {
      "ask-for-card": () => ok({ cardToken: "0f".repeat(16) }),
      "get-card": () => refused("TOKEN_UNKNOWN"),
    });
    expect(await screen.findByText(/You haven’t chosen, .* due on 10 February 2027/)).toBeTruthy();
    expect(screen.getByText(", invoice unpaid")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Pay the invoice" }));
    await waitFor(() => expect(server.asked("get-card")).toHaveLength(1));
  });
});
