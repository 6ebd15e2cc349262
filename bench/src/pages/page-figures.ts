import lighthouse from "lighthouse";
import { chromium } from "playwright-core";
import { findChromium } from "../../../e2e/src/chromium.ts";
import { findFreePort } from "../../../tools/lib/free-port.ts";
import { settle } from "./settled-browser.ts";

export interface PageFigures {
  /** First and largest contentful paint and total blocking time, in ms. */
  fcp: number;
  lcp: number;
  blocking: number;
  shift: number;
  /** Lighthouse scores, at most 100. */
  performance: number;
  accessibility: number;
  practices: number;
  /** Lighthouse's benchmark index of this machine. */
  machine: number;
}

/** Errors caused by a busy machine rather than the page. The measurement is repeated. */
const transientErrors = new Set(["NO_NAVSTART", "NO_FCP", "PROTOCOL_TIMEOUT"]);

/**
 * Runs Lighthouse as a phone on a really throttled line in a new browser; `token` is set as a cookie. The phone is
 * `slowdown` times slower than this machine.
 */
export async function measurePage(url: string, token: string | null, slowdown: number): Promise<PageFigures> {
  const first = await tryToMeasure(url, token, slowdown);
  const figures = first ?? (await tryToMeasure(url, token, slowdown));
  if (!figures) throw new Error(`${url} could not be measured twice`);
  return figures;
}

async function tryToMeasure(url: string, token: string | null, slowdown: number): Promise<PageFigures | null> {
  const port = await findFreePort();
  const { executablePath, args, env } = await findChromium();
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
    env: { ...process.env, ...env },
  });
  try {
    const session = await browser.newBrowserCDPSession();
    // The first tab opens the window. The measured page opens in a second tab.
    await session.send("Target.createTarget", { url: "about:blank" });
    await settle(browser);
    if (token !== null) {
      await session.send("Storage.setCookies", { cookies: [{ name: "token", value: token, url }] });
    }
    const result = await lighthouse(url, {
      port,
      output: "json",
      logLevel: "error",
      formFactor: "mobile",
      throttlingMethod: "devtools",
      throttling: { cpuSlowdownMultiplier: slowdown },
      // The browser is new anyway, and the cookie must stay.
      disableStorageReset: true,
      onlyCategories: ["performance", "accessibility", "best-practices"],
    });
    if (!result) throw new Error(`${url} was not measured`);
    const { audits, categories, environment, finalDisplayedUrl, runtimeError } = result.lhr;
    if (runtimeError && transientErrors.has(runtimeError.code)) return null;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}`);
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    return {
      fcp: value("first-contentful-paint"),
      lcp: value("largest-contentful-paint"),
      blocking: value("total-blocking-time"),
      shift: value("cumulative-layout-shift"),
      performance: score("performance"),
      accessibility: score("accessibility"),
      practices: score("best-practices"),
      machine: environment.benchmarkIndex,
    };
  } finally {
    await browser.close();
  }
}
