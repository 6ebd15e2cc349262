import type { Page } from "@playwright/test";
import { asTenant, setPasswordByApi, takeSession } from "../src/account.ts";
import type { ApiClient } from "../src/api-client.ts";
import { addColleague } from "../src/colleague.ts";
import { expect, testWithOwnApp as test, type Visit } from "../src/fixtures.ts";
import { findBarriers } from "../src/gallery/look-at.ts";
import { reportWithAccount } from "../src/gallery/scene/claims.ts";
import { asStaff, logInAsStaff } from "../src/staff.ts";
import { acceptByApi, expectSuccess, inDays } from "../src/tenant-by-api.ts";
import { userOf } from "../src/tenant-in-browser.ts";

/** Moves the clock to nine o'clock on a day. Returns the server's time. */
async function moveTo(api: ApiClient, day: string): Promise<Date> {
  const now = `${day}T09:00:00Z`;
  await api.clock(now);
  return new Date(now);
}

test("a large payout to a name on a sanctions list is held until two people have cleared it, and then needs two people", async ({
  app,
  api,
  visit,
}) => {
  test.setTimeout(120_000);
  const landlord = { type: "private", firstName: "Testperson", lastName: "Gesperrt" };
  const signed = await acceptByApi(api, { insuranceStart: inDays(0), landlord });
  const claim = await reportWithAccount(api, signed, ["Miete", 1_200], "Gesperrt, Testperson");
  await setPasswordByApi(api, signed.tenant);
  const today = inDays(2);
  const now = await moveTo(api, today);
  const tenant = await asTenant(app.url, signed.tenant.email);
  const path = `/policies/${signed.refId}/claims/${claim}/objection`;
  expectSuccess(await api.post(path, { text: "Nein." }, tenant));
  expectSuccess(await api.post(`/staff/claims/${claim}/accept`, {}, await asStaff(app.url)));
  const ute = await addColleague(api, app.url, now);

  const { page, expectFailure } = await visit({ locale: "en-GB", width: 1280 });
  const user = userOf(page, "en");
  const { words } = user;
  expectFailure(409, `/api/v1/staff/claims/${claim}/account`);
  const claimPage = `${app.url}/en/staff/claims/${claim}`;
  await page.goto(`${app.url}/en/staff/claims`);
  await logInAsStaff(user);
  await page.goto(claimPage);
  const showIban = page.getByRole("button", { name: words("staff.payout.open") });
  await showIban.click();
  await expect(page.getByText(words("errors.SANCTIONS_HIT", { payee: "Testperson Gesperrt" })).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(/Gesperrt Testperson \(SAMPLE\.1\)/).first()).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  const reasons = page.getByLabel(words("office.sanctions.reason"), { exact: true });
  while ((await reasons.count()) > 0) {
    await reasons.first().fill("Anderer Geburtstag, Ausweis gesehen.");
    await page
      .getByRole("button", { name: words("office.fourEyes.ask"), exact: true })
      .first()
      .click();
    await page.getByText(words("office.fourEyes.own")).waitFor();
    await expect(page.getByRole("button", { name: words("office.fourEyes.approve"), exact: true })).toHaveCount(0);
    await approveInBrowser(await openAs(visit, app.url, ute, claimPage));
    await page.reload();
    await page.getByRole("heading", { name: words("staff.payout.account") }).waitFor();
  }
  await showIban.click();
  await expect(page.getByText("DE89 3704 0044 0532 0130 00")).toBeVisible();

  await page.goto(`${app.url}/en/staff/payouts`);
  const payout = page.getByRole("row").filter({ hasText: "Gesperrt, Testperson" });
  await payout.getByRole("button", { name: words("office.payouts.record") }).click();
  await page.getByLabel(words("staff.payout.on")).fill(today);
  await page.getByRole("button", { name: words("office.payouts.recordGo"), exact: true }).click();
  await expect(payout).toContainText(words("staff.payout.APPROVAL"));
  await approveInBrowser(await openAs(visit, app.url, ute, claimPage));
  await page.goto(`${app.url}/en/staff/payouts?state=PAID`);
  await expect(payout).toContainText(words("staff.payout.PAID"));
});

test("a tenant's insolvency in the middle of a year ends the premium on that day, and the claim is on the list", async ({
  app,
  api,
  visit,
}) => {
  test.setTimeout(120_000);
  const start = inDays(1);
  const { refId } = await acceptByApi(api, { insuranceStart: start, paymentPeriod: "YEARLY" });
  const now = await moveTo(api, inDays(111));
  const ute = await addColleague(api, app.url, now);

  const { page } = await visit({ locale: "de-DE", width: 390 });
  const user = userOf(page, "de");
  const { words } = user;
  await page.goto(`${app.url}/de/staff/policies/${refId}`);
  await logInAsStaff(user);
  await page.goto(`${app.url}/de/staff/policies/${refId}`);
  await page.getByRole("button", { name: words("office.more") }).click();
  await page.getByRole("menuitem", { name: words("office.event"), exact: true }).click();
  await page.getByRole("radio", { name: words("office.event.TENANT_INSOLVENT"), exact: true }).check({ force: true });
  await page.getByLabel(words("office.event.on.TENANT_INSOLVENT"), { exact: true }).fill(inDays(101));
  const fill = (key: Parameters<typeof words>[0], value: string) =>
    page.getByLabel(words(key), { exact: true }).fill(value);
  await fill("office.event.contact.TENANT_INSOLVENT", "Dr. Ida Walter");
  await fill("office.event.note.TENANT_INSOLVENT", "Amtsgericht Köln, 71 IN 12/27");
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("button", { name: words("office.fourEyes.ask"), exact: true }).click();
  await page.getByText(words("office.fourEyes.own")).waitFor();
  await approveInBrowser(await openAs(visit, app.url, ute, page.url()));
  await page.reload();
  await expect(page.getByText(words("office.circumstance.TENANT_INSOLVENT"), { exact: true })).toBeVisible();

  // 100 of the days of this year are paid for: 70.50 × 100 / 365, rounded down to the cent, is 19.31. In a leap year 19.26.
  const days = (Date.parse(`${Number(start.slice(0, 4)) + 1}${start.slice(4)}`) - Date.parse(start)) / 86_400_000;
  const owed = Math.floor((7_050 * 100) / days);
  const [charge] = await api.charges(refId);
  expect(charge).toMatchObject({ amount: 70.5, refunded: (7_050 - owed) / 100 });
  await api.clock(`${inDays(500)}T09:00:00Z`);
  expect(await api.charges(refId)).toHaveLength(1);
  const staff = await asStaff(app.url);
  expect(expectSuccess(await api.get("/staff/filings", staff)).rows).toMatchObject([
    { refId, state: "NONE", amount: 0 },
  ]);
});

/** Opens a page as the second person. */
async function openAs(visit: Visit, url: string, person: { cookie: string }, path: string): Promise<Page> {
  const { page } = await visit({ locale: "en-GB", width: 1280 });
  await takeSession(page, url, person);
  await page.goto(path.replace("/de/", "/en/"));
  return page;
}

async function approveInBrowser(page: Page): Promise<void> {
  const { words } = userOf(page, "en");
  await page.getByRole("button", { name: words("office.fourEyes.approve"), exact: true }).click();
  await page.getByText(words("office.fourEyes.approved")).waitFor();
}
