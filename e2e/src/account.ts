import { expect, type Page } from "@playwright/test";
import { mailedLink } from "./mailbox.ts";
import { screenOf } from "./screen.ts";
import { type Tenant, expectSuccess } from "./tenant-by-wire.ts";
import type { Words } from "./tenant-in-browser.ts";
import type { Wire } from "./wire.ts";

export const password = "Lang-und-gut-1";

/** Sets the account's first password with the mailed link. Returns the link. */
export async function setPasswordByWire(wire: Wire, { email }: Pick<Tenant, "email">): Promise<string> {
  const link = await mailedLink(wire, email, "new-password");
  const token = new URL(link).searchParams.get("token");
  expectSuccess(await wire.post("/user/confirm-account", { token, password }));
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

/** Fills in and sends the login form of the current page. */
export async function submitLogin(page: Page, words: Words, login: string, typed = password): Promise<void> {
  const { box, button } = screenOf(page);
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
export async function logOut(page: Page, words: Words, { email }: Pick<Tenant, "email">): Promise<void> {
  const { button, heading } = screenOf(page);
  await expect(page.getByText(email).first()).toBeVisible();
  await button(words("policies.logOut")).click();
  await expect(heading(words("account.loginTitle"))).toBeVisible();
}

/** Opens another part of the account by its tab. */
export async function openTab(
  page: Page,
  words: Words,
  tab: "contracts" | "payments" | "documents" | "login" | "data",
): Promise<void> {
  const tabs = page.getByRole("navigation", { name: words("account.tabs") });
  await tabs.getByRole("link", { name: words(`account.tab.${tab}`) }).click();
}
