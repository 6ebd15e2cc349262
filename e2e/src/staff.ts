import type { Page } from "@playwright/test";
import { cookieFrom } from "./account.ts";
import type { User } from "./tenant-in-browser.ts";

/** An administrator, created at the first start outside production. */
export const demo = { email: "staff@example.com", password: "Staff-Demo-1!" };

/** Logs in as the demo account by the API. */
export async function asStaff(url: string): Promise<{ cookie: string }> {
  return { cookie: await cookieFrom(url, "/staff/session", demo) };
}

/** Logs in as the demo account, on any page of the desk. */
export async function logInAsStaff({ page, words }: User): Promise<void> {
  const box = (key: "staff.email" | "staff.password") => page.getByLabel(words(key), { exact: true });
  await box("staff.email").fill(demo.email);
  await box("staff.password").fill(demo.password);
  await page.getByRole("button", { name: words("staff.logIn"), exact: true }).click();
  await page.waitForURL(({ pathname }) => !pathname.endsWith("/login"));
}

/** Logs out by the menu of the person who is logged in. */
export async function logOut({ page, words }: Pick<User, "page" | "words">, name: string): Promise<void> {
  await page.getByRole("button", { name }).click();
  await page.getByRole("menuitem", { name: words("staff.logOut") }).click();
}

/** The rows of a list, without its head, which a phone does not show. */
const rowsOf = (page: Page) => page.getByRole("rowgroup").last().getByRole("row");

/** Opens the only case with this email from the list of cases. Its search finds words, so a name must not be among them. */
export async function openCase({ page, words }: User, email: string): Promise<void> {
  const [, language] = new URL(page.url()).pathname.split("/");
  await page.goto(`${new URL(page.url()).origin}/${language}/staff/cases`);
  await page.getByRole("searchbox", { name: words("staff.searchCases") }).fill(email);
  await page.keyboard.press("Enter");
  await page.waitForURL(/search=/);
  await rowsOf(page).nth(1).waitFor({ state: "detached" });
  await rowsOf(page).first().getByRole("link").click();
  await page.getByRole("heading", { level: 2, name: words("staff.case.decisions") }).waitFor();
}
