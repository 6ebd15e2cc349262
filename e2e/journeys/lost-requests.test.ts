import type { Page } from "@playwright/test";
import { openAsLandlord } from "../src/landlord-in-browser.ts";
import { expect, testWithOwnApp } from "../src/fixtures.ts";
import { openLossyProxy } from "../src/lossy-proxy.ts";
import { goodCard } from "../src/tenant-by-wire.ts";
import { answerQuestions, chooseOffer, guestOf, typeCard, type Words } from "../src/tenant-in-browser.ts";
import { openVisitor } from "../src/visitor.ts";

testWithOwnApp(
  "a tenant signs and a landlord accepts although a third of the answers are lost",
  async ({ app, browser, wire }) => {
    testWithOwnApp.slow();
    const proxy = await openLossyProxy();
    // Not by `visit`, which takes lost requests for faults.
    const { page } = await openVisitor(browser, { proxy: proxy.url });
    const guest = guestOf(page);
    await bePatient(page, guest.words);
    try {
      await page.goto(`${app.url}/de-DE/welcome`);
      await pressUntil(page, guest.words("welcome.start"), guest.words("questions.name.title"));
      await answerQuestions(guest);
      await chooseOffer(guest, "monthly");
      await typeCard(guest, goodCard);
      // A person reads the contract and its documents first.
      await page.waitForLoadState("networkidle");
      for (const box of await page.getByRole("checkbox").all()) await box.check();
      await pressUntil(page, guest.words("payment.sign"), guest.words("payment.done", { name: "Ada" }));
      await openAsLandlord(guest, app.url, wire);
      await pressUntil(page, guest.words("landlord.accept"), guest.words("landlord.status.ACCEPTED"));
      expect(proxy.lost()).toBeGreaterThan(20);
    } finally {
      await page.context().close();
      await proxy.close();
    }
  },
);

/** Presses whatever offers to try again. The page may reload by itself before the press. */
async function bePatient(page: Page, words: Words): Promise<void> {
  const again = page.getByRole("button", { name: words("common.retry") });
  const pressAgain = async () => {
    await again.click({ timeout: 2000 }).catch(() => {});
    await page.waitForLoadState("networkidle");
  };
  await page.addLocatorHandler(again, pressAgain, { noWaitAfter: true });
}

/** For a press that says that there is no connection, and leaves it to the person to press again. */
async function pressUntil(page: Page, name: string, heading: string): Promise<void> {
  const button = page.getByRole("button", { name });
  await expect(async () => {
    if (await button.isVisible()) await button.click();
    await page.getByRole("heading", { level: 1, name: heading }).waitFor({ timeout: 5000 });
  }).toPass();
}
