import { setTimeout } from "node:timers/promises";
import type { Browser } from "playwright-core";

/** The interval and the maximum time for polling the browser, in ms. */
const pollInterval = 200;
const maxWait = 10_000;
/** The browser is idle if its processes use less processor time than this between two polls, in seconds. */
const idleSeconds = 0.015;
/** Required number of idle polls in a row. */
const requiredIdlePolls = 3;

/**
 * Waits until a new browser has finished starting. After its first tab has opened, it uses most of a core for a
 * while, which would distort the measurement of a page.
 */
export async function settle(browser: Browser): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  const readProcessorTime = async () => {
    const { processInfo } = await session.send("SystemInfo.getProcessInfo");
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  const end = performance.now() + maxWait;
  let before = await readProcessorTime();
  let idlePolls = 0;
  while (idlePolls < requiredIdlePolls && performance.now() < end) {
    await setTimeout(pollInterval);
    const now = await readProcessorTime();
    idlePolls = now - before < idleSeconds ? idlePolls + 1 : 0;
    before = now;
  }
  await session.detach();
}
