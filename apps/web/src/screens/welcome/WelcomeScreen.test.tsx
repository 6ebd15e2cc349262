import { act, screen, waitFor, within } from "@testing-library/react";
import type { Settings } from "@kautia/contract";
import { afterEach, describe, expect, test, vi } from "vitest";
import { readToken } from "../../session/token-cookie.ts";
import { connectionLost, ok, refused } from "../../../../../tools/vitest/fake-server.ts";
import { sampleRecord, sampleToken } from "../../testing/sample-record.ts";
import { sampleSettings } from "../../../../../tools/vitest/sample-settings.ts";
import { type Scene, showApp } from "../../testing/show-app.tsx";
import { words } from "../../testing/words.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

/** A browser of somebody from Austria, on a page for Germany. */
const speakAustrian = () => vi.spyOn(navigator, "languages", "get").mockReturnValue(["de-AT", "de"]);

async function showWelcome(scene: Partial<Scene> = {}) {
  const shown = await showApp({
    at: "/en/welcome",
    ...scene,
    handlers: { "get-price": () => ok({ yearly: 70.5, monthly: 6.35 }), ...scene.handlers },
  });
  await screen.findByRole("heading", { level: 1, name: words("welcome.title") });
  return shown;
}

const begun: NonNullable<Scene["handlers"]>[string] = (_, state) => {
  state.record = sampleRecord({ lastCompletedPage: null, userInfo: null, rentDepositAmount: null });
  return ok({ token: sampleToken });
};
const price = () => within(screen.getByRole("region", { name: words("price.title") }));
/** Its text names the price once that is known. */
const start = () => screen.findByRole("button", { name: /^(Start|Continue with .*)$/ });
const deposit = () => screen.getByRole("textbox", { name: words("welcome.deposit") });

describe("welcome page", () => {
  test("shows the price of a deposit, and the guarantee beside cash, before any question", async () => {
    const { user, server } = await showWelcome();
    expect(await price().findByText(/or €70\.50 a year/)).toBeTruthy();
    expect(screen.getByRole("heading", { level: 2, name: "€1,429.50 stays with you" })).toBeTruthy();
    const [, ...rows] = screen.getAllByRole("row");
    const cells = rows.map((row) =>
      within(row)
        .getAllByRole("cell")
        .map((cell) => cell.textContent),
    );
    expect(cells).toEqual([
      ["€70.50", "€1,500"],
      ["€0", "€1,500"],
      ["€352.50", "€150"],
    ]);
    await user.clear(deposit());
    await user.type(deposit(), "2000");
    await waitFor(() =>
      expect(server.asked("get-price").map(({ body }) => body["rentDepositAmount"])).toEqual(["1500", "2000"]),
    );
    expect(server.requests.map(({ call }) => call.name)).not.toContain("init-tenant");
  });

  test("says in plain words where no guarantees are given, instead of starting an application", async () => {
    const settings: Settings = { ...sampleSettings, country: "at", countries: ["de"] };
    await showWelcome({ handlers: { "get-settings": () => ok(settings) } });
    const title = words("welcome.notOffered", { country: words("country.at") });
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(words("welcome.notOfferedText"))).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^(Start|Continue)/ })).toBeNull();
    expect(screen.getByRole("link", { name: words("welcome.changeCountry") })).toBeTruthy();
  });

  test("claims the fee, the months of rent and the minutes of the specification", async () => {
    await showWelcome();
    const page = screen.getByRole("main").textContent;
    for (const claim of ["from €3 per month", "up to 3\u00a0months’ rent", "a quote in about 2\u00a0minutes"])
      expect(page).toContain(claim);
  });

  test("shows the allowed range at the field when the deposit is outside it", async () => {
    await showWelcome({
      handlers: {
        "get-price": () =>
          refused("DEPOSIT_RANGE", [
            { path: "rentDepositAmount", errorCode: "DEPOSIT_RANGE", params: { lowerLimit: 499, upperLimit: 15_000 } },
          ]),
      },
    });
    expect(await screen.findByText("Min. 499€. Max. 15,000€")).toBeTruthy();
    expect(deposit().getAttribute("aria-invalid")).toBe("true");
  });

  test("shows no error while the deposit is being typed, but when it is left, without asking the server", async () => {
    const { user, server } = await showWelcome();
    await price().findByText(/a year/);
    const asked = server.asked("get-price").length;
    await user.clear(deposit());
    await user.type(deposit(), "2");
    expect(await price().findByText(words("price.waiting"))).toBeTruthy();
    expect(deposit().getAttribute("aria-invalid")).toBeNull();
    await user.tab();
    expect(screen.getByText("Min. 499€. Max. 15,000€")).toBeTruthy();
    expect(server.asked("get-price")).toHaveLength(asked);
  });

  test.each(["0", "15000.01", "-5", "abc", "1 2"])(
    "says at the field that %j is no deposit with a price",
    async (typed) => {
      const { user } = await showWelcome();
      await user.clear(deposit());
      await user.type(deposit(), typed);
      await user.tab();
      expect(deposit().getAttribute("aria-invalid")).toBe("true");
      expect(price().getByText(words("price.waiting"))).toBeTruthy();
    },
  );

  test("'Start' creates an application, stores its token and shows the first question", async () => {
    const { user, path } = await showWelcome({ at: "/en-DE/welcome", handlers: { "init-tenant": begun } });
    await user.click(await start());
    await waitFor(() => expect(path()).toBe("/en-DE?step=name"));
    expect(readToken()).toBe(sampleToken);
  });

  test("a deposit typed here is shown with its price beside the questions, and fills in its question later", async () => {
    const { user, path } = await showWelcome({ at: "/en-DE/welcome", handlers: { "init-tenant": begun } });
    await user.clear(deposit());
    await user.type(deposit(), "2000");
    await user.click(await start());
    await waitFor(() => expect(path()).toBe("/en-DE?step=name"));
    const rail = within(await screen.findByRole("complementary", { name: words("rail.title") }));
    expect(rail.getByText("€2,000")).toBeTruthy();
    expect(await rail.findByText("€6.35")).toBeTruthy();
    expect(rail.getByText("or €70.50 per year")).toBeTruthy();
  });

  test("the button goes on with the price that the calculator shows", async () => {
    const { user, path } = await showWelcome({ at: "/en-DE/welcome", handlers: { "init-tenant": begun } });
    await user.click(await screen.findByRole("button", { name: "Continue with €6.35 a month" }));
    await waitFor(() => expect(path()).toBe("/en-DE?step=name"));
    const rail = within(await screen.findByRole("complementary", { name: words("rail.title") }));
    expect(rail.getByText("€1,500")).toBeTruthy();
  });

  test("begins without a price when it cannot be shown", async () => {
    const { user, path } = await showWelcome({
      at: "/en-DE/welcome",
      handlers: { "get-price": connectionLost, "init-tenant": begun },
    });
    expect(await screen.findByText(/We can’t show the price right now/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: words("welcome.start") }));
    await waitFor(() => expect(path()).toBe("/en-DE?step=name"));
    expect(screen.queryByText("€1,500")).toBeNull();
  });

  test("'Start' asks for the country first if the browser names another one, and creates the application for the chosen one", async () => {
    speakAustrian();
    const { user, path, server } = await showWelcome({ handlers: { "init-tenant": begun } });
    await user.click(await start());
    expect(await screen.findByRole("heading", { level: 1, name: words("country.title") })).toBeTruthy();
    expect(server.asked("init-tenant")).toEqual([]);
    await user.click(screen.getByRole("radio", { name: words("country.at") }));
    await waitFor(() => expect(path()).toBe("/en?step=name"));
    expect(server.asked("init-tenant").map(({ language }) => language)).toEqual(["en-AT"]);
  });

  test("a country chosen with the arrow keys is confirmed with a button", async () => {
    speakAustrian();
    const { user, path, server } = await showWelcome({ handlers: { "init-tenant": begun } });
    await user.click(await start());
    act(() => screen.getByRole("radio", { name: words("country.de") }).focus());
    await user.keyboard("{ArrowDown}");
    expect(server.asked("init-tenant")).toEqual([]);
    await user.click(screen.getByRole("button", { name: words("common.continue") }));
    await waitFor(() => expect(path()).toBe("/en?step=name"));
    expect(server.asked("init-tenant").map(({ language }) => language)).toEqual(["en-AT"]);
  });

  test("'Start' does not ask for the country again after it was chosen", async () => {
    const { user, path } = await showWelcome({ handlers: { "init-tenant": begun } });
    await user.click(screen.getByRole("link", { name: words("welcome.changeCountry") }));
    await user.click(await screen.findByRole("radio", { name: words("country.de") }));
    await user.click(await start());
    await waitFor(() => expect(path()).toBe("/en?step=name"));
  });

  test("'Start' skips the country screen when the host names the country", async () => {
    vi.stubGlobal("location", new URL("https://www.example.at/"));
    const { user, path } = await showWelcome({ handlers: { "init-tenant": begun } });
    await user.click(await start());
    await waitFor(() => expect(path()).toBe("/en?step=name"));
    vi.unstubAllGlobals();
  });

  test.each([
    [["de-DE", "de"], "/en?step=name"],
    [["en-US", "en", "de-DE"], "/en?step=name"],
    [["de-AT", "de-DE"], "/en/choose-country?from=start"],
    [["en-US", "en"], "/en?step=name"],
  ])("'Start' in a browser of %j, on a page for Germany, leads to %s", async (spoken, target) => {
    vi.spyOn(navigator, "languages", "get").mockReturnValue(spoken);
    const { user, path } = await showWelcome({ handlers: { "init-tenant": begun } });
    await user.click(await start());
    await waitFor(() => expect(path()).toBe(target));
  });

  test("'Start' skips the country screen when there is only one country", async () => {
    const { user, path } = await showWelcome({
      handlers: { "get-settings": () => ok({ ...sampleSettings, countries: ["de"] }), "init-tenant": begun },
    });
    await user.click(await start());
    await waitFor(() => expect(path()).toBe("/en?step=name"));
  });

  test("leads to the page under construction when no application can be begun", async () => {
    const { user, path } = await showWelcome({
      at: "/en-DE/welcome",
      handlers: { "init-tenant": () => refused("INTERNAL") },
    });
    await user.click(await start());
    expect(await screen.findByRole("heading", { level: 1, name: words("pages.maintenance.title") })).toBeTruthy();
    expect(path()).toMatch(/^\/en(-DE)?\/maintenance$/);
  });

  test("shows the connection error on the country screen too", async () => {
    speakAustrian();
    const { user } = await showWelcome({ handlers: { "init-tenant": connectionLost } });
    await user.click(await start());
    await user.click(await screen.findByRole("radio", { name: words("country.de") }));
    expect(await screen.findByText(words("form.offlineTitle"))).toBeTruthy();
    expect(screen.getByRole("radio", { name: words("country.de") })).toBeTruthy();
  });

  test("continues the application that this browser knows", async () => {
    const { user, path } = await showWelcome({ record: sampleRecord({ lastCompletedPage: "TENANT_DETAILS" }) });
    expect(screen.getByRole("button", { name: words("welcome.startAnew") })).toBeTruthy();
    await user.click(screen.getByRole("link", { name: "Continue your application" }));
    await waitFor(() => expect(path()).toBe("/en/summary"));
  });

  test("shows a connection error and lets the visitor press 'Start' again", async () => {
    const { user } = await showWelcome({ at: "/en-AT/welcome", handlers: { "init-tenant": connectionLost } });
    await user.click(await start());
    expect(await screen.findByText(words("form.offlineTitle"))).toBeTruthy();
    expect(await start()).toBeTruthy();
  });
});

test("'Start again' drops the unsaved input of the previous application", async () => {
  sessionStorage.setItem("drafts", JSON.stringify([["name", { firstName: "Grace" }]]));
  const record = sampleRecord({ lastCompletedPage: null, token: "f".repeat(32) });
  const { user } = await showWelcome({ at: "/en-DE/welcome", record, handlers: { "init-tenant": begun } });
  await user.click(screen.getByRole("button", { name: words("welcome.startAnew") }));
  const firstName = await screen.findByRole<HTMLInputElement>("textbox", { name: "First name" });
  expect(firstName.value).toBe("");
});

test("the chosen country is sent with every later call", async () => {
  const { user, path, server } = await showWelcome();
  await user.click(screen.getByRole("link", { name: words("welcome.changeCountry") }));
  await user.dblClick(await screen.findByRole("radio", { name: words("country.at") }));
  await waitFor(() => expect(path()).toBe("/en/welcome"));
  expect(localStorage.getItem("locale")).toBe("en-AT");
  expect(await screen.findByText(/For homes in Austria/)).toBeTruthy();
  expect(server.asked("get-lang")).toHaveLength(2);
});

test("choosing a country shows its limits and its price for the deposit already typed", async () => {
  const { user } = await showWelcome({
    handlers: {
      "get-settings": ({ query }) =>
        ok({
          ...sampleSettings,
          product: { ...sampleSettings.product, upperLimitDeposit: query["country"] === "at" ? 9000 : 15_000 },
        }),
      // The server may be on a host that names another country.
      "get-price": ({ body }) =>
        ok({ yearly: Number(body["rentDepositAmount"]) / (body["country"] === "at" ? 10 : 20), monthly: 9 }),
    },
  });
  await user.clear(deposit());
  await user.type(deposit(), "2000");
  expect(await price().findByText(/or €100 a year/)).toBeTruthy();
  await user.click(screen.getByRole("link", { name: words("welcome.changeCountry") }));
  await user.click(await screen.findByRole("radio", { name: words("country.at") }));
  expect(await screen.findByText(/from €499 to €9,000/)).toBeTruthy();
  expect(await price().findByText(/or €200 a year/)).toBeTruthy();
});

test("shows an error when the chosen country's settings fail to load, and lets the visitor choose again", async () => {
  let lost = false;
  const { user, path } = await showWelcome({
    handlers: { "get-settings": () => (lost ? connectionLost() : ok(sampleSettings)) },
  });
  await user.click(screen.getByRole("link", { name: words("welcome.changeCountry") }));
  lost = true;
  await user.click(await screen.findByRole("radio", { name: words("country.at") }));
  expect(await screen.findByText(words("form.offlineTitle"))).toBeTruthy();
  lost = false;
  await user.click(screen.getByRole("radio", { name: words("country.at") }));
  await waitFor(() => expect(path()).toBe("/en/welcome"));
  expect(localStorage.getItem("locale")).toBe("en-AT");
});
