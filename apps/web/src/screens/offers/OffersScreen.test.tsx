import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { connectionLost, type FakeReply, ok, refused } from "../../testing/fake-server.ts";
import { sampleRecord } from "../../testing/sample-record.ts";
import { showApp } from "../../testing/show-app.tsx";

const yearly = { price: 70.5, paymentPeriod: "YEARLY", discountPercentage: 7 };
const monthly = { price: 6.35, paymentPeriod: "MONTHLY", discountPercentage: 0 };
const offered = (changes = {}) => ok({ currency: "EUR", yearly, monthly, ...changes });
const quoted = sampleRecord({ lastCompletedPage: "RISK_CHECK", riskResult: true });

function show(answers: (() => FakeReply)[], save: () => FakeReply = () => ok({ lastCompletedPage: "PAYMENT_PERIOD" })) {
  return showApp({
    at: "/en/offers",
    record: quoted,
    handlers: {
      "get-offers": () => (answers.shift() ?? connectionLost)(),
      "save-payment-period": ({ body }, state) => {
        const reply = save();
        const { paymentPeriod, premiumAmount } = body;
        if (reply.status === 200)
          state.record = {
            ...quoted,
            lastCompletedPage: "PAYMENT_PERIOD",
            paymentPeriod: paymentPeriod === "MONTHLY" ? "MONTHLY" : "YEARLY",
            premiumAmount: Number(premiumAmount),
          };
        return reply;
      },
      "get-payment-secret": () => ok({ secret: "s", country: "de" }),
    },
  });
}

describe("the offers", () => {
  it("stand side by side with all that belongs to them, yearly chosen", async () => {
    await show([offered]);
    const year = await screen.findByRole<HTMLInputElement>("radio", { name: "Yearly" });
    expect(year.checked).toBe(true);
    const main = screen.getByRole("main").textContent;
    for (const text of [
      "€70.50",
      "€6.35",
      "you save 7%",
      "€5.70 less in a year",
      "€76.20 in a year",
      "€1,500",
      "1 December 2026",
      "€352.50",
      "Nothing is charged until your landlord accepts.",
      "No fee for reminders, claims or administration.",
    ])
      expect(main).toContain(text);
  });

  it("compare five years of the plan that is chosen", async () => {
    const { user } = await show([offered]);
    await user.click(await screen.findByRole("radio", { name: "Monthly" }));
    const comparison = screen.getByRole("region", { name: "Five years beside a cash deposit" });
    expect(within(comparison).getByText("€381")).toBeTruthy();
  });

  it("lead to the payment with the period and the price that was shown", async () => {
    const { user, server, path } = await show([offered]);
    await user.click(await screen.findByRole("radio", { name: "Monthly" }));
    await user.click(screen.getByRole("button", { name: "Continue to payment" }));
    expect(await screen.findByRole("heading", { name: "How you pay" })).toBeTruthy();
    expect(path()).toBe("/en/payment");
    const [sent] = server.asked("save-payment-period");
    expect(sent?.body).toMatchObject({ paymentPeriod: "MONTHLY", premiumAmount: 6.35, language: "en" });
  });

  it("say so when the price has changed, and show the new one", async () => {
    const { user } = await show([offered, () => offered({ yearly: { ...yearly, price: 75 } })], () =>
      refused("OFFER_CHANGED"),
    );
    await user.click(await screen.findByRole("button", { name: "Continue to payment" }));
    expect(await screen.findByText("The price has changed")).toBeTruthy();
    expect(await screen.findByText("€75.00")).toBeTruthy();
    expect(screen.queryByText("€70.50")).toBeNull();
  });

  it("can be asked for again when they did not arrive; nobody is sent to an error page", async () => {
    const { user, path } = await show([connectionLost, () => refused("INTERNAL"), offered]);
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("radio", { name: "Yearly" })).toBeTruthy();
    expect(path()).toBe("/en/offers");
  });

  it("keep what was chosen when the connection is lost on the way", async () => {
    const { user } = await show([offered], connectionLost);
    await user.click(await screen.findByRole("radio", { name: "Monthly" }));
    await user.click(screen.getByRole("button", { name: "Continue to payment" }));
    expect(await screen.findByText("No connection")).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Monthly" }).checked).toBe(true);
  });

  it("may be just one", async () => {
    await show([() => offered({ yearly: null })]);
    expect((await screen.findByRole<HTMLInputElement>("radio", { name: "Monthly" })).checked).toBe(true);
    expect(screen.getAllByRole("radio")).toHaveLength(1);
  });
});
