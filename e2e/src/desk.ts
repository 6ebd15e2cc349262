import { answerQuestions, type Tenant, expectSuccess, needs } from "./tenant-by-wire.ts";
import { followLink, type Guest } from "./tenant-in-browser.ts";
import type { Look } from "./walk.ts";
import { type Wire, wireTo } from "./wire.ts";

/** Applies by the API up to the decision of the rules. Returns the token. */
export async function apply(wire: Wire, changes: Partial<Tenant>): Promise<string> {
  const token = await answerQuestions(wire, changes);
  const consents = { termsAndPrivacy: true, initialInformation: true };
  expectSuccess(await wire.post("/onboarding/tenant/summary", { token, consents, needs }));
  expectSuccess(await wire.get(`/onboarding/tenant/risk?token=${token}&successful=true`));
  return token;
}

/** Logs in as the demo account, on any page of the desk. */
export async function logInAtDesk({ page, words }: Guest): Promise<void> {
  const box = (key: "staff.email" | "staff.password") => page.getByLabel(words(key), { exact: true });
  await box("staff.email").fill("staff@example.com");
  await box("staff.password").fill("Staff-Demo-1!");
  await page.getByRole("button", { name: words("staff.logIn"), exact: true }).click();
  await page.waitForURL(({ pathname }) => !pathname.endsWith("/login"));
}

/** Logs out by the menu of the person who is logged in. */
export async function logOut({ page, words }: Pick<Guest, "page" | "words">, name: string): Promise<void> {
  await page.getByRole("button", { name }).click();
  await page.getByRole("menuitem", { name: words("staff.logOut") }).click();
}

/** Opens a case from the list of cases, using its search. */
export async function openCase({ page, words }: Guest, email: string): Promise<void> {
  const [, language] = new URL(page.url()).pathname.split("/");
  await page.goto(`${new URL(page.url()).origin}/${language}/staff/cases`);
  await page.getByRole("searchbox", { name: words("staff.searchCases") }).fill(email);
  await page.keyboard.press("Enter");
  await page.waitForURL(/search=/);
  await page.getByRole("row").nth(1).getByRole("link").click();
  await page.getByRole("heading", { level: 2, name: words("staff.case.decisions") }).waitFor();
}

/** Walks through the desk, with some cases in it. */
export async function walkTheDesk(guest: Guest, url: string, look: Look): Promise<void> {
  const { page, words, language } = guest;
  const wire = wireTo(url);
  await apply(wire, { lastName: "Manual", email: "case@example.com" });
  await apply(wire, { email: "self@example.com", employmentStatus: "SELF_EMPLOYED", grossIncome: 12_000 });
  const refused = await apply(wire, { email: "poor@example.com", grossIncome: 8_500 });
  await followLink(guest, `${url}/${language}?token=${refused}`);
  await page.getByRole("heading", { level: 1, name: words("risks.refused") }).waitFor();
  await look("refused");
  expectSuccess(await wire.post("/onboarding/tenant/review", { token: refused }));

  await page.goto(`${url}/${language}/staff`);
  await page.getByLabel(words("staff.email"), { exact: true }).waitFor();
  await look("staff-login");
  await logInAtDesk(guest);
  await page.getByRole("row").nth(3).waitFor();
  await look("staff-inbox");
  await openCase(guest, "case@example.com");
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
