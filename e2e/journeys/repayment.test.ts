import { backToAccount, logIn, openPage, setPasswordByApi } from "../src/account.ts";
import { logInAsStaff } from "../src/staff.ts";
import { expect, testWithOwnApp as test } from "../src/fixtures.ts";
import { byMouse } from "../src/input-method.ts";
import { full } from "../src/level.ts";
import { screenOf } from "../src/screen.ts";
import { eventually, inDays, signByApi, type Tenant, expectSuccess } from "../src/tenant-by-api.ts";
import { wordsOf } from "../src/tenant-in-browser.ts";

const vienna = { street: "Mariahilfer Straße", streetNumber: "45", zip: "1060", city: "Wien", country: "at" };
type Locale = "de-DE" | "en-GB";
const countries: [language: "de" | "en", locale: Locale, changes: Partial<Tenant>, widths: [number, number]][] = [
  ["de", "de-DE", {}, [360, 1280]],
  ["en", "en-GB", { home: vienna, paymentPeriod: "MONTHLY" }, [1280, 360]],
];

/** The same day of a later month; only for days that all months have. */
function monthsAfter(day: string, months: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
}

/** The first day of the next month. */
function firstAfter(day: string): string {
  return monthsAfter(`${day.slice(0, 7)}-01`, 1);
}

for (const [language, locale, changes, widths] of full ? countries : countries.slice(1))
  test(`a claim that was paid out is repaid in the monthly instalments that the tenant chose (${locale})`, async ({
    app,
    visit,
    api,
  }) => {
    // Opens pages in a browser seven times, three of them after a month of due work.
    test.setTimeout(300_000);
    const signed = await signByApi(api, changes);
    const { email } = signed.tenant;
    expectSuccess(await api.post(`/landlord/${signed.landlordToken}/accept`));
    await setPasswordByApi(api, signed.tenant);
    const today = firstAfter(inDays(12));
    // The landlord's account applies a day after it was entered.
    await api.clock(`${dayBefore(today)}T08:00:00Z`);

    const words = wordsOf(language);
    const [narrow, wide] = widths;
    const { page: landlord } = await visit({ locale, width: narrow, height: 800 });
    await landlord.goto(`${app.url}/${language}/landlord/${signed.landlordToken}`);
    await landlord.getByRole("link", { name: words("claims.open"), exact: true }).click();
    await landlord.getByLabel(words("claims.amount"), { exact: true }).fill(language === "de" ? "250,01" : "250.01");
    await landlord.getByLabel(words("claims.description"), { exact: true }).fill("Miete für März");
    await landlord.getByRole("button", { name: words("claims.review"), exact: true }).click();
    await landlord.getByRole("button", { name: words("claims.report"), exact: true }).click();
    await expect(landlord.getByText(words("claims.reported"), { exact: true })).toBeVisible();
    await landlord.getByRole("link", { name: words("landlord.enterAccount"), exact: true }).click();
    await landlord.getByLabel(words("landlord.iban"), { exact: true }).fill("DE89 3704 0044 0532 0130 00");
    await landlord.getByLabel(words("landlord.holder"), { exact: true }).fill("Eva Vermieterin");
    await landlord.getByRole("button", { name: words("landlord.saveAccount"), exact: true }).click();
    await expect(landlord.getByText(words("landlord.comingEntered"), { exact: true })).toBeVisible();
    await api.clock(`${today}T09:00:00Z`);

    const { page } = await visit({ locale, width: narrow, height: 800 });
    const { box, button, text } = screenOf(page);
    const home = `${app.url}/${language}`;
    await logIn(page, words, home, email);
    await openPage(page, words, "todo.claimGo");
    await button(words("claims.object")).click();
    await box(words("claims.objection")).fill("Nein.");
    await button(words("claims.sendObjection")).click();
    await expect(page.getByText(words("claims.underReview", { within: words("common.withinDay") }))).toBeVisible();

    const { page: staff } = await visit({ locale, width: wide, height: 800 });
    await staff.goto(`${app.url}/${language}/staff/claims`);
    await logInAsStaff({ page: staff, input: byMouse(), words, language });
    await staff.getByRole("row").filter({ hasText: signed.tenant.lastName }).getByRole("link").click();
    await staff.waitForURL(/claims\/.+/);
    const claimPage = staff.url();
    await staff.getByRole("link", { name: words("staff.claim.verdict.accept"), exact: true }).click();
    await staff.getByRole("button", { name: words("staff.claim.acceptGo"), exact: true }).click();
    await expect(staff.getByRole("status").filter({ hasText: signed.tenant.lastName })).toBeVisible();
    await page.reload();
    await expect(page.getByText(words("claims.owedAfterPayout"))).toBeVisible();
    await expect(page.getByRole("link", { name: words("repayment.page") })).toHaveCount(0);

    await staff.goto(`${app.url}/${language}/staff/payouts`);
    const payout = staff.getByRole("row").filter({ hasText: "Eva Vermieterin" });
    await expect(payout).toContainText(/250[.,]01/);
    await payout.getByRole("button", { name: words("office.payouts.record") }).click();
    await staff.getByLabel(words("staff.payout.on")).fill(today);
    await staff.getByLabel(words("staff.payout.reference")).fill("Bürgschaft 4711");
    await staff.getByRole("button", { name: words("office.payouts.recordGo"), exact: true }).click();
    await expect(staff.getByText(words("office.payouts.recorded"), { exact: true })).toBeVisible();
    await staff.goto(claimPage);
    await expect(staff.getByText(words("staff.repayment.CHOICE"))).toBeVisible();
    await landlord.goto(`${app.url}/${language}/landlord/${signed.landlordToken}/claims`);
    await expect(landlord.getByText(/Bürgschaft 4711/)).toBeVisible();

    const mail = await eventually(async () =>
      (await api.mails(email)).find((item) => item.text.includes("Monatsraten")),
    );
    expect(mail.text).toMatch(/250,01\s€[\s\S]*ohne Zinsen und Gebühren: [\s\S]*bis zu 5 Monatsraten/);
    expect(mail.links).toContainEqual(expect.stringContaining("/policies"));

    await backToAccount(page, words);
    await page.reload();
    await openPage(page, words, "todo.repaymentGo");
    await expect(page.getByRole("heading", { name: /250[.,]01/ })).toBeVisible();
    await page.getByRole("radio", { name: words("repayment.months", { count: 3 }), exact: true }).check();
    const plan = page.locator(".repayment-plan .k-summary__value");
    const amountsOf = async () =>
      (await plan.allInnerTexts()).map((line) => /\d+[.,]\d\d/.exec(line)?.[0].replace(",", "."));
    expect(await amountsOf()).toEqual(["83.34", "83.34", "83.33", "250.01"]);
    await button(words("repayment.payInParts", { count: 3 })).click();
    await expect(text(words("repayment.chosen"))).toBeVisible();
    expect(await amountsOf()).toEqual(["83.34", "83.34", "83.33", "0.00"]);
    expect((await api.charges(signed.refId)).filter(({ amount }) => amount > 80 && amount < 90)).toEqual([]);

    for (const [index, amount] of [83.34, 83.34, 83.33].entries()) {
      const due = monthsAfter(today, index + 1);
      await api.clock(`${due}T12:00:00Z`);
      await logIn(page, words, home, email);
      await openPage(page, words, "repayment.page");
      await expect(page.getByText(words("repayment.paidOn", { date: "" }).trim()).nth(index)).toBeVisible();
      const charged = (await api.charges(signed.refId)).filter((charge) => charge.amount > 80 && charge.amount < 90);
      expect(charged).toHaveLength(index + 1);
      expect(charged.map((charge) => charge.amount)).toContain(amount);
    }
    expect((await amountsOf()).at(-1)).toBe("250.01");
    await backToAccount(page, words);
    await expect(page.getByText(words("policies.event.REPAID"))).toBeVisible();
    await eventually(async () => (await api.mails(email)).find(({ subject }) => /Alles bezahlt: 250,01/.test(subject)));
    await staff.goto(`${app.url}/${language}/staff/claims`);
    await logInAsStaff({ page: staff, input: byMouse(), words, language });
    await staff.goto(claimPage);
    await expect(staff.getByText(words("staff.repayment.PAID"))).toBeVisible();
  });
