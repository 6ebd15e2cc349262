import { backToAccount, logIn, openPage, openTab, setPasswordByApi } from "../src/account.ts";
import { logInAsStaff } from "../src/staff.ts";
import { expect, testWithOwnApp as test } from "../src/fixtures.ts";
import { byMouse } from "../src/input-method.ts";
import { full } from "../src/level.ts";
import { onePixel } from "../src/one-pixel.ts";
import { screenOf } from "../src/screen.ts";
import { daysBetween, eventually, inDays, signByApi, expectSuccess } from "../src/tenant-by-api.ts";
import { wordsOf } from "../src/tenant-in-browser.ts";
import type { Page } from "@playwright/test";
import type { ApiClient } from "../src/api-client.ts";

const vienna = { street: "Mariahilfer Straße", streetNumber: "12", zip: "1060", city: "Wien", country: "at" };
const protocol = { name: "Übergabeprotokoll ẞ.png", ...onePixel };
const tenants = [
  { language: "de", locale: "de-AT", width: 360, height: 740, home: { home: vienna } },
  { language: "en", locale: "en-GB", width: 1280, height: 800, home: {} },
] as const;
type Leaver = (typeof tenants)[number];

/** Signs, lets cover start on day 10, and logs in on day 30. */
async function live({ url, api, page }: { url: string; api: ApiClient; page: Page }, { language, home }: Leaver) {
  const signed = await signByApi(api, { paymentPeriod: "MONTHLY", ...home });
  expectSuccess(await api.post(`/landlord/${signed.landlordToken}/accept`));
  await setPasswordByApi(api, signed.tenant);
  await api.clock(`${inDays(30)}T09:00:00Z`);
  await logIn(page, wordsOf(language), `${url}/${language}`, signed.tenant.email);
  return signed;
}

for (const leaver of full ? tenants : tenants.slice(0, 1)) {
  const { language, locale, width, height } = leaver;
  const words = wordsOf(language);
  test(`a confirmed moving-out is refunded once, even if the release comes late (${locale}, ${width} px)`, async ({
    app,
    visit,
    api,
  }) => {
    const { page } = await visit({ locale, width, height });
    const { button, text, heading } = screenOf(page);
    const signed = await live({ url: app.url, api, page }, leaver);
    const first = await api.charges(signed.refId);
    expect(first).toMatchObject([{ status: "succeeded", refunded: 0 }]);
    // One way: the day, which also cancels, then the proof.
    await openPage(page, words, "movingOut.page");
    const day = inDays(30);
    await page.getByRole("textbox", { name: words("common.day") }).fill(day.slice(8));
    await page.getByRole("textbox", { name: words("common.month") }).fill(day.slice(5, 7));
    await page.getByRole("textbox", { name: words("common.year") }).fill(day.slice(0, 4));
    await button(words("movingOut.cancelAndNext")).click();
    await expect(text(words("movingOut.PROOF"))).toBeVisible();
    await page.getByLabel(words("movingOut.files")).first().setInputFiles(protocol);
    await expect(text(words("movingOut.OPEN"))).toBeVisible();

    const { page: staff } = await visit({ locale: language === "de" ? "de-DE" : "en-GB" });
    await staff.goto(`${app.url}/${language}/staff/moving-outs`);
    await logInAsStaff({ page: staff, input: byMouse(), words, language });
    await staff.getByRole("row").filter({ hasText: signed.tenant.lastName }).getByRole("link").click();
    await staff.getByRole("listitem").filter({ hasText: protocol.name }).getByRole("button").click();
    await expect(staff.getByRole("img", { name: protocol.name })).toBeVisible();
    await staff.getByRole("link", { name: words("staff.movingOut.verdict.confirm"), exact: true }).click();
    await staff.getByRole("button", { name: words("staff.movingOut.confirmGo"), exact: true }).click();
    await expect(staff.getByText(words("staff.movingOut.done"), { exact: true })).toBeVisible();

    // 20 days of the month are used.
    const back = await eventually(async () => (await api.charges(signed.refId))[0]?.refunded || undefined);
    const month = daysBetween(inDays(10), monthAfter(inDays(10)));
    const paid = Math.round((first[0]?.amount ?? 0) * 100);
    expect(Math.round(back * 100)).toBe(Math.ceil((paid * (month - 20)) / month));
    await page.reload();
    await expect(text(words("movingOut.moneyConfirmed"))).toBeVisible();
    await backToAccount(page, words);
    await expect(page.getByText(words("policies.event.MOVING_OUT_CONFIRMED"))).toBeVisible();
    await openTab(page, words, "payments");
    await expect(text(words("policies.noCharge"))).toBeVisible();
    for (const to of [signed.tenant.email, signed.tenant.landlordEmail])
      await eventually(async () =>
        (await api.mails(to)).find(({ subject }) => /^Auszug bestätigt|ist ausgezogen/.test(subject)),
      );

    await api.clock(`${inDays(120)}T09:00:00Z`);
    expect(await api.charges(signed.refId)).toHaveLength(1);
    await page.goto(`${app.url}/${language}/landlord/${signed.landlordToken}`);
    await page.getByRole("link", { name: words("leaving.release"), exact: true }).click();
    await button(words("leaving.release")).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: words("leaving.sign"), exact: true })
      .click();
    await expect(heading(words("landlord.status.ENDED"))).toBeVisible();
    await api.clock(`${inDays(150)}T09:00:00Z`);
    expect(await api.charges(signed.refId)).toMatchObject([{ refunded: back }]);
  });
}

for (const leaver of full ? tenants : tenants.slice(1)) {
  const { language, locale, width, height } = leaver;
  const words = wordsOf(language);
  test(`a tenant revokes a cancellation and the contract continues (${locale}, ${width} px)`, async ({
    app,
    visit,
    api,
  }) => {
    const { page } = await visit({ locale, width, height });
    const { button, text } = screenOf(page);
    const signed = await live({ url: app.url, api, page }, leaver);
    await openPage(page, words, "leaving.cancel");
    await button(words("leaving.confirmCancellation")).click();
    await expect(text(words("leaving.cancelled"))).toBeVisible();
    await button(words("leaving.stay")).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: words("leaving.stayGo"), exact: true })
      .click();
    await expect(text(words("leaving.stayed"))).toBeVisible();
    await backToAccount(page, words);
    await expect(page.getByText(words("policies.event.STAYED"))).toBeVisible();
    await api.clock(`${inDays(75)}T09:00:00Z`);
    expect((await api.charges(signed.refId)).length).toBeGreaterThan(1);
    const { body } = await api.get(`/landlord/${signed.landlordToken}`);
    expect(body.status).toBe("ACTIVE");
  });
}

function monthAfter(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(date, last))).toISOString().slice(0, 10);
}
