import type { Locator, Page } from "@playwright/test";
import type { InputMethod } from "./input-method.ts";

export interface Effort {
  /** The heading of the screen. */
  screen: string;
  taps: number;
  keys: number;
  /** From the moment this screen appears until the next one does, as fast as the script can act. */
  seconds: number;
}

// Card, Moran and Newell's keystroke-level model: one key of a practised typist, pointing at a target, and making up
// one's mind, which everybody does once for each screen.
const secondsPer = { key: 0.28, tap: 1.1, screen: 1.35 };

/** How long a person looks at the list after each letter, in ms. */
const listAppearsWithin = 400;

/** How long a person takes by the keystroke-level model, in seconds. */
export function personsSeconds(efforts: readonly Effort[]): number {
  return efforts.reduce(
    (sum, { taps, keys }) => sum + secondsPer.screen + taps * secondsPer.tap + keys * secondsPer.key,
    0,
  );
}

/** In ms after the tap before. */
const quickestTap = 400;

/**
 * Counts taps and keystrokes on a touch screen. A field that already has the focus, and a choice that is already made, need
 * no tap. A native list takes two: one opens it, one chooses.
 */
export async function countingInput(page: Page) {
  const efforts: Effort[] = [];
  let since = performance.now();
  const now = () => efforts.at(-1);

  await page.exposeFunction("screenAppeared", (screen: string) => {
    const last = now();
    if (last) last.seconds = (performance.now() - since) / 1000;
    since = performance.now();
    efforts.push({ screen, taps: 0, keys: 0, seconds: 0 });
  });
  await page.addInitScript(watchHeadings);

  async function tap(target: Locator, times = 1): Promise<void> {
    // By the time this returns, a heading that was already there has been reported.
    await target.waitFor({ state: "attached" });
    await page.evaluate(() => null);
    // Sooner, at the spot of the tap before, it would count as its repetition.
    await page.waitForTimeout(quickestTap);
    const screen = now();
    if (screen) screen.taps += times;
    await target.tap();
  }

  const input: InputMethod = {
    taps: true,
    async type(field: Locator, text) {
      const focused = await field.evaluate((element) => element === document.activeElement);
      if (!focused) await tap(field);
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type(text);
      const screen = now();
      if (screen) screen.keys += text.length;
    },
    choose: async (radio: Locator) => {
      if (!(await radio.isChecked())) await tap(radio);
    },
    tick: (checkbox: Locator) => tap(checkbox),
    press: (button: Locator) => tap(button),
    pick: (suggestion: Locator) => tap(suggestion),
    /** Types one letter at a time until the list shows the suggestion. */
    async find(field: Locator, text, suggestion: Locator) {
      const focused = await field.evaluate((element) => element === document.activeElement);
      if (!focused) await tap(field);
      for (const letter of text) {
        await page.keyboard.type(letter);
        const screen = now();
        if (screen) screen.keys += 1;
        await page.waitForTimeout(listAppearsWithin);
        if (await suggestion.isVisible()) break;
      }
      await tap(suggestion);
    },
    async select(list: Locator, value) {
      await tap(list, 2);
      await list.selectOption(value);
    },
  };
  return { input, efforts };
}

declare function screenAppeared(screen: string): void;

/** Runs in the page. Reports every new text of the main heading. */
function watchHeadings(): void {
  let last = "";
  const look = () => {
    const text = document.querySelector("h1")?.textContent ?? "";
    if (text === "" || text === last) return;
    last = text;
    screenAppeared(text);
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
}
