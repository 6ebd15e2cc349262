import { logInAsStaff, logOut } from "../src/staff.ts";
import { expect, testWithOwnApp as test } from "../src/fixtures.ts";
import { answerQuestions, failingCard, inDays, signByApi, expectSuccess, apply } from "../src/tenant-by-api.ts";
import { userOf, wordsOf } from "../src/tenant-in-browser.ts";
import type { Page } from "@playwright/test";

const words = wordsOf("en");
type Chart = "staff.figures.outcomes" | "staff.figures.charges";

const panel = (page: Page, name: Parameters<typeof words>[0]) => page.getByRole("region", { name: words(name) });

/** The last row of the table below a chart, and how many bars the chart has. */
async function lastDay(page: Page, key: Chart) {
  const chart = panel(page, key);
  await chart.locator(".recharts-surface").first().waitFor();
  const bars = await chart.locator(".recharts-bar-rectangle path").count();
  const table = chart.getByText(words("staff.figures.table"));
  if (!(await chart.getByRole("table").isVisible())) await table.click();
  const [, ...numbers] = await chart.getByRole("row").last().getByRole("cell").allTextContents();
  return { bars, numbers };
}

test("the desk shows outcomes and charges by day, times to sign, and where tenants stop", async ({
  app,
  visit,
  api,
}) => {
  await answerQuestions(api, { email: "stopped@example.com" });
  await apply(api, { lastName: "Manual", email: "manual@example.com" });
  await apply(api, { grossIncome: 8_500, email: "poor@example.com" });
  const failing = { email: "signed@example.com", landlordEmail: "to@example.com", cardNumber: failingCard };
  const { landlordToken } = await signByApi(api, { ...failing, insuranceStart: inDays(1) });
  expectSuccess(await api.post(`/landlord/${landlordToken}/accept`));

  const { page } = await visit({ locale: "en-GB" });
  const origins = new Set<string>();
  page.on("request", (request) => origins.add(new URL(request.url()).origin));
  await page.goto(`${app.url}/en/staff/reports/applications`);
  const person = userOf(page, "en");
  await logInAsStaff(person);
  expect(await lastDay(page, "staff.figures.outcomes")).toEqual({ bars: 3, numbers: ["1", "1", "1"] });
  expect(await lastDay(page, "staff.figures.charges")).toEqual({ bars: 0, numbers: ["0", "0"] });
  const stages = panel(page, "staff.figures.funnel").getByRole("row");
  expect((await stages.allTextContents()).slice(1).map((line) => /(\d)\s*(\d+)\s?%$/.exec(line)?.slice(1))).toEqual([
    ["4", "100"],
    ["4", "100"],
    ["3", "75"],
    ["1", "25"],
    ["1", "25"],
    ["1", "25"],
  ]);
  for (const key of ["staff.figures.median", "staff.figures.percentile95"] as const)
    await expect(panel(page, "staff.figures.minutes").getByText(words(key))).toBeVisible();

  // The day on which the premium is due and fails. The staff session does not last that long.
  await logOut(person, "Demo Desk");
  await api.clock(`${inDays(1)}T12:00:00Z`);
  await page.goto(`${app.url}/en/staff/reports/applications?days=14`);
  await logInAsStaff(person);
  expect(await lastDay(page, "staff.figures.charges")).toEqual({ bars: 2, numbers: ["1", "1"] });
  await expect(panel(page, "staff.figures.charges").getByRole("row")).toHaveCount(1 + 14);
  expect([...origins]).toEqual([app.url]);
});
