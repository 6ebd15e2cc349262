import { expect, type Page } from "@playwright/test";
import { mailedLink, secretOf } from "./mailbox.ts";
import { screenOf } from "./screen.ts";
import { type Tenant, expectSuccess } from "./tenant-by-api.ts";
import type { Words } from "./tenant-in-browser.ts";
import type { ApiClient } from "./api-client.ts";

export const password = "Lang-und-gut-1";

/** Logs in by the API. Returns the session cookie. */
export async function cookieFrom(url: string, path: string, body: object): Promise<string> {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(`${url}/api/v1${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  const cookie = answer.headers.get("set-cookie")?.split(";")[0];
  if (!cookie) throw new Error(`no cookie from ${path}: ${answer.status} ${await answer.text()}`);
  return cookie;
}

/** Logs in as a tenant by the API. */
export async function asTenant(url: string, email: string): Promise<{ cookie: string }> {
  return { cookie: await cookieFrom(url, "/session", { login: email, password }) };
}

/** Logs a browser in with the session of an API client. */
export async function takeSession(page: Page, url: string, { cookie }: { cookie: string }): Promise<void> {
  const [name = "", value = ""] = cookie.split("=");
  await page.context().addCookies([{ name, value, url }]);
}

/** Sets the account's first password with the mailed link. Returns the link. */
export async function setPasswordByApi(api: ApiClient, { email }: Pick<Tenant, "email">): Promise<string> {
  const link = await mailedLink(api, email, "new-password");
  expectSuccess(await api.post("/user/confirm-account", { token: secretOf(link), password }));
  return link;
}

/** Sets a password on the page behind a mailed link. */
export async function setPassword(page: Page, words: Words, next = password): Promise<void> {
  const { box, button, heading } = screenOf(page);
  await expect(heading(words("account.newTitle"))).toBeVisible();
  await box(words("account.newPassword")).fill(next);
  await box(words("account.repeat")).fill(next);
  await button(words("account.set")).click();
  await expect(heading(words("policies.title"))).toBeVisible();
  await expect(page.getByText(words("account.setTitle"))).toBeVisible();
}

/** Logs in with a password on the login page. */
export async function submitLogin(page: Page, words: Words, login: string, typed = password): Promise<void> {
  const { box, button } = screenOf(page);
  const byPassword = button(words("account.byPassword"));
  await byPassword.or(box(words("account.password"))).waitFor();
  if (await byPassword.isVisible()) await byPassword.click();
  await box(words("account.password")).waitFor();
  await box(words("account.login")).fill(login);
  await box(words("account.password")).fill(typed);
  await button(words("account.logIn")).click();
}

/** Logs in, and waits for the list of contracts. `home` is the app's URL with its language. */
export async function logIn(page: Page, words: Words, home: string, login: string, typed = password): Promise<void> {
  await page.goto(`${home}/login`);
  await submitLogin(page, words, login, typed);
  await expect(screenOf(page).heading(words("policies.title"))).toBeVisible();
}

/** Logs out as soon as the account is loaded; a request after it would fail. */
export async function logOut(page: Page, words: Words): Promise<void> {
  const { button, heading } = screenOf(page);
  await expect(page.getByRole("navigation", { name: words("account.tabs") })).toBeVisible();
  await expect(page.locator("main .k-skeleton")).toHaveCount(0);
  await button(words("policies.logOut")).click();
  await expect(heading(words("account.loginTitle"))).toBeVisible();
}

/** Opens another part of the account by its tab. */
export async function openTab(
  page: Page,
  words: Words,
  tab: "contracts" | "payments" | "documents" | "profile",
): Promise<void> {
  const tabs = page.getByRole("navigation", { name: words("account.tabs") });
  await tabs.getByRole("link", { name: words(`account.tab.${tab}`) }).click();
}

/** Opens the page of the tenant's data. */
export async function openData(page: Page, words: Words): Promise<void> {
  await openTab(page, words, "profile");
  await page.getByRole("link", { name: words("account.toData") }).click();
  await expect(screenOf(page).heading(words("ownData.title"))).toBeVisible();
}

/** Opens a page of the only contract, from the account's first page. */
export async function openPage(page: Page, words: Words, link: Parameters<Words>[0]): Promise<void> {
  await page
    .getByRole("main")
    .getByRole("link", { name: words(link), exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(/policies\/[^/]+\/[^/]+/);
}

/** Goes back to the account's first page. */
export async function backToAccount(page: Page, words: Words): Promise<void> {
  await page.getByRole("link", { name: words("account.back") }).click();
  await expect(screenOf(page).heading(words("policies.title"))).toBeVisible();
}
