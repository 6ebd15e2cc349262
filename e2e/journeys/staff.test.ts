import { logInAsStaff, openCase } from "../src/staff.ts";
import { expect, test } from "../src/fixtures.ts";
import { mailedLink } from "../src/mailbox.ts";
import { onePixel } from "../src/one-pixel.ts";
import { eventually, apply } from "../src/tenant-by-api.ts";
import { followLink, userOf, onQuestion, signContract, typeCard } from "../src/tenant-in-browser.ts";
import type { Page } from "@playwright/test";
import type { ApiClient } from "../src/api-client.ts";

const phone = { width: 390, height: 780 };

async function goToCase(page: Page, url: string, email: string): Promise<void> {
  await page.goto(`${url}/en/staff`);
  await logInAsStaff(userOf(page, "en"));
  await openCase(userOf(page, "en"), email);
}

const mailTo = (api: ApiClient, email: string, wanted: string) =>
  eventually(async () => (await api.mails(email)).find(({ subject }) => subject === wanted));

test("staff accept a case, and the mailed link leads the tenant to the offers and the signature", async ({
  app,
  visit,
  api,
}) => {
  const email = "willkommen@example.com";
  await apply(api, { lastName: "Manual", email });
  const { page } = await visit({ locale: "en-GB" });
  const { words } = userOf(page, "en");
  await goToCase(page, app.url, email);
  await page.getByRole("link", { name: words("staff.act.accept"), exact: true }).click();
  await page.getByLabel(words("staff.act.noteToTenant")).fill("Willkommen!");
  await page.getByRole("button", { name: words("staff.act.acceptGo") }).click();
  await expect(page.getByRole("status").filter({ hasText: words("office.work.act.accept") })).toBeVisible();

  const mail = await mailTo(api, email, "Ihr Antrag ist angenommen");
  expect(mail.text).toContain("> Willkommen!");
  const tenant = userOf((await visit(phone)).page);
  await followLink(tenant, await mailedLink(api, email, "de?token="));
  await tenant.page.waitForURL("**/de/offers");
  expect(tenant.page.url()).not.toContain("token");
  await tenant.page.getByRole("radio", { name: tenant.words("common.yearly") }).click();
  await tenant.page.getByRole("button", { name: tenant.words("offers.continue") }).click();
  await onQuestion(tenant).heading("payment.title");
  await typeCard(tenant, "4242 4242 4242 4242");
  await signContract(tenant);
});

test("a tenant asks for a review after a refusal, and reads the reason of the second refusal by mail and on the page", async ({
  app,
  visit,
  api,
}) => {
  const email = "poor@example.com";
  const token = await apply(api, { email, grossIncome: 8_500, employmentStatus: "EMPLOYED" });
  const { page } = await visit(phone);
  const user = userOf(page);
  const { words } = user;
  await followLink(user, `${app.url}/de?token=${token}`);
  await expect(page.getByRole("heading", { level: 1, name: words("risks.refused") })).toBeVisible();
  await expect(page.getByText(words("risks.wouldQuote.grossIncome", { amount: "9.000 €" }))).toBeVisible();
  await page.getByRole("button", { name: words("risks.personAsk") }).click();
  await page.waitForURL("**/de/manual-underwriting");
  await mailTo(api, email, "Wir sehen uns Ihren Antrag an");

  const staff = userOf((await visit({ locale: "en-GB" })).page, "en");
  await goToCase(staff.page, app.url, email);
  const note = "Der Nachweis über Ihr Einkommen fehlt.";
  await staff.page.getByRole("link", { name: staff.words("staff.act.refuse"), exact: true }).click();
  await staff.page.getByRole("button", { name: staff.words("staff.act.refuseGo") }).click();
  await expect(staff.page.getByLabel(staff.words("staff.act.reason"))).toHaveAttribute("aria-invalid", "true");
  await staff.page.getByLabel(staff.words("staff.act.reason")).fill(note);
  await staff.page.getByRole("button", { name: staff.words("staff.act.refuseGo") }).click();
  await expect(staff.page.getByRole("status").filter({ hasText: staff.words("office.work.act.refuse") })).toBeVisible();

  expect((await mailTo(api, email, "Wir können Ihren Antrag leider nicht annehmen")).text).toContain(`> ${note}`);
  await page.reload();
  await expect(page.getByText(note)).toBeVisible();
  await expect(page.getByRole("button", { name: words("risks.personAsk") })).toHaveCount(0);
});

test(
  "staff request a document, and the tenant uploads it through the mailed link",
  { tag: "@full" },
  async ({ app, visit, api }) => {
    const email = "document@example.com";
    await apply(api, { lastName: "Manual", email });
    const { page } = await visit({ locale: "en-GB" });
    const { words } = userOf(page, "en");
    await goToCase(page, app.url, email);
    await page.getByRole("link", { name: words("staff.act.document"), exact: true }).click();
    await page.getByLabel(words("staff.act.documentType")).selectOption("PASSPORT");
    await page.getByRole("button", { name: words("staff.act.documentGo") }).click();
    await expect(page.getByRole("status").filter({ hasText: words("office.work.act.request-document") })).toBeVisible();

    const tenant = userOf((await visit(phone)).page);
    await followLink(tenant, await mailedLink(api, email, "de?token="));
    await tenant.page.waitForURL("**/de/private-documents");
    await tenant.page
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ name: "Pass ẞ.png", ...onePixel });
    await expect(tenant.page.getByText(tenant.words("documents.done")).first()).toBeVisible();
    await tenant.page.getByRole("button", { name: tenant.words("documents.reviewContinue") }).click();
    await tenant.page.waitForURL("**/de/manual-underwriting");

    await openCase(userOf(page, "en"), email);
    await page.getByRole("listitem").filter({ hasText: "Pass ẞ.png" }).getByRole("button").click();
    const picture = page.getByRole("img", { name: "Pass ẞ.png" });
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBe(1);
  },
);
