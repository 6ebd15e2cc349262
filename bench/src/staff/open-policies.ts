import type { Page } from "playwright-core";
import { apiClientFor } from "../../../e2e/src/api-client.ts";
import { startApp } from "../../../e2e/src/app.ts";
import { launchBrowser } from "../../../e2e/src/chromium.ts";
import { logInAsStaff } from "../../../e2e/src/staff.ts";
import { userOf } from "../../../e2e/src/tenant-in-browser.ts";
import type { ScaleDatabase } from "../data/open-database.ts";
import { settle } from "../pages/settled-browser.ts";

/** Opened before measuring, so that the code of the pages has been loaded and compiled. */
const warmUps = 5;

/**
 * Opens this many policies from the desk's list, each by a click on its row, in Chromium. Returns how long each took in ms,
 * from the click until the policy is painted.
 */
export async function openPolicies({ url, client, now }: ScaleDatabase, count: number): Promise<number[]> {
  // An earlier run has moved the clock, which never goes back.
  await client.query("TRUNCATE clock_offset");
  const app = await startApp({ databaseUrl: url, env: { REQUESTS_PER_MINUTE: "10000000" } });
  const browser = await launchBrowser();
  try {
    await apiClientFor(app.url).clock(now.toISOString());
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await settle(browser);
    await page.goto(`${app.url}/en/staff/policies`);
    await logInAsStaff(userOf(page, "en"));
    const times: number[] = [];
    for (let index = 0; index < warmUps + count; index++) {
      const rows = page.getByRole("row");
      const place = 1 + (index % 25);
      if (index > 0 && place === 1) await page.getByRole("button", { name: "Next" }).click();
      await rows.nth(place).getByRole("link").first().waitFor();
      times.push(await openRow(page, place));
      await page.goBack();
    }
    return times.slice(warmUps);
  } finally {
    await browser.close();
    await app.dispose();
  }
}

/** Clicks a row's link, and waits in the page until the policy has been painted. */
function openRow(page: Page, place: number): Promise<number> {
  return page.evaluate(async (index) => {
    const title = () => document.querySelector("h1")?.textContent;
    const frame = () => new Promise(requestAnimationFrame);
    const link = document.querySelectorAll("[role=row], tr").item(index).querySelector("a");
    if (!link) throw new Error(`row ${index} has no link`);
    const [began, list] = [performance.now(), title()];
    link.click();
    // The list stays until the policy has been loaded, although the address has changed.
    while (!title() || title() === list || document.querySelector(".k-skeleton")) await frame();
    // The frame after the one that paints it.
    await frame();
    return performance.now() - began;
  }, place);
}
