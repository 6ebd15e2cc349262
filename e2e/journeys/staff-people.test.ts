import { codeNow, addUnderwriter, underwriter } from "../src/codes/underwriter.ts";
import { logInAsStaff, logOut, openCase } from "../src/staff.ts";
import { apply } from "../src/tenant-by-api.ts";
import { expect, provideApp, test as base, type Visit } from "../src/fixtures.ts";
import { byKeyboard } from "../src/input-method.ts";
import { makeStorage } from "../src/storage.ts";
import { type User, userOf, wordsOf } from "../src/tenant-in-browser.ts";
import type { App } from "../src/app.ts";

/** Uses a server with an underwriter account. */
const test = base.extend<object, { sharedApp: App }>({
  sharedApp: [
    async ({}, provide) => {
      const storage = await makeStorage();
      await addUnderwriter(storage);
      await provideApp(provide, { env: storage.env });
      await storage.remove();
    },
    { scope: "worker", timeout: 180_000 },
  ],
});

const words = wordsOf("en");

async function openStaffLogin(visit: Visit, url: string) {
  const visitor = await visit({ locale: "en-GB" });
  await visitor.page.goto(`${url}/en/staff`);
  return { visitor, person: userOf(visitor.page, "en") };
}

const box = ({ page }: User, key: "staff.email" | "staff.password" | "staff.code") =>
  page.getByLabel(words(key), { exact: true });
const enter = ({ page }: User) => page.getByRole("button", { name: words("staff.logIn"), exact: true }).click();

/** The underwriter's first login: password, set-up of the authenticator, code. */
async function logInFirstTime(person: User): Promise<void> {
  const { page } = person;
  await box(person, "staff.email").fill(underwriter.email);
  await box(person, "staff.password").fill(underwriter.password);
  await enter(person);
  await expect(page.getByRole("heading", { level: 1, name: words("staff.setUp") })).toBeVisible();
  const key = (await page.locator("main code").textContent()) ?? "";
  const link = page.getByRole("link", { name: words("staff.setUpOpen") });
  expect(await link.getAttribute("href")).toContain(`secret=${key.replaceAll(" ", "")}`);
  await box(person, "staff.code").fill(codeNow(key.replaceAll(" ", "")));
  await enter(person);
  await expect(page.getByRole("navigation", { name: words("staff.nav") })).toBeVisible();
}

test("an underwriter sets up an authenticator at the first login, and sees who decided a case first", async ({
  app,
  visit,
  api,
}) => {
  await apply(api, { lastName: "Manual", email: "both@example.com" });
  const [item, two] = [await openStaffLogin(visit, app.url), await openStaffLogin(visit, app.url)];
  await logInAsStaff(item.person);
  await logInFirstTime(two.person);
  for (const { person } of [item, two]) await openCase(person, "both@example.com");
  const press = ({ page }: User, key: "staff.act.acceptGo" | "staff.act.refuseGo") =>
    page.getByRole("button", { name: words(key), exact: true }).click();
  const choose = ({ page }: User, key: "staff.act.accept" | "staff.act.refuse") =>
    page.getByRole("link", { name: words(key), exact: true }).click();
  await choose(item.person, "staff.act.accept");
  await choose(two.person, "staff.act.refuse");
  await two.person.page.getByLabel(words("staff.act.reason")).fill("Too late.");
  two.visitor.expectFailure(409, /\/refuse$/);

  await press(item.person, "staff.act.acceptGo");
  await expect(item.person.page.getByRole("status").filter({ hasText: words("office.work.act.accept") })).toBeVisible();
  await press(two.person, "staff.act.refuseGo");
  await expect(two.person.page.getByText(/Demo Desk/).first()).toBeVisible();
  await two.person.page.reload();
  const decided = two.person.page.getByRole("listitem").filter({ hasText: "Demo Desk" });
  await expect(decided.getByText(words("staff.outcome.QUOTE")).first()).toBeVisible();
  expect(
    (await api.mails()).filter(({ subject }) => subject === "Wir können Ihren Antrag leider nicht annehmen"),
  ).toEqual([]);

  // The key is not shown again; the login asks for a code.
  const { visitor, person } = two;
  const { page } = person;
  // Underwriters do not see partners.
  await expect(page.getByRole("link", { name: words("staff.area.partners"), exact: true })).toHaveCount(0);
  await logOut(person, "Uwe");
  await box(person, "staff.email").fill(underwriter.email);
  await box(person, "staff.password").fill(underwriter.password);
  await enter(person);
  await expect(box(person, "staff.code")).toBeVisible();
  await expect(page.locator("main code")).toHaveCount(0);
  visitor.expectFailure(401, "/api/v1/staff/session");
  await box(person, "staff.code").fill("000000");
  await enter(person);
  await expect(page.getByText(words("errors.STAFF_CODE_WRONG")).first()).toBeVisible();
});

test("the desk works by keyboard from the login to a decision", async ({ app, visit, api }) => {
  await apply(api, { lastName: "Manual", email: "keys@example.com" });
  const { person } = await openStaffLogin(visit, app.url);
  const { page } = person;
  const input = byKeyboard(page);
  await input.type(box(person, "staff.email"), "staff@example.com");
  await input.type(box(person, "staff.password"), "Staff-Demo-1!");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("navigation", { name: words("staff.nav") })).toBeVisible();
  await page.goto(`${app.url}/en/staff/cases`);
  await input.type(page.getByRole("searchbox", { name: words("staff.searchCases") }), "keys@example.com");
  await page.keyboard.press("Enter");
  await page.waitForURL(/search=/);
  await page.getByRole("row").nth(2).waitFor({ state: "detached" });
  await page.keyboard.press("Tab");
  await input.press(page.getByRole("row").nth(1).getByRole("link"));
  await expect(page.getByRole("heading", { level: 2, name: words("staff.case.decisions") })).toBeVisible();
  await page.keyboard.press("r");
  await input.type(page.getByLabel(words("staff.act.reason")), "By keyboard.");
  await input.press(page.getByRole("button", { name: words("staff.act.refuseGo") }));
  await expect(page.getByRole("status").filter({ hasText: words("office.work.act.refuse") })).toBeVisible();
});

test("wrong passwords delay the next login, even with the right password", async ({ app, visit, api }) => {
  const { visitor, person } = await openStaffLogin(visit, app.url);
  const { page } = person;
  visitor.expectFailure(401, "/api/v1/staff/session");
  visitor.expectFailure(429, "/api/v1/staff/session");
  await box(person, "staff.email").fill("staff@example.com");
  const refused = page.getByText(words("errors.LOGIN_FAILED"));
  await box(person, "staff.password").fill("Guess-1");
  await enter(person);
  await expect(refused.first()).toBeVisible();
  const guess = async () => api.post("/staff/session", { email: "staff@example.com", password: "Guess-2" });
  let answer = await guess();
  for (let tries = 0; answer.status !== 429 && tries < 20; tries++) answer = await guess();
  expect(answer.body.errorCode).toBe("RATE_LIMITED");
  await box(person, "staff.password").fill("Staff-Demo-1!");
  await enter(person);
  await expect(page.getByText(words("errors.RATE_LIMITED")).first()).toBeVisible();
  await expect(page.getByRole("navigation", { name: words("staff.nav") })).toHaveCount(0);
  // Later the right password works.
  await api.clock(new Date(Date.now() + 3_600_000).toISOString());
  await box(person, "staff.password").fill("Staff-Demo-1!");
  await enter(person);
  await expect(page.getByRole("navigation", { name: words("staff.nav") })).toBeVisible();
});
