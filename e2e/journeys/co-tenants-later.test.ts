import { asTenant, openData, openPage, password, setPassword, setPasswordByApi, takeSession } from "../src/account.ts";
import type { ApiClient } from "../src/api-client.ts";
import { acceptTogetherByApi } from "../src/co-tenants.ts";
import { addColleague } from "../src/colleague.ts";
import { expect, test, testWithOwnApp, type Visit } from "../src/fixtures.ts";
import { reportWithAccount } from "../src/gallery/scene/claims.ts";
import { mailedLink } from "../src/mailbox.ts";
import { screenOf } from "../src/screen.ts";
import { asStaff } from "../src/staff.ts";
import { coTenant, eventually, expectSuccess, inDays } from "../src/tenant-by-api.ts";
import { wordsOf } from "../src/tenant-in-browser.ts";

const words = wordsOf("de");
const both = "Ada Weiß und Ben Beispiel";

/** A phone on which somebody is logged in, on the list of contracts. */
async function logIn(visit: Visit, url: string, email: string) {
  const { page } = await visit({ width: 390, height: 780, touch: true });
  await takeSession(page, url, await asTenant(url, email));
  await page.goto(`${url}/de/policies`);
  return page;
}

/** Waits for a mail with such a subject. */
const mailAbout = (api: ApiClient, to: string, subject: RegExp) =>
  eventually(async () => (await api.mails(to)).find((mail) => subject.test(mail.subject)));

testWithOwnApp(
  "on the thirteenth day a co-tenant withdraws for all, both get the receipt, and nothing is ever charged",
  async ({ api, visit }) => {
    const ben = coTenant("Ben", "Beispiel");
    const signed = await acceptTogetherByApi(api, [ben], { insuranceStart: inDays(20) });
    await api.clock(`${inDays(13)}T09:00:00Z`);
    const { page } = await visit({ width: 390, height: 780, touch: true });
    await page.goto(await mailedLink(api, ben.email, "new-password"));
    await setPassword(page, words);
    await openPage(page, words, "leaving.withdraw");
    await expect(page.getByText(words("together.leaveForAll", { names: both }))).toBeVisible();
    await screenOf(page).button(words("leaving.confirmWithdrawal")).click();
    await expect(page.getByText(words("leaving.withdrawn"), { exact: true })).toBeVisible();

    const receipt = /^Ihr Widerruf ist wirksam: Sie zahlen nichts$/;
    expect((await mailAbout(api, ben.email, receipt)).text).not.toContain("hat das für Sie alle erklärt");
    expect((await mailAbout(api, signed.email, receipt)).text).toContain("Ben Beispiel hat das für Sie alle erklärt.");
    const told = await mailAbout(api, signed.landlordEmail, /^Die Mietbürgschaft für .* ist beendet$/);
    expect(told.text).toContain(both);
    await api.clock(`${inDays(22)}T09:00:00Z`);
    expect(await api.charges(signed.refId)).toEqual([]);
  },
);

test("a co-tenant deletes the account once the contract has ended, and the first tenant keeps theirs and both names", async ({
  app,
  api,
  visit,
}) => {
  const ben = coTenant("Ben", "Beispiel");
  const { email, refId, landlordToken } = await acceptTogetherByApi(api, [ben]);
  for (const mailbox of [email, ben.email]) await setPasswordByApi(api, { email: mailbox });
  const page = await logIn(visit, app.url, ben.email);
  await openData(page, words);
  await page.getByRole("link", { name: words("deletion.open") }).click();
  await expect(page.getByText(words("deletion.runningTitle"))).toBeVisible();

  const ada = await asTenant(app.url, email);
  expectSuccess(await api.post(`/policies/${refId}/cancel`, { reason: null }, ada));
  await page.reload();
  await expect(page.getByText(words("deletion.keptTitle"))).toBeVisible();
  await screenOf(page).box(words("account.password")).fill(password);
  await screenOf(page).button(words("deletion.confirm")).click();
  await expect(screenOf(page).heading(words("deletion.doneTitle"))).toBeVisible();
  await mailAbout(api, ben.email, /^Ihre Daten sind gelöscht$/);
  expect((await api.post("/session", { login: ben.email, password })).status).toBe(401);

  const hers = await logIn(visit, app.url, email);
  await expect(hers.getByText(words("together.with", { names: "Ben Beispiel" }))).toBeVisible();
  await hers.getByRole("link", { name: words("home.certificate") }).waitFor();
  const certificate = await hers.request.get(`${app.url}/api/v1/policies/${refId}/documents/certificate`);
  expect([certificate.status(), certificate.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  const landlordView = expectSuccess(await api.get(`/landlord/${landlordToken}`));
  expect(landlordView).toMatchObject({ tenantName: "Ada Weiß", coTenantNames: ["Ben Beispiel"] });
});

testWithOwnApp(
  "both owe what was paid out for a claim; the co-tenant sees where to transfer it, and both see it paid",
  { tag: "@full" },
  async ({ app, api, visit }) => {
    const ben = coTenant("Ben", "Beispiel");
    const signed = await acceptTogetherByApi(api, [ben], { insuranceStart: inDays(1) });
    const { email, refId } = signed;
    for (const mailbox of [email, ben.email]) await setPasswordByApi(api, { email: mailbox });
    await api.clock(`${inDays(2)}T09:00:00Z`);
    const claim = await reportWithAccount(api, signed, ["Miete", 250]);
    const paidOn = inDays(4);
    await api.clock(`${paidOn}T09:00:00Z`);
    const objection = { text: "Nein." };
    const benByApi = await asTenant(app.url, ben.email);
    expectSuccess(await api.post(`/policies/${refId}/claims/${claim}/objection`, objection, benByApi));
    const staff = await asStaff(app.url);
    expectSuccess(await api.post(`/staff/claims/${claim}/accept`, {}, staff));
    const payout = { amount: 250, paidOn, reference: "Bürgschaft 4711" };
    expectSuccess(await api.post(`/staff/claims/${claim}/payout`, payout, staff));
    await mailAbout(api, ben.email, /ausgezahlt: Das schulden Sie gemeinsam$/);

    const openRepayment = async (mailbox: string) => {
      const page = await logIn(visit, app.url, mailbox);
      await openPage(page, words, "repayment.page");
      return page;
    };
    const early = await openRepayment(ben.email);
    await expect(early.getByText(words("together.owe", { names: both }))).toBeVisible();
    await expect(early.getByText(/^Ada Weiß kann bis zum .* wählen/)).toBeVisible();
    await early.close();

    const due = inDays(20);
    const now = `${due}T09:00:00Z`;
    await api.clock(now);
    await mailAbout(api, ben.email, /^Rechnung: 250,00\s€ aus Ihrem gemeinsamen Vertrag$/);
    const bens = await openRepayment(ben.email);
    const transfer = bens.locator("dl").filter({ hasText: words("together.iban") });
    const policy = expectSuccess(await api.get(`/policies/${refId}`, await asTenant(app.url, ben.email)));
    const { payTo, contractNumber: reference } = policy;
    for (const shown of [/250,00\s€/, payTo.holder, payTo.iban, reference]) await expect(transfer).toContainText(shown);

    const [desk, ute] = [await asStaff(app.url), await addColleague(api, app.url, new Date(now))];
    const { rows } = expectSuccess(await api.get(`/staff/policies/${refId}/charges`, desk));
    const { id } = rows.find(({ amount }: { amount: number }) => amount === 250);
    const payment = { amount: 250, paidOn: due, reference, reason: "Überwiesen von Ben Beispiel." };
    expectSuccess(await api.post(`/staff/policies/${refId}/charges/${id}/bank-payment`, payment, desk));
    const [approval] = expectSuccess(await api.get("/staff/approvals", ute)).rows;
    expectSuccess(await api.post(`/staff/approvals/${approval.id}/approve`, undefined, ute));
    for (const mailbox of [email, ben.email]) await mailAbout(api, mailbox, /^Alles bezahlt: 250,00\s€$/);

    await bens.reload();
    for (const page of [bens, await openRepayment(email)]) {
      await expect(page.getByText(/250,00\s€ von 250,00\s€/)).toBeVisible();
      await expect(page.getByText(words("together.owe", { names: both }))).toHaveCount(0);
    }
    await expect(transfer).toHaveCount(0);
  },
);
