import type { PolicyView } from "@kautia/contract";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { readToken } from "../../session/token-cookie.ts";
import { connectionLost, ok, refused, refusedFor } from "../../../../../tools/vitest/fake-server.ts";
import { sampleRecord } from "../../testing/sample-record.ts";
import { samplePolicy as policy } from "../../testing/sample-policy.ts";
import { showApp } from "../../testing/show-app.tsx";
import { errorAtFocus } from "../../testing/error-at-focus.ts";

const session = { "get-session": () => ok({ email: "jana@example.com" }) };
const listed = (...policies: PolicyView[]) => ({
  ...session,
  "list-policies": () => ok({ email: "jana@example.com", policies }),
  "list-payments": () => ok({ payments: [] }),
});
const at = "/en/policies";
const contract = `${at}/${policy.contractNumber}`;

describe("policies screen", () => {
  it("tells in one sentence where a contract stands, in three moments what happens, and where everything else is", async () => {
    await showApp({ at, handlers: listed(policy) });
    const card = within(await screen.findByRole("region", { name: keepAddressTogether(policy.fullAddress) }));
    expect(card.getByRole("heading", { level: 3 }).textContent).toBe("Now it’s up to Lena Lohmann");
    const moments = card.getAllByRole("term").map((term) => term.parentElement?.textContent);
    expect(moments).toEqual([
      "LastYou signed the contract21\u00A0November 2026",
      "NowLena Lohmann answersby 21\u00A0December 2026",
      "NextThe guarantee begins1\u00A0December 2026 at the earliest",
    ]);
    expect(card.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      `${contract}/timeline`,
      `${contract}/message`,
      `${contract}/changes`,
      `${contract}/leaving`,
    ]);
  });

  it("shows the whole timeline on a page of its own, in the order of time", async () => {
    await showApp({ at: `${contract}/timeline`, handlers: listed(policy) });
    const line = within(await screen.findByRole("group", { name: "Timeline" }));
    expect(line.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Done: You signed the contract21\u00A0November 2026",
      "Still to come: The guarantee begins1\u00A0December 2026 at the earliestOr on the day your landlord accepts, if that’s later. The first premium falls due then.",
      "Now: Lena Lohmann answersby 21\u00A0December 2026We’ve asked by email and send reminders. Nothing is charged without a yes.",
    ]);
    expect(screen.getByRole("link", { name: "Add the dates to your calendar" }).getAttribute("href")).toBe(
      `/api/v1/policies/${policy.refId}/calendar?lang=en`,
    );
  });

  it("offers what a tenant can do after a decline, and no message", async () => {
    const declined: PolicyView = {
      ...policy,
      status: "DECLINED",
      line: [{ event: "DECLINED", state: "problem", on: "2026-11-22", by: "landlord" }],
      nextCharge: null,
      mayWrite: false,
      wayOut: null,
    };
    const { user } = await showApp({ at, handlers: listed(declined) });
    expect(await screen.findByRole("heading", { name: "Lena Lohmann has declined the guarantee" })).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Write to your landlord" })).toBeNull();
    await user.click(screen.getByRole("link", { name: "See what you can do" }));
    expect(await screen.findByRole("button", { name: "Apply again with the same answers" })).toBeTruthy();
  });

  it("puts money on its way to the tenant on top", async () => {
    const refund = { amount: 120, pending: 96.8, paidOn: null };
    const ended: PolicyView = { ...policy, status: "ENDED", nextCharge: null, mayWrite: false, wayOut: null, refund };
    await showApp({ at, handlers: listed(ended) });
    const card = await screen.findByRole("region", { name: keepAddressTogether(policy.fullAddress) });
    expect(card.querySelector(".k-card__title + *")?.textContent).toMatch(/€96.80 are on their way to you/);
    expect(card.textContent).not.toContain("Next charge");
  });

  it.each([
    [`#claims-${policy.refId}`, `${contract}/claims`],
    [`#moving-out-${policy.refId}`, `${contract}/moving-out`],
    ["#claims-ffffffffffffffffffffffff", "/en/policies"],
  ])("leads the old anchor %s to %s", async (anchor, page) => {
    const { path } = await showApp({ at: `${at}${anchor}`, handlers: listed(policy) });
    await waitFor(() => expect(path()).toBe(page));
  });

  it("leads an unknown contract's page to the account", async () => {
    const { path } = await showApp({ at: `${at}/DE-0000-0000-0/claims`, handlers: listed(policy) });
    await waitFor(() => expect(path()).toBe(at));
  });

  it("says why an ended policy cannot be applied for again", async () => {
    const ended: PolicyView = { ...policy, status: "ENDED", nextCharge: null, mayWrite: false };
    const { user, path } = await showApp({
      at,
      handlers: { ...listed(ended), "apply-again": () => refused("POLICY_STATUS_CONFLICT") },
    });
    await user.click(await screen.findByRole("button", { name: "Apply again with the same answers" }));
    expect(await screen.findByText(/something has changed in the meantime/)).toBeTruthy();
    expect(path()).toBe(at);
  });

  it("has four tabs with addresses of their own, and keeps what was loaded", async () => {
    const { user, server, path } = await showApp({ at, handlers: listed(policy) });
    const tabs = within(await screen.findByRole("navigation", { name: "Your account" }));
    await screen.findByText("Lena Lohmann answers");
    expect(tabs.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Overview",
      "Payments",
      "Documents",
      "Profile",
    ]);
    for (const [tab, address, text] of [
      ["Payments", "payments", "Next charge"],
      ["Documents", "documents", "Your contract"],
      ["Profile", "login", "Where you’re logged in"],
    ] as const) {
      await user.click(tabs.getByRole("link", { name: tab }));
      expect(path()).toBe(`/en/policies/${address}`);
      expect(tabs.getByRole("link", { name: tab }).getAttribute("aria-current")).toBe("page");
      expect(screen.getByText(text)).toBeTruthy();
    }
    await user.click(screen.getByRole("link", { name: "See your data" }));
    expect(path()).toBe("/en/policies/data");
    expect(screen.getByText("Download all data (JSON)")).toBeTruthy();
    expect(tabs.getByRole("link", { name: "Profile" }).getAttribute("aria-current")).toBe("page");
    expect(server.asked("list-policies")).toHaveLength(1);
  });

  it("asks for one thing at a time, the failed charge before the claim", async () => {
    const claim: PolicyView["claims"][number] = {
      id: "00000000-0000-4000-8000-000000000001",
      amount: 400,
      items: [{ description: "Rent", amount: 400, granted: null }],
      reportedAt: "2026-12-01T09:00:00.000Z",
      objectUntil: "2026-12-29",
      mayObject: true,
      objection: null,
      mayAgree: true,
      agreedAt: null,
      decision: null,
      payout: null,
      files: [],
    };
    const next = { what: "PREMIUM" as const, amount: 70.5, on: "2026-12-04", ifAccepted: false };
    await showApp({ at, handlers: listed({ ...policy, status: "PAST_DUE", nextCharge: next, claims: [claim] }) });
    expect(await screen.findByRole("heading", { name: "We couldn’t charge €70.50" })).toBeTruthy();
    expect(screen.getByText("We try again on 4 December 2026. You can also pay now.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Pay or change how you pay" })).toBeTruthy();
    const also = screen.getByRole("link", { name: "Read the claim" });
    expect(also.closest("li")?.textContent).toBe("Lena Lohmann claims €400 Read the claim");
    expect(also.getAttribute("href")).toBe(`${contract}/claims`);
  });

  it("names no next charge while the card is refused, and asks for another card", async () => {
    await showApp({ at, handlers: listed({ ...policy, status: "ACTIVE", nextCharge: null, needsAnotherCard: true }) });
    expect(await screen.findByText("We can no longer charge your card")).toBeTruthy();
    cleanup();
    const payments = { ...policy, status: "ACTIVE" as const, nextCharge: null, needsAnotherCard: true };
    await showApp({ at: `${at}/payments`, handlers: listed(payments) });
    expect(await screen.findByText(/^None until you give us another card/)).toBeTruthy();
    expect(screen.queryByText("None planned")).toBeNull();
  });

  it("tells a tenant who pays by direct debit when the account is debited, and when it can no longer be", async () => {
    const paymentMethod = { kind: "sepa_debit", lastDigits: "3000" } as const;
    const nextCharge = { what: "PREMIUM" as const, amount: 70.5, on: "2026-12-01", ifAccepted: false };
    await showApp({
      at: `${at}/payments`,
      handlers: listed({ ...policy, status: "ACTIVE", paymentMethod, nextCharge }),
    });
    expect(await screen.findByText("on 1 December 2026 at the earliest, announced by email")).toBeTruthy();
    cleanup();
    const refusedAccount = { nextCharge: null, needsAnotherCard: true };
    await showApp({
      at: `${at}/payments`,
      handlers: listed({ ...policy, status: "ACTIVE", paymentMethod, ...refusedAccount }),
    });
    expect(await screen.findByText(/^None until you give us another account or a card/)).toBeTruthy();
    expect(document.body.textContent).not.toContain("your card");
  });

  it("leads to the login without loading policies when nobody is logged in", async () => {
    const { path, server } = await showApp({ at, handlers: { "get-session": () => ok({ email: null }) } });
    expect(await screen.findByRole("heading", { name: "Log in" })).toBeTruthy();
    expect(path()).toBe("/en/login");
    expect(server.asked("list-policies")).toEqual([]);
  });

  it("leads to the login when the session ends before the policies are loaded", async () => {
    const { path } = await showApp({ at, handlers: { ...session, "list-policies": () => refused("LOGIN_REQUIRED") } });
    expect(await screen.findByRole("heading", { name: "Log in" })).toBeTruthy();
    expect(path()).toBe("/en/login");
  });

  it("says that there is no policy and links to the start page", async () => {
    await showApp({ at, handlers: listed() });
    expect(await screen.findByText("There’s no contract in your account.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Go to the start page" }).getAttribute("href")).toBe("/en/welcome");
  });

  it("sends a message to the landlord, refuses an empty one and keeps the input when sending fails", async () => {
    let lost = true;
    const { user, server } = await showApp({
      at: `${contract}/message`,
      handlers: { ...listed(policy), "write-to-landlord": () => (lost ? connectionLost() : ok({ sent: true })) },
    });
    await user.click(await screen.findByRole("button", { name: "Send message" }));
    expect(errorAtFocus()).toMatch(/Can't send empty message!/);
    await user.type(screen.getByLabelText("Message to your landlord"), "When may I come?");
    await user.click(screen.getByRole("button", { name: "Send message" }));
    lost = false;
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    const sentText = await screen.findByText("Your message is on its way");
    expect(document.activeElement?.contains(sentText)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    const sent = server.asked("write-to-landlord");
    expect(sent.map(({ params, body }) => [params["refId"], body["message"]])).toEqual([
      [policy.refId, "When may I come?"],
      [policy.refId, "When may I come?"],
    ]);
  });

  it("says when too many messages were sent", async () => {
    const { user } = await showApp({
      at: `${contract}/message`,
      handlers: { ...listed(policy), "write-to-landlord": () => refused("RATE_LIMITED") },
    });
    await user.type(await screen.findByLabelText("Message to your landlord"), "Again");
    await user.click(screen.getByRole("button", { name: "Send message" }));
    expect(await screen.findByText(/please wait/i)).toBeTruthy();
  });

  it("says that logging out failed without a connection", async () => {
    const { user, path } = await showApp({ at, handlers: { ...listed(policy), "log-out": () => connectionLost() } });
    await user.click(await screen.findByRole("button", { name: "Log out" }));
    expect(await screen.findByText("No connection")).toBeTruthy();
    expect(path()).toBe(at);
  });

  it("leads to the login after logging out, and forgets the application in this browser", async () => {
    const { user, path } = await showApp({
      at,
      record: sampleRecord(),
      handlers: { ...listed(policy), "log-out": () => ok({ ended: true }) },
    });
    await user.click(await screen.findByRole("button", { name: "Log out" }));
    expect(await screen.findByRole("heading", { name: "Log in" })).toBeTruthy();
    expect(path()).toBe("/en/login");
    expect(readToken()).toBeNull();
  });
});

describe("login", () => {
  it("refuses an invalid login name, then leads to the policies", async () => {
    const { user, server } = await showApp({
      at: "/en/login?by=password",
      handlers: { ...listed(policy), "log-in": () => ok({ email: "jana@example.com" }) },
    });
    await user.type(await screen.findByLabelText("Email address or phone number"), "neither");
    await user.type(screen.getByLabelText("Password"), "Lang-und-gut-1");
    await user.click(screen.getByRole("button", { name: "Log in" }));
    expect(errorAtFocus()).toMatch(/E-mail address or phone number is invalid/);
    await user.clear(screen.getByLabelText("Email address or phone number"));
    await user.type(screen.getByLabelText("Email address or phone number"), "0151 2345678");
    await user.click(screen.getByRole("button", { name: "Log in" }));
    expect(await screen.findByRole("heading", { name: "Your account" })).toBeTruthy();
    expect(server.asked("log-in")).toHaveLength(1);
  });

  it.each([
    ["LOGIN_FAILED", /That didn’t match/],
    ["RATE_LIMITED", /please wait/i],
    ["RATE_LIMITED for a quarter of an hour", /try again in 15 minutes/],
  ] as const)("shows an error and keeps the input when refused with %s", async (code, text) => {
    const answer = code === "LOGIN_FAILED" || code === "RATE_LIMITED" ? refused(code) : refusedFor(900);
    const { user } = await showApp({ at: "/en/login?by=password", handlers: { "log-in": () => answer } });
    const login = await screen.findByLabelText<HTMLInputElement>("Email address or phone number");
    await user.type(login, "jana@example.com");
    await user.type(screen.getByLabelText("Password"), "Lang-und-gut-1");
    await user.click(screen.getByRole("button", { name: "Log in" }));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(login.value).toBe("jana@example.com");
  });
});
