import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../src/fixtures.ts";
import { anotherPerson, eventually, signByApi } from "../src/tenant-by-api.ts";
import { userOf, onQuestion, startOnWelcome } from "../src/tenant-in-browser.ts";

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
  const user = userOf(page);
  await startOnWelcome(user, url);
  const at = onQuestion(user);
  await at.shown("name");
  await at.fill("fields.firstName", "Ada");
  await at.fill("fields.lastName", "Weiß");
  await at.fill("fields.email", email);
  return { ...user, at };
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

test("a landlord with a phone accepts with three taps from the mail on, and scrolls to none of them", async ({
  visit,
  api,
}) => {
  const { page } = await visit({ locale: "de-DE", touch: true, width: 390, height: 844 });
  const { tenant } = await signByApi(api, anotherPerson());
  const mail = await eventually(async () => (await api.mails(tenant.landlordEmail)).at(0));
  // Mail programs show the logo that is attached.
  await page.setContent(mail.html.replaceAll(/cid:[^"]+/g, "data:,"));
  const { words } = userOf(page);
  const button = (name: Parameters<typeof words>[0]) => page.getByRole("button", { name: words(name), exact: true });
  let taps = 0;
  for (const target of [
    page.locator('a[href*="/landlord/"]').first(),
    button("landlord.accept"),
    button("landlord.acceptConfirm"),
  ]) {
    await target.waitFor();
    if (taps > 0) await expect(target).toBeInViewport({ ratio: 1 });
    // Sooner, at the spot of the tap before, it would count as its repetition.
    await page.waitForTimeout(2 * doubleTap);
    await target.tap();
    taps += 1;
  }
  await expect(page.getByRole("heading", { level: 1, name: words("landlord.status.ACCEPTED") })).toBeVisible();
  expect(taps).toBeLessThanOrEqual(3);
  await page.waitForLoadState("networkidle");
});
