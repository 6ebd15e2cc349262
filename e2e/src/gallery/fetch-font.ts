import type { Page } from "@playwright/test";

/** Visits a page first, because a first visit is shown in the fallback font. */
export async function fetchFont(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/en/404`);
  await page.waitForFunction(() => document.fonts.check('1em "Figtree Variable"'));
}

/** Runs in the page before anything else and makes it a later visit. `about:blank` has no storage. */
export function knowTheFont(): void {
  if (location.protocol !== "about:" && localStorage.getItem("locale") === null) localStorage.setItem("locale", "en");
}
