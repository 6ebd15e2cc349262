import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { type App, startApp } from "../src/app.ts";
import { closeBrowser, type Visit, visit } from "../src/browser.ts";
import { logInAtDesk } from "../src/desk.ts";
import { mouseHand } from "../src/hand.ts";
import { mailedLink } from "../src/mailbox.ts";
import { eventually, inDays, signByWire, type Tenant, taken } from "../src/tenant-by-wire.ts";
import { type Words, wordsOf } from "../src/tenant-in-browser.ts";
import { type Wire, wireTo } from "../src/wire.ts";

const password = "Lang-und-gut-1";
const vienna = { street: "Mariahilfer Straße", streetNumber: "45", zip: "1060", city: "Wien", country: "at" };
type Locale = "de-DE" | "en-GB";
const countries: [language: "de" | "en", locale: Locale, changes: Partial<Tenant>, widths: [number, number]][] = [
  ["de", "de-DE", {}, [360, 1280]],
  ["en", "en-GB", { home: vienna, paymentPeriod: "MONTHLY" }, [1280, 360]],
];

/** The same day of a later month; only for days that every month has. */
function monthsAfter(day: string, months: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}

/** The first of the month that follows a day. */
function firstAfter(day: string): string {
  return monthsAfter(`${day.slice(0, 7)}-01`, 1);
}

/** Claimed, accepted, agreed to and paid to the last instalment: landlord, desk and tenant each in a real browser. */
describe("paying back a claim", () => {
  let app: App;
  let wire: Wire;
  const visits: Visit[] = [];
  beforeEach(async () => {
    app = await startApp();
    wire = wireTo(app.url);
  });
  afterEach(async () => {
    for (const one of visits.splice(0)) await one.close();
    await app.dispose();
  });
  afterAll(closeBrowser);

  async function open(locale: Locale, width: number): Promise<Visit> {
    const one = await visit({ locale, width, height: 800 });
    visits.push(one);
    return one;
  }

  async function logIn({ page }: Visit, language: string, words: Words, email: string): Promise<void> {
    await page.goto(`${app.url}/${language}/login`);
    await page.getByLabel(words("account.login"), { exact: true }).fill(email);
    await page.getByLabel(words("account.password"), { exact: true }).fill(password);
    await page.getByRole("button", { name: words("account.logIn"), exact: true }).click();
    await page.getByRole("heading", { level: 1, name: words("policies.title") }).waitFor();
  }

  it.each(countries)(
    "is shown, agreed to, charged month by month and done: %s",
    // Seven times through a page in a browser, three of them after a month of due work.
    { timeout: 300_000 },
    async (language, locale, changes, widths) => {
      const signed = await signByWire(wire, changes);
      const { email } = signed.tenant;
      taken(await wire.post(`/landlord/${signed.landlordToken}/accept`));
      const token = /[0-9a-f]{32}/.exec(await mailedLink(wire, email, "new-password"))?.[0];
      taken(await wire.post("/user/confirm-account", { token, password }));
      const today = firstAfter(inDays(12));
      await wire.clock(`${today}T09:00:00Z`);

      const words = wordsOf(language);
      const [narrow, wide] = widths;
      const { page: landlord } = await open(locale, narrow);
      await landlord.goto(`${app.url}/${language}/landlord/${signed.landlordToken}`);
      await landlord.getByRole("button", { name: words("claims.open"), exact: true }).click();
      await landlord.getByLabel(words("claims.amount"), { exact: true }).fill(language === "de" ? "250,01" : "250.01");
      await landlord.getByLabel(words("claims.description"), { exact: true }).fill("Miete für März");
      await landlord.getByRole("button", { name: words("claims.report"), exact: true }).click();
      await landlord.getByText(words("claims.reported"), { exact: true }).waitFor();

      const tenant = await open(locale, narrow);
      const { page } = tenant;
      await logIn(tenant, language, words, email);
      await page.getByRole("button", { name: words("claims.object"), exact: true }).click();
      await page.getByLabel(words("claims.objection"), { exact: true }).fill("Nein.");
      await page.getByRole("button", { name: words("claims.sendObjection"), exact: true }).click();
      await page.getByText(words("claims.underReview")).waitFor();

      const { page: desk } = await open(locale, wide);
      await desk.goto(`${app.url}/${language}/staff/claims`);
      await logInAtDesk({ page: desk, hand: mouseHand(), words, language });
      await desk.getByRole("row").filter({ hasText: signed.tenant.lastName }).getByRole("link").click();
      await desk.getByRole("button", { name: words("staff.claim.verdict.accept"), exact: true }).click();
      await desk.getByRole("button", { name: words("staff.claim.acceptGo"), exact: true }).click();
      await desk.getByText(words("staff.claim.done"), { exact: true }).waitFor();
      await desk.getByText(words("staff.repayment.CHOICE")).waitFor();

      const mail = await eventually(async () =>
        (await wire.mails()).find(({ to, text }) => to.includes(email) && text.includes("Monatsraten")),
      );
      expect(mail.text).toMatch(/250,01\s€, ohne Zinsen und ohne Gebühren\.[\s\S]*bis zu 5 Monatsraten/);
      expect(mail.links).toContainEqual(expect.stringContaining("/policies"));

      await page.reload();
      const shown = /250[.,]01/;
      await page.getByRole("heading", { name: shown }).waitFor();
      await page.getByLabel(words("repayment.parts"), { exact: true }).selectOption("3");
      const plan = page.locator(".repayment-plan .k-summary__value");
      const amountsOf = async () =>
        (await plan.allInnerTexts()).map((text) => /\d+[.,]\d\d/.exec(text)?.[0].replace(",", "."));
      expect(await amountsOf()).toEqual(["83.34", "83.34", "83.33", "250.01"]);
      await page.getByRole("button", { name: words("repayment.payInParts", { count: 3 }), exact: true }).click();
      await page.getByText(words("repayment.chosen"), { exact: true }).waitFor();
      expect(await amountsOf()).toEqual(["83.34", "83.34", "83.33", "0.00"]);
      expect((await wire.charges(signed.refId)).filter(({ amount }) => amount > 80 && amount < 90)).toEqual([]);

      for (const [at, amount] of [83.34, 83.34, 83.33].entries()) {
        const due = monthsAfter(today, at + 1);
        await wire.clock(`${due}T12:00:00Z`);
        await logIn(tenant, language, words, email);
        await page
          .getByText(words("repayment.paidOn", { date: "" }).trim())
          .nth(at)
          .waitFor();
        const charged = (await wire.charges(signed.refId)).filter((charge) => charge.amount > 80 && charge.amount < 90);
        expect(charged).toHaveLength(at + 1);
        expect(charged.map((charge) => charge.amount)).toContain(amount);
      }
      await page.getByText(words("policies.event.REPAID")).waitFor();
      expect((await amountsOf()).at(-1)).toBe("250.01");
      await eventually(async () => (await wire.mails()).find(({ subject }) => /Alles bezahlt: 250,01/.test(subject)));
      const claimPage = desk.url();
      await desk.goto(`${app.url}/${language}/staff/claims`);
      await logInAtDesk({ page: desk, hand: mouseHand(), words, language });
      await desk.goto(claimPage);
      await desk.getByText(words("staff.repayment.PAID")).waitFor();
    },
  );
});
