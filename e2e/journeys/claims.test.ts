import { logIn, openPage, setPasswordByApi } from "../src/account.ts";
import { logInAsStaff } from "../src/staff.ts";
import { expect, testWithOwnApp as test } from "../src/fixtures.ts";
import { byMouse } from "../src/input-method.ts";
import { onePixel } from "../src/one-pixel.ts";
import { screenOf } from "../src/screen.ts";
import { eventually, inDays, signByApi, expectSuccess } from "../src/tenant-by-api.ts";
import { wordsOf } from "../src/tenant-in-browser.ts";

const bill = { name: "Rechnung ẞ.png", ...onePixel };

test("a claim above the deposit is rejected; one below it is reported, objected to and decided at the desk, and another one agreed to", async ({
  app,
  visit,
  api,
}) => {
  const signed = await signByApi(api);
  expectSuccess(await api.post(`/landlord/${signed.landlordToken}/accept`));
  await setPasswordByApi(api, signed.tenant);
  await api.clock(`${inDays(11)}T09:00:00Z`);

  const de = wordsOf("de");
  const { page } = await visit({ width: 360, height: 740 });
  const { button, box, text } = screenOf(page);
  await page.goto(`${app.url}/de/landlord/${signed.landlordToken}`);
  await page.getByRole("link", { name: de("claims.open"), exact: true }).click();
  await box(de("claims.amount")).fill("1500,01");
  await box(de("claims.description")).fill("Kratzer im Parkett <script>alert(1)</script>");
  await button(de("claims.review")).click();
  await expect(page.getByText(de("errors.CLAIM_AMOUNT_BIGGER_THAN_DEPOSIT")).first()).toBeVisible();
  await box(de("claims.amount")).fill("120,50");
  await button(de("claims.addItem")).click();
  const second = page.getByRole("group", { name: de("claims.item", { number: 2 }) });
  await second.getByLabel(de("claims.description"), { exact: true }).fill("Miete für März");
  await second.getByLabel(de("claims.amount"), { exact: true }).fill("800");
  await button(de("claims.review")).click();
  await button(de("claims.report")).click();
  await expect(text(de("claims.reported"))).toBeVisible();
  await expect(page.getByText(/^Sie fordern 920,50\s€\./)).toBeVisible();
  await page.getByLabel(de("claims.addFiles")).first().setInputFiles(bill);
  await expect(page.getByText(de("documents.done")).first()).toBeAttached();

  const mail = await eventually(async () =>
    (await api.mails(signed.tenant.email)).find(({ subject }) => subject.includes("fordert")),
  );
  expect(mail.text).toContain("Kratzer im Parkett");

  const en = wordsOf("en");
  const { page: theirs } = await visit({ locale: "en-GB" });
  await logIn(theirs, en, `${app.url}/en`, signed.tenant.email);
  await openPage(theirs, en, "todo.claimGo");
  await theirs.getByRole("button", { name: en("claims.object"), exact: true }).click();
  // The tenant can open the landlord's file.
  const address = await theirs.getByRole("link", { name: bill.name }).getAttribute("href");
  const opened = await theirs.context().request.get(`${app.url}${address}`);
  expect([opened.status(), opened.headers()["content-type"]]).toEqual([200, "image/png"]);
  await theirs
    .getByLabel(en("claims.addFiles"))
    .first()
    .setInputFiles({ ...bill, name: "before.png" });
  await expect(theirs.getByText(en("documents.done")).first()).toBeAttached();
  await theirs.getByLabel(en("claims.objection"), { exact: true }).fill("They were there before.");
  await theirs.getByRole("button", { name: en("claims.sendObjection"), exact: true }).click();
  await expect(theirs.getByText(en("claims.underReview", { within: en("common.withinDay") }))).toBeVisible();
  // A reloaded end of the form leads to the guarantee.
  await page.reload();
  await page.getByRole("link", { name: /^Forderung über 920,50\s€$/ }).click();
  await expect(page.getByText("They were there before.")).toBeVisible();

  const { page: staff } = await visit({ locale: "en-GB" });
  await staff.goto(`${app.url}/en/staff/claims`);
  await logInAsStaff({ page: staff, input: byMouse(), words: en, language: "en" });
  await staff.getByRole("row").filter({ hasText: signed.tenant.lastName }).getByRole("link").click();
  await expect(staff.getByText("They were there before.").first()).toBeVisible();
  await staff.getByRole("listitem").filter({ hasText: "before.png" }).getByRole("button").click();
  await expect(staff.getByRole("img", { name: "before.png" })).toBeVisible();
  await staff.getByRole("link", { name: en("staff.claim.verdict.part"), exact: true }).click();
  const amountFor = (description: string) =>
    staff.getByLabel(en("staff.claim.granted", { description }), { exact: true });
  await amountFor("Kratzer im Parkett <script>alert(1)</script>").fill("0");
  await amountFor("Miete für März").fill("800");
  await staff.getByLabel(en("staff.act.reason"), { exact: true }).fill("Die Kratzer sind Abnutzung.");
  await staff.getByRole("button", { name: en("staff.claim.partGo"), exact: true }).click();
  await expect(staff.getByRole("status").filter({ hasText: signed.tenant.lastName })).toBeVisible();

  await page.reload();
  await expect(page.getByText(/zum Teil anerkannt: 800\s€/)).toBeVisible();
  await expect(page.getByText("Die Kratzer sind Abnutzung.")).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByText(/accepted part of the claim on .+: €800/)).toBeVisible();
  for (const to of [signed.tenant.email, signed.tenant.landlordEmail]) {
    const told = await eventually(async () =>
      (await api.mails(to)).find(({ subject }) => /anerkannt: 800|^Wir zahlen 800/.test(subject)),
    );
    expect(told.text).toMatch(/Miete für März: 800,00\s€ von 800,00\s€/);
  }

  const key = { items: [{ description: "Schlüssel", amount: 45 }] };
  expectSuccess(await api.post(`/landlord/${signed.landlordToken}/claims`, key));
  await theirs.reload();
  await theirs.getByRole("button", { name: en("claims.agree"), exact: true }).click();
  const dialog = theirs.getByRole("dialog", { name: en("claims.agreeTitle", { amount: "€45.00" }) });
  await expect(dialog.getByText(en("claims.agreeFinal"))).toBeVisible();
  await dialog.getByRole("button", { name: en("claims.agreeGo"), exact: true }).click();
  await expect(theirs.getByText(en("claims.agreedReview", { within: en("common.withinDay") }))).toBeVisible();
  await expect(theirs.getByRole("button", { name: en("claims.object"), exact: true })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(/^Der Mieter hat am .* zugestimmt\.$/)).toBeVisible();
  await staff.goto(`${app.url}/en/staff/claims`);
  const agreed = staff.getByRole("row").filter({ hasText: /Tenant agreed on/ });
  await expect(agreed).toContainText("€45.00");
  await agreed.getByRole("link").click();
  await expect(staff.getByRole("link", { name: en("staff.claim.verdict.accept"), exact: true })).toBeVisible();
});
