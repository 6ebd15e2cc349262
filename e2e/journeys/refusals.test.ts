import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type App, startApp } from "../src/app.ts";
import { closeBrowser, type Visit, visit } from "../src/browser.ts";
import { inDays, taken } from "../src/tenant-by-wire.ts";
import { apply } from "../src/desk.ts";
import { wordsOf } from "../src/tenant-in-browser.ts";
import { type Wire, wireTo } from "../src/wire.ts";

/** Each of the three refusals as a tenant meets it: which rule, what would change it, and a person by one button. */
describe("a refusal in a browser", () => {
  let app: App;
  let wire: Wire;
  let tenant: Visit;
  beforeAll(async () => {
    app = await startApp();
    wire = wireTo(app.url);
  });
  beforeEach(async () => {
    tenant = await visit({ locale: "de-DE", width: 390, height: 780 });
  });
  afterEach(async () => {
    await tenant.close();
  });
  afterAll(async () => {
    await closeBrowser();
    await app.dispose();
  });

  const words = wordsOf("de");
  const changed = "risks.wouldQuote" as const;
  const german = (date: string) =>
    new Intl.DateTimeFormat("de-DE", { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));
  const start = inDays(20);
  /** Eighteen a few days after the start, on a day that every year has. */
  const birthday = inDays(inDays(23).endsWith("-02-29") ? 24 : 23);
  const born = `${Number(birthday.slice(0, 4)) - 18}${birthday.slice(4)}`;

  it("for too little income names the income, and the rent with its deposit", async () => {
    const token = await apply(wire, { grossIncome: 8_500, coldRentAmount: 800, rentDepositAmount: 1_500 });
    await tenant.page.goto(`${app.url}/de/risks?token=${token}`);
    const { page } = tenant;
    await page.getByText(words("risks.CREDIT_SCORE_INSUFFICIENT.reason")).waitFor();
    await page.getByText(words(`${changed}.grossIncome`, { amount: "14.400 €" })).waitFor();
    await page.getByText(words(`${changed}.rentAndDeposit`, { amount: "472 €", deposit: "1.416 €" })).waitFor();
  });

  it("without an income names the income", async () => {
    const token = await apply(wire, { employmentStatus: "JOB_SEEKER", grossIncome: 0 });
    const { page } = tenant;
    await page.goto(`${app.url}/de/risks?token=${token}`);
    await page.getByText(words("risks.NO_CREDIT_SCORE.reason")).waitFor();
    await page.getByText(words(`${changed}.grossIncome`, { amount: "15.000 €" })).waitFor();
  });

  it("for who is too young names the day, and beside it what the score needs", async () => {
    const token = await apply(wire, { insuranceStart: start, birthDate: born, grossIncome: 8_500 });
    const { page } = tenant;
    await page.goto(`${app.url}/de/risks?token=${token}`);
    await page.getByText(words("risks.UNDER_AGE.reason")).waitFor();
    await page.getByText(words(`${changed}.insuranceStart`, { date: german(birthday) })).waitFor();
    await page.getByText(words(`${changed}.grossIncome`, { amount: "9.000 €" })).waitFor();

    // One button, and a person looks at it; asked for on the page, it is in the queue.
    await page.getByRole("button", { name: words("risks.personAsk") }).click();
    await page.waitForURL("**/de/manual-underwriting");
    const { manualUnderwriting } = taken(await wire.get(`/onboarding/tenant/${token}`));
    expect(manualUnderwriting).toBe(true);
  });

  it("is a price once the answer that was named is given, on the page itself", async () => {
    const token = await apply(wire, { grossIncome: 8_500 });
    const { page } = tenant;
    await page.goto(`${app.url}/de/risks?token=${token}`);
    await page.getByText(words(`${changed}.grossIncome`, { amount: "9.000 €" })).waitFor();
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
});
