import { logInAsStaff } from "../src/staff.ts";
import { expect, test } from "../src/fixtures.ts";
import { signByApi, apply } from "../src/tenant-by-api.ts";
import { userOf } from "../src/tenant-in-browser.ts";

for (const { language, locale } of [
  { language: "de", locale: "de-DE" },
  { language: "en", locale: "en-GB" },
] as const)
  test(`all columns of the desk's tables are visible on a tablet and a small laptop (${language})`, async ({
    app,
    visit,
    api,
  }) => {
    const [waiting, signed] = [`waiting.${language}@example.com`, `signed.${language}@example.com`];
    await apply(api, { lastName: "Manual", email: waiting });
    await signByApi(api, { email: signed });
    const { page } = await visit({ locale });
    const staff = `${app.url}/${language}/staff`;
    await page.goto(staff);
    await logInAsStaff(userOf(page, language));
    for (const address of [`/cases?search=${waiting}`, `/policies?search=${signed}`, "/partners", "/inbox"]) {
      await page.goto(staff + address);
      const table = page.locator(".rows").first();
      await table.waitFor();
      for (const width of [768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const hidden = () => table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
        await expect.poll(hidden, `${address} at ${width} px`).toBe(0);
      }
    }
  });
