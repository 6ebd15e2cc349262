import type { Page } from "@playwright/test";
import { cookieFrom } from "./account.ts";
import { apply, expectSuccess } from "./tenant-by-api.ts";
import { followLink, type User } from "./tenant-in-browser.ts";
import type { Look } from "./walk.ts";
import { apiClientFor } from "./api-client.ts";

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

/** Walks through the desk, with some cases in it. */
export async function walkAsStaff(user: User, url: string, look: Look): Promise<void> {
  const { page, words, language } = user;
  const api = apiClientFor(url);
  await apply(api, { lastName: "Manual", email: "case@example.com" });
  await apply(api, { email: "self@example.com", employmentStatus: "SELF_EMPLOYED", grossIncome: 12_000 });
  const refused = await apply(api, { email: "poor@example.com", grossIncome: 8_500 });
  await followLink(user, `${url}/${language}?token=${refused}`);
  await page.getByRole("heading", { level: 1, name: words("risks.refused") }).waitFor();
  await look("refused");
  expectSuccess(await api.post("/onboarding/tenant/review", { token: refused }));

  await page.goto(`${url}/${language}/staff`);
  await page.getByLabel(words("staff.email"), { exact: true }).waitFor();
  await look("staff-login");
  await logInAsStaff(user);
  await rowsOf(page).nth(2).waitFor();
  await look("staff-inbox");
  await openCase(user, "case@example.com");
  await page.getByRole("link", { name: words("staff.act.refuse"), exact: true }).click();
  await look("staff-case");
  const areas = ["claims", "moving-outs", "follow-ups", "policies", "withdrawals", "charges", "questions", "notices"];
  for (const area of [...areas, "mails", "partners", "reports/money", "reports/applications"]) {
    await page.goto(`${url}/${language}/staff/${area}`);
    await page.locator(".k-skeleton").first().waitFor({ state: "detached" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    await look(`staff-${area.replace("/", "-")}`);
  }
}
