import puppeteer, { type Browser, type Page, ProtocolError } from "puppeteer-core";
import { findInPath } from "../find-in-path.ts";
import type { Engine } from "./driver.ts";

const find = () => process.env["FIREFOX_PATH"] ?? findInPath(["firefox-esr", "firefox"]);

/** Firefox supports WebDriver BiDi, so no separate driver is needed. */
export const firefox: Engine = {
  name: "Firefox",
  missing: () => (find() ? null : "firefox-esr"),
  async open({ width, height }) {
    const browser: Browser = await puppeteer.launch({
      browser: "firefox",
      executablePath: find() ?? "firefox",
      headless: true,
    });
    const page = await browser.newPage();
    await resize(page, width, height);
    return {
      goto: async (url) => void (await page.goto(url)),
      url: async () => page.url(),
      run: (expression) => page.evaluate(expression),
      click: (x, y) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      picture: async () => Buffer.from(await page.screenshot()),
      close: () => browser.close(),
    };
  },
};

/** Puppeteer also sets the orientation of the screen, which Firefox ESR 140 does not know and a test does not need. */
async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewport({ width, height }).catch((error: unknown) => {
    const isUnknown = error instanceof ProtocolError && error.message.includes("unknown command");
    if (!isUnknown) throw error;
  });
  await page.waitForFunction(`innerWidth === ${width}`);
}
