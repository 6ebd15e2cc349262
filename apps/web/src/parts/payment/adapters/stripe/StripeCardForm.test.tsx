import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { paymentHandlers, chosen } from "#testing/payment-scene.ts";
import { ok } from "../../../../../../../tools/vitest/fake-server.ts";
import { sampleSettings } from "../../../../../../../tools/vitest/sample-settings.ts";
import { showApp } from "#testing/show-app.tsx";
import { words } from "#testing/words.ts";

/**
 * The part of the provider's script that we use. The real script is not available in tests, and e2e has its own double.
 */
const script = vi.hoisted(() => {
  const mock = () => vi.fn<(...given: unknown[]) => unknown>();
  return {
    loadStripe: Object.assign(mock(), { setLoadParameters: () => {} }),
    elements: mock(),
    confirmSetup: mock(),
    fails: false,
    /** Gets what the provider's fields are opened with; `change` is what they report. */
    options: mock(),
    change: (_change: { value: { type: string } }) => {},
  };
});
vi.mock("@stripe/stripe-js/pure", () => ({ loadStripe: script.loadStripe }));

beforeEach(() => {
  for (const item of [script.loadStripe, script.elements, script.confirmSetup]) item.mockReset();
  script.fails = false;
  script.elements.mockImplementation(() => ({
    create: (_kind: string, options: unknown) => {
      const heard = new Map<string, () => void>();
      script.options(options);
      return {
        on: (event: string, hear: () => void) => {
          heard.set(event, hear);
          if (event === "change") script.change = hear;
        },
        mount: (place: HTMLElement) => {
          place.textContent = "the provider's fields";
          heard.get(script.fails ? "loaderror" : "ready")?.();
        },
        destroy: () => {},
      };
    },
  }));
  script.loadStripe.mockImplementation(async () => ({ elements: script.elements, confirmSetup: script.confirmSetup }));
});

const payment = {
  provider: "stripe",
  publicKeys: { de: "pk_test_de", at: "pk_test_at" },
  methods: ["card", "sepa_debit"],
  debit: { creditorId: "DE98ZZZ09999999999", noticeDays: 2 },
} as const;
const show = () =>
  showApp({
    at: "/en/payment",
    record: chosen,
    handlers: { ...paymentHandlers, "get-settings": () => ok({ ...sampleSettings, payment }) },
  });

const findUseButton = async () => screen.findByRole("button", { name: words("payment.setUp") });
const error = (fields: object) => ({ error: fields });

describe("Stripe card form", () => {
  it("loads with the country's key, in the page's language, for the open set-up", async () => {
    script.confirmSetup.mockResolvedValue({ setupIntent: { status: "succeeded" } });
    const { user, path } = await show();
    expect(await screen.findByText("the provider's fields")).toBeTruthy();
    expect(script.loadStripe).toHaveBeenCalledWith("pk_test_de", { locale: "en" });
    expect(script.elements.mock.calls[0]?.[0]).toMatchObject({ clientSecret: "seti_secret", locale: "en" });
    await user.dblClick(await findUseButton());
    await waitFor(() => expect(path()).toBe("/en/payment?step=summary"));
    expect(script.confirmSetup).toHaveBeenCalledTimes(1);
    expect(await screen.findByText(words("payment.cardKept"))).toBeTruthy();
  });

  it.each([
    [{ type: "card_error", code: "card_declined", decline_code: "generic_decline" }, "Your bank declined this card"],
    [
      { type: "card_error", code: "card_declined", decline_code: "insufficient_funds" },
      /isn’t enough money in the account/,
    ],
    [{ type: "card_error", code: "expired_card" }, /has expired/],
    [{ type: "invalid_request_error", code: "setup_intent_authentication_failure" }, "The card wasn’t confirmed"],
    [{ type: "api_connection_error" }, "No connection"],
    [{ type: "api_error" }, "You can’t pay right now"],
  ])("explains %j and keeps its fields", async (fields, explanation) => {
    script.confirmSetup.mockResolvedValue(error(fields));
    const { user, path } = await show();
    await screen.findByText("the provider's fields");
    await user.click(await findUseButton());
    expect(await screen.findByText(explanation)).toBeTruthy();
    expect(screen.getByText("the provider's fields")).toBeTruthy();
    expect(path()).toBe("/en/payment");
  });

  it("lets the provider's fields report missing input", async () => {
    script.confirmSetup.mockResolvedValue(error({ type: "validation_error", code: "incomplete_number" }));
    const { user } = await show();
    await screen.findByText("the provider's fields");
    await user.click(await findUseButton());
    await waitFor(() => expect(script.confirmSetup).toHaveBeenCalled());
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("continues with a set-up that already has a card, and fetches a new one if it is gone", async () => {
    const unexpected = { type: "invalid_request_error", code: "setup_intent_unexpected_state" };
    script.confirmSetup.mockResolvedValueOnce(error({ ...unexpected, setup_intent: { status: "canceled" } }));
    script.confirmSetup.mockResolvedValueOnce(error({ ...unexpected, setup_intent: { status: "succeeded" } }));
    const { user, server, path } = await show();
    await screen.findByText("the provider's fields");
    await user.click(await findUseButton());
    await waitFor(() => expect(server.asked("get-payment-secret")).toHaveLength(2));
    await screen.findByText("the provider's fields");
    await user.click(await findUseButton());
    await waitFor(() => expect(path()).toBe("/en/payment?step=summary"));
  });

  it("allows the wallets, and shows our mandate beside the provider's fields of an account", async () => {
    script.confirmSetup.mockResolvedValue({ setupIntent: { status: "succeeded" } });
    const { user, path } = await show();
    await findUseButton();
    expect(script.options).toHaveBeenCalledWith(
      expect.objectContaining({ wallets: { link: "never" }, terms: { sepaDebit: "never" } }),
    );
    expect(screen.queryByText(words("payment.mandateTitle"))).toBeNull();
    act(() => script.change({ value: { type: "sepa_debit" } }));
    expect(screen.getByText(words("payment.mandateTitle"))).toBeTruthy();
    expect(screen.getByText(/at least 2 days before/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: words("payment.setUpAccount") }));
    await waitFor(() => expect(path()).toBe("/en/payment?step=summary"));
    expect(await screen.findByText(words("payment.accountRow"), { selector: "dt" })).toBeTruthy();
  });

  it("asks for the device's wallet first, and names it on the button", async () => {
    await show();
    await findUseButton();
    expect(script.options.mock.lastCall?.[0]).toMatchObject({
      paymentMethodOrder: ["apple_pay", "google_pay", "card", "sepa_debit"],
    });
    act(() => script.change({ value: { type: "apple_pay" } }));
    expect(screen.getByRole("button", { name: "Continue with Apple Pay" })).toBeTruthy();
    act(() => script.change({ value: { type: "card" } }));
    expect(screen.getByRole("button", { name: words("payment.setUp") })).toBeTruthy();
  });

  it("can be retried when the provider's script does not load", async () => {
    script.loadStripe.mockRejectedValueOnce(new Error("Failed to load"));
    const { user } = await show();
    expect(await screen.findByText(words("payment.unavailable"))).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("the provider's fields")).toBeTruthy();
  });
});
