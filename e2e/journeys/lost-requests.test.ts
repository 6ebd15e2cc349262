import type { Locator, Page } from "@playwright/test";
import { openAsLandlord } from "../src/landlord-in-browser.ts";
import { attachText, expect, testWithOwnApp } from "../src/fixtures.ts";
import { openLossyProxy } from "../src/lossy-proxy.ts";
import { goodCard } from "../src/tenant-by-api.ts";
import { answerQuestions, chooseOffer, userOf, startName, typeCard, type Words } from "../src/tenant-in-browser.ts";
import { openVisitor } from "../src/visitor.ts";

testWithOwnApp(
  "a tenant signs and a landlord accepts although a third of the responses are lost",
  async ({ app, browser, api }, testInfo) => {
    testWithOwnApp.setTimeout(180_000);
    const proxy = await openLossyProxy();
    // Not with `visit`, which fails the test when requests are lost.
    const { page } = await openVisitor(browser, { proxy: proxy.url });
    const user = userOf(page);
    const { words } = user;
    const heading = (name: string) => page.getByRole("heading", { level: 1, name });
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    const press = (name: string) => () => button(name).click({ timeout: patience });
    await bePatient(page, words);
    try {
      // The answer with the price may be lost. Then the button has another text.
      const start = button(words("welcome.start")).or(page.getByRole("button", { name: startName(words) }));
      // If the app's files were lost too often, it starts only after a press.
      await page.goto(`${app.url}/de-DE/welcome`).catch(() => {});
      await repeatUntil(heading(words("questions.name.title")), () => start.click({ timeout: patience }));
      await answerQuestions(user);
      await chooseOffer(user, "monthly");
      await repeatUntil(heading(words("payment.summary")), () => typeCard(user, goodCard));
      const boxes = page.getByRole("group", { name: words("payment.understand") }).getByRole("checkbox");
      await repeatUntil(heading(words("payment.done", { name: "Ada" })), async () => {
        await boxes.first().waitFor();
        for (const box of await boxes.all()) await box.check();
        await page.getByRole("button", { name: words("payment.sign") }).click({ timeout: patience });
      });
      await repeatUntil(button(words("landlord.accept")), () => openAsLandlord(user, app.url, api));
      await repeatUntil(heading(words("landlord.status.ACCEPTED")), async () => {
        if (!(await button(words("landlord.acceptConfirm")).isVisible())) await press(words("landlord.accept"))();
        await press(words("landlord.acceptConfirm"))();
      });
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

const patience = 5000;

/** Presses the button that offers to try again, as soon as there is one. */
async function bePatient(page: Page, words: Words): Promise<void> {
  await page.addInitScript((retry) => {
    setInterval(() => {
      const buttons = [...document.querySelectorAll("button")];
      buttons.find((button) => button.textContent.includes(retry) && button.checkVisibility())?.click();
    }, 500);
  }, words("common.retry"));
}

/** Repeats a step until the next one is shown. A failed step says that there is no connection and can be repeated. */
async function repeatUntil(next: Locator, act: () => Promise<void>): Promise<void> {
  await expect(async () => {
    if (!(await next.isVisible())) await act();
    await next.waitFor({ timeout: patience });
  }).toPass({ timeout: 60_000 });
}
