import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { connectionLost, type FakeReply, ok, refused } from "../../../../../tools/vitest/fake-server.ts";
import { sampleRecord } from "../../testing/sample-record.ts";
import { showApp } from "../../testing/show-app.tsx";
import { words } from "../../testing/words.ts";

const yearly = { price: 70.5, paymentPeriod: "YEARLY", discountPercentage: 7 };
const monthly = { price: 6.35, paymentPeriod: "MONTHLY", discountPercentage: 0 };
const cover = { start: "2026-12-01", isEarly: false };
const offered = (changes = {}) => ok({ currency: "EUR", yearly, monthly, cover, ...changes });
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
      "get-card-state": () => ok({ ready: false, method: null }),
      "get-payment-secret": () => ok({ secret: "s" }),
    },
  });
}

describe("offers screen", () => {
  it("shows both plans with their facts, yearly selected", async () => {
    await show([offered]);
    const year = await screen.findByRole<HTMLInputElement>("radio", { name: words("common.yearly") });
    expect(year.checked).toBe(true);
    const main = screen.getByRole("main").textContent;
    for (const text of [
      "€70.50",
      "€6.35",
      "you save 7%",
      "€5.70 less per year",
      "€76.20 per year",
      "€1,500",
      "1\u00A0December 2026",
      "€352.50",
      "The guarantor is Beispiel Versicherung AG, Beispielallee\u00A02, 10115\u00A0Berlin",
      "Nothing is charged until your landlord accepts.",
      "No fee for reminders, claims or administration.",
    ])
      expect(main).toContain(text);
  });

  it("says yes, names the guarantor and has the button right after the plans", async () => {
    await show([offered]);
    const yes = await screen.findByRole("heading", { level: 1, name: words("offers.title") });
    expect(yes.nextElementSibling?.textContent).toContain(
      "Beispiel Versicherung AG guarantees your whole deposit of €1,500",
    );
    const parts = ["group", "button", "region"].map((role) => within(screen.getByRole("main")).getAllByRole(role)[0]);
    expect(parts.map((part) => part?.textContent)).toEqual([
      expect.stringContaining("Yearly"),
      "Continue to payment",
      expect.stringContaining("What you get"),
    ]);
    const [plans, button, facts] = parts;
    for (const [before, after] of [
      [plans, button],
      [button, facts],
    ])
      expect(before && after && before.compareDocumentPosition(after)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it("compares the chosen plan with a cash deposit, which comes back with interest", async () => {
    const { user } = await show([offered]);
    await user.click(await screen.findByRole("radio", { name: words("common.monthly") }));
    const row = (name: string) => {
      const cells = within(screen.getByRole("row", { name: new RegExp(`^${name}`) })).getAllByRole("cell");
      return cells.map((cell) => cell.textContent);
    };
    expect(screen.getByRole("heading", { name: "€1,493.65 stays with you" })).toBeTruthy();
    expect(row("Due at the start")).toEqual(["€6.35", "€1,500"]);
    expect(row("Tied up until you move out")).toEqual(["€0", "€1,500"]);
    // 2% of €1,500 in each of five years.
    expect(row("Cost in five years")).toEqual(["€381", "€150"]);
    expect(screen.getByText(/You get a cash deposit back with interest/)).toBeTruthy();
  });

  it("says beside the prices who stands behind them, who supervises that, and a phone number", async () => {
    await show([offered]);
    const line = await screen.findByText(/^The guarantor is .+, supervised by .+/);
    expect(within(line.closest("p") ?? line).getByRole("link", { name: /^phone/ })).toBeTruthy();
  });

  it("saves the period and the displayed price and leads to the payment", async () => {
    const { user, server, path } = await show([offered]);
    await user.click(await screen.findByRole("radio", { name: words("common.monthly") }));
    await user.click(screen.getByRole("button", { name: words("offers.continue") }));
    expect(await screen.findByRole("heading", { name: words("payment.title") })).toBeTruthy();
    expect(path()).toBe("/en/payment");
    const [sent] = server.asked("save-payment-period");
    expect(sent?.body).toMatchObject({ paymentPeriod: "MONTHLY", premiumAmount: 6.35, language: "en" });
  });

  it("says that the price has changed and shows the new price", async () => {
    const { user } = await show([offered, () => offered({ yearly: { ...yearly, price: 75 } })], () =>
      refused("OFFER_CHANGED"),
    );
    await user.click(await screen.findByRole("button", { name: words("offers.continue") }));
    expect(await screen.findByText(words("offers.changed"))).toBeTruthy();
    expect((await screen.findAllByText("€75")).length).toBeGreaterThan(0);
    expect(screen.queryByText("€70.50")).toBeNull();
  });

  it("says without interrupting that the offers failed to load, and offers a retry", async () => {
    const { user, path } = await show([connectionLost, () => refused("INTERNAL"), offered]);
    const line = await screen.findByText(/We couldn’t load your price/);
    expect(line.closest("[role=alert], [role=status], [aria-live]")).toBeNull();
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("radio", { name: words("common.yearly") })).toBeTruthy();
    expect(path()).toBe("/en/offers");
  });

  it.each<[string, FakeReply]>([
    ["a proxy's page with a 503", { status: 503, body: "<h1>Busy</h1>" }],
    ["a proxy's page with a 404", { status: 404, body: "<h1>Not here</h1>" }],
    ["a server that is full", refused("OVERLOADED")],
    ["another site's page", { status: 200, body: "<h1>Please log in</h1>" }],
    ["nothing", { status: 200, body: null }],
    ["no price", offered({ yearly: null, monthly: null })],
  ])("stays silently on the page when the answer is %s, and offers a retry", async (_, reply) => {
    const { user, path } = await show([() => reply, offered]);
    const line = await screen.findByText(/We couldn’t load your price/);
    expect(line.closest("[role=alert], [role=status], [aria-live]")).toBeNull();
    expect(path()).toBe("/en/offers");
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("radio", { name: words("common.yearly") })).toBeTruthy();
  });

  it("offers a retry when the server refuses the step although the application is at the offers", async () => {
    const { user, path } = await show([() => refused("STEP_NOT_ALLOWED"), () => refused("STEP_NOT_ALLOWED"), offered]);
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("radio", { name: words("common.yearly") })).toBeTruthy();
    expect(path()).toBe("/en/offers");
  });

  it("keeps the selection and offers another try when the connection is lost while saving", async () => {
    const { user } = await show([offered], connectionLost);
    await user.click(await screen.findByRole("radio", { name: words("common.monthly") }));
    await user.click(screen.getByRole("button", { name: words("offers.continue") }));
    expect(await screen.findByText(words("form.offlineTitle"))).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>("radio", { name: words("common.monthly") }).checked).toBe(true);
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  });

  it("shows a single plan when only one is offered", async () => {
    await show([() => offered({ yearly: null })]);
    expect((await screen.findByRole<HTMLInputElement>("radio", { name: words("common.monthly") })).checked).toBe(true);
    expect(screen.getAllByRole("radio")).toHaveLength(1);
  });
});
