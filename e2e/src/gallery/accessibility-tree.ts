import type { Page } from "@playwright/test";

const months =
  /\b(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|January|February|March|May|June|July|October|December)\b|\b[A-Z][a-zä]{2,3}\.?(?= \d{4}\b)/g;

/** What screen readers get of the page, without what differs from day to day and from run to run. */
export async function readAccessibilityTree(page: Page): Promise<string> {
  const tree = await page.locator("body").ariaSnapshot();
  const isOffice = (await page.locator(".office").count()) > 0;
  const steady = tree
    // Only keeps a word on one line.
    .replaceAll("\u2060", "")
    .replaceAll(/\b(?:[0-9a-f]{24,32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\b/g, "<id>")
    .replaceAll(/\binputs [0-9a-f]{8}\b/g, "inputs <hash>")
    .replaceAll(/\b(?:DE|AT)(?:-[0-9A-Z]{1,4}){3}\b/g, "<contract>")
    .replaceAll(months, "<month>")
    .replaceAll(/#_[rR]_[0-9a-z]+_/g, "#id-")
    .replaceAll(/\bch_[0-9a-z]+/g, "<charge>")
    .replaceAll(/\bK\d{14}[0-9A-F]{8}\b/g, "<file>")
    // A time that was measured may be a whole number or not.
    .replaceAll(/\d+[.,]\d+(?= (?:Std\.|h\b|hours?))/g, "#")
    .replaceAll(/(?<!level=)\d+/g, "#")
    // A figure stands beside that of the days before, and in which of them something falls depends on today.
    .replaceAll(
      /paragraph: (?:[+−][#.,]+ ?% (?:gegenüber|compared with)|Wie vom|Nichts vom|As in|Nothing in) [^"\n]+/g,
      "paragraph: <change>",
    )
    // Whether a mail has been sent yet differs from run to run.
    .replaceAll(/( · (?:to|an) \S+ · )[^"\n]+/g, "$1<state>");
  return `${isOffice ? sortEqual(steady.split("\n")).join("\n") : steady}\n`;
}

/**
 * Sorts rows and what happened at a time by their text, because the scene does much at the same time. Of equal ones it keeps
 * one, because their number depends on the day: how many months the books have, for example.
 */
function sortEqual(lines: readonly string[]): string[] {
  const indent = /^ */.exec(lines[0] ?? "")?.[0].length ?? 0;
  const starts = lines.flatMap((line, index) => (line.startsWith("- ", indent) ? [index] : []));
  const blocks = starts.map((from, nth) => {
    const [head = "", ...inner] = lines.slice(from, starts[nth + 1]);
    return [head, ...(inner.length > 0 ? sortEqual(inner) : [])];
  });
  const isSorted = ([head = "", first = ""]: readonly string[]) =>
    head.startsWith("- row", indent) || (head.endsWith("- listitem:") && first.includes("- time:"));
  const sorted = [...new Set(blocks.filter(isSorted).map((block) => block.join("\n")))].toSorted();
  return blocks.flatMap((block) => (isSorted(block) ? (sorted.shift()?.split("\n") ?? []) : block));
}
