import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { connectionLost, type FakeReply, ok, refused } from "../../../../../tools/vitest/fake-server.ts";
import { chosen, paymentHandlers } from "../../testing/payment-scene.ts";
import { sampleSettings } from "../../../../../tools/vitest/sample-settings.ts";
import { later, type Scene, showApp } from "../../testing/show-app.tsx";
import { words } from "../../testing/words.ts";

const show = (handlers: Scene["handlers"] = {}) =>
  showApp({ at: "/en/payment", record: chosen, handlers: { ...paymentHandlers, ...handlers } });

const number = () => screen.getByLabelText<HTMLInputElement>("Card number");
const expiry = () => screen.getByLabelText<HTMLInputElement>("Valid until");
const code = () => screen.getByLabelText<HTMLInputElement>("Security code");
const use = () => screen.getByRole("button", { name: words("payment.setUp") });

async function typeCard(user: UserEvent, digits = "4242424242424242") {
  await user.type(await screen.findByLabelText(words("payment.number")), digits);
  await user.type(expiry(), "1231");
  await user.type(code(), "123");
}

/** Returns the replies one after the other, then loses the connection. */
function inTurn(...replies: (() => FakeReply)[]) {
  return () => (replies.shift() ?? connectionLost)();
}

describe("card step", () => {
  it("groups the digits while they are typed, sets up the card and leads to the contract", async () => {
    const { user, server, path } = await show();
    await typeCard(user);
    expect([number().value, expiry().value, code().value]).toEqual(["4242 4242 4242 4242", "12/31", "123"]);
    expect([number(), expiry(), code()].map(({ autocomplete, inputMode }) => [autocomplete, inputMode])).toEqual([
      ["cc-number", "numeric"],
      ["cc-exp", "numeric"],
      ["cc-csc", "numeric"],
    ]);
    await user.click(use());
    expect(await screen.findByRole("heading", { name: words("payment.summary") })).toBeTruthy();
    expect(path()).toBe("/en/payment?step=summary");
    expect(screen.getByText("ending in 4242")).toBeTruthy();
    expect(server.asked("confirm-sandbox-card").map(({ body }) => body)).toEqual([
      { secret: "seti_secret", number: "4242424242424242", expMonth: 12, expYear: 2031, cvc: "123" },
    ]);
  });

  it("keeps the card that was set up before an answer was changed, and takes another one on request", async () => {
    const method = { kind: "card" as const, lastDigits: "4242" };
    const { user, server, path } = await show({ "get-card-state": () => ok({ ready: true, method }) });
    const keep = await screen.findByRole("link", { name: words("payment.keepCard") });
    expect(screen.getByText("ending in 4242")).toBeTruthy();
    expect(server.asked("get-payment-secret")).toEqual([]);
    await user.click(keep);
    expect(await screen.findByRole("heading", { name: words("payment.summary") })).toBeTruthy();
    expect(path()).toBe("/en/payment?step=summary");
    await user.click(screen.getByRole("link", { name: "Change Card" }));
    expect(await screen.findByLabelText(words("payment.number"))).toBeTruthy();
  });

  it("offers the form beside a card that was set up before", async () => {
    const method = { kind: "card" as const, lastDigits: "4242" };
    const { user } = await show({ "get-card-state": () => ok({ ready: true, method }) });
    await user.click(await screen.findByRole("button", { name: words("payment.otherMethod") }));
    expect(await screen.findByLabelText(words("payment.number"))).toBeTruthy();
  });

  it("moves on by itself while a card is typed without pauses, but not from a number with a typo", async () => {
    const { user } = await show();
    await user.click(await screen.findByLabelText(words("payment.number")));
    await user.keyboard("42424242424242421231123");
    expect([number().value, expiry().value, code().value]).toEqual(["4242 4242 4242 4242", "12/31", "123"]);
    expect(document.activeElement).toBe(code());
    await user.clear(number());
    await user.keyboard("4242424242424241");
    expect(document.activeElement).toBe(number());
  });

  it("says that nothing is charged yet, and when the first charge is", async () => {
    await show();
    const charged =
      "Nothing is charged until your landlord accepts. Then we charge the first €70.50, on 1\u00a0December 2026 at the earliest.";
    expect(await screen.findByText(charged, { normalizer: String })).toBeTruthy();
    const steps = within(screen.getByRole("navigation", { name: words("payment.steps") }));
    expect(steps.getAllByRole("listitem").map((step) => step.textContent)).toEqual([
      "1Payment",
      "2Sign",
      "3Congratulations",
    ]);
  });

  it("keeps the caret position when a digit is inserted in the middle", async () => {
    const { user } = await show();
    await user.type(await screen.findByLabelText(words("payment.number")), "42424242");
    await user.type(number(), "1", { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(number().value).toBe("4214 2424 2");
    expect(number().selectionStart).toBe(3);
    // A letter is ignored and does not move the caret either.
    await user.keyboard("x");
    expect([number().value, number().selectionStart]).toEqual(["4214 2424 2", 3]);
  });

  it("does not send an invalid card and shows an error at each field", async () => {
    const { user, server } = await show();
    await user.type(await screen.findByLabelText(words("payment.number")), "4242424242424241");
    await user.type(expiry(), "0120");
    await user.type(code(), "12");
    await user.click(use());
    const summary = screen.getByRole("alert");
    expect(document.activeElement).toBe(summary);
    expect(
      within(summary)
        .getAllByRole("listitem")
        .map((line) => line.textContent),
    ).toEqual([
      "This card number is incomplete or mistyped.",
      "This card is no longer valid.",
      "Please enter the security code: 3\u00a0digits.",
    ]);
    expect([number(), expiry(), code()].map((field) => field.getAttribute("aria-invalid"))).toEqual([
      "true",
      "true",
      "true",
    ]);
    expect(server.asked("confirm-sandbox-card")).toEqual([]);
  });

  it("takes the only wrong field into focus, without a box above the form", async () => {
    const { user } = await show();
    await user.type(await screen.findByLabelText(words("payment.number")), "4242424242424242");
    await user.type(expiry(), "1231");
    await user.click(use());
    expect(document.activeElement).toBe(code());
    expect(code().getAttribute("aria-invalid")).toBe("true");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("says above the fields that input is encrypted, and which cards are taken", async () => {
    await show();
    const brands = await screen.findByRole("img", { name: "Visa, Mastercard, American Express" });
    expect(screen.getByText(words("payment.secure"))).toBeTruthy();
    expect(brands.compareDocumentPosition(number())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it("offers the test wallet above the card, which sets up a card with one tap", async () => {
    const { user, path } = await show();
    await user.click(await screen.findByRole("button", { name: /^Use the test wallet/ }));
    expect(await screen.findByText("ending in 4242")).toBeTruthy();
    expect(path()).toBe("/en/payment?step=summary");
  });

  it("offers no test wallet in production", async () => {
    await show({ "get-settings": () => ok({ ...sampleSettings, environment: "production" }) });
    await screen.findByLabelText(words("payment.number"));
    expect(screen.queryByRole("button", { name: /^Use the test wallet/ })).toBeNull();
  });

  it.each([
    ["card_declined", /Please check what you typed, try another card or ask your bank/],
    ["expired_card", /this card has expired/],
    ["incorrect_cvc", /security code doesn’t match this card/],
    ["something_new", /try another card or ask your bank/],
  ])("explains the decline code %s and keeps the input", async (reason, text) => {
    const { user } = await show({ "confirm-sandbox-card": () => ok({ status: "failed", code: reason }) });
    await typeCard(user);
    await user.click(use());
    expect(await screen.findByText(text)).toBeTruthy();
    expect([number().value, expiry().value, code().value]).toEqual(["4242 4242 4242 4242", "12/31", "123"]);
  });

  it("asks for the bank's confirmation when the card needs it, then continues", async () => {
    const { user, server } = await show({
      "confirm-sandbox-card": ({ body }) => ok({ status: body["challenge"] ? "succeeded" : "requires_action" }),
    });
    await typeCard(user, "4000002500003155");
    await user.click(use());
    const dialog = within(await screen.findByRole("dialog", { name: words("payment.challengeTitle") }));
    await user.click(dialog.getByRole("button", { name: words("payment.challengeConfirm") }));
    expect(await screen.findByRole("heading", { name: words("payment.summary") })).toBeTruthy();
    expect(server.asked("confirm-sandbox-card").map(({ body }) => body["challenge"])).toEqual([undefined, "passed"]);
  });

  it("can be submitted again after the tenant declined to confirm", async () => {
    const { user } = await show({ "confirm-sandbox-card": () => ok({ status: "requires_action" }) });
    await typeCard(user, "4000002500003155");
    await user.click(use());
    await user.click(await screen.findByRole("button", { name: words("payment.challengeCancel") }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByText(words("payment.notConfirmed"))).toBeTruthy();
    await user.click(use());
    expect(await screen.findByRole("dialog")).toBeTruthy();
  });

  it("keeps the input when the connection is lost, and loads a new secret when the setup is gone", async () => {
    const { user, server } = await show({
      "confirm-sandbox-card": inTurn(connectionLost, () => refused("NOT_FOUND")),
    });
    await typeCard(user);
    await user.click(use());
    expect(await screen.findByText(words("form.offlineTitle"))).toBeTruthy();
    expect(number().value).toBe("4242 4242 4242 4242");
    await user.click(use());
    await screen.findByLabelText(words("payment.number"));
    expect(server.asked("get-payment-secret")).toHaveLength(2);
  });

  it("offers a retry when the server refuses the step although the application is at the payment", async () => {
    const { path } = await show({ "get-payment-secret": () => refused("STEP_NOT_ALLOWED") });
    expect(await screen.findByRole("button", { name: "Try again" })).toBeTruthy();
    expect(path()).toBe("/en/payment");
  });

  it("offers a retry when the provider is unavailable", async () => {
    const { user } = await show({
      "get-payment-secret": inTurn(
        () => refused("PROVIDER_UNAVAILABLE"),
        () => ok({ secret: "s" }),
      ),
    });
    expect(await screen.findByText(words("payment.unavailable"))).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByLabelText(words("payment.number"))).toBeTruthy();
  });

  it("lists the test cards", async () => {
    const { user } = await show();
    await user.click(await screen.findByText(words("payment.testCards")));
    expect(screen.getByText("4000 0025 0000 3155")).toBeTruthy();
  });
});

describe("direct debit", () => {
  const payment = {
    provider: "sandbox",
    publicKeys: { de: null, at: null },
    methods: ["card", "sepa_debit"],
    debit: { creditorId: "DE98ZZZ09999999999", noticeDays: 1 },
  } as const;
  const offered = (handlers: Scene["handlers"] = {}) =>
    show({
      "get-settings": () => ok({ ...sampleSettings, payment }),
      "confirm-sandbox-debit": () => ok({ status: "succeeded" }),
      ...handlers,
    });
  const useAccount = () => screen.getByRole("button", { name: words("payment.setUpAccount") });

  it("is offered only where the server says so", async () => {
    await show();
    await screen.findByLabelText(words("payment.number"));
    expect(screen.queryByRole("radio")).toBeNull();
  });

  it("shows the mandate and when the account is debited, and leads to the contract with the account's digits", async () => {
    const { user, server } = await offered();
    await user.click(await screen.findByRole("radio", { name: words("payment.method.sepa_debit") }));
    expect(screen.getByText(/I authorise .* to debit my account/)).toBeTruthy();
    expect(screen.getByText(/at least one day before/)).toBeTruthy();
    expect(screen.getByText(/DE98ZZZ09999999999/)).toBeTruthy();
    expect(screen.getByText(/charge the first €70\.50, on 1 December 2026 at the earliest/)).toBeTruthy();
    const field = screen.getByLabelText<HTMLInputElement>("IBAN");
    await user.type(field, "de89370400440532013000");
    await user.tab();
    expect(field.value).toBe("DE89 3704 0044 0532 0130 00");
    await user.click(useAccount());
    expect(await screen.findByRole("heading", { name: words("payment.summary") })).toBeTruthy();
    expect(screen.getByText(words("payment.accountRow"), { selector: "dt" })).toBeTruthy();
    expect(screen.getByText("ending in 3000")).toBeTruthy();
    const iban = "DE89370400440532013000";
    expect(server.asked("confirm-sandbox-debit").map(({ body }) => body)).toEqual([{ secret: "seti_secret", iban }]);
  });

  it("sends no mistyped IBAN, keeps the input, and says which accounts the trial version takes", async () => {
    const { user, server } = await offered({
      "confirm-sandbox-debit": () => ok({ status: "failed", code: "not_a_test_account" }),
    });
    await user.click(await screen.findByRole("radio", { name: words("payment.method.sepa_debit") }));
    const field = screen.getByLabelText<HTMLInputElement>("IBAN");
    await user.type(field, "DE89370400440532013001");
    await user.click(useAccount());
    expect(document.activeElement).toBe(field);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(server.asked("confirm-sandbox-debit")).toEqual([]);
    await user.clear(field);
    await user.type(field, "DE02120300000000202051");
    await user.click(useAccount());
    expect(await screen.findAllByText(/That isn’t a test account/)).not.toEqual([]);
    expect(field.value).toBe("DE02 1203 0000 0000 2020 51");
  });
});

describe("chosen plan", () => {
  it("can be changed in place", async () => {
    const { user } = await show();
    expect(await screen.findByText("€70.50 per year")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Change how you pay" }));
    await user.click(await screen.findByRole("radio", { name: words("common.monthly") }));
    expect(await screen.findByText(/we charge the first €6\.35,/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Done" }));
    expect(await screen.findByText("€6.35 per month")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Change how you pay" }));
  });

  it("keeps the last of two choices made before the first is saved", async () => {
    const first = later<FakeReply>();
    const { user, server } = await show({
      "save-payment-period": ({ body }, state) => {
        const { paymentPeriod, premiumAmount } = body;
        Object.assign(state, { record: { ...chosen, paymentPeriod, premiumAmount } });
        const reply = ok({ lastCompletedPage: "PAYMENT_PERIOD" });
        return paymentPeriod === "MONTHLY" ? first.promise : reply;
      },
    });
    await user.click(await screen.findByRole("button", { name: "Change how you pay" }));
    await user.click(await screen.findByRole("radio", { name: words("common.monthly") }));
    await user.click(screen.getByRole("radio", { name: words("common.yearly") }));
    first.keep(ok({ lastCompletedPage: "PAYMENT_PERIOD" }));
    await user.click(screen.getByRole("button", { name: "Done" }));
    expect(await screen.findByText("€70.50 per year")).toBeTruthy();
    expect(server.asked("save-payment-period").map(({ body }) => body["paymentPeriod"])).toEqual(["MONTHLY", "YEARLY"]);
  });

  it("says that the price has changed, and then neither plan is chosen until the tenant chooses one", async () => {
    const { user } = await show({ "save-payment-period": () => refused("OFFER_CHANGED") });
    await user.click(await screen.findByRole("button", { name: "Change how you pay" }));
    await user.click(await screen.findByRole("radio", { name: words("common.monthly") }));
    expect(await screen.findByText(words("offers.changed"))).toBeTruthy();
    for (const plan of await screen.findAllByRole<HTMLInputElement>("radio")) expect(plan.checked).toBe(false);
    await user.click(screen.getByRole("button", { name: "Done" }));
    expect(screen.getByText("€70.50 per year")).toBeTruthy();
  });
});
