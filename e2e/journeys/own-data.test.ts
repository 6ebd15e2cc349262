import { backToAccount, logIn, openData, openPage, password, setPasswordByApi } from "../src/account.ts";
import { logInAsStaff } from "../src/staff.ts";
import { expect, test, type Visit } from "../src/fixtures.ts";
import { byMouse } from "../src/input-method.ts";
import { type Language, languagesOr, localeOf } from "../src/level.ts";
import { mailedLink } from "../src/mailbox.ts";
import { screenOf } from "../src/screen.ts";
import { eventually, signByApi, type Tenant, expectSuccess } from "../src/tenant-by-api.ts";
import { wordsOf } from "../src/tenant-in-browser.ts";
import type { ApiClient } from "../src/api-client.ts";

const vienna = { street: "Mariahilfer Straße", streetNumber: "1", zip: "1060", city: "Wien", country: "at" };

/** Signs by the API and logs in on the list of contracts. */
async function signAndLogIn(
  { url, api, visit }: { url: string; api: ApiClient; visit: Visit },
  language: Language,
  changes: Partial<Tenant> = {},
) {
  const words = wordsOf(language);
  const { tenant, landlordToken } = await signByApi(api, changes);
  await setPasswordByApi(api, tenant);
  const visitor = await visit({ locale: localeOf(language), width: 360, height: 740 });
  const { page } = visitor;
  await logIn(page, words, `${url}/${language}`, tenant.email);
  const openConsents = async () => {
    await openData(page, words);
    await page.getByRole("link", { name: words("consents.open") }).click();
    await expect(screenOf(page).heading(words("consents.title"))).toBeVisible();
  };
  return { words, tenant, landlordToken, visitor, page, ...screenOf(page), openConsents };
}

for (const language of languagesOr("de"))
  test(
    `a consent is given and withdrawn, and its history shows both (${language})`,
    { tag: "@full" },
    async ({ app, visit, api }) => {
      const { words, page, button, openConsents } = await signAndLogIn({ url: app.url, visit, api }, language);
      await openConsents();
      const news = page.getByRole("region", { name: words("consents.news") });
      await expect(news.getByText(words("consents.notGiven"))).toBeVisible();
      await button(`${words("consents.give")}: ${words("consents.news")}`).click();
      await expect(news.getByText(words("consents.savedGiven"))).toBeVisible();
      await button(`${words("consents.withdraw")}: ${words("consents.news")}`).click();
      await expect(news.getByText(words("consents.savedWithdrawn"))).toBeVisible();
      await page.reload();
      await expect(news.getByText(words("consents.notGiven"))).toBeVisible();
      const history = news.getByRole("group", { name: words("consents.history") });
      await expect(history).toBeVisible();
      await expect(history.getByRole("listitem")).toHaveCount(2);
    },
  );

test(
  "a tenant in Austria who wants paper gets a letter, which the desk prints, instead of an email",
  { tag: "@full" },
  async ({ app, visit, api }) => {
    const user = await signAndLogIn({ url: app.url, visit, api }, "de", { home: vienna });
    const { words, tenant, landlordToken, page, button, openConsents } = user;
    await openConsents();
    await button(`${words("consents.withdraw")}: ${words("consents.electronicCommunication")}`).click();
    await expect(page.getByText(words("consents.savedWithdrawn"))).toBeVisible();
    expectSuccess(await api.post(`/landlord/${landlordToken}/accept`));

    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${app.url}/de/staff`);
    await logInAsStaff({ page, words, input: byMouse(), language: "de" });
    const row = page.getByRole("row").filter({ hasText: "Leopoldstraße 7a, 80802 München" });
    await eventually(async () => {
      await page.goto(`${app.url}/de/staff/letters`);
      await page.waitForLoadState("networkidle");
      return (await row.count()) > 0 || undefined;
    });
    await row.getByRole("button").first().click();
    const href = await page.getByRole("link", { name: words("staff.mail.letter"), exact: true }).getAttribute("href");
    const printed = await page.request.get(`${app.url}${href ?? ""}`);
    expect([printed.status(), printed.headers()["content-type"]]).toEqual([200, "application/pdf"]);
    await page.getByRole("button", { name: words("staff.mail.post") }).click();
    await expect(page.getByText(words("staff.mail.posted"))).toBeVisible();
    const mails = await api.mails(tenant.email);
    expect(mails.map(({ subject }) => subject)).not.toContain("Ihre Mietbürgschaft ist angenommen");
  },
);

for (const language of languagesOr("en"))
  test(`a tenant deletes the account through a mailed link once the contract has ended (${language})`, async ({
    app,
    visit,
    api,
  }) => {
    const { words, tenant, visitor, page, button, box, heading } = await signAndLogIn(
      { url: app.url, visit, api },
      language,
    );
    await openData(page, words);
    const pdf = await page.getByRole("link", { name: words("ownData.read") }).getAttribute("href");
    expect(pdf).toContain(`lang=${language}`);
    const read = await page.request.get(`${app.url}${pdf ?? ""}`);
    expect([read.status(), read.headers()["content-type"]]).toEqual([200, "application/pdf"]);
    const toDeletion = page.getByRole("link", { name: words("deletion.open") });
    await toDeletion.click();
    await expect(heading(words("deletion.title"))).toBeVisible();
    await expect(page.getByText(words("deletion.runningTitle"))).toBeVisible();
    await page.getByRole("link", { name: words("deletion.toContracts") }).click();
    await openPage(page, words, "leaving.withdraw");
    await button(words("leaving.confirmWithdrawal")).click();
    await expect(page.getByText(words("leaving.withdrawn")).first()).toBeVisible();
    await backToAccount(page, words);
    await openData(page, words);
    await toDeletion.click();
    await expect(page.getByText(words("deletion.keptTitle"))).toBeVisible();
    visitor.expectFailure(401, "/api/v1/account/deletion");
    await box(words("account.password")).fill("Falsch-Falsch-1");
    await button(words("deletion.confirm")).click();
    await expect(page.getByText(words("deletion.wrongPassword")).first()).toBeVisible();
    await button(words("deletion.askForLink")).click();
    await expect(page.getByText(words("deletion.linkSent"))).toBeVisible();
    const link = await mailedLink(api, tenant.email, "policies/delete");
    await page.goto(link.replace("/de/", `/${language}/`));
    await button(words("deletion.confirm")).click();
    await expect(heading(words("deletion.doneTitle"))).toBeVisible();

    await eventually(async () =>
      (await api.mails(tenant.email)).find(({ subject }) => subject === "Ihre Daten sind gelöscht"),
    );
    await page.goto(`${app.url}/${language}/policies`);
    await expect(heading(words("account.loginTitle"))).toBeVisible();
    expect((await api.post("/session", { login: tenant.email, password })).status).toBe(401);
  });
