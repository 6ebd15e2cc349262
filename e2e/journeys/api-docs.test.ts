import { expect, test } from "../src/fixtures.ts";
import { findBarriers, resize, setColourScheme } from "../src/gallery/look-at.ts";
import { full } from "../src/level.ts";

test.use({ visitorOptions: { locale: "en-GB" }, trace: "off" });

/** Moderate violations of Redoc's own markup. */
const ofRedoc = /^(?:region|heading-order|page-has-heading-one) at /;

for (const path of full ? ["/api/docs", "/api/docs/all"] : ["/api/docs"])
  test(`${path} asks no other host, has no serious accessibility violations, light and dark, and fits a phone`, async ({
    app,
    page,
  }) => {
    const foreign: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(app.url) && !request.url().startsWith("data:")) foreign.push(request.url());
    });
    const found: string[] = [];
    for (const [width, theme] of [
      [390, "dark"],
      [1280, "light"],
    ] as const) {
      await resize(page, width);
      await setColourScheme(page, theme);
      for (const [place, level] of [
        [path, 1],
        [`${path}#/invitations/invite-tenant`, 2],
      ] as const) {
        await page.goto("about:blank");
        await page.goto(app.url + place);
        await expect(page.getByRole("heading", { level }).first()).toBeVisible();
        await expect(page.locator("html")).toHaveClass(theme);
        const barriers = (await findBarriers(page)).filter((barrier) => !ofRedoc.test(barrier));
        found.push(...barriers.map((barrier) => `${place}, ${width} px, ${theme}: ${barrier}`));
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    }
    expect(found).toEqual([]);
    expect(foreign).toEqual([]);
  });

test("a partner finds a call, opens its fields and comes back by its address", async ({ app, page }) => {
  await page.goto(`${app.url}/api/docs`);
  await page.getByText("Invitations", { exact: true }).first().click();
  await page.getByText("Invite tenant", { exact: true }).first().click();
  await expect(page).toHaveURL(/#\/invitations\/invite-tenant$/);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Invite tenant" })).toBeInViewport();
  await expect(page.getByText("The street without its number.").first()).toBeVisible();
  await expect(page.getByText(`curl ${app.url}/api/v1/partner/invitations`).first()).toBeVisible();
});
