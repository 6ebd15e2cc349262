import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../src/fixtures.ts";
import { guestOf, onQuestion, startOnWelcome } from "../src/tenant-in-browser.ts";

/** In ms, between the two taps of a double tap. */
const doubleTap = 190;

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  await target.waitFor();
  const box = await target.boundingBox();
  if (!box) throw new Error("it is not on the screen");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Presses on the target, and lifts after the usual length of a tap. */
const press = (target: Locator) => target.click({ delay: 80 });

/** `clickCount` is 2 for the second click of a double click. */
async function click(page: Page, x: number, y: number, clickCount: number): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down({ clickCount });
  await page.mouse.up({ clickCount });
}

async function onName(page: Page, url: string, email: string) {
  const guest = guestOf(page);
  await startOnWelcome(guest, url);
  const at = onQuestion(guest);
  await at.shown("name");
  await at.fill("fields.firstName", "Ada");
  await at.fill("fields.lastName", "Weiß");
  await at.fill("fields.email", email);
  return { ...guest, at };
}

for (const touch of [true, false])
  test(`a double ${touch ? "tap" : "click"} on 'Continue' leads one page on and presses nothing there`, async ({
    app,
    visit,
  }) => {
    const { page } = await visit({ locale: "de-DE", touch, width: 390, height: 844 });
    const pressAt = (x: number, y: number, clickCount: number) =>
      touch ? page.touchscreen.tap(x, y) : click(page, x, y, clickCount);
    const { at, words } = await onName(page, app.url, "ada@example.com");
    const { x, y } = await middleOf(page.getByRole("button", { name: words("common.continue"), exact: true }));
    await pressAt(x, y, 1);
    await page.waitForTimeout(doubleTap);
    await pressAt(x, y, 2);
    await at.shown("usage-purpose");
    await page.waitForLoadState("networkidle");
    await expect(page.getByText(words("validation.option"))).toHaveCount(0);
  });

test("the suggestion for a mistyped email address takes no tap away from the buttons below it", async ({
  app,
  visit,
}) => {
  const { page } = await visit({ locale: "de-DE" });
  await page.setViewportSize({ width: 390, height: 844 });
  const { at, words } = await onName(page, app.url, "ada@gmial.com");
  await press(page.getByRole("button", { name: words("fields.phoneAdd"), exact: true }));
  await expect(page.getByLabel(words("common.phoneNumber"))).toBeVisible();
  await expect(page.getByText(words("fields.emailMeant", { email: "ada@gmail.com" }))).toBeVisible();
  await page.goto(page.url());
  await at.fill("fields.email", "ada@gmial.com");
  await press(page.getByRole("radio", { name: words("choices.salutation.MRS"), exact: true }));
  await expect(page.getByRole("radio", { name: words("choices.salutation.MRS"), exact: true })).toBeChecked();
});
