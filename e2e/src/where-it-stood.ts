import type { BrowserContext } from "playwright-core";
import { TestRunner } from "vitest";

/** Enough of a page to know which one it is and what it says at its top, and little enough for the end of a log. */
const longest = 700;

/** Adds to the errors of a test that has failed what its pages showed: on another machine nobody can look. */
export async function tellWhereItStood(context: BrowserContext): Promise<void> {
  const errors = TestRunner.getCurrentTest()?.result?.errors ?? [];
  if (errors.length === 0) return;
  for (const page of context.pages()) {
    const text = await page
      .locator("main")
      .innerText({ timeout: 2_000 })
      .catch(() => "(no main part)");
    const said = `\n\n${page.url()} said:\n${text.replaceAll(/\s*\n\s*/g, "\n").slice(0, longest)}`;
    for (const error of errors) error.message += said;
  }
}
