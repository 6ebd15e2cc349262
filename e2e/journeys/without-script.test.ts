import { expect, test } from "../src/fixtures.ts";
import { wordsOf } from "../src/tenant-in-browser.ts";

const words = wordsOf("en");

test.use({ visitorOptions: { locale: "en-GB" } });

test("the imprint is readable without JavaScript, and other pages say where to find help", async ({ app, browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: "en-GB" });
  const page = await context.newPage();
  await page.goto(`${app.url}/en/legal/imprint`);
  await expect(page.getByRole("heading", { level: 1, name: "Imprint" })).toBeVisible();
  await page.goto(`${app.url}/en/welcome`);
  const note = page.getByRole("heading", { level: 1, name: words("noScript.title") });
  await expect(note).toBeVisible();
  await expect(note).toHaveCSS("font-family", /Figtree/);
  await expect(page.getByRole("link", { name: "hilfe@kautia.example" }).first()).toBeVisible();
  await context.close();
});

test("a browser that is too old for the app gets the support's address instead of an empty page", async ({
  app,
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "CSSLayerBlockRule"));
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script" || request.url().endsWith(".js")) scripts.push(request.url());
  });
  // Not `page.goto`, which waits for the app.
  await page.evaluate((url) => location.assign(url), `${app.url}/en/welcome`);
  await expect(page.getByText(words("oldBrowser.title"))).toBeVisible();
  await expect(page.getByRole("link", { name: "hilfe@kautia.example" }).first()).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
  expect(scripts).toEqual([]);
});
