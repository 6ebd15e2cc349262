import { withPhone } from "./open-phone.ts";

/** A usual line: 10 Mbit/s down, 5 up, 40 ms. */
const line = { latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 625_000 };

/**
 * Opens a page as the first page of a first visit. In ms from the start of the navigation: the first text, in a font of the
 * system, and the first frame with the brand's typeface.
 */
export function measureTypeface(url: string, token: string | null): Promise<{ painted: number; typeface: number }> {
  return withPhone(url, { token, line }, async (page) => {
    await page.addInitScript(noteTypeface);
    await page.goto(url, { waitUntil: "commit" });
    await page.waitForFunction(() => Reflect.get(globalThis, "typeface") !== undefined);
    return page.evaluate(() => ({
      painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
      typeface: Number(Reflect.get(globalThis, "typeface")),
    }));
  });
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
