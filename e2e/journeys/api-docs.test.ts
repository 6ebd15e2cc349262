import { expect, test } from "../src/fixtures.ts";
import { findBarriers, resize, setColourScheme } from "../src/gallery/look-at.ts";
import { findHtmlFaults } from "../src/gallery/standards.ts";
import { full } from "../src/level.ts";

test.use({ visitorOptions: { locale: "en-GB" }, trace: "off" });

for (const path of full ? ["/api/docs", "/api/docs/all"] : ["/api/docs"])
  test(`${path} has no accessibility violations, light and dark, and fits a phone`, async ({ app, page }) => {
    await page.goto(app.url + path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await findHtmlFaults(page)).toEqual([]);
    const found: string[] = [];
    for (const [width, theme] of [
      [390, "dark"],
      [1280, "light"],
    ] as const) {
      await resize(page, width);
      await setColourScheme(page, theme);
      found.push(...(await findBarriers(page)).map((barrier) => `${width} px, ${theme}: ${barrier}`));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    expect(found).toEqual([]);
  });

test("a partner finds a call, opens its fields and comes back by its address", async ({ app, page }) => {
  await page.goto(`${app.url}/api/docs`);
  await page
    .getByRole("navigation", { name: "Contents" })
    .getByRole("link", { name: /^Invite tenant POST/ })
    .click();
  await expect(page).toHaveURL(/#invite-tenant$/);
  const call = page.locator("#invite-tenant");
  await expect(call.getByRole("heading", { level: 3 })).toBeInViewport();
  await call.getByText("6 fields of address").first().click();
  await expect(call.getByText("The street without its number.").first()).toBeVisible();
});
