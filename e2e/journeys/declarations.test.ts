import { addUnderwriter, codeNow, underwriter } from "../src/codes/underwriter.ts";
import { expect, provideApp, test as base } from "../src/fixtures.ts";
import { byKeyboard } from "../src/input-method.ts";
import { logInAsStaff } from "../src/staff.ts";
import { makeStorage } from "../src/storage.ts";
import { eventually, expectSuccess, inDays, signByApi } from "../src/tenant-by-api.ts";
import { userOf, wordsOf } from "../src/tenant-in-browser.ts";

/** A server with an underwriter, whose clock may be moved. */
const test = base.extend({
  app: [
    async ({}, provide) => {
      const storage = await makeStorage();
      await addUnderwriter(storage);
      await provideApp(provide, { env: storage.env });
      await storage.remove();
    },
    { scope: "test", timeout: 180_000 },
  ],
});

const words = wordsOf("en");

test("a withdrawal by letter within the period, typed after it, ends the contract once a second person approves", async ({
  app,
  visit,
  api,
}) => {
  const signed = await signByApi(api, { insuranceStart: inDays(1) });
  expectSuccess(await api.post(`/landlord/${signed.landlordToken}/accept`));
  const typedAt = Date.parse(`${inDays(16)}T09:00:00Z`);
  await api.clock(new Date(typedAt).toISOString());
  const ahead = typedAt - Date.now();
  const number = String((await api.get(`/landlord/${signed.landlordToken}`)).body.contractNumber);

  const { page } = await visit({ locale: "en-GB" });
  await page.goto(`${app.url}/en/staff`);
  await logInAsStaff(userOf(page, "en"));
  await page.goto(`${app.url}/en/staff/policies/${number}`);
  await page.getByRole("button", { name: words("office.more") }).click();
  await page.getByRole("menuitem", { name: words("office.declare"), exact: true }).click();
  // The tenant wished early cover, so 14 days are owed. Withdrawal, by letter, by the tenant are chosen already: two
  // days, and Enter.
  const input = byKeyboard(page);
  for (const [label, day] of [
    ["office.declare.declaredOn", inDays(14)],
    ["office.declare.arrivedOn", inDays(15)],
  ] as const)
    await page.getByLabel(words(label)).fill(day);
  await expect(page.getByText(words("office.declare.refund", { amount: "€67.80" }))).toBeVisible();
  await expect(page.getByText(words("office.declare.second"))).toBeVisible();
  await input.press(page.getByRole("button", { name: words("office.declare.save"), exact: true }));
  await expect(page.getByText(words("office.fourEyes.asked"))).toBeVisible();
  expect((await api.charges(signed.refId))[0]?.refunded).toBe(0);

  const second = await visit({ locale: "en-GB" });
  await second.page.goto(`${app.url}/en/staff`);
  const box = (key: "staff.email" | "staff.password" | "staff.code") =>
    second.page.getByLabel(words(key), { exact: true });
  const enter = () => second.page.getByRole("button", { name: words("staff.logIn"), exact: true }).click();
  await box("staff.email").fill(underwriter.email);
  await box("staff.password").fill(underwriter.password);
  await enter();
  const key = ((await second.page.locator("main code").textContent()) ?? "").replaceAll(" ", "");
  await box("staff.code").fill(codeNow(key, Date.now() + ahead));
  await enter();
  await second.page.getByRole("navigation", { name: words("staff.nav") }).waitFor();
  await second.page.goto(`${app.url}/en/staff/policies/${number}`);
  await second.page.getByRole("button", { name: words("office.fourEyes.approve"), exact: true }).click();
  await expect(second.page.getByText(words("office.fourEyes.approved"))).toBeVisible();

  await eventually(async () => ((await api.charges(signed.refId))[0]?.refunded === 67.8 ? true : undefined));
  await page.reload();
  await expect(page.getByText(/^Withdrawal by letter, sent on /)).toBeVisible();
  const receipt = await eventually(async () =>
    (await api.mails(signed.tenant.email)).find(({ subject }) => subject.includes("Widerruf")),
  );
  expect(receipt.text).toMatch(/Sie bekommen zurück: 67,80\s€/);
});
