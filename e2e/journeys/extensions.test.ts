import type { Page } from "@playwright/test";
import { type Extension, extensionNames, runExtension } from "../src/extensions.ts";
import { expect, test as base } from "../src/fixtures.ts";
import { screenOf } from "../src/screen.ts";
import { expectSuccess } from "../src/tenant-by-api.ts";
import { startName, wordsOf } from "../src/tenant-in-browser.ts";
import { carryToken, type Visitor } from "../src/visitor.ts";

const words = wordsOf("en");

const test = base.extend({ visitorOptions: { locale: "en-GB" } });

for (const name of extensionNames)
  test(`${name} that changes the first question before the app starts loses nothing that was typed or pressed`, async ({
    app,
    page,
    visitor,
    api,
  }) => {
    const { token } = expectSuccess(await api.post("/onboarding/tenant/init"));
    await carryToken(page, app.url, token);
    const { open, start } = await holdApp(page, `${app.url}/en?step=name`);
    const field = (label: string) => page.getByRole("textbox", { name: label, exact: true });
    await change(visitor, name);
    await page.getByRole("radio").nth(1).check({ force: true });
    await field(words("fields.firstName")).fill("Ada");
    await field(words("fields.lastName")).fill("Weiß");
    await field(words("fields.email")).fill("ada@example.com");
    await screenOf(page).button(words("common.continue")).click();
    const saving = page.waitForRequest("**/onboarding/tenant/name");
    start();
    await open;
    expect((await saving).postDataJSON()).toMatchObject({ salutation: "MRS", firstName: "Ada", lastName: "Weiß" });
    await expect(screenOf(page).heading(words("questions.usage-purpose.title"))).toBeVisible();
  });

for (const name of extensionNames)
  test(`${name} that changes the welcome page before the app starts loses no press on 'Start'`, async ({
    app,
    page,
    visitor,
  }) => {
    const { open, start } = await holdApp(page, `${app.url}/en-DE/welcome`);
    await change(visitor, name);
    await page.getByRole("button", { name: startName(words) }).click();
    start();
    await open;
    await expect(screenOf(page).heading(words("questions.name.title"))).toBeVisible();
  });

/** Opens a prerendered page, and keeps its app from starting until `start` is called. */
async function holdApp(page: Page, url: string): Promise<{ open: Promise<unknown>; start: () => void }> {
  const held = Promise.withResolvers<void>();
  await page.route("**/assets/react-*.js", (route) => held.promise.then(() => route.continue()));
  const open = page.goto(url);
  await screenOf(page)
    .button(words("common.language", { language: "English" }))
    .waitFor();
  return { open, start: held.resolve };
}

/** React ignores attributes, and elements before the page. */
const unnoticed: readonly Extension[] = ["a dark reader", "a toolbar"];

async function change({ page, expectLine }: Visitor, name: Extension): Promise<void> {
  if (!unnoticed.includes(name)) expectLine(/The page was rendered again/);
  await runExtension(page, name);
}
