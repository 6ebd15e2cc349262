import { launchBrowser } from "../../../e2e/src/chromium.ts";
import { settle } from "./settled-browser.ts";

/** A usual line: 10 Mbit/s down, 5 up, 40 ms. */
const usualLine = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 625_000 };

/** In ms from the start of the navigation. */
export interface TypefaceFigures {
  /** The first text, in a font of the system. */
  painted: number;
  /** The first frame with the brand's typeface. */
  typeface: number;
}

/** Opens a page as the first page of a first visit. */
export async function measureTypeface(url: string, token: string | null): Promise<TypefaceFigures> {
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ locale: "de-DE", viewport: { width: 390, height: 844 } });
    if (token !== null) await context.addCookies([{ name: "token", value: token, url }]);
    const page = await context.newPage();
    await settle(browser);
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", usualLine);
    await page.addInitScript(noteTypeface);
    await page.goto(url, { waitUntil: "commit" });
    await page.waitForFunction(() => Reflect.get(globalThis, "typeface") !== undefined);
    return await page.evaluate(() => ({
      painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
      typeface: Number(Reflect.get(globalThis, "typeface")),
    }));
  } finally {
    await browser.close();
  }
}

/** Runs in the page: notes the time of the frame after the typeface has arrived. */
function noteTypeface(): void {
  document.fonts.addEventListener("loadingdone", () =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", () => Object.assign(globalThis, { typeface: performance.now() }));
      port1.start();
      port2.postMessage(null);
    }),
  );
}
