import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { readPath } from "@kautia/contract";
import { findEnglish } from "@kautia/locales/testing";
import type { BrowserContext, Page } from "@playwright/test";
import type { Visitor } from "../visitor.ts";
import { expectSuccess } from "../tenant-by-api.ts";
import { wordsOf } from "../tenant-in-browser.ts";
import { waitForPaint, findLasting } from "./accessibility-faults.ts";
import { findLayoutFaults } from "./layout.ts";
import { password } from "../account.ts";
import { demo } from "../staff.ts";
import { addressOf, type PlaceId, type ScreenState } from "./states.ts";

/** Empties what the pages have stored in this browser, but not its cache of files. */
export async function forget({ page }: Visitor): Promise<void> {
  await page.context().clearCookies();
  if (page.url() === "about:blank") return;
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** Opens a screen in a state, and waits until it has loaded. */
export async function goTo(
  visitor: Visitor,
  url: string,
  place: PlaceId,
  state: ScreenState,
  language: "de" | "en",
): Promise<void> {
  const { page } = visitor;
  const context = page.context();
  await context.clearCookies();
  if (state.token) await context.addCookies([{ name: "token", value: state.token, url }]);
  if (state.partner) {
    const [name = "", value = ""] = state.partner.split("=");
    await context.addCookies([{ name, value, domain: new URL(url).hostname, path: "/api/v1/partner" }]);
  }
  const logIn = async (path: string, data: Readonly<Record<string, string>>) =>
    context.addCookies(await takeSession(visitor, `${url}/api/v1${path}`, data));
  if (state.account) await logIn("/session", { login: state.account, password });
  if (state.staff) await logIn("/staff/session", demo);
  // A changed hash alone does not reload the page. And after a keyboard walk the focus is in the browser's own controls,
  // from where it would move into the next page. A page of another origin would cost two new processes.
  await page.goto(`${url}/healthz`);
  if (state.refused) visitor.expectFailure(state.refused.status, state.refused.path);
  await page.goto(url + addressOf(place, state, language));
  await settled(page);
  await state.act?.(visitor, wordsOf(language));
  const { pathname } = new URL(page.url());
  const isThere = state.path === undefined ? readPath(pathname).screen === place : pathname.endsWith(`/${state.path}`);
  if (!isThere) throw new Error(`${place} (${state.name}) leads to ${pathname}`);
}

type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;

/** The cookies of each person who has logged in, because checking a password takes longer than loading most pages. */
const sessions = new Map<string, Cookies>();

async function takeSession({ page }: Visitor, url: string, data: Readonly<Record<string, string>>): Promise<Cookies> {
  const key = JSON.stringify([url, data]);
  const known = sessions.get(key);
  if (known) return known;
  const context = page.context();
  const answer = await context.request.post(url, { data });
  expectSuccess({ status: answer.status(), body: await answer.text() });
  const cookies = await context.cookies(url);
  sessions.set(key, cookies);
  return cookies;
}

/** Resizes the window. */
export async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width < 600 ? 740 : 900 });
  await waitForPaint(page);
}

export async function setColourScheme(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await waitForPaint(page);
}

/** Waits until the page has loaded, and again after it has loaded something anew. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const waiting = document.querySelector('[aria-busy="true"], .k-skeleton, .k-loading[data-open="true"]');
    return document.querySelector("main h1") !== null && waiting === null;
  });
  await page.evaluate(() => document.fonts.ready);
}

/** All texts of a page, visible or for screen readers, except those marked as another language. */
function readPage(): string[] {
  const lines: string[] = [];
  const other = `[lang]:not([lang|="${document.documentElement.lang.slice(0, 2)}"])`;
  for (const element of document.body.querySelectorAll<HTMLElement>(":not(script, template, noscript, option)")) {
    if (element.closest(`script, template, noscript, ${other}`)) continue;
    for (const name of ["aria-label", "alt", "placeholder", "title"]) lines.push(element.getAttribute(name) ?? "");
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    if (element.checkVisibility()) lines.push(own.map(({ textContent }) => textContent).join(""));
  }
  return [document.title, ...lines].filter((line) => line.trim() !== "");
}

/** Finds lasting faults of a page: layout, main heading, title, language. */
export async function findFaults(page: Page, language: "de" | "en"): Promise<string[]> {
  const faults = await findLasting(page, findLayoutFaults);
  const { headings, title, lang } = await page.evaluate(() => ({
    headings: [...document.querySelectorAll("h1")]
      .filter((heading) => heading.checkVisibility())
      .map(({ textContent }) => textContent),
    title: document.title,
    lang: document.documentElement.lang,
  }));
  if (headings.length !== 1) faults.push(`has ${headings.length} main headings`);
  const [name, brand = ""] = title.split(" – ");
  if (!name || brand !== "Kautia") faults.push(`is titled '${title}'`);
  const lines = language === "de" ? await page.evaluate(readPage) : [];
  for (const line of lines) for (const word of findEnglish(line)) faults.push(`says '${word}' in '${line}'`);
  if (lang.split("-")[0] !== language) faults.push(`says it is in '${lang}'`);
  return faults;
}

// AxeBuilder of this package sends axe to the page twice and takes two and a half times as long.
const axe = readFileSync(
  createRequire(import.meta.resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** Runs all rules of axe. Listing only violations halves its time. */
export async function findBarriers(page: Page): Promise<string[]> {
  for (const frame of page.frames()) if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axe);
  return page.evaluate(
    `axe.run({ resultTypes: ["violations"] }).then(({ violations }) =>
      violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => id + " at " + target.join(" "))))`,
  );
}
