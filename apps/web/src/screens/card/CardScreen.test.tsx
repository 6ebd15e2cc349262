import { cleanup, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { connectionLost, ok, refused } from "../../../../../tools/vitest/fake-server.ts";
import { type Scene, showApp } from "../../testing/show-app.tsx";

const at = `/en/card/${"0f".repeat(16)}`;
const open = {
  contractNumber: "DE-F5Y3-GNQX-0",
  country: "de",
  fullAddress: "Torstraße 12, 10119 Berlin",
  state: "OPEN",
  amount: 6.35,
  instalmentAmount: 0,
  needsConfirmation: false,
  confirmable: null,
  invoiceDueOn: null,
  nextTryOn: "2026-12-02",
  method: null,
  isPending: false,
};
const paid = { ...open, state: "PAID", amount: 0, nextTryOn: null };
const show = (handlers: Scene["handlers"], query = "") =>
  showApp({
    at: at + query,
    handlers: {
      "get-card": () => ok(open),
      "get-card-secret": () => ok({ secret: "seti_secret" }),
      "confirm-sandbox-card": () => ok({ status: "succeeded" }),
      ...handlers,
    },
  });

/** The provider's form is shown only after a press. */
async function openForm({ user }: Pick<Awaited<ReturnType<typeof showApp>>, "user">) {
  const field = () => screen.queryByLabelText("Card number");
  const button = await waitFor(() => field() ?? screen.getByRole("button", { name: /^Enter card/ }));
  if (button !== field()) await user.click(button);
}

async function giveCard({ user }: Awaited<ReturnType<typeof showApp>>) {
  await openForm({ user });
  await user.type(await screen.findByLabelText("Card number"), "4242424242424242");
  await user.type(screen.getByLabelText("Valid until"), "1231");
  await user.type(screen.getByLabelText("Security code"), "123");
  await user.click(screen.getByRole("button", { name: "Use this card" }));
}

const unconfirmed = { ...open, needsConfirmation: true, confirmable: 6.35 };
const confirmLabel = "Confirm €6.35 with my bank";

describe("payment that needs the bank's confirmation", () => {
  /** Presses `button` in the bank's dialog; from then on `get-card` returns `then`. */
  async function answerBank(then: object, button: string, handlers: Scene["handlers"] = {}) {
    let noted = false;
    const scene = await show({
      "get-card": () => ok(noted ? then : unconfirmed),
      "begin-payment": () => ok({ secret: "ch_secret", country: "de" }),
      "confirm-sandbox-charge": () => ok({ status: "succeeded" }),
      "note-payment": () => {
        noted = true;
        return ok({ ...unconfirmed, state: "CHARGING", confirmable: null });
      },
      ...handlers,
    });
    expect(await screen.findByRole("heading", { name: "Your bank needs your confirmation" })).toBeTruthy();
    expect(scene.server.asked("get-card-secret")).toEqual([]);
    await scene.user.dblClick(screen.getByRole("button", { name: confirmLabel }));
    if (button) await scene.user.click(await screen.findByRole("button", { name: button }));
    return scene;
  }

  it("is paid with the card on file and requested only once", async () => {
    const { server } = await answerBank({ ...paid, confirmable: null }, "Yes, it’s me");
    const thanks = await screen.findByRole("heading", { name: "Thank you, it’s paid" }, { timeout: 5_000 });
    expect(document.activeElement).toBe(thanks);
    expect(server.asked("begin-payment")).toHaveLength(1);
    expect(server.asked("confirm-sandbox-charge")).toMatchObject([
      { body: { secret: "ch_secret", outcome: "passed" } },
    ]);
  });

  it("can be confirmed again or paid with another card after the tenant declined to confirm", async () => {
    const { user } = await answerBank(unconfirmed, "Don’t confirm");
    expect(await screen.findByText("The payment was not confirmed", {}, { timeout: 5_000 })).toBeTruthy();
    expect(screen.getByRole("button", { name: confirmLabel })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Use another card" }));
    expect(await screen.findByLabelText("Card number")).toBeTruthy();
    expect(screen.queryByText("The payment was not confirmed")).toBeNull();
    const heading = screen.getByRole("heading", { name: "Another card for your payment" });
    expect(document.activeElement).toBe(heading);
  });

  it("shows as paid when it was already confirmed in another tab", async () => {
    const alreadySettled = () => refused("STEP_NOT_ALLOWED");
    await answerBank({ ...paid, confirmable: null }, "", { "begin-payment": alreadySettled });
    expect(await screen.findByRole("heading", { name: "Thank you, it’s paid" }, { timeout: 5_000 })).toBeTruthy();
  });

  it.each([
    ["begin-payment", "", { "begin-payment": () => connectionLost() }],
    ["confirm-sandbox-charge", "Yes, it’s me", { "confirm-sandbox-charge": () => connectionLost() }],
    ["note-payment", "Yes, it’s me", { "note-payment": () => connectionLost() }],
  ] satisfies [string, string, Scene["handlers"]][])(
    "can be started again when %s fails",
    async (_, button, handlers) => {
      const { server, user } = await answerBank(unconfirmed, button, handlers);
      expect(await screen.findByText("You can’t pay right now")).toBeTruthy();
      const before = server.asked("begin-payment").length;
      await user.click(screen.getByRole("button", { name: confirmLabel }));
      await waitFor(() => expect(server.asked("begin-payment")).toHaveLength(before + 1));
    },
  );
});

describe("invoice for a claim that was paid to the landlord", () => {
  const invoice = {
    ...open,
    amount: 820.5,
    instalmentAmount: 820.5,
    confirmable: 820.5,
    invoiceDueOn: "2027-03-01",
    nextTryOn: null,
  };
  const payLabel = "Pay €820.50 now";

  it("is paid only when the tenant presses the button, and says so when it is done", async () => {
    let noted = false;
    const { user, server } = await show({
      "get-card": () => ok(noted ? { ...paid, invoiceDueOn: null } : invoice),
      "begin-payment": () => ok({ secret: null, country: "de" }),
      "note-payment": () => {
        noted = true;
        return ok({ ...invoice, state: "CHARGING", confirmable: null });
      },
    });
    expect(await screen.findByRole("heading", { name: "Pay your invoice" })).toBeTruthy();
    for (const text of ["€820.50", "1 March 2027"]) expect(screen.getByText(text)).toBeTruthy();
    expect(server.asked("begin-payment")).toEqual([]);
    await user.click(screen.getByRole("button", { name: payLabel }));
    const thanks = "Thank you, your invoice is paid";
    expect(await screen.findByRole("heading", { name: thanks }, { timeout: 5_000 })).toBeTruthy();
    expect(server.asked("begin-payment")).toHaveLength(1);
  });

  it("says that a declined payment charged nothing, and takes another card without charging it", async () => {
    const { user, server, ...scene } = await show({
      "get-card": () => ok(invoice),
      "begin-payment": () => ok({ secret: null, country: "de" }),
      "note-payment": () => ok(invoice),
      "change-card": () => ok(invoice),
    });
    await user.click(await screen.findByRole("button", { name: payLabel }));
    expect(await screen.findByText("The payment did not go through")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Use another card" }));
    expect(screen.queryByText("The payment did not go through")).toBeNull();
    await giveCard({ user, server, ...scene });
    expect(await screen.findByText("Your new card is saved")).toBeTruthy();
    expect(screen.queryByText("The payment did not go through")).toBeNull();
    expect(screen.getByRole("button", { name: payLabel })).toBeTruthy();
    expect(server.asked("begin-payment")).toHaveLength(1);
  });

  it("asks for a card first when the card on file must not be charged, or when the tenant asked to use another", async () => {
    await show({ "get-card": () => ok({ ...invoice, confirmable: null }) });
    expect(await screen.findByRole("heading", { name: "How would you like to pay your invoice?" })).toBeTruthy();
    cleanup();
    await show({ "get-card": () => ok(invoice) }, "?wish=another");
    expect(await screen.findByRole("heading", { name: "How would you like to pay your invoice?" })).toBeTruthy();
  });
});

describe("account instead of a card", () => {
  const account = { kind: "sepa_debit", lastDigits: "3000" };

  it("says on which day it will be debited", async () => {
    let changed = false;
    const announced = { ...open, method: account, nextTryOn: "2026-12-02" };
    const scene = await show({
      "get-card": () => ok(changed ? announced : open),
      "change-card": () => {
        changed = true;
        return ok({ ...announced, state: "CHARGING", nextTryOn: null });
      },
    });
    await giveCard(scene);
    expect(await screen.findByText(/debit €6\.35 on 2 December 2026/, {}, { timeout: 5_000 })).toBeTruthy();
    expect(screen.queryByText("This card didn’t work either")).toBeNull();
  });

  it("says that the bank takes days, and asks for no other payment in the meantime", async () => {
    await show({ "get-card": () => ok({ ...open, state: "CHARGING", method: account, isPending: true }) });
    expect(await screen.findByRole("heading", { name: "Your debit of €6.35 is under way" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Use this card" })).toBeNull();
  });

  it("shows no error after an invoice was debited from the account, although it is not paid yet", async () => {
    const invoice = { ...open, method: account, confirmable: 6.35, invoiceDueOn: "2027-03-01", nextTryOn: null };
    const { user } = await show({
      "get-card": () => ok(invoice),
      "begin-payment": () => ok({ secret: null, country: "de" }),
      "note-payment": () => ok({ ...invoice, state: "CHARGING", isPending: true, confirmable: null }),
    });
    await user.click(await screen.findByRole("button", { name: "Debit €6.35 from my account 3000" }));
    expect(await screen.findByRole("heading", { name: "Your debit of €6.35 is under way" })).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("lets the tenant replace the account while a debit from it is under way", async () => {
    const pending = { ...open, state: "CHARGING", method: account, isPending: true };
    const scene = await show({ "get-card": () => ok(pending), "change-card": () => ok(pending) }, "?wish=another");
    await giveCard(scene);
    expect(
      await screen.findByText(/Only the debit that is under way still comes from your previous account/),
    ).toBeTruthy();
  });
});

describe("card screen", () => {
  it("shows the unpaid amount and the date of the next charge attempt", async () => {
    await show({});
    expect(await screen.findByRole("heading", { name: "Another card for your payment" })).toBeTruthy();
    for (const text of ["€6.35", "2 December 2026", "DE-F5Y3-GNQX-0", "Torstraße 12, 10119 Berlin"])
      expect(screen.getByText(text)).toBeTruthy();
  });

  it.each(["", "?wish=another"])("asks the provider for no form while the page is only open %s", async (query) => {
    const scene = await show({}, query);
    await screen.findByRole("button", { name: /^Enter card/ });
    expect(scene.server.requests.map(({ call }) => call.name)).not.toContain("get-card-secret");
    await openForm(scene);
    expect(await screen.findByLabelText("Card number")).toBeTruthy();
  });

  it("charges the new card immediately and waits for the result", async () => {
    let charged = false;
    const scene = await show({
      "get-card": () => ok(charged ? paid : open),
      "change-card": () => {
        charged = true;
        return ok({ ...open, state: "CHARGING" });
      },
    });
    await giveCard(scene);
    expect(await screen.findByRole("heading", { name: "We’re charging €6.35" })).toBeTruthy();
    const thanks = await screen.findByRole("heading", { name: "Thank you, it’s paid" }, { timeout: 5_000 });
    expect(document.activeElement).toBe(thanks);
    expect(scene.server.asked("change-card")).toHaveLength(1);
  });

  it("accepts yet another card when the new one fails too", async () => {
    let charged = false;
    const scene = await show({
      "get-card": () => ok({ ...open, needsConfirmation: charged }),
      "change-card": () => {
        charged = true;
        return ok({ ...open, state: "CHARGING" });
      },
    });
    await giveCard(scene);
    const declined = "This card didn’t work either";
    expect(await screen.findByText(declined, {}, { timeout: 5_000 })).toBeTruthy();
    expect(await screen.findByLabelText("Card number")).toBeTruthy();
    expect(scene.server.asked("get-card-secret")).toHaveLength(2);
  });

  it("keeps the card when the response to change-card is lost, and retries without asking for it again", async () => {
    const replies = [() => connectionLost(), () => ok(paid)];
    const scene = await show({ "change-card": () => (replies.shift() ?? connectionLost)() });
    await giveCard(scene);
    await scene.user.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "Thank you, it’s paid" })).toBeTruthy();
    expect(scene.server.asked("confirm-sandbox-card")).toHaveLength(1);
  });

  it("accepts a new card with ?wish=another although nothing is unpaid", async () => {
    const scene = await show({ "get-card": () => ok(paid), "change-card": () => ok(paid) }, "?wish=another");
    expect(await screen.findByRole("heading", { name: "Another card for your contract" })).toBeTruthy();
    await giveCard(scene);
    expect(await screen.findByRole("heading", { name: "Your new card is saved" })).toBeTruthy();
    expect(scene.server.asked("change-card")).toHaveLength(1);
  });

  it("asks for confirmation without an error when the new card needs it too", async () => {
    let charged = false;
    const scene = await show({
      "get-card": () => ok(charged ? unconfirmed : open),
      "change-card": () => {
        charged = true;
        return ok({ ...open, state: "CHARGING" });
      },
    });
    await giveCard(scene);
    expect(await screen.findByRole("button", { name: confirmLabel }, { timeout: 5_000 })).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it.each([
    ["nothing is unpaid", () => ok(paid), "You have nothing to pay"],
    ["the contract is over", () => ok({ ...paid, state: "OVER" }), "This contract no longer needs payment details"],
    ["the link is unknown", () => refused("TOKEN_UNKNOWN"), "This link no longer works"],
  ])("does not ask for a card when %s", async (_, reply, title) => {
    const { server } = await show({ "get-card": reply });
    expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
    await waitFor(() => expect(server.asked("get-card-secret")).toEqual([]));
  });

  it("leads from an unknown link to the account's payments", async () => {
    await show({ "get-card": () => refused("TOKEN_UNKNOWN") });
    const link = await screen.findByRole("link", { name: "Go to my payments" });
    expect(link.getAttribute("href")).toBe("/en/policies/payments");
  });
});
