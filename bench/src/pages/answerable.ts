import { expectSuccess } from "../../../e2e/src/tenant-by-api.ts";
import { apiClientFor } from "../../../e2e/src/api-client.ts";
import { withPhone } from "./open-phone.ts";

/** 1.6 Mbit/s down, 750 kbit/s up, 150 ms. */
const line = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const slowdown = 4;
const saving = "/onboarding/tenant/name";

/**
 * Opens the first question on a slow line with a slow processor, answers it as soon as it is drawn, and measures when
 * the app sends the answer: from then on the page can be answered. In ms from the start of the navigation.
 */
export async function measureAnswerable(url: string): Promise<number> {
  const { token } = expectSuccess(await apiClientFor(url).post("/onboarding/tenant/init"));
  return withPhone(url, { token, line }, async (page, session) => {
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.addInitScript(answerAtOnce);
    const saved = page.waitForResponse(`**${saving}`);
    await page.goto(`${url}/de?step=name`, { waitUntil: "commit" });
    const first = await page.locator("h1").textContent();
    const response = await saved;
    if (!response.ok()) throw new Error(`${url} refused the answer with ${response.status()}`);
    await page.locator("h1", { hasNotText: first ?? "" }).waitFor();
    return page.evaluate(
      (path) =>
        performance.getEntriesByType("resource").find(({ name }) => name.endsWith(path))?.startTime ?? Number.NaN,
      saving,
    );
  });
}

/** Runs in the page: types the answer and presses the button while the page is only prerendered. */
function answerAtOnce(): void {
  const answers = {
    "[autocomplete=given-name]": "Ada",
    "[autocomplete=family-name]": "Weiß",
    "[autocomplete=email]": "ada@example.com",
    "[type=tel]": "170 1234567",
  };
  addEventListener("DOMContentLoaded", () => {
    for (const [field, value] of Object.entries(answers)) {
      const input = document.querySelector<HTMLInputElement>(`main input${field}`);
      if (input) input.value = value;
    }
    document.querySelector<HTMLElement>("main form [type=submit]")?.click();
  });
}
