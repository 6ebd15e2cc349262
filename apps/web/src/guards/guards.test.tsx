import { screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { clearToken, readToken, writeToken } from "../session/token-cookie.ts";
import { connectionLost, ok, refused } from "../../../../tools/vitest/fake-server.ts";
import { sampleLinkView } from "../testing/sample-link-view.ts";
import { sampleRecord, sampleToken } from "../testing/sample-record.ts";
import { sampleSettings } from "../../../../tools/vitest/sample-settings.ts";
import { showApp } from "../testing/show-app.tsx";
import { words } from "../testing/words.ts";

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

  test.each([
    ["/en/welcome", "We’ll be right back"],
    ["/en/summary", "We’ll be right back"],
    ["/en/404", "Looks like you got the wrong address"],
  ])("to %s in the closed mode shows '%s' there", async (at, title) => {
    const { path } = await showApp({ at, handlers: { "get-settings": () => ok({ ...sampleSettings, closed: true }) } });
    expect(await heading(title)).toBeTruthy();
    expect(path()).toBe(at);
  });

  test.each([
    ["/en?token=t&step=pets", "get-resume-link"],
    ["/offers?token=t", "get-resume-link"],
    ["/en/summary?pd=a.b.c", "get-signed-offer"],
    ["/en/welcome?invitation-token=i", "get-invitation-link"],
  ])("with the link %s asks first, on a page whose address has no secret", async (at, call) => {
    const { path, history, server } = await showApp({
      at,
      record: sampleRecord(),
      handlers: { ...price, [call]: () => ok(sampleLinkView({ invited: false, refId: "f".repeat(24) })) },
    });
    expect(await heading("Continue your application")).toBeTruthy();
    expect(path()).toBe("/en/open");
    expect(history.paths().join()).not.toContain("=");
    expect(readToken()).toBe(sampleToken);
    expect(server.requests.map(({ call: { method } }) => method)).not.toContain("POST");
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
    expect(await screen.findAllByRole("heading", { name: words("pages.404.title") })).toHaveLength(2);
  });

  test("shows a lost connection and keeps the token", async () => {
    await showApp({ at: "/en", record: sampleRecord(), handlers: { "get-tenant": connectionLost } });
    expect(await heading("This page could not be loaded")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
    expect(readToken()).toBe(sampleToken);
  });

  test("says that the device is offline, and that nothing is lost", async () => {
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await showApp({ at: "/en", record: sampleRecord(), handlers: { "get-tenant": connectionLost } });
    expect(await heading("You’re offline")).toBeTruthy();
    expect(screen.getByText(/Nothing is lost.*continues by itself/)).toBeTruthy();
    online.mockRestore();
  });

  test("the 500 page offers another try, wherever the visitor comes from", async () => {
    await showApp({ at: "/en/500" });
    expect(await heading("Internal server error")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Try again" }).getAttribute("href")).toBe("/en/welcome");
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
