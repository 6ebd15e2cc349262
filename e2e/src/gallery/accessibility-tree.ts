import type { Page } from "@playwright/test";

const months =
  /\b(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|January|February|March|May|June|July|October|December)\b/g;

/** What screen readers get of the page, without what differs from day to day and from run to run. */
export async function readAccessibilityTree(page: Page): Promise<string> {
  const tree = await page.locator("body").ariaSnapshot();
  return `${tree
    // Only keeps a word on one line.
    .replaceAll("\u2060", "")
    .replaceAll(/\b(?:[0-9a-f]{24,32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\b/g, "<id>")
    .replaceAll(/\binputs [0-9a-f]{8}\b/g, "inputs <hash>")
    .replaceAll(/\b(?:DE|AT)(?:-[0-9A-Z]{1,4}){3}\b/g, "<contract>")
    .replaceAll(months, "<month>")
    .replaceAll(/#_[rR]_[0-9a-z]+_/g, "#id-")
    .replaceAll(/(?<!level=)\d+/g, "#")}\n`;
}
