import type { Page } from "@playwright/test";
import { expect, test as base } from "../src/fixtures.ts";
import { someOf } from "../src/level.ts";
import { screenOf } from "../src/screen.ts";
import { expectSuccess } from "../src/tenant-by-api.ts";
import { startName, wordsOf } from "../src/tenant-in-browser.ts";
import { carryToken } from "../src/visitor.ts";

const words = wordsOf("en");

const test = base.extend({ visitorOptions: { locale: "en-GB" } });

/** Parts of the layout and of the first question. */
function partsOf(page: Page) {
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  return {
    ...screenOf(page),
    field,
    async typeName() {
      await field(words("fields.firstName")).fill("Ada");
      await field(words("fields.lastName")).fill("Weiß");
      await field(words("fields.email")).fill("ada@example.com");
    },
  };
}

for (const [what, late] of [
  ["its last part", "**/assets/main-*.js"],
  ["all of the app", "**/assets/react-*.js"],
] as const)
  test(`a page shown before ${what} has loaded keeps everything typed or pressed`, async ({ app, page, api }) => {
    const { button, typeName } = partsOf(page);
    const { token } = expectSuccess(await api.post("/onboarding/tenant/init"));
    await carryToken(page, app.url, token);
    const arrivals: (() => void)[] = [];
    let isHeld = true;
    await page.route(late, (route) => (isHeld ? arrivals.push(() => void route.continue()) : route.continue()));
    const opened = page.goto(`${app.url}/en?step=name`);
    await typeName();
    await button(words("common.continue")).click();
    await button(words("common.continue")).click();
    await expect.poll(() => arrivals.length).toBeGreaterThan(0);
    await button(words("common.continue")).click();
    expect(new URL(page.url()).search).toBe("?step=name");
    const saving = page.waitForRequest("**/onboarding/tenant/name");
    isHeld = false;
    for (const arrive of arrivals) arrive();
    await opened;
    await saving;
    await expect(page.getByRole("heading", { level: 1, name: words("questions.name.title") })).toHaveCount(0);
  });

test(
  "if the app cannot be fetched, a notice appears below the pressed button, and a retry keeps everything",
  { tag: "@full" },
  async ({ app, page, visitor, api }) => {
    const { button, field, typeName } = partsOf(page);
    const { token } = expectSuccess(await api.post("/onboarding/tenant/init"));
    await carryToken(page, app.url, token);
    const script = /\/assets\/react-.+\.js$/;
    visitor.expectFailure(503, script);
    visitor.expectLine(/The app could not be started/);
    await page.setViewportSize({ width: 390, height: 640 });
    await page.route(script, (route) => route.fulfill({ status: 503, body: "" }));
    const opened = page.goto(`${app.url}/en?step=name`);
    await typeName();
    await button(words("common.continue")).click();
    const notice = page.getByRole("alert").filter({ hasText: "No connection." });
    await expect(notice).toBeInViewport({ ratio: 1 });
    await page.unroute(script);
    await notice.getByRole("button").click();
    await opened;
    await expect(page.getByRole("heading", { level: 1, name: words("questions.usage-purpose.title") })).toBeVisible();
    await page.goBack();
    await expect(field(words("fields.firstName"))).toHaveValue("Ada");
  },
);

for (const [path, width] of someOf([
  ["/de/welcome", 360],
  ["/en/welcome", 412],
  ["/en?step=name", 1280],
  ["/en/welcome", 768],
  ["/de?step=name", 390],
  ["/de/welcome", 1280],
  ["/en/choose-country", 390],
]))
  test(`${path} at ${width} px shows the brand's font on a first visit, and nothing moves when it arrives`, async ({
    app,
    page,
    api,
  }) => {
    const { token } = expectSuccess(await api.post("/onboarding/tenant/init"));
    await carryToken(page, app.url, token);
    await page.setViewportSize({ width, height: 900 });
    const arrival = Promise.withResolvers<void>();
    await page.route(/\.woff2$/, (route) => arrival.promise.then(() => route.continue()));
    // Not `goto`, which waits for the font.
    await page.goto(app.url + path, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await hasBrandFont(page)).toBe(false);
    await watchShifts(page);
    arrival.resolve();
    await expect.poll(() => hasBrandFont(page)).toBe(true);
    // Lighthouse's figure has three decimals.
    expect((await readShift(page)).toFixed(3)).toBe("0.000");
  });

test("a press on 'Start' before the app has started is not lost", async ({ app, page }) => {
  const arrivals: (() => void)[] = [];
  let isHeld = true;
  await page.route("**/assets/react-*.js", (route) =>
    isHeld ? arrivals.push(() => void route.continue()) : route.continue(),
  );
  const opened = page.goto(`${app.url}/en-DE/welcome`);
  await page.getByRole("button", { name: startName(words) }).click();
  await expect.poll(() => arrivals.length).toBeGreaterThan(0);
  isHeld = false;
  for (const arrive of arrivals) arrive();
  await opened;
  await expect(page.getByRole("heading", { level: 1, name: words("questions.name.title") })).toBeVisible();
});

for (const [path, width] of someOf([
  ["/de/welcome", 412],
  ["/en/maintenance", 1280],
  ["/de?step=name", 1280],
  ["/en/choose-country", 360],
  ["/en/welcome", 360],
  ["/de/welcome", 1280],
  ["/en/404", 1280],
  ["/en/link-expired", 360],
]))
  test(`${path} at ${width} px does not move when the whole style sheets and the app arrive`, async ({
    app,
    page,
    api,
  }) => {
    const { token } = expectSuccess(await api.post("/onboarding/tenant/init"));
    await carryToken(page, app.url, token);
    await page.setViewportSize({ width, height: 900 });
    const arrival = Promise.withResolvers<void>();
    await page.route(/\/assets\/.+\.(?:js|css)$/, (route) => arrival.promise.then(() => route.continue()));
    const readBoxes = () =>
      page.locator("main :is(h1, h2, p, label, input, button, a)").evaluateAll((all) =>
        all.map((item) => {
          const { x, y, width: across, height } = item.getBoundingClientRect();
          // Not its text: prices come with the app, into space that is reserved for them.
          return `${item.tagName} ${[x, y, across, height].map(Math.round).join(" ")}`;
        }),
      );
    const opened = page.goto(`${app.url}${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const drawn = await readBoxes();
    expect(drawn.length).toBeGreaterThan(3);
    arrival.resolve();
    await opened;
    if (path.endsWith("welcome")) await expect(page.getByText(/70[.,]50/).first()).toBeVisible();
    expect(await readBoxes()).toEqual(drawn);
  });

for (const [path, needed] of [
  ["/de/welcome", []],
  ["/en?step=name", ["DisplayNames"]],
] as const)
  test(`${path} starts without creating Intl formats that it does not need`, async ({ app, page, api }) => {
    await page.addInitScript(countFormats);
    const own = expectSuccess(await api.post("/onboarding/tenant/init")).token;
    await carryToken(page, app.url, own);
    await page.goto(app.url + path);
    expect(await page.evaluate(() => Reflect.get(globalThis, "formats"))).toEqual(needed);
    // Checks the counting itself.
    await page.evaluate(() => new Intl.NumberFormat("de"));
    expect(await page.evaluate(() => Reflect.get(globalThis, "formats"))).toEqual([...needed, "NumberFormat"]);
  });

/** Runs in the page before anything else and records which Intl formats are created. */
function countFormats(): void {
  const made: string[] = [];
  Object.assign(globalThis, { formats: made });
  for (const name of [
    "DateTimeFormat",
    "NumberFormat",
    "DisplayNames",
    "Collator",
    "PluralRules",
    "ListFormat",
  ] as const)
    Object.assign(Intl, {
      [name]: new Proxy(Intl[name], {
        construct: (...call) => {
          made.push(name);
          return Reflect.construct(...call);
        },
      }),
    });
}

const hasBrandFont = (page: Page) =>
  page.evaluate(() => [...document.fonts].some((face) => face.family.includes("Variable") && face.status === "loaded"));

/** Adds up from now on how far elements move without the visitor's doing. */
async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(globalThis, { shift: 0 });
    new PerformanceObserver((list) => {
      const sum = list.getEntries().reduce((all, entry) => all + Number(Reflect.get(entry, "value")), 0);
      Object.assign(globalThis, { shift: Number(Reflect.get(globalThis, "shift")) + sum });
    }).observe({ type: "layout-shift" });
  });
}

async function readShift(page: Page): Promise<number> {
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  return page.evaluate(() => Number(Reflect.get(globalThis, "shift")));
}
