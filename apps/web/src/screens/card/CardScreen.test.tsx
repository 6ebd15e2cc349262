import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { connectionLost, ok, refused } from "../../testing/fake-server.ts";
import { type Scene, showApp } from "../../testing/show-app.tsx";

const at = `/en/card/${"0f".repeat(16)}`;
const open = {
  contractNumber: "DE-F5Y3-GNQX-0",
  fullAddress: "Torstraße 12, 10119 Berlin",
  state: "OPEN",
  amount: 6.35,
  instalmentAmount: 0,
  needsConfirmation: false,
  confirmable: null,
  nextTryOn: "2026-12-02",
};
const paid = { ...open, state: "PAID", amount: 0, nextTryOn: null };
const show = (handlers: Scene["handlers"], query = "") =>
  showApp({
    at: at + query,
    handlers: {
      "get-card": () => ok(open),
      "get-card-secret": () => ok({ secret: "seti_secret", country: "de" }),
      "confirm-sandbox-card": () => ok({ status: "succeeded" }),
      ...handlers,
    },
  });

async function giveCard({ user }: Awaited<ReturnType<typeof showApp>>) {
  await user.type(await screen.findByLabelText("Card number"), "4242424242424242");
  await user.type(screen.getByLabelText("Valid until"), "1231");
  await user.type(screen.getByLabelText("Security code"), "123");
  await user.click(screen.getByRole("button", { name: "Use this card" }));
}

const asking = { ...open, needsConfirmation: true, confirmable: 6.35 };
const confirm = "Confirm €6.35 with my bank";

describe("a payment that the bank wants confirmed", () => {
  /** The bank's question is answered; `then` is what the server sees of it. */
  async function press(then: object, button: string, handlers: Scene["handlers"] = {}) {
    let noted = false;
    const scene = await show({
      "get-card": () => ok(noted ? then : asking),
      "begin-payment": () => ok({ secret: "ch_secret", country: "de" }),
      "confirm-sandbox-charge": () => ok({ status: "succeeded" }),
      "note-payment": () => {
        noted = true;
        return ok({ ...asking, state: "CHARGING", confirmable: null });
      },
      ...handlers,
    });
    expect(await screen.findByRole("heading", { name: "Your bank wants to hear from you" })).toBeTruthy();
    expect(scene.server.asked("get-card-secret")).toEqual([]);
    await scene.user.dblClick(screen.getByRole("button", { name: confirm }));
    if (button) await scene.user.click(await screen.findByRole("button", { name: button }));
    return scene;
  }

  it("is paid with the card on file, and asked for once", async () => {
    const { server } = await press({ ...paid, confirmable: null }, "Yes, it is me");
    const thanks = await screen.findByRole("heading", { name: "Thank you, it is paid" }, { timeout: 5_000 });
    expect(document.activeElement).toBe(thanks);
    expect(server.asked("begin-payment")).toHaveLength(1);
    expect(server.asked("confirm-sandbox-charge")).toMatchObject([
      { body: { secret: "ch_secret", outcome: "passed" } },
    ]);
  });

  it("and is not, can be confirmed again, or paid with another card", async () => {
    const { user } = await press(asking, "Do not confirm");
    expect(await screen.findByText("The payment was not confirmed", {}, { timeout: 5_000 })).toBeTruthy();
    expect(screen.getByRole("button", { name: confirm })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Use another card" }));
    expect(await screen.findByLabelText("Card number")).toBeTruthy();
    expect(screen.queryByText("The payment was not confirmed")).toBeNull();
    const heading = screen.getByRole("heading", { name: "Another card for your payment" });
    expect(document.activeElement).toBe(heading);
  });

  it("in another tab already is found out instead of asked for", async () => {
    const gone = () => refused("STEP_NOT_ALLOWED");
    await press({ ...paid, confirmable: null }, "", { "begin-payment": gone });
    expect(await screen.findByRole("heading", { name: "Thank you, it is paid" }, { timeout: 5_000 })).toBeTruthy();
  });

  it.each([
    ["begun", "", { "begin-payment": () => connectionLost() }],
    ["answered", "Yes, it is me", { "confirm-sandbox-charge": () => connectionLost() }],
    ["told", "Yes, it is me", { "note-payment": () => connectionLost() }],
  ] satisfies [string, string, Scene["handlers"]][])("and cannot be %s is begun again", async (_, button, handlers) => {
    const { server, user } = await press(asking, button, handlers);
    expect(await screen.findByText("The payment is not available right now")).toBeTruthy();
    const before = server.asked("begin-payment").length;
    await user.click(screen.getByRole("button", { name: confirm }));
    await waitFor(() => expect(server.asked("begin-payment")).toHaveLength(before + 1));
  });
});

describe("another card", () => {
  it("says what is open and when it would be tried again", async () => {
    await show({});
    expect(await screen.findByRole("heading", { name: "Another card for your payment" })).toBeTruthy();
    for (const text of ["€6.35", "2 December 2026", "DE-F5Y3-GNQX-0", "Torstraße 12, 10119 Berlin"])
      expect(screen.getByText(text)).toBeTruthy();
  });

  it("is charged at once, and the page waits for what becomes of it", async () => {
    let charged = false;
    const scene = await show({
      "get-card": () => ok(charged ? paid : open),
      "change-card": () => {
        charged = true;
        return ok({ ...open, state: "CHARGING" });
      },
    });
    await giveCard(scene);
    expect(await screen.findByRole("heading", { name: "We are charging €6.35" })).toBeTruthy();
    const thanks = await screen.findByRole("heading", { name: "Thank you, it is paid" }, { timeout: 5_000 });
    expect(document.activeElement).toBe(thanks);
    expect(scene.server.asked("change-card")).toHaveLength(1);
  });

  it("that fails too can be followed by yet another", async () => {
    let charged = false;
    const scene = await show({
      "get-card": () => ok({ ...open, needsConfirmation: charged }),
      "change-card": () => {
        charged = true;
        return ok({ ...open, state: "CHARGING" });
      },
    });
    await giveCard(scene);
    const declined = "The payment could not be charged to this card either";
    expect(await screen.findByText(declined, {}, { timeout: 5_000 })).toBeTruthy();
    expect(await screen.findByLabelText("Card number")).toBeTruthy();
    expect(scene.server.asked("get-card-secret")).toHaveLength(2);
  });

  it("is kept when our answer is lost, and said again", async () => {
    const replies = [() => connectionLost(), () => ok(paid)];
    const scene = await show({ "change-card": () => (replies.shift() ?? connectionLost)() });
    await giveCard(scene);
    await scene.user.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "Thank you, it is paid" })).toBeTruthy();
    expect(scene.server.asked("confirm-sandbox-card")).toHaveLength(1);
  });

  it("is taken though nothing is open, when somebody came for that", async () => {
    const scene = await show({ "get-card": () => ok(paid), "change-card": () => ok(paid) }, "?wish=another");
    expect(await screen.findByRole("heading", { name: "Another card for your contract" })).toBeTruthy();
    await giveCard(scene);
    expect(await screen.findByRole("heading", { name: "Your new card is on file" })).toBeTruthy();
    expect(scene.server.asked("change-card")).toHaveLength(1);
  });

  it("that asks as well is confirmed on the way, without a word of failure", async () => {
    let charged = false;
    const scene = await show({
      "get-card": () => ok(charged ? asking : open),
      "change-card": () => {
        charged = true;
        return ok({ ...open, state: "CHARGING" });
      },
    });
    await giveCard(scene);
    expect(await screen.findByRole("button", { name: confirm }, { timeout: 5_000 })).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it.each([
    ["nothing is open", () => ok(paid), "Nothing is open"],
    ["the contract is over", () => ok({ ...paid, state: "OVER" }), "This contract takes no card any more"],
    ["the link is unknown", () => refused("TOKEN_UNKNOWN"), "This link does not work any more"],
  ])("is not asked for where %s", async (_, reply, title) => {
    const { server } = await show({ "get-card": reply });
    expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
    await waitFor(() => expect(server.asked("get-card-secret")).toEqual([]));
  });
});
