import type { Page } from "@playwright/test";
import { findStop, type Stop } from "./focus-stop.ts";

/** More than the number of stops on any page. */
const maxPresses = 400;

/**
 * Tabs through a page from start to end. Everything operable must be reached, in reading order and with visible focus,
 * and the focus must leave the page at the end.
 */
export async function walkByKeyboard(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const left = await page.evaluate(startWalk);
  const seen: string[] = [];
  for (let presses = 0; ; presses++) {
    if (presses > maxPresses)
      return [...faults, `the focus does not leave the page after ${maxPresses} presses of Tab`];
    await page.keyboard.press("Tab");
    const stop: Stop | null = await page.evaluate(findStop);
    // After the last stop the focus moves to the browser's own controls, or back to the first stop.
    if (!stop || stop.id === seen[0]) break;
    // A browser's own date field has a stop for day, month, year and calendar.
    if (stop.id === seen.at(-1) && (await page.evaluate(isInDateField))) continue;
    if (seen.includes(stop.id)) {
      faults.push(`the focus is trapped and returns to ${stop.name}`);
      break;
    }
    seen.push(stop.id);
    faults.push(...stop.faults.map((fault) => `${stop.name} ${fault}`));
  }
  const missed = left.filter(({ ids }) => !ids.some((id) => seen.includes(id)));
  return [...faults, ...missed.map(({ name }) => `the focus does not reach ${name}`)];
}

/** Numbers all elements that the walk must reach, and moves the focus before them. A radio group counts as one. */
function startWalk(): { ids: string[]; name: string }[] {
  const targets = "a[href], button, input, select, textarea, summary, [tabindex]";
  const groups = new Map<string, { ids: string[]; name: string }>();
  // The page may have set the focus itself. The walk starts at the beginning.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  getSelection()?.removeAllRanges();
  // Everything outside an open dialog is out of reach.
  const start = document.querySelector<HTMLElement>("dialog:modal") ?? document.body;
  start.tabIndex = -1;
  start.focus();
  start.removeAttribute("tabindex");
  scrollTo(0, 0);
  for (const last of document.querySelectorAll<HTMLElement>("[data-stop-last]")) delete last.dataset["stopLast"];
  for (const [index, element] of [...start.querySelectorAll<HTMLElement>(targets)].entries()) {
    element.dataset["stop"] = String(index);
    if (element.tabIndex < 0 || element.matches(":disabled, [type=hidden]") || element.closest("[inert]")) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const group =
      element instanceof HTMLInputElement && element.type === "radio" ? `radio ${element.name}` : `${index}`;
    const text = element.getAttribute("aria-label") ?? element.textContent ?? "";
    const known = groups.get(group) ?? {
      ids: [],
      name: `${element.tagName.toLowerCase()} '${text.trim().slice(0, 40)}'`,
    };
    known.ids.push(String(index));
    groups.set(group, known);
  }
  return [...groups.values()];
}

function isInDateField(): boolean {
  return document.activeElement?.matches("input[type=date]") ?? false;
}
