import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { connectionLost, type FakeReply, ok, refused } from "../../../../../tools/vitest/fake-server.ts";
import { chosen, contractDocuments, finishPage, paymentHandlers, signed } from "../../testing/payment-scene.ts";
import { clearToken } from "../../session/token-cookie.ts";
import { later, type Scene, showApp } from "../../testing/show-app.tsx";
import { wizardIds } from "./wizard.ts";
import { words } from "../../testing/words.ts";

const show = (handlers: Scene["handlers"] = {}, language: "de" | "en" = "en") =>
  showApp({
    at: `/${language}/payment?step=summary`,
    language,
    record: chosen,
    handlers: { ...paymentHandlers, ...handlers },
  });

async function tickAllBoxes(user: UserEvent) {
  for (const box of await screen.findAllByRole("checkbox")) await user.click(box);
}
const signButton = () => screen.getByRole("button", { name: /^I sign my contract/ });

describe("contract step", () => {
  it.each([
    ["Guarantee up to", "rent-and-deposit"],
    ["Home", "property-address"],
    ["Landlord", "landlord-type"],
    ["Cover begins", "insurance-dates"],
    ["Tenant", "name"],
  ])("leads from the row '%s' to its question", async (row, step) => {
    await show();
    const link = await screen.findByRole("link", { name: `Change ${row}`, hidden: true });
    expect(link.getAttribute("href")).toBe(`/en?step=${step}&edit=1`);
  });

  it("shows the parties, home, deposit, start and price, and what the guarantee does not cover", async () => {
    await show();
    await screen.findByRole("heading", { name: words("payment.summary") });
    const main = screen.getByRole("main").textContent;
    for (const text of [
      "Mara Musterfrau",
      "Torstraße\u00a012, 10119\u00a0Berlin",
      "Lena Lohmann",
      "lena@example.com",
      "€1,500",
      "1\u00A0December 2026",
      "when your landlord releases the guarantee",
      "€70.50 per year",
      "we pay first and you pay us back",
    ])
      expect(main).toContain(text);
  });

  it.each([
    [
      { start: "2026-12-16", isEarly: false },
      "16 December 2026after the time for withdrawal, or the day your landlord",
    ],
    [{ start: "2026-12-01", isEarly: true }, "1 December 2026as you wish, before the time for withdrawal ends"],
    [{ start: "2026-12-01", isEarly: true }, "you pay for the days until then, at most €0.20 a day"],
  ])("says when the guarantee begins, and what beginning early costs: %o", async (cover, note) => {
    const plans = { yearly: { price: 70.5, paymentPeriod: "YEARLY", discountPercentage: 7 }, monthly: null };
    await show({ "get-offers": () => ok({ currency: "EUR", ...plans, cover }) });
    const begins = screen.getAllByText("Cover begins")[0]?.closest("div");
    await waitFor(() => expect(begins?.textContent?.replaceAll("\u00a0", " ")).toContain(note));
  });

  it("says that the session has ended if the cookie expired before the signature", async () => {
    const { user, path } = await show({ "sign-contract": () => refused("TOKEN_UNKNOWN") });
    await tickAllBoxes(user);
    clearToken();
    await user.click(signButton());
    expect(await screen.findByText(/^Your session in this browser has ended/)).toBeTruthy();
    expect(path()).toBe("/en/resume");
  });

  it("numbers the steps of the wizard as the specification does", () => {
    expect(wizardIds).toEqual({ summary: 1, payment: 2, congratulations: 3 });
  });

  it.each([
    [true, "saved"],
    [false, "Not set up yet"],
  ])("with a card set up = %s, says '%s'", async (ready, text) => {
    await show({ "get-card-state": () => ok({ ready }) });
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it("lists the documents as PDF links in a new tab, and says that they were mailed", async () => {
    await show();
    const section = (await screen.findByRole("heading", { name: words("payment.documents") })).parentElement;
    const links = within(section ?? document.body).getAllByRole("link");
    expect(links.map((link) => link.textContent)).toEqual([
      "Your contract PDF, opens in a new tab",
      "Insurance Product Information Document PDF, opens in a new tab",
      "Contract information PDF, opens in a new tab",
      "Right of withdrawal PDF, opens in a new tab",
      "General conditions PDF, opens in a new tab",
      "Terms of the contract PDF, opens in a new tab",
      "Sample of the guarantee certificate PDF, opens in a new tab",
      "Privacy policy PDF, opens in a new tab",
      "Initial information PDF, opens in a new tab",
    ]);
    expect(links.map((link) => link.getAttribute("target"))).toEqual(links.map(() => "_blank"));
    expect(links[1]?.getAttribute("href")).toMatch(/\/onboarding\/tenant\/[0-9a-f]{32}\/documents\/product-info$/);
    await waitFor(() => expect(section?.textContent).toContain("We’ve emailed them to mara@example.com."));
  });

  it("lists the documents before the server says whether they were mailed, to avoid a layout shift", async () => {
    await show({ "mail-contract-documents": () => later<FakeReply>().promise });
    const section = (await screen.findByRole("heading", { name: words("payment.documents") })).parentElement;
    expect(within(section ?? document.body).getAllByRole("link")).toHaveLength(9);
    expect(section?.textContent).toContain("We’re emailing them to mara@example.com.");
  });

  it("stays and can be signed when the server cannot say whether the documents were mailed", async () => {
    const { user, path } = await show({ "mail-contract-documents": () => refused("INTERNAL") });
    await tickAllBoxes(user);
    expect(path()).toBe("/en/payment?step=summary");
    expect(signButton()).toBeTruthy();
    expect(screen.getByText(/We’re emailing them to/)).toBeTruthy();
  });

  it("stays and shows an error when the documents were not delivered before signing", async () => {
    const fields = [{ path: "documents", errorCode: "STEP_NOT_ALLOWED", params: {} } as const];
    const { user, path } = await show({
      "mail-contract-documents": () => ok({ documents: contractDocuments(null) }),
      "sign-contract": () => refused("STEP_NOT_ALLOWED", fields),
    });
    expect((await screen.findByText(/We’re emailing them to/)).parentElement?.textContent).toContain(
      "We’re emailing them to mara@example.com",
    );
    await tickAllBoxes(user);
    const folded = screen.getByText("The 8 documents that belong to it").closest("details");
    expect(folded?.open).toBe(false);
    await user.click(signButton());
    expect((await screen.findByRole("alert")).textContent).toContain("Please read the documents first");
    expect(folded?.open).toBe(true);
    expect(path()).toBe("/en/payment?step=summary");
  });

  it("leads to the question about the dates when the insurance should have begun already", async () => {
    const fields = [{ path: "insuranceStart", errorCode: "FIELD_INVALID", params: {} } as const];
    const { user } = await show({ "sign-contract": () => refused("STEP_NOT_ALLOWED", fields) });
    await tickAllBoxes(user);
    await user.click(signButton());
    expect((await screen.findByRole("alert")).textContent).toContain("These dates are no longer possible");
    const link = screen.getByRole("link", { name: words("payment.changeDates") });
    expect(link.getAttribute("href")).toBe("/en?step=insurance-dates&edit=1");
  });

  it("says on the English sign button that signing is an obligation to pay", async () => {
    await show();
    expect((await screen.findByRole("button", { name: /^I sign/ })).textContent).toBe(
      "I sign my contract and agree to pay",
    );
  });

  it("says on the German sign button that signing is an obligation to pay", async () => {
    await show({}, "de");
    const button = await screen.findByRole("button", { name: /unterschreiben$/ });
    expect(button.textContent).toBe("Zahlungspflichtig unterschreiben");
    // The words of the duty are no smaller print.
    expect(button.querySelector(".k-button__second")).toBeNull();
  });

  it("signs once, however often the button is pressed, and leads to the congratulations", async () => {
    const answer = later<FakeReply>();
    const { user, server, state, path } = await show({ "sign-contract": () => answer.promise });
    await tickAllBoxes(user);
    await user.dblClick(signButton());
    await user.click(signButton());
    state.record = signed;
    answer.keep(ok({ lastCompletedPage: "PAYMENT" }));
    expect(await screen.findByRole("heading", { name: "Congratulations, Mara!" })).toBeTruthy();
    await waitFor(() => expect(path()).toBe("/en/payment"));
    expect(server.asked("sign-contract").map(({ body }) => body["signature"])).toEqual([true]);
  });

  it("stays visible until the page after signing has loaded, without an empty page in between", async () => {
    const finish = later<FakeReply>();
    const { user, server } = await show({ "get-finish-page": () => finish.promise });
    await tickAllBoxes(user);
    await user.click(signButton());
    await waitFor(() => expect(server.asked("get-finish-page")).toHaveLength(1));
    expect(screen.getByRole("heading", { level: 1, name: words("payment.summary") })).toBeTruthy();
    expect(document.querySelector(".k-skeleton")).toBeNull();
    finish.keep(ok(finishPage));
    expect(await screen.findByRole("heading", { level: 1, name: "Congratulations, Mara!" })).toBeTruthy();
    expect(screen.getByLabelText(words("payment.link"))).toBeTruthy();
    expect(server.asked("get-finish-page")).toHaveLength(1);
  });

  it("does not sign before both boxes are ticked, and leaves people at the first open one", async () => {
    const { user, server } = await show();
    await screen.findByRole("heading", { name: words("payment.summary") });
    await user.click(signButton());
    const boxes = screen.getAllByRole("checkbox");
    expect(document.activeElement).toBe(boxes[0]);
    expect(boxes.map((box) => box.getAttribute("aria-invalid"))).toEqual(["true", "true"]);
    expect(screen.getAllByText(words("payment.understandError"))).toHaveLength(2);
    expect(screen.queryByRole("alert")).toBeNull();
    // Ticking one does not move the focus to the other.
    await user.click(boxes[0] as HTMLElement);
    expect(document.activeElement).toBe(boxes[0]);
    await user.click(signButton());
    expect(document.activeElement).toBe(boxes[1]);
    await user.click(boxes[1] as HTMLElement);
    expect(screen.queryByText(words("payment.understandError"))).toBeNull();
    expect(server.asked("sign-contract")).toEqual([]);
  });

  it("returns to the card step with a message when no card is set up", async () => {
    const { user, path } = await show({ "sign-contract": () => refused("STEP_NOT_ALLOWED") });
    await tickAllBoxes(user);
    await user.click(signButton());
    expect(await screen.findByText(words("payment.cardMissing"))).toBeTruthy();
    expect(await screen.findByLabelText(words("payment.number"))).toBeTruthy();
    expect(path()).toBe("/en/payment");
  });

  it("leads to the application's current screen when an answer was changed in another tab", async () => {
    const { user, path } = await show({
      "sign-contract": (_, state) => {
        state.record = { ...chosen, lastCompletedPage: "TENANT_DETAILS", paymentPeriod: null, premiumAmount: null };
        return refused("STEP_NOT_ALLOWED");
      },
      "get-price": () => ok({ monthly: 6.35, yearly: 70.5 }),
    });
    await tickAllBoxes(user);
    await user.click(signButton());
    await waitFor(() => expect(path()).toBe("/en/summary"));
  });

  it("shows the new price and asks for both boxes again when another tab has chosen the other plan", async () => {
    const { user, server, path } = await show({
      "sign-contract": (_, state) => {
        state.record = { ...chosen, paymentPeriod: "MONTHLY", premiumAmount: 6.35 };
        return refused("OFFER_CHANGED");
      },
    });
    await tickAllBoxes(user);
    await user.click(signButton());
    expect(await screen.findByText(words("payment.changed"))).toBeTruthy();
    expect(screen.getByRole("main").textContent).toContain("€6.35 per month");
    expect(screen.getByRole("main").textContent).not.toContain("€70.50");
    expect(screen.getAllByRole<HTMLInputElement>("checkbox").map(({ checked }) => checked)).toEqual([false, false]);
    expect(path()).toBe("/en/payment?step=summary");
    expect(server.asked("sign-contract").map(({ body }) => body["shown"])).toEqual([
      expect.objectContaining({ paymentPeriod: "YEARLY", premiumAmount: 70.5, landlordEmail: "lena@example.com" }),
    ]);
  });

  it.each([
    ["the connection is lost", connectionLost, "No connection", /^We don’t know whether your signature/],
    [
      "the provider is unavailable",
      () => refused("PROVIDER_UNAVAILABLE"),
      "You can’t pay right now",
      /isn’t signed yet/,
    ],
    [
      "the provider refuses our request",
      () => refused("PROVIDER_FAILED"),
      "You can’t pay right now",
      /isn’t signed yet/,
    ],
  ])("can be signed again when %s, and says whether it is signed", async (_, reply, text, signedOrNot) => {
    const { user } = await show({ "sign-contract": reply });
    await tickAllBoxes(user);
    await user.click(signButton());
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByText(signedOrNot)).toBeTruthy();
    expect(screen.getAllByRole<HTMLInputElement>("checkbox").map(({ checked }) => checked)).toEqual([true, true]);
  });

  it("sends nothing without a network, and says that the contract is not signed yet", async () => {
    const { user, server } = await show();
    await tickAllBoxes(user);
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await user.click(signButton());
    expect(await screen.findByText("You’re offline")).toBeTruthy();
    expect(screen.getByText(/^Your contract isn’t signed yet/)).toBeTruthy();
    expect(server.asked("sign-contract")).toEqual([]);
    online.mockRestore();
  });

  it("does not sign again after the browser's back button", async () => {
    const { user, server, history, path } = await showApp({
      at: "/en/payment",
      record: chosen,
      handlers: paymentHandlers,
    });
    await user.type(await screen.findByLabelText(words("payment.number")), "4242424242424242");
    await user.type(screen.getByLabelText(words("payment.expiry")), "1231");
    await user.type(screen.getByLabelText(words("payment.cvc")), "123");
    await user.click(screen.getByRole("button", { name: words("payment.setUp") }));
    await tickAllBoxes(user);
    await user.click(signButton());
    expect(await screen.findByRole("heading", { name: "Congratulations, Mara!" })).toBeTruthy();
    await history.goBack();
    expect(path()).toBe("/en/payment");
    expect(await screen.findByRole("heading", { name: "Congratulations, Mara!" })).toBeTruthy();
    expect(server.asked("sign-contract")).toHaveLength(1);
  });
});
