import { setTimeout } from "node:timers/promises";
import type { Browser } from "playwright-core";

/** How often, and for how long at most, a browser is asked, in ms. */
const every = 200;
const longest = 10_000;
/** It is calm when its processes together took less of the processor than this between two askings, in seconds. */
const calm = 0.015;
/** Calm once may be a breath it takes. */
const calmFor = 3;

/**
 * A browser goes on starting after it has opened its first tab, which takes the better part of a core. A page measured
 * meanwhile is measured together with that.
 */
export async function settle(browser: Browser): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  const taken = async () => {
    const { processInfo } = await session.send("SystemInfo.getProcessInfo");
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  const end = performance.now() + longest;
  let before = await taken();
  let calmTimes = 0;
  while (calmTimes < calmFor && performance.now() < end) {
    await setTimeout(every);
    const now = await taken();
    calmTimes = now - before < calm ? calmTimes + 1 : 0;
    before = now;
  }
  await session.detach();
}
