import type { Claim, LandlordView } from "@kautia/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { type FakeReply, ok, refused } from "../../../../../../tools/vitest/fake-server.ts";
import { sampleLandlordView } from "#testing/sample-landlord-view.ts";
import { showApp } from "#testing/show-app.tsx";
import { words } from "#testing/words.ts";
import { errorAtFocus } from "#testing/error-at-focus.ts";

const token = "fedcba9876543210fedcba9876543210";
const change = "0123456789abcdef0123456789abcdef";
const account = { iban: "DE•• •••• 3000", holder: "Lena Lohmann", since: "2027-02-01T09:00:00.000Z", coming: null };
const claiming: LandlordView = {
  ...sampleLandlordView,
  status: "ACTIVE",
  coverStart: "2026-12-01",
  asksForAccount: true,
};
const paid: LandlordView = { ...claiming, asksForAccount: false, accountNeedsLink: true, payoutAccount: account };
const coming = { iban: "AT•• •••• 3201", holder: "Lena Lohmann", from: "2027-02-02T09:00:00.000Z" };

/** The first account, in its first day. */
const first: LandlordView = { ...paid, payoutAccount: { iban: null, holder: null, since: null, coming } };

const show = (view: LandlordView, handlers: Record<string, () => FakeReply> = {}, query = "") =>
  showApp({
    at: `/en/landlord/${token}/account${query}`,
    handlers: { "get-landlord-view": () => ok(view), ...handlers },
  });
const page = () => within(screen.getByRole("main"));

describe("the landlord's account for payouts", () => {
  it("is entered on the page, says what is wrong with an IBAN, and is shown masked", async () => {
    const replies = [
      () => refused("FIELD_INVALID", [{ path: "iban", errorCode: "FIELD_INVALID", params: {} }]),
      () => ok(paid),
    ];
    const { user, server } = await show(claiming, {
      "enter-payout-account": () => (replies.shift() ?? (() => ok(paid)))(),
    });
    // The check digits fit, but no country has this code.
    await user.type(await screen.findByLabelText("IBAN"), "XX46 3704 0044 0532 0130 00");
    await user.type(screen.getByLabelText("Account holder"), "Lena Lohmann");
    await user.click(screen.getByRole("button", { name: "Save account" }));
    await waitFor(() => expect(errorAtFocus()).toMatch(/This IBAN isn’t right/));
    await user.click(screen.getByRole("button", { name: "Save account" }));
    expect(await page().findByText("DE•• •••• 3000")).toBeTruthy();
    expect(screen.queryByLabelText("IBAN")).toBeNull();
    expect(server.asked("enter-payout-account")[0]?.body).toMatchObject({ change: null, holder: "Lena Lohmann" });
  });

  it("says that an IBAN is mistyped when the field is left, without moving the focus back", async () => {
    const { user } = await show(claiming);
    const iban = await screen.findByLabelText("IBAN");
    await user.click(iban);
    await user.tab();
    expect(iban.getAttribute("aria-invalid")).toBeNull();
    await user.type(iban, "DE88 3704 0044 0532 0130 00");
    expect(iban.getAttribute("aria-invalid")).toBeNull();
    await user.tab();
    expect(page().getByText(words("validation.iban"))).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText("Account holder"));
    await user.clear(iban);
    await user.type(iban, "DE89 3704 0044 0532 0130 00");
    expect(iban.getAttribute("aria-invalid")).toBeNull();
  });

  it("is asked for on the guarantee's page, which does not say that there is nothing to do", async () => {
    const { user, path } = await showApp({
      at: `/en/landlord/${token}`,
      handlers: { "get-landlord-view": () => ok(claiming) },
    });
    const main = await screen.findByRole("main");
    const link = await screen.findByRole("link", { name: "Enter account" });
    expect(main.textContent).not.toContain("You don’t need to do anything");
    await user.click(link);
    expect(path()).toBe(`/en/landlord/${token}/account`);
    expect(await screen.findByLabelText("IBAN")).toBeTruthy();
  });

  it("is asked for with the sum once a claim was accepted", async () => {
    const claim: Claim = {
      id: "00000000-0000-4000-8000-000000000001",
      amount: 720,
      items: [{ description: "Miete", amount: 720, granted: 500 }],
      reportedAt: "2027-01-10T09:00:00.000Z",
      objectUntil: "2027-02-08",
      mayObject: false,
      objection: null,
      mayAgree: false,
      agreedAt: null,
      decision: { outcome: "PARTLY", amount: 500, note: null, at: "2027-02-10T09:00:00.000Z" },
      payout: null,
      files: [],
    };
    await showApp({
      at: `/en/landlord/${token}`,
      handlers: { "get-landlord-view": () => ok({ ...claiming, claims: [claim] }) },
    });
    expect(await screen.findByText(/^You’re getting €500\. Please enter your account/)).toBeTruthy();
    expect(screen.queryByText(words("landlord.accountWantedText"))).toBeNull();
  });

  it("is changed by links in earlier mails, too, which led to the guarantee's page", async () => {
    const { path } = await showApp({
      at: `/en/landlord/${token}?change=${change}`,
      handlers: { "get-landlord-view": () => ok(paid) },
    });
    expect(await screen.findByLabelText("IBAN")).toBeTruthy();
    expect(path()).toBe(`/en/landlord/${token}/account?change=${change}`);
  });

  it("changes by a mailed link only", async () => {
    const { user } = await show(paid, { "mail-account-link": () => ok({ sent: true }) });
    await user.click(await screen.findByRole("button", { name: "Change the account" }));
    expect(await screen.findByText(/It works for 24 hours/)).toBeTruthy();
    expect(screen.queryByLabelText("IBAN")).toBeNull();
  });

  it("is changed behind the mailed link", async () => {
    const { user, server } = await show(
      paid,
      {
        "enter-payout-account": () => ok({ ...paid, payoutAccount: { ...account, coming } }),
      },
      `?change=${change}`,
    );
    await user.type(await screen.findByLabelText("IBAN"), "AT611904300234573201");
    await user.type(screen.getByLabelText("Account holder"), "Lena Lohmann");
    await user.click(screen.getByRole("button", { name: "Save account" }));
    expect(await page().findByText("From 2 February 2027, 10:00, we use AT•• •••• 3201")).toBeTruthy();
    expect(server.asked("enter-payout-account")[0]?.body).toMatchObject({ change });
    expect(page().queryByText(/wasn’t you|was you/)).toBeNull();
    expect(page().queryByRole("button", { name: "Keep the old account" })).toBeNull();
  });

  it("says that a mailed link no longer works", async () => {
    const { user } = await show(
      paid,
      { "enter-payout-account": () => refused("STEP_NOT_ALLOWED") },
      `?change=${change}`,
    );
    await user.type(await screen.findByLabelText("IBAN"), "AT611904300234573201");
    await user.type(screen.getByLabelText("Account holder"), "Lena Lohmann");
    await user.click(screen.getByRole("button", { name: "Save account" }));
    expect(await screen.findByText("This link no longer works")).toBeTruthy();
  });

  it("mails another link when the one that was followed no longer works", async () => {
    const { user } = await show(
      paid,
      { "enter-payout-account": () => refused("STEP_NOT_ALLOWED"), "mail-account-link": () => ok({ sent: true }) },
      `?change=${change}`,
    );
    await user.type(await screen.findByLabelText("IBAN"), "AT611904300234573201");
    await user.type(screen.getByLabelText("Account holder"), "Lena Lohmann");
    await user.click(screen.getByRole("button", { name: "Save account" }));
    await user.click(await page().findByRole("button", { name: "Change the account" }));
    expect(await screen.findByText(/It works for 24 hours/)).toBeTruthy();
  });

  it("shows the account that another window has entered, and says so", async () => {
    const views = [claiming, paid];
    const { user } = await show(claiming, {
      "get-landlord-view": () => ok(views.shift() ?? paid),
      "enter-payout-account": () => refused("STEP_NOT_ALLOWED"),
    });
    await user.type(await screen.findByLabelText("IBAN"), "AT611904300234573201");
    await user.type(screen.getByLabelText("Account holder"), "Lena Lohmann");
    await user.click(screen.getByRole("button", { name: "Save account" }));
    expect(await page().findByText("DE•• •••• 3000")).toBeTruthy();
    expect(page().getByText("Something has changed in the meantime")).toBeTruthy();
    expect(screen.queryByText("This link no longer works")).toBeNull();
  });

  it("says until when the first account is not used, and without the mailed link offers no way to discard it", async () => {
    await show(first);
    expect(await page().findByText("From 2 February 2027, 10:00, we use AT•• •••• 3201")).toBeTruthy();
    expect(page().getByText(/use the link we emailed you to discard it/)).toBeTruthy();
    expect(page().queryByRole("button", { name: /Discard|Keep/ })).toBeNull();
    expect(screen.queryByLabelText("IBAN")).toBeNull();
  });

  it("asks for the mailed link before another account can be entered in place of a discarded one", async () => {
    await show({ ...claiming, accountNeedsLink: true });
    expect(await page().findByRole("button", { name: "Change the account" })).toBeTruthy();
    expect(screen.queryByLabelText("IBAN")).toBeNull();
  });

  it("says that the link no longer works when it was used to discard an account", async () => {
    const { user } = await show(
      first,
      { "keep-payout-account": () => refused("STEP_NOT_ALLOWED") },
      `?change=${change}`,
    );
    await user.click(await page().findByRole("button", { name: "Discard this account" }));
    expect(await screen.findByText("This link no longer works")).toBeTruthy();
  });

  it("shows the new account to whoever comes to check it, and a form only to whoever wants another", async () => {
    const { user } = await show(first, {}, `?change=${change}`);
    expect(await page().findByText(/^If it was you, you don’t need to do anything/)).toBeTruthy();
    expect(screen.queryByLabelText("IBAN")).toBeNull();
    await user.click(page().getByRole("button", { name: "Enter another account" }));
    expect(screen.getByLabelText("IBAN")).toBeTruthy();
    expect(document.activeElement).toBe(page().getByRole("heading", { level: 1 }));
  });

  it("keeps the focus when the form or the button that was pressed disappears", async () => {
    const { user, server } = await show(
      { ...paid, payoutAccount: { ...account, coming } },
      { "keep-payout-account": () => ok(paid) },
      `?change=${change}`,
    );
    await user.click(await page().findByRole("button", { name: "Keep the old account" }));
    await page().findByRole("link", { name: "To the guarantee" });
    expect(document.activeElement).toBe(page().getByRole("heading", { name: "Your account is saved" }));
    expect(server.asked("keep-payout-account")[0]?.body).toEqual({ change });
  });
});
