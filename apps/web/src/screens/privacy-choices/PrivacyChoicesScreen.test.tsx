import type { Settings } from "@kautia/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { fakeScripts } from "../../testing/fake-scripts.ts";
import { ok } from "../../../../../tools/vitest/fake-server.ts";
import { sampleSettings } from "../../../../../tools/vitest/sample-settings.ts";
import { showApp } from "../../testing/show-app.tsx";
import { words } from "../../testing/words.ts";

const scripts = fakeScripts();

const production: Settings = {
  ...sampleSettings,
  environment: "production",
  errorReporting: { ...sampleSettings.errorReporting, dsn: "https://key@reports.example/1" },
  analytics: { enabled: true, id: "G-TEST" },
};

const show = (at: string, settings: Settings, language: "de" | "en" = "en") =>
  showApp({
    at,
    language,
    handlers: { "get-settings": () => ok(settings), "get-price": () => ok({ yearly: 1, monthly: 1 }) },
  });
const bar = () => screen.findByRole("region", { name: words("consent.bar") });
const kept = () => JSON.parse(localStorage.getItem("consent") ?? "null");

describe("consent bar", () => {
  test("names its purposes in production, and disappears after a refusal", async () => {
    const { user, history } = await show("/en/404", production);
    const question = within(await bar());
    expect(question.getByText(/all text blacked out/)).toBeTruthy();
    expect(question.getByText(/count which pages are opened/)).toBeTruthy();
    expect(question.getAllByRole("button").map((button) => button.textContent)).toEqual(["Accept", "Refuse"]);
    await user.click(question.getByRole("button", { name: words("consent.refuse") }));
    expect(screen.queryByRole("region", { name: words("consent.bar") })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("main"));
    expect(kept()).toMatchObject({ version: 1, answers: { errorReporting: false, analytics: false } });
    expect(scripts()).toEqual([]);
    expect(history.paths()).toEqual(["/en/404"]);
  });

  test("leads to the privacy choices and is hidden there", async () => {
    const { user, path } = await show("/en/404", production);
    await user.click(within(await bar()).getByRole("link", { name: words("consent.more") }));
    expect(await screen.findByRole("heading", { level: 1, name: "Privacy choices" })).toBeTruthy();
    expect(path()).toBe("/en/privacy-choices");
    expect(screen.queryByRole("region", { name: words("consent.bar") })).toBeNull();
    expect(kept()).toBeNull();
  });

  test("asks only for services that the settings enable", async () => {
    await show("/en/404", { ...production, analytics: { enabled: false, id: null } });
    expect(within(await bar()).queryByText(/count which pages/)).toBeNull();
  });

  test("is hidden when there is nothing to ask for", async () => {
    const { user } = await show("/en/404", { ...production, environment: "development" });
    await user.click(screen.getByRole("link", { name: "Privacy choices" }));
    expect(await screen.findByText(/there is nothing to decide/)).toBeTruthy();
    expect(screen.queryByRole("checkbox")).toBeNull();
    expect(screen.queryByRole("region", { name: words("consent.bar") })).toBeNull();
  });
});

describe("privacy choices screen", () => {
  test("starts with both choices off, and saves and confirms each change immediately", async () => {
    const { user } = await show("/en/privacy-choices", production);
    const [errors, analytics] = await screen.findAllByRole("checkbox");
    expect([errors, analytics].map((box) => (box as HTMLInputElement).checked)).toEqual([false, false]);
    expect(screen.getByText(/You haven’t decided yet/)).toBeTruthy();
    expect(screen.getAllByText(words("consent.now.off"))).toHaveLength(2);

    await user.click(screen.getByRole("button", { name: words("consent.refuseAll") }));
    expect(kept().answers).toEqual({ errorReporting: false, analytics: false });
    expect(screen.getAllByText(words("consent.saved.off"))).toHaveLength(2);
    expect(screen.getByText(/You last decided on/)).toBeTruthy();

    await user.click(screen.getByRole("checkbox", { name: words("consent.analytics.allow") }));
    expect(kept().answers).toEqual({ errorReporting: false, analytics: true });
    const card = within(screen.getByRole("region", { name: "Usage statistics" }));
    expect(card.getByRole("status").textContent).toBe("Saved: allowed from now on");
    await waitFor(() => expect(scripts()).toEqual([expect.stringContaining("id=G-TEST")]));
    await user.click(screen.getByRole("checkbox", { name: words("consent.analytics.allow") }));
    expect(kept().answers).toEqual({ errorReporting: false, analytics: false });
    expect(Reflect.get(window, "ga-disable-G-TEST")).toBe(true);
  });

  test("shows the choices in German", async () => {
    await show("/de/privacy-choices", production, "de");
    expect(await screen.findByRole("heading", { level: 1, name: "Ihre Wahl zum Datenschutz" })).toBeTruthy();
    expect(screen.getByRole("checkbox", { name: "Nutzungsstatistik erlauben" })).toBeTruthy();
  });
});
