import {
  backToAccount,
  password,
  logIn,
  logOut,
  openPage,
  openTab,
  setPassword,
  setPasswordByApi,
  submitLogin,
  cookieFrom,
} from "../src/account.ts";
import { expect, test } from "../src/fixtures.ts";
import { languagesOr, localeOf } from "../src/level.ts";
import { mailedLink } from "../src/mailbox.ts";
import { screenOf } from "../src/screen.ts";
import { eventually, signByApi } from "../src/tenant-by-api.ts";
import { wordsOf } from "../src/tenant-in-browser.ts";

test("a tenant sets a password, reads the contract without another login, writes to the landlord, logs out, and gets back to the page that needs a login", async ({
  app,
  page,
  api,
}) => {
  const words = wordsOf("de");
  const { tenant } = await signByApi(api);
  const { box, button, heading } = screenOf(page);
  await page.goto(await mailedLink(api, tenant.email, "new-password"));
  await setPassword(page, words);
  const contract = page.getByRole("region", { name: "Torstraße 12, 10119 Berlin" });
  await expect(contract.getByText("Jetzt ist Eva Vermieterin dran")).toBeVisible();
  await openPage(page, words, "policies.message");
  await button(words("policies.messageSend")).click();
  await expect(page.getByText(words("validation.emptyMessage")).first()).toBeVisible();
  await box(words("policies.messageLabel")).fill("Guten Tag,\nwann passt Ihnen die Übergabe?");
  await button(words("policies.messageSend")).click();
  await expect(page.getByText(words("policies.messageSent"))).toBeVisible();
  const mail = await eventually(async () =>
    (await api.mails(tenant.landlordEmail)).find(({ text }) => text.includes("die Übergabe?")),
  );
  expect(mail).toMatchObject({ replyTo: tenant.email });

  await backToAccount(page, words);
  await logOut(page, words);
  await page.goto(`${app.url}/de/policies/payments`);
  await expect(heading(words("account.loginTitle"))).toBeVisible();
  await submitLogin(page, words, tenant.email);
  await expect(heading(words("account.tab.payments"))).toBeVisible();
  // The login is not in the history, so the way back leads to the page before it.
  await page.goBack();
  await expect(heading(words("account.tab.payments"))).toBeHidden();
  await page.goForward();
  await logOut(page, words);
  // The footer always has a link to the account.
  await page.goto(`${app.url}/de/welcome`);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: words("footer.account"), exact: true })
    .click();
  await expect(heading(words("account.loginTitle"))).toBeVisible();
});

test(
  "a password rule of two lines has its mark beside the first, at 320 px",
  { tag: "@full" },
  async ({ visit, api }) => {
    const words = wordsOf("de");
    const { tenant } = await signByApi(api);
    const { page } = await visit({ locale: "de-DE", width: 320, height: 640 });
    await page.goto(await mailedLink(api, tenant.email, "new-password"));
    const rule = page.getByRole("listitem").filter({ hasText: words("account.rule.special") });
    const centre = await rule.locator("[aria-hidden]").evaluate((mark) => {
      const { top, bottom } = mark.getBoundingClientRect();
      return (top + bottom) / 2;
    });
    const lines = await rule.locator("[aria-hidden] + span").evaluate((text) => {
      const range = document.createRange();
      range.selectNodeContents(text.firstChild ?? text);
      return Array.from(range.getClientRects(), ({ top, bottom }) => ({ top, bottom }));
    });
    expect(lines.length).toBeGreaterThan(1);
    expect(centre).toBeGreaterThan(lines[0]?.top ?? Infinity);
    expect(centre).toBeLessThan(lines[0]?.bottom ?? 0);
  },
);

test(
  "the password form ticks off rules while typing, and rejects a password that breaks one",
  { tag: "@full" },
  async ({ visit, api }) => {
    const words = wordsOf("en");
    const { tenant } = await signByApi(api);
    const { page } = await visit({ locale: "en-GB", width: 360, height: 740 });
    const { box, button, heading } = screenOf(page);
    await page.goto((await mailedLink(api, tenant.email, "new-password")).replace("/de/", "/en/"));
    const rule = (name: string) => page.getByRole("listitem").filter({ hasText: name });
    await box(words("account.newPassword")).fill("abc1");
    await expect(rule(words("account.rule.digit"))).toContainText(words("account.ruleKept"));
    await expect(rule(words("account.rule.upper"))).toContainText(words("account.ruleOpen"));
    await box(words("account.repeat")).fill("another");
    await button(words("account.set")).click();
    await expect(page.getByText(words("validation.requirements")).first()).toBeVisible();
    await expect(page.getByText(words("validation.not_match")).first()).toBeVisible();

    // Pasted, as a password manager does.
    for (const name of ["account.newPassword", "account.repeat"] as const) {
      await box(words(name)).fill("");
      await box(words(name)).focus();
      await page.keyboard.insertText(password);
    }
    await button(words("account.set")).click();
    await expect(heading(words("policies.title"))).toBeVisible();
    await expect(page.getByText(words("account.setTitle"))).toBeVisible();
  },
);

test("a used password link can be replaced by a new one, and a failed login reveals nothing", async ({
  app,
  visit,
  api,
}) => {
  const words = wordsOf("en");
  const { tenant } = await signByApi(api, { phone: "170 7654321" });
  const used = (await setPasswordByApi(api, tenant)).replace("/de/", "/en/");
  const { page, expectFailure } = await visit({ locale: "en-GB" });
  const { box, button, heading } = screenOf(page);
  expectFailure(404, /^\/api\/v1\/user\/confirm-account\//);
  await page.goto(used);
  await expect(heading("This link is no longer valid")).toBeVisible();
  await box(words("account.login")).fill("neither");
  await button(words("account.sendLink")).click();
  await expect(page.getByText(words("validation.login")).first()).toBeVisible();
  await box(words("account.login")).fill("+49 170 7654321");
  await button(words("account.sendLink")).click();
  await expect(page.getByText(words("account.sentTitle"))).toBeVisible();
  const link = await mailedLink(api, tenant.email, "new-password", [used]);
  expect(link).not.toBe(used);

  await page.goto(`${app.url}/en/login`);
  expectFailure(401, "/api/v1/session");
  await submitLogin(page, words, "nobody@example.com");
  await expect(page.getByText(words("errors.LOGIN_FAILED")).first()).toBeVisible();
  await submitLogin(page, words, "0170 7654321");
  await expect(heading(words("policies.title"))).toBeVisible();
});

for (const language of languagesOr("de")) {
  const words = wordsOf(language);
  const narrow = { locale: localeOf(language), width: 320, height: 640 };

  test(`a tenant ends a login on another computer (${language})`, async ({ app, visit, api }) => {
    const { tenant } = await signByApi(api);
    // Setting the password has logged in there.
    const token = new URL(await mailedLink(api, tenant.email, "new-password")).searchParams.get("token");
    const other = { cookie: await cookieFrom(app.url, "/user/confirm-account", { token, password }) };
    expect((await api.get("/policies", other)).status).toBe(200);
    const { page } = await visit(narrow);
    const { button, heading } = screenOf(page);
    await logIn(page, words, `${app.url}/${language}`, tenant.email);
    await openTab(page, words, "profile");
    await button(words("sessions.show")).click();
    await expect(page.getByText(words("sessions.browser.chrome"), { exact: false }).first()).toBeVisible();
    const name = `${words("sessions.browser.unknown")} ${language === "de" ? "auf" : "on"} ${words("sessions.system.unknown")}`;
    await button(`${words("sessions.end")}: ${name}`).click();
    await expect(page.getByText(words("sessions.noOthers"))).toBeVisible();
    expect((await api.get("/policies", other)).status).toBe(401);
    await page.reload();
    await expect(heading(words("account.tab.profile"))).toBeVisible();
  });

  test(`changing the password ends all other logins and invalidates the old password (${language})`, async ({
    app,
    visit,
    api,
  }) => {
    const { tenant } = await signByApi(api);
    const first = await setPasswordByApi(api, tenant);
    const other = { cookie: await cookieFrom(app.url, "/session", { login: tenant.email, password }) };
    const { page, expectFailure } = await visit(narrow);
    const { box, button, heading } = screenOf(page);
    await logIn(page, words, `${app.url}/${language}`, tenant.email);
    await openTab(page, words, "profile");
    await button(words("account.change")).click();
    const change = async (current: string, next: string) => {
      await box(words("account.currentPassword")).fill(current);
      for (const name of ["account.newPassword", "account.repeat"] as const) await box(words(name)).fill(next);
      await button(words("account.change")).click();
    };
    expectFailure(400, "/api/v1/account/password");
    await change("Falsches-Wort-1", "Neues-Wort-22");
    await expect(page.getByText(words("account.currentWrong")).first()).toBeVisible();
    await change(password, "Neues-Wort-22");
    await expect(page.getByText(words("account.changed"))).toBeVisible();
    expect((await api.get("/policies", other)).status).toBe(401);
    expect(await mailedLink(api, tenant.email, "new-password", [first])).not.toContain("token");

    await page.reload();
    await expect(heading(words("account.tab.profile"))).toBeVisible();
    await logOut(page, words);
    expectFailure(401, "/api/v1/session");
    await submitLogin(page, words, tenant.email);
    await expect(page.getByText(words("errors.LOGIN_FAILED")).first()).toBeVisible();
    await submitLogin(page, words, tenant.email, "Neues-Wort-22");
    await expect(heading(words("policies.title"))).toBeVisible();
  });
}

for (const language of languagesOr("en")) {
  const words = wordsOf(language);
  const phone = { locale: localeOf(language), width: 360, height: 740 };

  test(`a mailed login link works once (${language})`, async ({ app, visit, api }) => {
    const { tenant } = await signByApi(api);
    const { page, expectFailure } = await visit(phone);
    const { box, button, heading } = screenOf(page);
    await page.goto(`${app.url}/${language}/login`);
    await expect(heading(words("account.loginTitle"))).toBeVisible();
    await box(words("account.login")).fill(tenant.email);
    await button(words("account.sendLink")).click();
    await expect(page.getByText(words("account.linkSentText"))).toBeVisible();
    const link = (await mailedLink(api, tenant.email, "login")).replace("/de/", `/${language}/`);
    await page.goto(link);
    await expect(heading(words("account.linkTitle"))).toBeVisible();
    await button(words("account.logIn")).click();
    await expect(heading(words("policies.title"))).toBeVisible();
    expectFailure(404, "/api/v1/session/link");
    await page.goto(link);
    await button(words("account.logIn")).click();
    await expect(heading(words("pages.wrongToken"))).toBeVisible();
  });

  test(`a tenant replaces a forgotten password using the phone number and a mail (${language})`, async ({
    app,
    visit,
    api,
  }) => {
    const phoneNumber = `170 2${language === "de" ? 1 : 2}34567`;
    const { tenant } = await signByApi(api, { phone: phoneNumber });
    const first = await setPasswordByApi(api, tenant);
    const { page } = await visit(phone);
    const { box, button, heading, text } = screenOf(page);
    await page.goto(`${app.url}/${language}/login?by=password`);
    await page.getByRole("link", { name: words("account.forgot") }).click();
    await expect(heading(words("account.forgotTitle"))).toBeVisible();
    await box(words("account.login")).fill(`0${phoneNumber}`);
    await button(words("account.sendLink")).click();
    await expect(text(words("account.sentTitle"))).toBeVisible();
    const link = await mailedLink(api, tenant.email, "new-password", [first]);
    await page.goto(link.replace("/de/", `/${language}/`));
    await setPassword(page, words, "Neues-Wort-22");
    await logIn(page, words, `${app.url}/${language}`, tenant.email, "Neues-Wort-22");
  });
}
