import type { App } from "../src/app.ts";
import { expect, test } from "../src/fixtures.ts";
import { someOf } from "../src/level.ts";
import { sampleLink } from "../src/partner.ts";
import { screenOf } from "../src/screen.ts";
import { answerQuestions } from "../src/tenant-by-api.ts";
import { startName, wordsOf } from "../src/tenant-in-browser.ts";
import type { Page } from "@playwright/test";
import { carryToken } from "../src/visitor.ts";

const unknownToken = "0123456789abcdef0123456789abcdef";

const addressOf = (page: Page, { url }: App) => page.url().slice(url.length);
const tokenCookie = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === "token");

const arrivals = [
  ["", "en-GB", "/en/welcome", "welcome.title"],
  ["", "de-AT", "/de-AT/welcome", "welcome.title"],
  ["/de", "en-GB", "/de/welcome", "welcome.title"],
  ["/de-AT/summary", "de-DE", "/de-AT/welcome", "welcome.title"],
  ["/en/payment", "de-DE", "/en/welcome", "welcome.title"],
  ["/short-onboarding", "de-AT", "/de-AT/welcome", "welcome.title"],
  ["/de/no-such-page", "en-GB", "/de/404", "pages.404.title"],
  ["/no/such/page", "en-GB", "/en/404", "pages.404.title"],
  ["/fr/welcome", "de-DE", "/de-DE/404", "pages.404.title"],
  ["/welcome", "de-DE", "/de-DE/welcome", "welcome.title"],
  ["/en/rate/thank-you", "de-DE", "/en/rate/thank-you", "rate.thanksTitle"],
] as const;
for (const [path, locale, target, title] of someOf(arrivals))
  test(`'${path}' without a token, in a ${locale} browser, leads to ${target}`, async ({ app, visit }) => {
    const { page } = await visit({ locale });
    const { heading } = screenOf(page);
    await page.goto(app.url + path);
    const words = wordsOf(target.startsWith("/de") ? "de" : "en");
    await expect(heading(words(title))).toBeVisible();
    expect(addressOf(page, app)).toBe(target);
    await expect(page).toHaveTitle(/^.+ – Kautia$/);
    expect(await tokenCookie(page)).toBeUndefined();
  });

for (const [browser, locale, segment, dialCode] of [
  ["set to Austria is for a home there, without a question", "de-AT", "/de-AT", "+43"],
  ["set to neither country is for a home in Germany, as the page says", "en-GB", "/en", "+49"],
] as const)
  test(`a new application in a browser ${browser}`, async ({ app, visit }) => {
    const { page } = await visit({ locale });
    const { heading } = screenOf(page);
    const words = wordsOf(locale === "de-AT" ? "de" : "en");
    await page.goto(app.url);
    await page.getByRole("button", { name: startName(words) }).click();
    await expect(heading(words("questions.name.title"))).toBeVisible();
    expect(addressOf(page, app)).toBe(`${segment}?step=name`);
    // The default dial code depends on the country.
    await page.getByRole("button", { name: words("fields.phoneAdd"), exact: true }).click();
    await expect(page.getByRole("combobox", { name: words("common.dialCode") })).toHaveValue(dialCode);
  });

test("a token in the URL is stored in the cookie for a day, by the button, and nowhere else", async ({
  app,
  page,
  api,
}) => {
  const { button, heading } = screenOf(page);
  const token = await answerQuestions(api);
  await page.goto(`${app.url}/de/welcome`);
  const before = Date.now() / 1000;
  await page.goto(`${app.url}/de?token=${token}`);
  await expect(button(wordsOf("de")("common.continue"))).toBeVisible();
  expect(addressOf(page, app)).toBe("/de/open");
  expect(await tokenCookie(page)).toBeUndefined();
  await button(wordsOf("de")("common.continue")).click();
  await expect(heading(wordsOf("de")("summary.title"))).toBeVisible();
  expect(addressOf(page, app)).toBe("/de/summary");
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, history.state]))).not.toContain(token);
  const cookie = await tokenCookie(page);
  expect(cookie).toMatchObject({ value: token, path: "/", sameSite: "Lax" });
  expect(Math.abs((cookie?.expires ?? 0) - before - 86_400)).toBeLessThan(60);
  // The browser history has no URL with the token.
  await page.goBack();
  await expect(heading(wordsOf("de")("welcome.title"))).toBeVisible();
  expect(addressOf(page, app)).toBe("/de/welcome");
});

test(
  "another token in the URL switches to its application, and an unknown one changes nothing",
  { tag: "@full" },
  async ({ app, visit, api }) => {
    const { page, expectFailure } = await visit({ locale: "en-GB" });
    const { button, heading } = screenOf(page);
    const [mine, other] = [await answerQuestions(api), await answerQuestions(api, { lastName: "Other" })];
    await page.goto(`${app.url}/en?token=${mine}`);
    await button(wordsOf("en")("common.continue")).click();
    await expect(heading(wordsOf("en")("summary.title"))).toBeVisible();
    await page.goto(`${app.url}/en/summary?token=${other}`);
    await button(wordsOf("en")("common.continue")).click();
    await expect(page.getByText("Other").first()).toBeVisible();
    expect((await tokenCookie(page))?.value).toBe(other);
    expectFailure(404, /\/onboarding\/tenant\//);
    await page.goto(`${app.url}/en?token=${unknownToken}`);
    await expect(heading(wordsOf("en")("pages.linkExpired.title"))).toBeVisible();
    expect((await tokenCookie(page))?.value).toBe(other);
  },
);

test(
  "a cookie with an unknown token is removed, and the browser starts without an application",
  { tag: "@full" },
  async ({ app, page, visitor: { expectFailure } }) => {
    const { heading } = screenOf(page);
    await carryToken(page, app.url, unknownToken);
    expectFailure(404, /\/onboarding\/tenant\//);
    await page.goto(`${app.url}/de/offers`);
    await expect(heading(wordsOf("de")("welcome.title"))).toBeVisible();
    expect(await tokenCookie(page)).toBeUndefined();
  },
);

for (const { name, status } of [
  { name: "invitation-token", status: 404 },
  { name: "token", status: 404 },
  { name: "pd", status: 410 },
] as const)
  test(`a forged '${name}' leads to link-expired and creates nothing`, async ({
    app,
    page,
    visitor: { expectFailure },
  }) => {
    const { heading } = screenOf(page);
    expectFailure(status, /./);
    await page.goto(`${app.url}/de?${name}=${unknownToken}`);
    await expect(heading(wordsOf("de")("pages.linkExpired.title"))).toBeVisible();
    expect(addressOf(page, app)).toBe("/de/link-expired");
    expect(await tokenCookie(page)).toBeUndefined();
  });

test("a link that fails with an internal error leads to the maintenance page", async ({ app, visit }) => {
  const { page, expectFailure } = await visit({ locale: "en-GB" });
  const { button, heading } = screenOf(page);
  expectFailure(500, /\/init$/);
  const problem = {
    type: "about:blank",
    title: "internal",
    status: 500,
    errorCode: "INTERNAL",
    message: "",
    data: { fields: [] },
  };
  const insuranceHash = new URL(await sampleLink(app.url)).searchParams.get("pd") ?? "";
  await page.route(/\/onboarding\/tenant\/init/, (route) =>
    route.fulfill({ status: 500, contentType: "application/problem+json", body: JSON.stringify(problem) }),
  );
  await page.goto(`${app.url}/en?pd=${insuranceHash}`);
  await button(wordsOf("en")("invited.accept")).click();
  await expect(heading(wordsOf("en")("pages.maintenance.title"))).toBeVisible();
  expect(addressOf(page, app)).toBe("/en/maintenance");
});
