import type { Page } from "@playwright/test";
import { logIn, setPasswordByApi } from "../src/account.ts";
import { apiClientFor } from "../src/api-client.ts";
import { expect, provideApp, test } from "../src/fixtures.ts";
import { findLasting } from "../src/gallery/accessibility-faults.ts";
import { findLayoutFaults } from "../src/gallery/layout.ts";
import { asStaff } from "../src/staff.ts";
import { eventually, expectSuccess, inDays, signByApi } from "../src/tenant-by-api.ts";
import { wordsOf } from "../src/tenant-in-browser.ts";

const words = wordsOf("de-AT");
const vienna = { street: "Mariahilfer Straße", streetNumber: "12", zip: "1060", city: "Wien", country: "at" };

const withForm = (GUARANTEE_FORM_AT: string) =>
  test.extend({ app: async ({}, provide) => provideApp(provide, { env: { GUARANTEE_FORM_AT } }) });

/** Shows the text, and fits a small phone. */
async function shows(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.getByText(text).first()).toBeVisible();
  expect(await findLasting(page, findLayoutFaults)).toEqual([]);
}

withForm("NONE")(
  "where nothing signs guarantees in Austria, a visitor from there reads that they are for homes in Germany",
  { tag: "@full" },
  async ({ app, visit }) => {
    const { page } = await visit({ width: 320, height: 640, locale: "de-AT" });
    await page.goto(`${app.url}/de/welcome`);
    await shows(page, "Für Wohnungen in Deutschland.");
    await page.goto(`${app.url}/de/choose-country`);
    await expect(page.getByRole("radio", { name: words("country.de"), exact: true })).toBeVisible();
    await expect(page.getByRole("radio", { name: words("country.at"), exact: true })).toHaveCount(0);
  },
);

withForm("PAPER")(
  "where the insurer signs by hand, both sides read that the guarantee waits for the original, until it is posted",
  { tag: "@full" },
  async ({ app, visit }) => {
    const api = apiClientFor(app.url);
    const signed = await signByApi(api, { home: vienna, insuranceStart: inDays(1) });
    await setPasswordByApi(api, signed.tenant);
    expectSuccess(await api.post(`/landlord/${signed.landlordToken}/accept`));
    const { page } = await visit({ width: 320, height: 640, locale: "de-AT" });
    const landlord = `${app.url}/de/landlord/${signed.landlordToken}`;
    await page.goto(landlord);
    await shows(page, /sobald Sie die unterschriebene Urkunde haben, frühestens ab dem/);
    await expect(page.getByText(/Solange Sie es nicht haben, gilt die Bürgschaft nicht/)).toBeVisible();
    const tenant = (await visit({ width: 320, height: 640, locale: "de-AT" })).page;
    await logIn(tenant, words, `${app.url}/de`, signed.tenant.email);
    await shows(tenant, /vorher buchen wir nichts ab/);
    await api.clock(`${inDays(7)}T09:00:00Z`);
    expect(await api.charges(signed.refId)).toEqual([]);

    const staff = await asStaff(app.url);
    const { id } = await eventually(async () => {
      const { rows } = expectSuccess(await api.get("/staff/mails?state=POST", staff));
      return rows.find(({ hasEnclosure }: { hasEnclosure: boolean }) => hasEnclosure);
    });
    expectSuccess(await api.post(`/staff/mails/${id}/posted`, {}, staff));
    // The session has ended in the meantime.
    await logIn(tenant, words, `${app.url}/de`, signed.tenant.email);
    await shows(tenant, /ist mit der Post unterwegs/);
    await page.reload();
    await expect(page.getByText(/sobald Sie die unterschriebene Urkunde haben/)).toHaveCount(0);
    await api.clock(`${inDays(13)}T09:00:00Z`);
    await eventually(async () => ((await api.charges(signed.refId)).length === 1 ? true : undefined));
  },
);
