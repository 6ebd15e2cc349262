import { expect, test } from "../src/fixtures.ts";
import { inDays, expectSuccess, apply } from "../src/tenant-by-api.ts";
import { answerNeeds, followLink, userOf, wordsOf } from "../src/tenant-in-browser.ts";

test.use({ visitorOptions: { width: 390, height: 780 } });

const words = wordsOf("de");
const changed = "risks.wouldQuote" as const;
const german = (date: string) =>
  new Intl.DateTimeFormat("de-DE", { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));
const start = inDays(20);
/** The tenant turns eighteen a few days after the start, and not on 29 February. */
const birthday = inDays(inDays(23).endsWith("-02-29") ? 24 : 23);
const born = `${Number(birthday.slice(0, 4)) - 18}${birthday.slice(4)}`;

test("a refusal for too little income names a sufficient income, and a lower rent with its deposit", async ({
  app,
  page,
  api,
}) => {
  const token = await apply(api, { grossIncome: 8_500, coldRentAmount: 800, rentDepositAmount: 1_500 });
  await followLink(userOf(page), `${app.url}/de?token=${token}`);
  await expect(page.getByText(words("risks.CREDIT_SCORE_INSUFFICIENT.reason"))).toBeVisible();
  await expect(page.getByText(words(`${changed}.grossIncome`, { amount: "14.400 €" }))).toBeVisible();
  await expect(
    page.getByText(words(`${changed}.rentAndDeposit`, { amount: "472 €", deposit: "1.416 €" })),
  ).toBeVisible();
});

test("a refusal without an income names a sufficient income", async ({ app, page, api }) => {
  const token = await apply(api, { employmentStatus: "JOB_SEEKER", grossIncome: 0 });
  await followLink(userOf(page), `${app.url}/de?token=${token}`);
  await expect(page.getByText(words("risks.NO_CREDIT_SCORE.reason"))).toBeVisible();
  await expect(page.getByText(words(`${changed}.grossIncome`, { amount: "15.000 €" }))).toBeVisible();
});

test("a refusal of an under-age tenant names the day and the required income, and offers a review", async ({
  app,
  page,
  api,
}) => {
  const token = await apply(api, { insuranceStart: start, birthDate: born, grossIncome: 8_500 });
  await followLink(userOf(page), `${app.url}/de?token=${token}`);
  await expect(page.getByText(words("risks.UNDER_AGE.reason"))).toBeVisible();
  await expect(page.getByText(words(`${changed}.insuranceStart`, { date: german(birthday) }))).toBeVisible();
  await expect(page.getByText(words(`${changed}.grossIncome`, { amount: "9.000 €" }))).toBeVisible();

  await page.getByRole("button", { name: words("risks.personAsk") }).click();
  await page.waitForURL("**/de/manual-underwriting");
  const { manualUnderwriting } = expectSuccess(await api.get(`/onboarding/tenant/${token}`));
  expect(manualUnderwriting).toBe(true);
});

test("a refused tenant continues after giving the answer that the refusal named", async ({ app, page, api }) => {
  const token = await apply(api, { grossIncome: 8_500 });
  await followLink(userOf(page), `${app.url}/de?token=${token}`);
  await expect(page.getByText(words(`${changed}.grossIncome`, { amount: "9.000 €" }))).toBeVisible();
  await page.getByRole("link", { name: words("risks.change") }).click();
  await page.getByLabel(words("fields.grossIncome")).fill("9000");
  await page.getByRole("button", { name: words("common.save"), exact: true }).click();
  await page.waitForURL("**/de/summary");
  await answerNeeds(userOf(page));
  for (const box of await page.getByRole("checkbox").all()) await box.check();
  await page
    .getByRole("button", { name: words("summary.getOffer") })
    .last()
    .click();
  // The score is middling, so two documents are requested.
  await page.waitForURL("**/de/private-documents");
});
