import { answersInRecord, visiblePages } from "@kautia/contract";
import { expect, test as base } from "../src/fixtures.ts";
import { screenOf } from "../src/screen.ts";
import { answerQuestions, askForQuote, expectSuccess } from "../src/tenant-by-api.ts";
import { wordsOf } from "../src/tenant-in-browser.ts";
import type { TextKey } from "@kautia/locales";
import type { Page } from "@playwright/test";
import { carryToken } from "../src/visitor.ts";

const words = wordsOf("en");
const phone = { width: 360, height: 740 };

/** Opens a page with the application of this token, or with a new one. */
type OpenPage = (path: string, token?: string) => Promise<void>;

const test = base.extend<{ openPage: OpenPage }>({
  visitorOptions: { locale: "en-GB" },
  openPage: async ({ app, page, api }, provide) =>
    provide(async (path, token) => {
      const value = token ?? expectSuccess(await api.post("/onboarding/tenant/init")).token;
      await carryToken(page, app.url, value);
      await page.goto(app.url + path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }),
});

/** Parts of the layout and of the first questions. */
function partsOf(page: Page) {
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  return {
    ...screenOf(page),
    field,
    question: (step: string) =>
      page.getByRole("heading", { level: 1, name: words(`questions.${step}.title` as "questions.name.title") }),
    back: page.getByRole("link", { name: words("common.back"), exact: true }),
    progress: page.getByRole("progressbar"),
    logoLeft: async () => (await page.getByRole("banner").getByRole("link").locator("svg.k-logo").boundingBox())?.x,
    logoWidth: async () =>
      (await page.getByRole("banner").getByRole("link").locator("svg").first().boundingBox())?.width,
    async typeName() {
      await field(words("fields.firstName")).fill("Ada");
      await field(words("fields.lastName")).fill("Weiß");
      await field(words("fields.email")).fill("ada@example.com");
    },
  };
}

test("the logo is 131 px wide on wide screens and 120 on small ones", { tag: "@full" }, async ({ openPage, page }) => {
  const { logoWidth } = partsOf(page);
  await openPage("/en");
  await expect.poll(logoWidth).toBeCloseTo(131, 0);
  await page.setViewportSize(phone);
  await expect.poll(logoWidth).toBeCloseTo(120, 0);
});

test(
  "the logo stays in place beside the language menu on the narrowest phones, in each language and font",
  { tag: "@full" },
  async ({ app, page }) => {
    const header = page.getByRole("banner");
    const logoLeft = async (language: string) => {
      await page.goto(`${app.url}/${language}/welcome`);
      const logo = await header.getByRole("link").locator("svg.k-logo").boundingBox();
      const menu = await header.getByRole("button").boundingBox();
      if (!logo || !menu) throw new Error("no logo or no language menu");
      expect(menu.y).toBeLessThan(logo.y + logo.height);
      return logo.x;
    };
    await page.setViewportSize({ width: 320, height: 640 });
    // A first visit is shown in the fallback font, later ones in ours.
    const left = await logoLeft("de");
    await page.evaluate(async () => void (await document.fonts.ready));
    expect(await logoLeft("de")).toBe(left);
    expect(await logoLeft("en")).toBe(left);
  },
);

test("the back link appears on small screens from the second question on, and skips questions that do not apply", async ({
  app,
  openPage,
  page,
  api,
}) => {
  const { back, logoLeft, question } = partsOf(page);
  const token = await answerQuestions(api);
  await page.setViewportSize(phone);
  await openPage("/en?step=usage-purpose", token);
  await back.click();
  await expect(question("name")).toBeVisible();
  await expect(back).toHaveCount(0);
  const left = await logoLeft();
  await page.goBack();
  await expect(back).toBeVisible();
  expect(await logoLeft()).toBe(left);
  await page.goto(`${app.url}/en?step=rent-time`);
  await expect(question("home-facts")).toBeVisible();
  await back.click();
  const asked = (key: TextKey) => page.getByRole("heading", { level: 2, name: words(key) });
  await expect(asked("questions.property-address.title")).toBeVisible();
  expectSuccess(await api.post("/onboarding/tenant/usage-purpose", { token, existingRent: true }));
  await page.goto(`${app.url}/en?step=rent-time`);
  await expect(question("home-facts")).toBeVisible();
  await back.click();
  await expect(asked("questions.current-address.titleExisting")).toBeVisible();
  await expect(asked("questions.property-address.title")).toHaveCount(0);
  await page.goto(`${app.url}/en?step=rent-time`);
  await expect(back).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(back).toBeHidden();
});

test("the progress bar is on the questions but not on the summary", async ({ app, openPage, page, api }) => {
  const { progress } = partsOf(page);
  const token = await answerQuestions(api);
  const pages = visiblePages(answersInRecord({ existingRent: false })).map(({ id }) => id);
  await openPage("/en?step=pets", token);
  await expect(progress).toBeVisible();
  await expect(progress).toHaveAttribute(
    "aria-valuetext",
    words("common.step", {
      step: pages.indexOf("home-facts") + 1,
      count: pages.length,
      name: words("questions.home-facts.short"),
    }),
  );
  await page.goto(`${app.url}/en/summary`);
  await expect(page.getByRole("heading", { level: 1, name: words("summary.title") })).toBeVisible();
  await expect(progress).toHaveCount(0);
});

test(
  "the offers keep prices, button and header in view, and only the chosen price looks chosen",
  { tag: "@full" },
  async ({ openPage, page, api }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const token = await answerQuestions(api);
    await askForQuote(api, token);
    await openPage("/en/offers", token);
    const button = page.getByRole("button", { name: words("offers.continue") });
    const notes = page.getByText(words("common.perYear"), { exact: true }).or(page.getByText(words("common.perMonth")));
    await expect(button).toBeInViewport({ ratio: 1 });
    const monthly = page
      .locator("label")
      .filter({ hasText: words("common.monthly") })
      .last();
    await monthly.hover();
    await expect(monthly.locator(".k-choice__mark")).toHaveCSS("background-image", "none");

    await page.setViewportSize({ width: 390, height: 780 });
    for (const shown of [button, notes.first(), notes.last()]) await expect(shown).toBeInViewport({ ratio: 1 });
    // The bar with the button does not cover the second price.
    const [price, bar] = [await notes.last().boundingBox(), await page.locator(".k-actions").boundingBox()];
    expect((price?.y ?? 0) + (price?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await page.getByRole("columnheader", { name: words("cash.cash") }).scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport({ ratio: 1 });

    await page.setViewportSize({ width: 800, height: 400 });
    await page.evaluate(() => window.scrollTo(0, 300));
    await expect.poll(async () => (await page.getByRole("banner").boundingBox())?.y).toBe(0);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  },
);

test("the summary's button scrolls to the offer on wide screens, and is hidden on small ones", async ({
  openPage,
  page,
  api,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await openPage("/en/summary", await answerQuestions(api));
  const top = () => page.locator("#get-offer").evaluate((anchor) => anchor.getBoundingClientRect().top);
  expect(await top()).toBeGreaterThan(600);
  await page.getByRole("link", { name: words("summary.getOffer"), exact: true }).click();
  await expect.poll(top).toBeLessThan(600);
  await page.setViewportSize(phone);
  await expect(page.getByRole("link", { name: words("summary.getOffer"), exact: true })).toBeHidden();
});

test("switching the language replaces the page and keeps typed text", async ({ app, openPage, page }) => {
  const { field } = partsOf(page);
  await openPage("/en?step=name");
  await field(words("fields.firstName")).fill("Ada ẞ");
  const length = await page.evaluate(() => history.length);
  const banner = page.getByRole("banner");
  await banner.getByRole("button", { name: words("common.language", { language: "English" }) }).click();
  const languages = banner.getByRole("listitem");
  await expect(languages).toHaveText(["Deutsch", "English"]);
  await languages.getByRole("link", { name: "Deutsch" }).click();
  await expect(page.getByRole("heading", { level: 1, name: wordsOf("de")("questions.name.title") })).toBeVisible();
  // The texts change first, the URL right after.
  await page.waitForURL(`${app.url}/de?step=name`);
  await expect(field(wordsOf("de")("fields.firstName"))).toHaveValue("Ada ẞ");
  expect(await page.evaluate(() => [history.length, document.documentElement.lang])).toEqual([length, "de"]);
  expect(await page.evaluate(() => [localStorage.getItem("language"), localStorage.getItem("locale")])).toEqual([
    "de",
    expect.stringMatching(/^de/),
  ]);
});

test("an address without a language opens in the stored one, with its query and without a step back to it", async ({
  app,
  openPage,
  page,
}) => {
  await openPage("/de/help");
  await page.evaluate(() => localStorage.setItem("language", "en"));
  await page.goto(`${app.url}/withdraw?from=mail#form`);
  await page.waitForURL(/\/en(-DE)?\/withdraw\?from=mail#form$/);
  // The app stores its language when it starts.
  await expect(page.getByRole("heading", { level: 1, name: words("withdraw.title") })).toBeVisible();
  await page.evaluate(() => localStorage.setItem("language", "de"));
  await page.goto(`${app.url}/welcome`);
  await page.waitForURL(/\/de(-DE)?\/welcome$/);
  await page.goBack();
  await page.waitForURL(/\/withdraw/);
});

test("a double click saves once", async ({ openPage, page }) => {
  const { question, button, typeName } = partsOf(page);
  await openPage("/en?step=name");
  const saves: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") saves.push(new URL(request.url()).pathname);
  });
  await typeName();
  await button(words("common.continue")).dblclick();
  await expect(question("usage-purpose")).toBeVisible();
  expect(saves).toEqual(["/api/v1/onboarding/tenant/name"]);
});

test(
  "a tap counts while the next question is still moving into place",
  { tag: "@full" },
  async ({ openPage, page, api }) => {
    const { question, button } = partsOf(page);
    const token = await answerQuestions(api);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await openPage("/en?step=rent-and-deposit", token);
    await page.waitForFunction(() => document.getAnimations().length === 0);
    const tools = await page.context().newCDPSession(page);
    await tools.send("Animation.enable");
    // A hundred times as long, so that the taps come in time on any machine.
    await tools.send("Animation.setPlaybackRate", { playbackRate: 0.01 });
    await button(words("common.continue")).click();
    await expect(question("employment")).toBeVisible();
    const box = await button(words("common.continue")).boundingBox();
    expect(await page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
    await page.mouse.click((box?.x ?? 0) + 40, (box?.y ?? 0) + 20);
    await tools.send("Animation.setPlaybackRate", { playbackRate: 1 });
    await expect(question("insurance-dates")).toBeVisible();
  },
);

test("the browser's back and forward buttons keep all answers", async ({ openPage, page }) => {
  const { question, field, button, typeName } = partsOf(page);
  await openPage("/en?step=name");
  await typeName();
  await button(words("common.continue")).click();
  await expect(question("usage-purpose")).toBeVisible();
  await page.getByRole("radio", { name: words("choices.existingRent.false"), exact: true }).click();
  await button(words("address.byHand")).click();
  await field(words("fields.street")).fill("Donaudampfschifffahrtsgesellschaftsstraße");
  await page.goBack();
  await expect(question("name")).toBeVisible();
  await expect(field(words("fields.lastName"))).toHaveValue("Weiß");
  await page.goForward();
  await expect(page.getByRole("radio", { name: words("choices.existingRent.false"), exact: true })).toBeChecked();
  await expect(field(words("fields.street"))).toHaveValue("Donaudampfschifffahrtsgesellschaftsstraße");
});

test("a device without a connection keeps typed text, and saves it by itself once it is back", async ({
  openPage,
  page,
  visitor,
}) => {
  const { question, field, button, typeName } = partsOf(page);
  await page.setViewportSize({ width: 390, height: 580 });
  await openPage("/en?step=name");
  visitor.expectFailure("lost", /\/onboarding\/tenant\/name$/);
  await typeName();
  await page.context().setOffline(true);
  await button(words("common.continue")).click();
  await expect(page.getByText(words("form.noNetworkText"), { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(field(words("fields.firstName"))).toHaveValue("Ada");
  await page.context().setOffline(false);
  await expect(question("usage-purpose")).toBeVisible();
});

test(
  "a script that fails to load, also after the page reloaded, can be retried, and typed text stays",
  { tag: "@full" },
  async ({ openPage, page, visitor }) => {
    const { question, field, button } = partsOf(page);
    await openPage("/en?step=name");
    await field(words("fields.firstName")).fill("Ada");
    // Only this screen's script: on a busy machine the app's own scripts may still be on their way.
    const script = /\/assets\/help-.+\.js$/;
    visitor.expectFailure(404, script);
    let failures = 0;
    await page.route(script, (route) => {
      failures++;
      return route.fulfill({ status: 404, body: "" });
    });
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: words("footer.help"), exact: true })
      .click();
    // The page reloads once automatically.
    await expect.poll(() => failures).toBeGreaterThan(1);
    await expect(page.getByRole("heading", { level: 1, name: words("pages.load.title") })).toBeVisible();
    await page.unroute(script);
    await button(words("common.retry")).click();
    await page.waitForURL("**/en/help");
    await expect(page.getByRole("heading", { level: 1, name: words("footer.help"), exact: true })).toBeVisible();
    await page.goBack();
    await expect(question("name")).toBeVisible();
    await expect(field(words("fields.firstName"))).toHaveValue("Ada");
  },
);

test("an internal error leads to the error page with a retry, and typed text stays", async ({
  app,
  openPage,
  page,
  visitor,
}) => {
  const { question, field, button, typeName } = partsOf(page);
  await openPage("/en?step=name");
  await typeName();
  visitor.expectFailure(500, /\/onboarding\/tenant\/name$/);
  const problem = {
    type: "about:blank",
    title: "internal",
    status: 500,
    errorCode: "INTERNAL",
    message: "",
    data: { fields: [] },
  };
  const path = /\/onboarding\/tenant\/name$/;
  await page.route(path, (route) =>
    route.fulfill({ status: 500, contentType: "application/problem+json", body: JSON.stringify(problem) }),
  );
  await button(words("common.continue")).click();
  await expect(page.getByRole("heading", { level: 1, name: words("pages.500.title") })).toBeVisible();
  await expect(page).toHaveURL(`${app.url}/en/500`);
  await page.unroute(path);
  await button(words("common.retry")).click();
  await expect(question("name")).toBeVisible();
  await expect(field(words("fields.firstName"))).toHaveValue("Ada");
  await button(words("common.continue")).click();
  await expect(question("usage-purpose")).toBeVisible();
});

// The first question needs country names for its dial codes.

test("a printed page has its text, without footer, menu and buttons", async ({ openPage, page }) => {
  await openPage("/en/certificates");
  const pressed = [page.getByRole("button"), page.getByRole("contentinfo")];
  for (const locator of pressed) await expect(locator.first()).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const locator of pressed) await expect(locator).toHaveCount(0);
});

test("a page in the dark theme is printed in dark ink on white paper", { tag: "@full" }, async ({ openPage, page }) => {
  await openPage("/en/certificates");
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
  await page.emulateMedia({ colorScheme: "light" });
  const dark = await ink();
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await ink()).not.toBe(dark);
  await page.emulateMedia({ colorScheme: "dark", media: "print" });
  expect(await ink()).toBe(dark);
});
