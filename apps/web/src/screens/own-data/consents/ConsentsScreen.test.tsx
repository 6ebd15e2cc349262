import { type ConsentEntry, consentTextVersion, type OwnConsents } from "@kautia/contract";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { connectionLost, type Handler, ok, refused } from "../../../../../../tools/vitest/fake-server.ts";
import { sampleSettings } from "../../../../../../tools/vitest/sample-settings.ts";
import { showApp } from "#testing/show-app.tsx";

const at = "/en/policies/consents";
const signed: ConsentEntry = {
  consent: "electronicCommunication",
  given: true,
  textVersion: "2026-11-21",
  at: "2026-11-21T13:05:00.000Z",
  contractNumber: "AT-1234-5678-9",
  browser: null,
  system: null,
};
const withdrawn: ConsentEntry = { ...signed, given: false, contractNumber: null, browser: "firefox", system: "linux" };
const nothing: OwnConsents = { history: [], asksElectronic: false };
const show = (listed: OwnConsents, handlers: Record<string, Handler> = {}) =>
  showApp({ at, handlers: { "list-consents": () => ok(listed), ...handlers } });
const card = async (name: string) => within(await screen.findByRole("region", { name }));

it("shows a consent with its contract and text version, and withdraws it", async () => {
  const { user, server } = await show(
    { history: [signed], asksElectronic: true },
    { "decide-consent": () => ok({ history: [withdrawn, signed], asksElectronic: true }) },
  );
  const electronic = await card("Contract by email");
  expect(electronic.getByText("You agree.")).toBeTruthy();
  expect(electronic.getByText(/everything important about your contract/)).toBeTruthy();
  expect(electronic.getByText("with contract AT-1234-5678-9, text of 21 November 2026")).toBeTruthy();
  expect(screen.getByRole("region", { name: "News by email" })).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Usage statistics" })).toBeNull();
  await user.click(electronic.getByRole("button", { name: "Withdraw consent: Contract by email" }));
  expect(await electronic.findByText("Saved: you no longer agree.")).toBeTruthy();
  expect(electronic.getByText("You don’t agree.")).toBeTruthy();
  expect(electronic.getByText("Firefox on Linux, text of 21 November 2026")).toBeTruthy();
  expect(server.asked("decide-consent")[0]?.body).toEqual({
    consent: "electronicCommunication",
    given: false,
    textVersion: consentTextVersion,
  });
});

it("applies a withdrawal in this browser immediately, even when the server cannot be reached", async () => {
  const production = { ...sampleSettings, environment: "production", analytics: { enabled: true, id: "G-TEST" } };
  const { user } = await show(nothing, {
    "get-settings": () => ok(production),
    "decide-consent": () => connectionLost(),
  });
  localStorage.setItem("language", "en");
  const analytics = await card("Usage statistics");
  await user.click(analytics.getByRole("button", { name: /^Give consent/ }));
  expect(await analytics.findByText(/couldn’t reach our server/)).toBeTruthy();
  await user.click(analytics.getByRole("button", { name: /^Withdraw consent/ }));
  expect(JSON.parse(localStorage.getItem("consent") ?? "{}")).toMatchObject({ answers: { analytics: false } });
  expect(analytics.getByText(/You don’t agree\./)).toBeTruthy();
});

it("does not give consent to a text that has changed in the meantime", async () => {
  const { user } = await show(nothing, { "decide-consent": () => refused("FIELD_INVALID") });
  const news = await card("News by email");
  await user.click(news.getByRole("button", { name: /^Give consent/ }));
  expect(await news.findByText(/This text has changed/)).toBeTruthy();
  expect(news.getByText("You don’t agree.")).toBeTruthy();
});

it.each(["list-consents", "decide-consent"])("leads to the login when the session ends before %s", async (call) => {
  const { user, path } = await show(nothing, { [call]: () => refused("LOGIN_REQUIRED") });
  if (call === "decide-consent") await user.click(await screen.findByRole("button", { name: /^Give consent: News/ }));
  expect(await screen.findByRole("heading", { level: 1, name: "Log in" })).toBeTruthy();
  expect(path()).toBe("/en/login?page=consents");
});

it("shows the consents in German, and offers a retry when the connection is lost", async () => {
  let lost = true;
  const { user } = await showApp({
    at: "/de/policies/consents",
    language: "de",
    handlers: { "list-consents": () => (lost ? connectionLost() : ok(nothing)) },
  });
  lost = false;
  await user.click(await screen.findByRole("button", { name: "Noch einmal versuchen" }));
  expect(await screen.findByText("Sie stimmen nicht zu.")).toBeTruthy();
});
