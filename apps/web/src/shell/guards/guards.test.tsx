import { screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { clearToken, readToken, writeToken } from "../session/token-cookie.ts";
import { connectionLost, ok, refused } from "../../testing/fake-server.ts";
import { sampleRecord, sampleSettings, sampleToken } from "../../testing/sample-record.ts";
import { showApp } from "../../testing/show-app.tsx";

const otherToken = "fedcba9876543210fedcba9876543210";
const price = { "get-price": () => ok({ yearly: 70.5, monthly: 6.35 }) };
const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

afterEach(() => vi.restoreAllMocks());

describe("opening the app", () => {
  test("without a token leads to the public website, by default our own welcome page in the visitor's language", async () => {
    const { path, history } = await showApp({ at: "/de/summary", language: "de", handlers: price });
    expect(await heading("Behalten Sie Ihre Kaution")).toBeTruthy();
    expect(path()).toBe("/de/welcome");
    expect(history.paths()).toEqual(["/de/welcome"]);
  });

  test("with a token moves it from the URL into the cookie", async () => {
    const known = sampleRecord({ lastCompletedPage: "TENANT_DETAILS" });
    const { path, history } = await showApp({
      at: `/en?token=${sampleToken}`,
      handlers: { ...price, "resume-tenant": () => ok(known) },
    });
    expect(await heading("Is everything right?")).toBeTruthy();
    expect(readToken()).toBe(sampleToken);
    expect(path()).toBe("/en/summary");
    expect(history.paths().join()).not.toContain(sampleToken);
  });

  test("with an unknown token keeps the application of this browser", async () => {
    const { path } = await showApp({
      at: `/en?token=${otherToken}`,
      record: sampleRecord(),
      handlers: { ...price, "resume-tenant": () => refused("TOKEN_UNKNOWN") },
    });
    expect(await heading("Oops, this link has expired.")).toBeTruthy();
    expect(path()).toBe("/en/link-expired");
    expect(readToken()).toBe(sampleToken);
  });

  test("with a one-time link stores the token that the server returns", async () => {
    const own = sampleRecord({ token: otherToken, lastCompletedPage: "TENANT_DETAILS" });
    const { path, server } = await showApp({
      at: `/en?token=${sampleToken}`,
      handlers: { ...price, "resume-tenant": () => ok(own) },
    });
    expect(await heading("Is everything right?")).toBeTruthy();
    expect(path()).toBe("/en/summary");
    expect(readToken()).toBe(otherToken);
    expect(server.asked("resume-tenant").map(({ body }) => body)).toEqual([{ token: sampleToken }]);
  });

  test.each([
    ["the connection is lost", connectionLost, "This page could not be loaded"],
    ["the server fails", () => refused("INTERNAL"), "Internal server error"],
  ])("with a link while %s shows that error, not an expired link", async (_, answer, title) => {
    await showApp({ at: `/en?token=${otherToken}`, record: sampleRecord(), handlers: { "resume-tenant": answer } });
    expect(await heading(title)).toBeTruthy();
    expect(readToken()).toBe(sampleToken);
  });

  test("with a cookie that the server no longer knows clears it and shows the welcome page", async () => {
    writeToken(otherToken);
    const { path } = await showApp({ at: "/en", handlers: price });
    expect(await heading("Keep your deposit in your pocket")).toBeTruthy();
    expect(path()).toBe("/en/welcome");
    expect(readToken()).toBeNull();
  });

  test("a link in a tab whose application has expired leads to the page that mails another, and says why", async () => {
    const record = sampleRecord({ lastCompletedPage: "TENANT_DETAILS" });
    const { user, path } = await showApp({ at: "/en/summary", record, handlers: price });
    const [change] = await screen.findAllByRole("link", { name: /^Change/ });
    if (!change) throw new Error("The summary has no link to change an answer");
    clearToken();
    await user.click(change);
    expect(await heading("Pick up where you left off")).toBeTruthy();
    expect(path()).toBe("/en/resume");
    expect(screen.getByText(/^Your session in this browser has ended/)).toBeTruthy();
  });

  test("with a partner's link creates an application", async () => {
    const { server, path } = await showApp({
      at: "/en?pd=a.b.c",
      handlers: {
        ...price,
        "init-tenant": (_, state) => {
          state.record = sampleRecord({ lastCompletedPage: null, userInfo: null });
          return ok({ token: sampleToken });
        },
      },
    });
    expect(await heading("What is your name?")).toBeTruthy();
    expect(server.asked("init-tenant").map(({ query }) => query)).toEqual([{ insuranceHash: "a.b.c" }]);
    expect(path()).toBe("/en?step=name");
  });

  test.each([
    ["is used up or expired", "INVITATION_EXPIRED", "/en/maintenance", "We will be right back"],
    ["is forged", "LINK_SIGNATURE_INVALID", "/en/maintenance", "We will be right back"],
    ["does not make a valid application", "DEPOSIT_RANGE", "/en/maintenance", "We will be right back"],
    ["hits a server error", "INTERNAL", "/en/maintenance", "We will be right back"],
  ] as const)(
    "with a partner's link that %s shows an error page and keeps the application",
    async (_, code, target, title) => {
      const { path } = await showApp({
        at: "/en?pd=x",
        record: sampleRecord(),
        handlers: { "init-tenant": () => refused(code) },
      });
      expect(await heading(title)).toBeTruthy();
      expect(path()).toBe(target);
      expect(readToken()).toBe(sampleToken);
    },
  );

  test.each([
    ["/en/welcome", "We will be right back"],
    ["/en/summary", "We will be right back"],
    ["/en/404", "Looks like you got the wrong address"],
  ])("to %s in the closed mode shows '%s' there", async (at, title) => {
    const { path } = await showApp({ at, handlers: { "get-settings": () => ok({ ...sampleSettings, closed: true }) } });
    expect(await heading(title)).toBeTruthy();
    expect(path()).toBe(at);
  });

  test.each(["INVITATION_EXPIRED", "INVITATION_UNKNOWN", "INTERNAL"] as const)(
    "with an invitation that cannot be accepted (%s) leads to link-expired",
    async (code) => {
      const { path } = await showApp({
        at: "/de?invitation-token=x",
        language: "de",
        record: sampleRecord(),
        handlers: { "accept-invitation": () => refused(code) },
      });
      expect(path()).toBe("/de/link-expired");
      expect(readToken()).toBe(sampleToken);
    },
  );

  test("with an invitation replaces the application and removes the invitation from the URL", async () => {
    const invited = sampleRecord({ token: otherToken, invited: true, lastCompletedPage: null });
    const { path, history, server } = await showApp({
      at: "/en?invitation-token=0f",
      record: sampleRecord(),
      handlers: {
        ...price,
        "accept-invitation": (_, state) => {
          state.record = invited;
          return ok(invited);
        },
      },
    });
    expect(await heading("Lena Lohmann invites you")).toBeTruthy();
    expect(path()).toBe("/en/invited");
    expect(history.paths().join()).not.toContain("0f");
    expect(readToken()).toBe(otherToken);
    expect(server.asked("accept-invitation").map(({ params }) => params)).toEqual([{ id: "0f" }]);
  });
});

describe("navigating", () => {
  test.each([
    ["TENANT_DETAILS", "/en/summary"],
    [null, "/en?step=name"],
  ] as const)("index leads from progress %s to %s", async (lastCompletedPage, target) => {
    const userInfo = lastCompletedPage ? sampleRecord().userInfo : null;
    const { path } = await showApp({
      at: "/en",
      record: sampleRecord({ lastCompletedPage, userInfo }),
      handlers: price,
    });
    expect(path()).toBe(target);
  });

  test("an unknown path and an unknown language lead to the 404 page", async () => {
    expect((await showApp({ at: "/en/nowhere" })).path()).toBe("/en/404");
    expect((await showApp({ at: "/fr/summary" })).path()).toBe("/en/404");
    expect(await screen.findAllByRole("heading", { name: "Looks like you got the wrong address" })).toHaveLength(2);
  });

  test("shows a lost connection and keeps the token", async () => {
    await showApp({ at: "/en", record: sampleRecord(), handlers: { "get-tenant": connectionLost } });
    expect(await heading("This page could not be loaded")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
    expect(readToken()).toBe(sampleToken);
  });

  test("a server error leads to the 500 page", async () => {
    const { path } = await showApp({
      at: "/en",
      record: sampleRecord(),
      handlers: { "get-tenant": () => refused("INTERNAL") },
    });
    expect(path()).toBe("/en/500");
  });
});
