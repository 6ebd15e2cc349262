import { logIn, setPasswordByWire } from "../src/account.ts";
import { logInAtDesk } from "../src/desk.ts";
import { expect, testWithOwnApp as test } from "../src/fixtures.ts";
import { mouseHand } from "../src/hand.ts";
import { full } from "../src/level.ts";
import { onePixel } from "../src/one-pixel.ts";
import { screenOf } from "../src/screen.ts";
import { daysBetween, eventually, inDays, signByWire, expectSuccess } from "../src/tenant-by-wire.ts";
import { wordsOf } from "../src/tenant-in-browser.ts";
import type { Page } from "@playwright/test";
import type { Wire } from "../src/wire.ts";

const vienna = { street: "Mariahilfer Straße", streetNumber: "12", zip: "1060", city: "Wien", country: "at" };
const protocol = { name: "Übergabeprotokoll ẞ.png", ...onePixel };
const tenants = [
  { language: "de", locale: "de-AT", width: 360, height: 740, home: { home: vienna } },
  { language: "en", locale: "en-GB", width: 1280, height: 800, home: {} },
] as const;
type Leaver = (typeof tenants)[number];

/** Signs, lets cover start on day 10, logs in on day 30 and cancels. */
async function cancel({ url, wire, page }: { url: string; wire: Wire; page: Page }, { language, home }: Leaver) {
  const words = wordsOf(language);
  const { button, text } = screenOf(page);
  const signed = await signByWire(wire, { paymentPeriod: "MONTHLY", ...home });
  expectSuccess(await wire.post(`/landlord/${signed.landlordToken}/accept`));
  await setPasswordByWire(wire, signed.tenant);
  await wire.clock(`${inDays(30)}T09:00:00Z`);
  await logIn(page, words, `${url}/${language}`, signed.tenant.email);
  await button(words("leaving.cancel")).click();
  await button(words("leaving.confirmCancellation")).click();
  await expect(text(words("leaving.cancelled"))).toBeVisible();
  return signed;
}

for (const leaver of full ? tenants : tenants.slice(0, 1)) {
  const { language, locale, width, height } = leaver;
  const words = wordsOf(language);
  test(`a confirmed moving-out is refunded once, even if the release comes late (${locale}, ${width} px)`, async ({
    app,
    visit,
    wire,
  }) => {
    const { page } = await visit({ locale, width, height });
    const { button, text, heading } = screenOf(page);
    const signed = await cancel({ url: app.url, wire, page }, leaver);
    const first = await wire.charges(signed.refId);
    expect(first).toMatchObject([{ status: "succeeded", refunded: 0 }]);
    await button(words("movingOut.open")).click();
    const day = inDays(30);
    await page.getByRole("textbox", { name: words("common.day") }).fill(day.slice(8));
    await page.getByRole("textbox", { name: words("common.month") }).fill(day.slice(5, 7));
    await page.getByRole("textbox", { name: words("common.year") }).fill(day.slice(0, 4));
    await button(words("movingOut.next")).click();
    await expect(text(words("movingOut.PROOF"))).toBeVisible();
    await page.getByLabel(words("movingOut.files")).first().setInputFiles(protocol);
    await expect(text(words("movingOut.OPEN"))).toBeVisible();

    const { page: desk } = await visit({ locale: language === "de" ? "de-DE" : "en-GB" });
    await desk.goto(`${app.url}/${language}/staff/moving-outs`);
    await logInAtDesk({ page: desk, hand: mouseHand(), words, language });
    await desk.getByRole("row").filter({ hasText: signed.tenant.lastName }).getByRole("link").click();
    await desk.getByRole("listitem").filter({ hasText: protocol.name }).getByRole("button").click();
    await expect(desk.getByRole("img", { name: protocol.name })).toBeVisible();
    await desk.getByRole("link", { name: words("staff.movingOut.verdict.confirm"), exact: true }).click();
    await desk.getByRole("button", { name: words("staff.movingOut.confirmGo"), exact: true }).click();
    await expect(desk.getByText(words("staff.movingOut.done"), { exact: true })).toBeVisible();

    // 20 days of the month are used.
    const back = await eventually(async () => (await wire.charges(signed.refId))[0]?.refunded || undefined);
    const month = daysBetween(inDays(10), monthAfter(inDays(10)));
    const paid = Math.round((first[0]?.amount ?? 0) * 100);
    expect(Math.round(back * 100)).toBe(Math.ceil((paid * (month - 20)) / month));
    await page.reload();
    await expect(text(words("policies.noCharge"))).toBeVisible();
    await expect(page.getByText(words("policies.event.MOVING_OUT_CONFIRMED"))).toBeVisible();
    for (const to of [signed.tenant.email, signed.tenant.landlordEmail])
      await eventually(async () =>
        (await wire.mails(to)).find(({ subject }) => /Auszug (?:ist )?bestätigt/.test(subject)),
      );

    await wire.clock(`${inDays(120)}T09:00:00Z`);
    expect(await wire.charges(signed.refId)).toHaveLength(1);
    await page.goto(`${app.url}/${language}/landlord/${signed.landlordToken}`);
    await button(words("leaving.release")).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: words("leaving.sign"), exact: true })
      .click();
    await expect(heading(words("landlord.status.ENDED"))).toBeVisible();
    await wire.clock(`${inDays(150)}T09:00:00Z`);
    expect(await wire.charges(signed.refId)).toMatchObject([{ refunded: back }]);
  });
}

for (const leaver of full ? tenants : tenants.slice(1)) {
  const { language, locale, width, height } = leaver;
  const words = wordsOf(language);
  test(`a tenant revokes a cancellation and the contract continues (${locale}, ${width} px)`, async ({
    app,
    visit,
    wire,
  }) => {
    const { page } = await visit({ locale, width, height });
    const { button, text } = screenOf(page);
    const signed = await cancel({ url: app.url, wire, page }, leaver);
    await button(words("leaving.stay")).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: words("leaving.stayGo"), exact: true })
      .click();
    await expect(text(words("leaving.stayed"))).toBeVisible();
    await expect(page.getByText(words("policies.event.STAYED"))).toBeVisible();
    await wire.clock(`${inDays(75)}T09:00:00Z`);
    expect((await wire.charges(signed.refId)).length).toBeGreaterThan(1);
    const { body } = await wire.get(`/landlord/${signed.landlordToken}`);
    expect(body.status).toBe("ACTIVE");
  });
}

function monthAfter(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(date, last))).toISOString().slice(0, 10);
}
