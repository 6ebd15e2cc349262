import { logIn, setPasswordByWire } from "../src/account.ts";
import { logInAtDesk } from "../src/desk.ts";
import { expect, testWithOwnApp as test } from "../src/fixtures.ts";
import { mouseHand } from "../src/hand.ts";
import { full } from "../src/level.ts";
import { screenOf } from "../src/screen.ts";
import { eventually, inDays, signByWire, type Tenant, expectSuccess } from "../src/tenant-by-wire.ts";
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
    wire,
  }) => {
    // Opens pages in a browser seven times, three of them after a month of due work.
    test.setTimeout(300_000);
    const signed = await signByWire(wire, changes);
    const { email } = signed.tenant;
    expectSuccess(await wire.post(`/landlord/${signed.landlordToken}/accept`));
    await setPasswordByWire(wire, signed.tenant);
    const today = firstAfter(inDays(12));
    // The landlord's account applies a day after it was entered.
    await wire.clock(`${dayBefore(today)}T08:00:00Z`);

    const words = wordsOf(language);
    const [narrow, wide] = widths;
    const { page: landlord } = await visit({ locale, width: narrow, height: 800 });
    await landlord.goto(`${app.url}/${language}/landlord/${signed.landlordToken}`);
    await landlord.getByRole("button", { name: words("claims.open"), exact: true }).click();
    await landlord.getByLabel(words("claims.amount"), { exact: true }).fill(language === "de" ? "250,01" : "250.01");
    await landlord.getByLabel(words("claims.description"), { exact: true }).fill("Miete für März");
    await landlord.getByRole("button", { name: words("claims.review"), exact: true }).click();
    await landlord.getByRole("button", { name: words("claims.report"), exact: true }).click();
    await expect(landlord.getByText(words("claims.reported"), { exact: true })).toBeVisible();
    await landlord.getByLabel(words("landlord.iban"), { exact: true }).fill("DE89 3704 0044 0532 0130 00");
    await landlord.getByLabel(words("landlord.holder"), { exact: true }).fill("Eva Vermieterin");
    await landlord.getByRole("button", { name: words("landlord.saveAccount"), exact: true }).click();
    await expect(landlord.getByRole("button", { name: words("landlord.changeAccount"), exact: true })).toBeVisible();
    await expect(landlord.getByText(words("landlord.comingByMail"), { exact: true })).toBeVisible();
    await wire.clock(`${today}T09:00:00Z`);

    const { page } = await visit({ locale, width: narrow, height: 800 });
    const { box, button, text } = screenOf(page);
    const home = `${app.url}/${language}`;
    await logIn(page, words, home, email);
    await button(words("claims.object")).click();
    await box(words("claims.objection")).fill("Nein.");
    await button(words("claims.sendObjection")).click();
    await expect(page.getByText(words("claims.underReview", { within: words("common.withinDay") }))).toBeVisible();

    const { page: desk } = await visit({ locale, width: wide, height: 800 });
    await desk.goto(`${app.url}/${language}/staff/claims`);
    await logInAtDesk({ page: desk, hand: mouseHand(), words, language });
    await desk.getByRole("row").filter({ hasText: signed.tenant.lastName }).getByRole("link").click();
    await desk.waitForURL(/claims\/.+/);
    const claimPage = desk.url();
    await desk.getByRole("link", { name: words("staff.claim.verdict.accept"), exact: true }).click();
    await desk.getByRole("button", { name: words("staff.claim.acceptGo"), exact: true }).click();
    await expect(desk.getByRole("status").filter({ hasText: signed.tenant.lastName })).toBeVisible();
    await page.reload();
    await expect(page.getByText(words("claims.owedAfterPayout"))).toBeVisible();
    await expect(box(words("repayment.parts"))).toHaveCount(0);

    await desk.goto(`${app.url}/${language}/staff/payouts`);
    const payout = desk.getByRole("row").filter({ hasText: "Eva Vermieterin" });
    await expect(payout).toContainText(/250[.,]01/);
    await payout.getByRole("button", { name: words("office.payouts.record") }).click();
    await desk.getByLabel(words("staff.payout.on")).fill(today);
    await desk.getByLabel(words("staff.payout.reference")).fill("Bürgschaft 4711");
    await desk.getByRole("button", { name: words("office.payouts.recordGo"), exact: true }).click();
    await expect(desk.getByText(words("office.payouts.recorded"), { exact: true })).toBeVisible();
    await desk.goto(claimPage);
    await expect(desk.getByText(words("staff.repayment.CHOICE"))).toBeVisible();
    await landlord.reload();
    await expect(landlord.getByText(/Bürgschaft 4711/)).toBeVisible();

    const mail = await eventually(async () =>
      (await wire.mails(email)).find((item) => item.text.includes("Monatsraten")),
    );
    expect(mail.text).toMatch(/250,01\s€[\s\S]*ohne Zinsen und ohne Gebühren\.[\s\S]*bis zu 5 Monatsraten/);
    expect(mail.links).toContainEqual(expect.stringContaining("/policies"));

    await page.reload();
    const shown = /250[.,]01/;
    await expect(page.getByRole("heading", { name: shown })).toBeVisible();
    await box(words("repayment.parts")).selectOption("3");
    const plan = page.locator(".repayment-plan .k-summary__value");
    const amountsOf = async () =>
      (await plan.allInnerTexts()).map((line) => /\d+[.,]\d\d/.exec(line)?.[0].replace(",", "."));
    expect(await amountsOf()).toEqual(["83.34", "83.34", "83.33", "250.01"]);
    await button(words("repayment.payInParts", { count: 3 })).click();
    await expect(text(words("repayment.chosen"))).toBeVisible();
    expect(await amountsOf()).toEqual(["83.34", "83.34", "83.33", "0.00"]);
    expect((await wire.charges(signed.refId)).filter(({ amount }) => amount > 80 && amount < 90)).toEqual([]);

    for (const [index, amount] of [83.34, 83.34, 83.33].entries()) {
      const due = monthsAfter(today, index + 1);
      await wire.clock(`${due}T12:00:00Z`);
      await logIn(page, words, home, email);
      await expect(page.getByText(words("repayment.paidOn", { date: "" }).trim()).nth(index)).toBeVisible();
      const charged = (await wire.charges(signed.refId)).filter((charge) => charge.amount > 80 && charge.amount < 90);
      expect(charged).toHaveLength(index + 1);
      expect(charged.map((charge) => charge.amount)).toContain(amount);
    }
    await expect(page.getByText(words("policies.event.REPAID"))).toBeVisible();
    expect((await amountsOf()).at(-1)).toBe("250.01");
    await eventually(async () =>
      (await wire.mails(email)).find(({ subject }) => /Alles bezahlt: 250,01/.test(subject)),
    );
    await desk.goto(`${app.url}/${language}/staff/claims`);
    await logInAtDesk({ page: desk, hand: mouseHand(), words, language });
    await desk.goto(claimPage);
    await expect(desk.getByText(words("staff.repayment.PAID"))).toBeVisible();
  });
