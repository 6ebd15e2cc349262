import type { Page } from "@playwright/test";
import { findStop, type Stop } from "./focus-stop.ts";

/** More than any page has. */
const furthest = 400;

/**
 * Goes through a page by Tab from its beginning to its end: comes by everything that can be operated, in the order in which one
 * reads it, sees each time where it is, and gets out again.
 */
export async function walkByKeyboard(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const left = await page.evaluate(startWalk);
  const seen: string[] = [];
  for (let presses = 0; ; presses++) {
    if (presses > furthest) return [...faults, `the keyboard does not get out after ${furthest} presses of Tab`];
    await page.keyboard.press("Tab");
    const stop: Stop | null = await page.evaluate(findStop);
    // Behind the last one the browser's own window comes, or the first one again.
    if (!stop || stop.id === seen[0]) break;
    if (seen.includes(stop.id)) {
      faults.push(`the keyboard goes round at ${stop.name}`);
      break;
    }
    seen.push(stop.id);
    faults.push(...stop.faults.map((fault) => `${stop.name} ${fault}`));
  }
  const missed = left.filter(({ ids }) => !ids.some((id) => seen.includes(id)));
  return [...faults, ...missed.map(({ name }) => `the keyboard does not get to ${name}`)];
}

/** Numbers everything that one should get to, and puts the focus before it; the radios of a group are one. */
function startWalk(): { ids: string[]; name: string }[] {
  const targets = "a[href], button, input, select, textarea, summary, [tabindex]";
  const groups = new Map<string, { ids: string[]; name: string }>();
  // What had the focus, had it by the program; a walk begins at the beginning.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  getSelection()?.removeAllRanges();
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute("tabindex");
  scrollTo(0, 0);
  for (const last of document.querySelectorAll<HTMLElement>("[data-stop-last]")) delete last.dataset["stopLast"];
  for (const [at, element] of [...document.querySelectorAll<HTMLElement>(targets)].entries()) {
    element.dataset["stop"] = String(at);
    if (element.tabIndex < 0 || element.matches(":disabled, [type=hidden]") || element.closest("[inert]")) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const group = element instanceof HTMLInputElement && element.type === "radio" ? `radio ${element.name}` : `${at}`;
    const text = element.getAttribute("aria-label") ?? element.textContent ?? "";
    const known = groups.get(group) ?? {
      ids: [],
      name: `${element.tagName.toLowerCase()} '${text.trim().slice(0, 40)}'`,
    };
    known.ids.push(String(at));
    groups.set(group, known);
  }
  return [...groups.values()];
}
