import type { Page } from "@playwright/test";
import { findLostInForcedColours } from "./forced-colours.ts";
import { walkByKeyboard } from "./keyboard-walk.ts";
import { findLayoutFaults } from "./layout.ts";
import { findSmallTargets } from "./targets.ts";

const sizes = {
  /** A window of 1280 × 1024 at 400 %. */
  zoomed: { width: 320, height: 256 },
  wide: { width: 1280, height: 900 },
} as const;

const phone = { width: 360, height: 740 };

export type Size = keyof typeof sizes;

/**
 * Finds problems for people who do not use a mouse or do not see well: keyboard only, 400 % zoom, wide text spacing,
 * large text, touch, reduced motion, forced colours.
 */
export async function findAccessibilityFaults(page: Page, walks: readonly Size[]): Promise<string[]> {
  const found: string[] = [];
  const note = (how: string, faults: readonly string[]) => found.push(...faults.map((fault) => `${how}: ${fault}`));
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport);
    note(size, await findLasting(page, findLayoutFaults));
    note(`${size}, by thumb`, await findLasting(page, findSmallTargets));
    await page.evaluate(spaceText, true);
    note(`${size}, with wider text`, await findLasting(page, findLayoutFaults));
    await page.evaluate(spaceText, false);
  }
  await page.setViewportSize(phone);
  await page.evaluate(enlargeText, "200%");
  note("on a phone, with text twice as large", await findLasting(page, findLayoutFaults));
  await page.evaluate(enlargeText, "");
  note("with less motion", await page.evaluate(findMotion));
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    note(`in forced colours, ${colorScheme}`, await findLasting(page, findLostInForcedColours));
  }
  await page.emulateMedia({ forcedColors: "none", colorScheme: "light" });
  for (const size of walks) {
    await page.setViewportSize(sizes[size]);
    note(`${size}, by keyboard`, await walkByKeyboard(page));
  }
  return found;
}

// After a resize, the browser lays out a page in several steps.
const settleWithin = 2_000;

/** Findings that are still there after the page has settled. */
export async function findLasting(page: Page, look: () => string[]): Promise<string[]> {
  let faults = await page.evaluate(look);
  for (const start = performance.now(); faults.length > 0 && performance.now() - start < settleWithin;) {
    await waitForPaint(page);
    faults = await page.evaluate(look);
  }
  return faults;
}

/** Waits until the page has been painted. */
export async function waitForPaint(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined)))),
  );
}

/** Finds motion despite the visitor's preference for less. Runs in the page, so it cannot use imports. */
function findMotion(): string[] {
  const faults = new Set<string>();
  const inSeconds = (times: string) =>
    Math.max(...times.split(",").map((time) => parseFloat(time) * (time.trim().endsWith("ms") ? 0.001 : 1)));
  // Style sheets use 0.01 ms instead of 'none', so that the page still gets the end event.
  const most = 0.001;
  for (const element of document.querySelectorAll("*"))
    for (const pseudo of [null, "::before", "::after"]) {
      const { transitionDuration, animationName, animationDuration } = getComputedStyle(element, pseudo);
      const moves = animationName !== "none" && inSeconds(animationDuration) > most;
      if (moves || inSeconds(transitionDuration) > most)
        faults.add(`${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}${pseudo ?? ""} moves`);
    }
  for (const animation of document.getAnimations())
    if (animation.playState === "running" && Number(animation.effect?.getComputedTiming().activeDuration ?? 0) > 1)
      faults.add(`an animation runs: ${animation.id || animation.constructor.name}`);
  return [...faults];
}

/** What a browser does that enlarges only text; an empty size undoes it. */
function enlargeText(size: string): void {
  document.documentElement.style.fontSize = size;
}

/** Applies or removes the text spacing of WCAG 1.4.12. Runs in the page, so it cannot use imports. */
function spaceText(on: boolean): void {
  const page = new CSSStyleSheet();
  page.replaceSync(
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }",
  );
  document.adoptedStyleSheets = on ? [page] : [];
}
