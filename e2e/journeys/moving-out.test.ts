import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { type App, startApp } from "../src/app.ts";
import { closeBrowser, type Visit, visit } from "../src/browser.ts";
import { logInAtDesk } from "../src/desk.ts";
import { mouseHand } from "../src/hand.ts";
import { mailedLink } from "../src/mailbox.ts";
import { daysBetween, eventually, inDays, signByWire, type Signed, taken } from "../src/tenant-by-wire.ts";
import { wordsOf } from "../src/tenant-in-browser.ts";
import { type Wire, wireTo } from "../src/wire.ts";

const vienna = { street: "Mariahilfer Straße", streetNumber: "12", zip: "1060", city: "Wien", country: "at" };
const password = "Lang-und-gut-1";
/** A picture of one pixel. */
const protocol = {
  name: "Übergabeprotokoll ẞ.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
    "base64",
  ),
};

/** A tenant leaves and moves out, the landlord is silent: nothing more is charged, and what was too much comes back once. */
describe.each([
  { language: "de", locale: "de-AT", width: 360, height: 740, home: { home: vienna } },
  { language: "en", locale: "en-GB", width: 1280, height: 800, home: {} },
] as const)("moving out, in $language, on $width pixels", ({ language, locale, width, height, home }) => {
  let app: App;
  let wire: Wire;
  let tenant: Visit;
  let person: Visit;
  beforeEach(async () => {
    app = await startApp();
    wire = wireTo(app.url);
    tenant = await visit({ locale, width, height });
    person = await visit({ locale: language === "de" ? "de-DE" : "en-GB" });
  });
  afterEach(async () => {
    await tenant.close();
    await person.close();
    await app.dispose();
  });
  afterAll(closeBrowser);

  const words = wordsOf(language);
  const button = (name: string) => tenant.page.getByRole("button", { name, exact: true });

  /** In force since day 10, cancelled on day 30 by who is logged in. */
  async function cancel(): Promise<Signed> {
    const signed = await signByWire(wire, { paymentPeriod: "MONTHLY", ...home });
    taken(await wire.post(`/landlord/${signed.landlordToken}/accept`));
    const link = await mailedLink(wire, signed.tenant.email, "new-password");
    taken(await wire.post("/user/confirm-account", { token: /[0-9a-f]{32}/.exec(link)?.[0], password }));
    await wire.clock(`${inDays(30)}T09:00:00Z`);
    const { page } = tenant;
    await page.goto(`${app.url}/${language}/login`);
    await page.getByLabel(words("account.login"), { exact: true }).fill(signed.tenant.email);
    await page.getByLabel(words("account.password"), { exact: true }).fill(password);
    await button(words("account.logIn")).click();
    await button(words("leaving.cancel")).click();
    await button(words("leaving.confirmCancellation")).click();
    await page.getByText(words("leaving.cancelled"), { exact: true }).waitFor();
    return signed;
  }

  it("is proved, confirmed at the desk, no longer charged for, and paid back once though the release comes late", async () => {
    const signed = await cancel();
    const { page } = tenant;
    const first = await wire.charges(signed.refId);
    expect(first).toMatchObject([{ status: "succeeded", refunded: 0 }]);
    await button(words("movingOut.open")).click();
    const day = inDays(30);
    await page.getByRole("textbox", { name: words("common.day") }).fill(day.slice(8));
    await page.getByRole("textbox", { name: words("common.month") }).fill(day.slice(5, 7));
    await page.getByRole("textbox", { name: words("common.year") }).fill(day.slice(0, 4));
    await button(words("movingOut.next")).click();
    await page.getByText(words("movingOut.PROOF"), { exact: true }).waitFor();
    await page.getByLabel(words("movingOut.files")).first().setInputFiles(protocol);
    await page.getByText(words("movingOut.OPEN"), { exact: true }).waitFor();

    const { page: desk } = person;
    await desk.goto(`${app.url}/${language}/staff/moving-outs`);
    await logInAtDesk({ page: desk, hand: mouseHand(), words, language });
    await desk.getByRole("row").filter({ hasText: signed.tenant.lastName }).getByRole("link").click();
    await desk.getByRole("button", { name: `${words("staff.case.previewDocument")} ${protocol.name}` }).click();
    await desk.getByRole("img", { name: protocol.name }).waitFor();
    await desk.getByRole("button", { name: words("staff.movingOut.verdict.confirm"), exact: true }).click();
    await desk.getByRole("button", { name: words("staff.movingOut.confirmGo"), exact: true }).click();
    await desk.getByText(words("staff.movingOut.done"), { exact: true }).waitFor();

    // 20 days of the month are used.
    const back = await eventually(async () => (await wire.charges(signed.refId))[0]?.refunded || undefined);
    const month = daysBetween(inDays(10), monthAfter(inDays(10)));
    const paid = Math.round((first[0]?.amount ?? 0) * 100);
    expect(Math.round(back * 100)).toBe(Math.ceil((paid * (month - 20)) / month));
    await page.reload();
    await page.getByText(words("policies.noCharge"), { exact: true }).waitFor();
    await page.getByText(words("policies.event.MOVING_OUT_CONFIRMED")).waitFor();
    for (const to of [signed.tenant.email, signed.tenant.landlordEmail])
      await eventually(async () =>
        (await wire.mails()).find((mail) => mail.to.includes(to) && /Auszug (?:ist )?bestätigt/.test(mail.subject)),
      );

    await wire.clock(`${inDays(120)}T09:00:00Z`);
    expect(await wire.charges(signed.refId)).toHaveLength(1);
    await page.goto(`${app.url}/${language}/landlord/${signed.landlordToken}`);
    await button(words("leaving.release")).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: words("leaving.sign"), exact: true })
      .click();
    await page.getByRole("heading", { level: 1, name: words("landlord.status.ENDED") }).waitFor();
    await wire.clock(`${inDays(150)}T09:00:00Z`);
    expect(await wire.charges(signed.refId)).toMatchObject([{ refunded: back }]);
  });

  it("is taken back with the cancellation, and the contract goes on", async () => {
    const signed = await cancel();
    const { page } = tenant;
    await button(words("leaving.stay")).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: words("leaving.stayGo"), exact: true })
      .click();
    await page.getByText(words("leaving.stayed"), { exact: true }).waitFor();
    await page.getByText(words("policies.event.STAYED")).waitFor();
    await wire.clock(`${inDays(75)}T09:00:00Z`);
    expect((await wire.charges(signed.refId)).length).toBeGreaterThan(1);
    const { body } = await wire.get(`/landlord/${signed.landlordToken}`);
    expect(body.status).toBe("ACTIVE");
  });
});

function monthAfter(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(date, last))).toISOString().slice(0, 10);
}
