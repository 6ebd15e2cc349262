import type { Page } from "@playwright/test";

/** Visits a page first, because a first visit is shown in the fallback font. */
export async function fetchFont(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/en/404`);
  await page.waitForFunction(() => localStorage.getItem("font") !== null);
}
