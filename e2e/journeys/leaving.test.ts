import { backToAccount, logIn, openPage, setPasswordByApi } from "../src/account.ts";
import { expect, test, testWithOwnApp } from "../src/fixtures.ts";
import { screenOf } from "../src/screen.ts";
import { daysBetween, eventually, inDays, signByApi, expectSuccess } from "../src/tenant-by-api.ts";
import { wordsOf } from "../src/tenant-in-browser.ts";

testWithOwnApp(
  "a tenant withdraws with two clicks after a day of early cover and gets the other days back, and the landlord sees it",
  async ({ app, visit, api }) => {
    const words = wordsOf("de");
    const signed = await signByApi(api, { insuranceStart: inDays(1) });
    await setPasswordByApi(api, signed.tenant);
    expectSuccess(await api.post(`/landlord/${signed.landlordToken}/accept`));
    await api.clock(`${inDays(2)}T09:00:00Z`);
    const { page } = await visit({ width: 360, height: 740 });
    const { button } = screenOf(page);
    await logIn(page, words, `${app.url}/de`, signed.tenant.email);
    await openPage(page, words, "leaving.withdraw");
    await expect(page.getByText(/Sie bekommen 70,31\s€ dorthin zurück/)).toBeVisible();
    await button(words("leaving.confirmWithdrawal")).click();
    const withdrawn = new RegExp(`^${words("leaving.withdrawn")}$`);
    await expect(page.getByRole("paragraph").filter({ hasText: withdrawn })).toBeVisible();
    await eventually(async () => ((await api.charges(signed.refId))[0]?.refunded === 70.31 ? true : undefined));
    await backToAccount(page, words);
    await page.reload();
    await expect(page.getByText(/70,31\s€ haben wir Ihnen am .* zurückgezahlt/)).toBeVisible();
    const receipt = await eventually(async () =>
      (await api.mails()).find(({ subject }) => subject.includes("Widerruf")),
    );
    expect(receipt.text).toMatch(/Sie bekommen zurück: 70,31\s€/);
    const landlordMail = await eventually(async () =>
      (await api.mails()).find(({ text }) => text.includes("Sie galt ab dem")),
    );
    await page.goto(landlordMail.links.find((link) => link.includes("/landlord/")) ?? "");
    await expect(page.getByRole("heading", { level: 1, name: words("landlord.status.WITHDRAWN") })).toBeVisible();
    await expect(page.getByText(/Von diesem Tag an sichert die Bürgschaft nichts mehr ab/)).toBeVisible();
  },
);

test("a tenant withdraws without logging in, through the link on every page", async ({ app, visit, api }) => {
  const words = wordsOf("en");
  const signed = await signByApi(api);
  const mail = await eventually(async () =>
    (await api.mails(signed.tenant.email)).find(({ text }) => /DE-[\w-]{11}/.test(text)),
  );
  const number = /DE(?:-\w{4}){2}-\w/.exec(mail.text)?.[0] ?? "";
  const { page } = await visit({ locale: "en-GB" });
  const { button, box, heading } = screenOf(page);
  await page.goto(`${app.url}/en/404`);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: words("withdraw.title") })
    .click();
  await box(words("withdraw.number")).fill(`${number.slice(0, -1)}U`);
  await box(words("withdraw.name")).fill("Jana Weber");
  await expect(page.getByText(words("withdraw.numberWrong"))).toBeVisible();
  await box(words("withdraw.number")).fill(number.toLowerCase());
  await box(words("withdraw.email")).click();
  await expect(page.getByText(words("withdraw.numberWrong"))).toBeHidden();
  await box(words("withdraw.email")).fill(signed.tenant.email);
  await button(words("leaving.confirmWithdrawal")).click();
  await expect(heading(words("withdraw.receivedTitle"))).toBeVisible();
  await eventually(async () =>
    (await api.mails(signed.tenant.email)).find(({ subject }) => subject.includes("Widerruf")),
  );
  const { body } = await api.get(`/landlord/${signed.landlordToken}`);
  expect(body.status).toBe("WITHDRAWN");
});

testWithOwnApp(
  "a tenant cancels, the landlord releases through the mailed link, and the unused premium is refunded",
  async ({ app, visit, api }) => {
    const words = wordsOf("en");
    const signed = await signByApi(api);
    expectSuccess(await api.post(`/landlord/${signed.landlordToken}/accept`));
    await setPasswordByApi(api, signed.tenant);
    await api.clock(`${inDays(40)}T09:00:00Z`);
    // Cover started on day 10, so 30 days are used.
    const begins = inDays(10);
    const year = daysBetween(begins, `${Number(begins.slice(0, 4)) + 1}${begins.slice(4)}`);
    const refund = Math.ceil((7_050 * (year - 30)) / year) / 100;
    const { page } = await visit({ locale: "en-GB" });
    const { button } = screenOf(page);
    await logIn(page, words, `${app.url}/en`, signed.tenant.email);
    await openPage(page, words, "leaving.cancel");
    await expect(page.getByText(words("leaving.cancelRefund", { amount: `€${refund.toFixed(2)}` }))).toBeVisible();
    await button(words("leaving.confirmCancellation")).click();
    await expect(page.getByText(words("leaving.cancelled"), { exact: true })).toBeVisible();

    const asked = await eventually(async () =>
      (await api.mails()).find(({ subject }) => subject.includes("geben Sie sie frei")),
    );
    const release = asked.links.find((link) => link.includes("/landlord/")) ?? "";
    await page.goto(release.replace("/de/", "/en/"));
    await page.getByRole("link", { name: words("leaving.release"), exact: true }).click();
    await button(words("leaving.release")).click();
    const dialog = page.getByRole("dialog", { name: words("leaving.releaseTitle") });
    await expect(dialog.getByText(/you give back the guarantee of €1,500/)).toBeVisible();
    await dialog.getByRole("button", { name: words("leaving.sign"), exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: words("landlord.status.ENDED") })).toBeVisible();
    const [charge] = await api.charges(signed.refId);
    expect(charge).toMatchObject({ amount: 70.5 });
    await eventually(async () => ((await api.charges(signed.refId))[0]?.refunded === refund ? true : undefined));
  },
);
