import { apply } from "../src/desk.ts";
import { expect, test } from "../src/fixtures.ts";
import { inDays, taken } from "../src/tenant-by-wire.ts";
import { wordsOf } from "../src/tenant-in-browser.ts";

test.use({ visitorOptions: { width: 390, height: 780 } });

const words = wordsOf("de");
const changed = "risks.wouldQuote" as const;
const german = (date: string) =>
  new Intl.DateTimeFormat("de-DE", { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));
const start = inDays(20);
/** Eighteen a few days after the start, on a day that every year has. */
const birthday = inDays(inDays(23).endsWith("-02-29") ? 24 : 23);
const born = `${Number(birthday.slice(0, 4)) - 18}${birthday.slice(4)}`;

test("a refusal for too little income names the income that is enough, and the rent with its deposit", async ({
  app,
  page,
  wire,
}) => {
  const token = await apply(wire, { grossIncome: 8_500, coldRentAmount: 800, rentDepositAmount: 1_500 });
  await page.goto(`${app.url}/de/risks?token=${token}`);
  await expect(page.getByText(words("risks.CREDIT_SCORE_INSUFFICIENT.reason"))).toBeVisible();
  await expect(page.getByText(words(`${changed}.grossIncome`, { amount: "14.400 €" }))).toBeVisible();
  await expect(
    page.getByText(words(`${changed}.rentAndDeposit`, { amount: "472 €", deposit: "1.416 €" })),
  ).toBeVisible();
});

test("a refusal without an income names the income that is enough", async ({ app, page, wire }) => {
  const token = await apply(wire, { employmentStatus: "JOB_SEEKER", grossIncome: 0 });
  await page.goto(`${app.url}/de/risks?token=${token}`);
  await expect(page.getByText(words("risks.NO_CREDIT_SCORE.reason"))).toBeVisible();
  await expect(page.getByText(words(`${changed}.grossIncome`, { amount: "15.000 €" }))).toBeVisible();
});

test("a refusal of somebody too young names the day, and what the score needs; a person is asked by one button", async ({
  app,
  page,
  wire,
}) => {
  const token = await apply(wire, { insuranceStart: start, birthDate: born, grossIncome: 8_500 });
  await page.goto(`${app.url}/de/risks?token=${token}`);
  await expect(page.getByText(words("risks.UNDER_AGE.reason"))).toBeVisible();
  await expect(page.getByText(words(`${changed}.insuranceStart`, { date: german(birthday) }))).toBeVisible();
  await expect(page.getByText(words(`${changed}.grossIncome`, { amount: "9.000 €" }))).toBeVisible();

  await page.getByRole("button", { name: words("risks.personAsk") }).click();
  await page.waitForURL("**/de/manual-underwriting");
  const { manualUnderwriting } = taken(await wire.get(`/onboarding/tenant/${token}`));
  expect(manualUnderwriting).toBe(true);
});

test("a refused tenant gets on after giving the answer that the refusal named", async ({ app, page, wire }) => {
  const token = await apply(wire, { grossIncome: 8_500 });
  await page.goto(`${app.url}/de/risks?token=${token}`);
  await expect(page.getByText(words(`${changed}.grossIncome`, { amount: "9.000 €" }))).toBeVisible();
  await page.getByRole("link", { name: words("risks.change") }).click();
  await page.getByLabel(words("fields.grossIncome")).fill("9000");
  await page.getByRole("button", { name: words("common.continue"), exact: true }).click();
  await page.waitForURL("**/de/summary");
  for (const box of await page.getByRole("checkbox").all()) await box.check();
  await page
    .getByRole("button", { name: words("summary.getOffer") })
    .last()
    .click();
  // Middling, and so after two documents.
  await page.waitForURL("**/de/private-documents");
});
