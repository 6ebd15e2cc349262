import type { Page } from "@playwright/test";
import { openAsLandlord } from "../src/landlord-in-browser.ts";
import { attachText, expect, testWithOwnApp } from "../src/fixtures.ts";
import { openLossyProxy } from "../src/lossy-proxy.ts";
import { goodCard } from "../src/tenant-by-wire.ts";
import { answerQuestions, chooseOffer, guestOf, typeCard, type Words } from "../src/tenant-in-browser.ts";
import { openVisitor } from "../src/visitor.ts";

testWithOwnApp(
  "a tenant signs and a landlord accepts although a third of the responses are lost",
  async ({ app, browser, wire }, testInfo) => {
    testWithOwnApp.slow();
    const proxy = await openLossyProxy();
    // Not with `visit`, which fails the test when requests are lost.
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
      await page.getByRole("button", { name: guest.words("landlord.accept"), exact: true }).click();
      await pressUntil(page, guest.words("landlord.acceptConfirm"), guest.words("landlord.status.ACCEPTED"));
      expect(proxy.lost()).toBeGreaterThan(20);
    } catch (error) {
      await attachText(page, testInfo);
      throw error;
    } finally {
      await page.context().close();
      await proxy.close();
    }
  },
);

/** Presses the button that offers to try again, as soon as there is one. */
async function bePatient(page: Page, words: Words): Promise<void> {
  await page.addInitScript((retry) => {
    setInterval(() => {
      const buttons = [...document.querySelectorAll("button")];
      buttons.find((button) => button.textContent.includes(retry) && button.checkVisibility())?.click();
    }, 500);
  }, words("common.retry"));
}

/** Presses until it works. A failed press says that there is no connection and lets the visitor press again. */
async function pressUntil(page: Page, name: string, heading: string): Promise<void> {
  const button = page.getByRole("button", { name });
  await expect(async () => {
    if (await button.isVisible()) await button.click();
    await page.getByRole("heading", { level: 1, name: heading }).waitFor({ timeout: 5000 });
  }).toPass();
}
