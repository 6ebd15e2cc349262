import { AxeBuilder } from "@axe-core/playwright";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type App, startApp } from "../src/app.ts";
import { closeBrowser, type Visit, visit } from "../src/browser.ts";
import { mouseHand } from "../src/hand.ts";
import { wordsOf } from "../src/tenant-in-browser.ts";
import { walkEveryScreen } from "../src/walk.ts";

/** Every screen that a tenant and a landlord come by: fit for each width, for everybody, and under its own name. */
describe("every screen", () => {
  let app: App;
  let visitor: Visit;
  beforeAll(async () => {
    app = await startApp();
  });
  afterEach(() => visitor.close());
  afterAll(async () => {
    await closeBrowser();
    await app.dispose();
  });

  it.each([
    ["de", 320, false],
    ["en", 768, true],
    ["de", 1280, true],
  ] as const)("in %s at %i px (dark: %s)", async (language, width, dark) => {
    visitor = await visit({ locale: language === "de" ? "de-DE" : "en-GB", width, dark });
    const { page } = visitor;
    const found: string[] = [];
    const walker = { page, hand: mouseHand(), words: wordsOf(language), language };
    await walkEveryScreen(walker, app.url, async (name) => {
      const { wide, headings, title, lang } = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth - innerWidth,
        headings: document.querySelectorAll("h1").length,
        title: document.title,
        lang: document.documentElement.lang,
      }));
      if (wide > 0) found.push(`${name} scrolls sideways by ${wide} px`);
      if (headings !== 1) found.push(`${name} has ${headings} main headings`);
      if (!/^.+ – Kautia$/.test(title)) found.push(`${name} is titled '${title}'`);
      if (!lang.startsWith(language)) found.push(`${name} says it is in '${lang}'`);
      const { violations } = await new AxeBuilder({ page }).analyze();
      for (const { id, nodes } of violations) found.push(`${name}: ${id} at ${nodes[0]?.target.join(" ")}`);
    });
    expect(found).toEqual([]);
  });
});
