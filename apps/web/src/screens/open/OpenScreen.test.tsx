import type { ErrorCode } from "@kautia/contract";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { readToken } from "../../session/token-cookie.ts";
import { connectionLost, ok, refused } from "../../../../../tools/vitest/fake-server.ts";
import { sampleLinkView } from "../../testing/sample-link-view.ts";
import { sampleRecord, sampleToken } from "../../testing/sample-record.ts";
import { type Scene, showApp } from "../../testing/show-app.tsx";
import { words } from "../../testing/words.ts";

const newToken = "fedcba9876543210fedcba9876543210";
const price = { "get-price": () => ok({ yearly: 70.5, monthly: 6.35 }) };
const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
const press = (name: string) => screen.findByRole("button", { name });

/** The three kinds of links: the address, the call that looks at it, and the call that opens it. */
const links = [
  ["an invitation", "/en?invitation-token=0f", "get-invitation-link", "accept-invitation"],
  ["a partner's link", "/en?pd=a.b.c", "get-signed-offer", "init-tenant"],
  ["a mailed link", `/en?token=${"0".repeat(32)}`, "get-resume-link", "resume-tenant"],
] as const;

const invited = sampleRecord({ token: newToken, refId: "a".repeat(24), invited: true, lastCompletedPage: null });
/** Opens the invited application, in the answer of each of the calls. */
const opening: Scene["handlers"] = {
  "accept-invitation": (_, state) => ok((state.record = invited)),
  "init-tenant": (_, state) => ok({ token: (state.record = invited).token }),
  "resume-tenant": (_, state) => ok((state.record = invited)),
};

describe.each(links)("%s", (_, at, look, open) => {
  const show = (scene: Partial<Scene> = {}) => {
    const view = look === "get-resume-link" ? sampleLinkView({ refId: invited.refId }) : sampleLinkView();
    return showApp({ at, ...scene, handlers: { ...price, [look]: () => ok(view), ...opening, ...scene.handlers } });
  };
  const go = look === "get-resume-link" ? "Continue" : "Accept and continue";

  test("that is only opened changes nothing, in the browser or on the server", async () => {
    const record = sampleRecord();
    const { server, path, history } = await show({ record });
    await press(go);
    expect(server.asked(open)).toEqual([]);
    expect(readToken()).toBe(record.token);
    expect(path()).toBe("/en/open");
    expect(history.paths().join()).not.toContain("=");
  });

  test("opens its application at the press of the button, and leaves the history without a way back", async () => {
    const { user, server, path, history } = await show();
    await user.click(await press(go));
    expect(await heading("Just a few more details")).toBeTruthy();
    expect(path()).toBe("/en/short-onboarding");
    expect(history.paths().join()).not.toContain("open");
    expect(readToken()).toBe(newToken);
    expect(server.asked(open)).toHaveLength(1);
  });

  test.each(["INVITATION_EXPIRED", "INVITATION_UNKNOWN", "LINK_SIGNATURE_INVALID", "DEPOSIT_RANGE"] as ErrorCode[])(
    "that is refused with %s leads to link-expired and keeps the application of this browser",
    async (code) => {
      const { path } = await show({ record: sampleRecord(), handlers: { [look]: () => refused(code) } });
      expect(await heading("Oops, this link has expired.")).toBeTruthy();
      expect(path()).toBe("/en/link-expired");
      expect(readToken()).toBe(sampleToken);
    },
  );

  test("whose application was signed in the meantime leads to link-expired", async () => {
    const { user, path } = await show({ handlers: { [open]: () => refused("INVITATION_EXPIRED") } });
    await user.click(await press(go));
    await waitFor(() => expect(path()).toBe("/en/link-expired"));
    expect(readToken()).toBeNull();
  });

  test("can be looked at again after the connection was lost or the server failed", async () => {
    const answers = [connectionLost, () => refused("INTERNAL"), () => ok(sampleLinkView())];
    const { user } = await show({ handlers: { [look]: () => answers.shift()?.() ?? connectionLost() } });
    expect(await screen.findByText(words("form.offlineTitle"))).toBeTruthy();
    await user.click(await press("Try again"));
    expect(await screen.findByText(words("errors.INTERNAL"))).toBeTruthy();
    await user.click(await press("Try again"));
    expect(await screen.findByText(/Torstraße/)).toBeTruthy();
  });

  test("can be opened again after the connection was lost", async () => {
    let lost = true;
    const opened = opening[open];
    const { user } = await show({
      handlers: { [open]: (request, state) => (lost || !opened ? connectionLost() : opened(request, state)) },
    });
    await user.click(await press(go));
    expect(await screen.findByText(words("form.offlineTitle"))).toBeTruthy();
    lost = false;
    await user.click(await press(go));
    expect(await heading("Just a few more details")).toBeTruthy();
  });

  test("says that the browser blocks cookies, and opens nothing that it would forget", async () => {
    const { user, server } = await show();
    const button = await press(go);
    vi.spyOn(document, "cookie", "set").mockImplementation(() => {});
    await user.click(button);
    expect(await screen.findByText(words("cookies.blocked"))).toBeTruthy();
    expect(server.asked(open)).toEqual([]);
    vi.restoreAllMocks();
  });

  test("asks before it replaces an application that has got as far as the offer", async () => {
    const record = sampleRecord({ lastCompletedPage: "RISK_CHECK", riskResult: true });
    const { user, path } = await show({
      record,
      handlers: { "get-offers": () => refused("INTERNAL") },
    });
    expect(await screen.findByText(words("open.otherTitle"))).toBeTruthy();
    expect(await press(go)).toBeTruthy();
    await user.click(screen.getByRole("link", { name: words("open.stay") }));
    await waitFor(() => expect(path()).toBe("/en/offers"));
    expect(readToken()).toBe(sampleToken);
  });

  test("replaces an application with an offer only by the button", async () => {
    const record = sampleRecord({ lastCompletedPage: "PAYMENT_PERIOD", riskResult: true });
    const { user } = await show({ record });
    await screen.findByText(words("open.otherTitle"));
    await user.click(await press(go));
    expect(await heading("Just a few more details")).toBeTruthy();
    expect(readToken()).toBe(newToken);
  });

  test("names the contract that was signed in this browser", async () => {
    await show({ record: sampleRecord({ lastCompletedPage: "PAYMENT" }) });
    expect(await screen.findByText(words("open.signedTitle"))).toBeTruthy();
    expect(screen.getByRole("link", { name: words("open.stayContract") })).toBeTruthy();
  });

  test("does not ask about an application that has no offer yet", async () => {
    await show({ record: sampleRecord({ lastCompletedPage: "SUMMARY" }) });
    await press(go);
    expect(screen.queryByText(words("open.otherTitle"))).toBeNull();
  });
});

test("an invitation shows who invites, the home, the deposit and the price in the country of the home", async () => {
  const { server } = await showApp({
    at: "/de?invitation-token=0f",
    language: "de",
    handlers: {
      ...price,
      "get-invitation-link": () => ok(sampleLinkView({ country: "at", insuranceEnd: "2029-02-28" })),
    },
  });
  expect(await heading("Hausverwaltung Kern lädt Sie ein")).toBeTruthy();
  for (const text of [/Torstraße/, "1.500 €", "1. März 2027 bis 28. Februar 2029", /70,50/])
    expect(await screen.findByText(text)).toBeTruthy();
  expect(server.asked("get-price").map(({ language }) => language)).toEqual(["de-AT"]);
});

test("an invitation that was accepted on another device continues there", async () => {
  await showApp({
    at: "/de?invitation-token=0f",
    language: "de",
    handlers: { "get-invitation-link": () => ok(sampleLinkView({ refId: "a".repeat(24) })) },
  });
  expect(await heading("Ihren Antrag fortsetzen")).toBeTruthy();
  expect(screen.getByText("Hausverwaltung Kern")).toBeTruthy();
  expect(await press("Weiter")).toBeTruthy();
});

test("a link to apply again says that it begins a new application", async () => {
  await showApp({
    at: `/en?token=${newToken}`,
    handlers: { "get-resume-link": () => ok(sampleLinkView({ invited: false, inviterName: null })) },
  });
  expect(await heading("Apply again with the same answers")).toBeTruthy();
});

test("does not ask about the application that the link itself opens", async () => {
  const record = sampleRecord({ lastCompletedPage: "RISK_CHECK", riskResult: true });
  await showApp({
    at: `/en?token=${newToken}`,
    record,
    handlers: { "get-resume-link": () => ok(sampleLinkView({ refId: record.refId })) },
  });
  await press("Continue");
  expect(screen.queryByText(words("open.otherTitle"))).toBeNull();
});

test("a partner's link that cannot begin an application because the server fails leads to the page under construction", async () => {
  const { user, path } = await showApp({
    at: "/en?pd=a.b.c",
    handlers: {
      ...price,
      "get-signed-offer": () => ok(sampleLinkView()),
      "init-tenant": () => refused("PROVIDER_UNAVAILABLE"),
    },
  });
  await user.click(await press("Accept and continue"));
  await waitFor(() => expect(path()).toBe("/en/maintenance"));
});

test("without a link leads to the index", async () => {
  const { path } = await showApp({ at: "/en/open", handlers: price });
  await waitFor(() => expect(path()).toBe("/en/welcome"));
});
