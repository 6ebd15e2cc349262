import { apply, logInAtDesk } from "../src/desk.ts";
import { expect, testWithOwnApp as test } from "../src/fixtures.ts";
import { answerQuestions, failingCard, inDays, signByWire, expectSuccess } from "../src/tenant-by-wire.ts";
import { guestOf, wordsOf } from "../src/tenant-in-browser.ts";
import type { Page } from "@playwright/test";

const words = wordsOf("en");
type Figures = "staff.figures.outcomes" | "staff.figures.charges";

const chart = (page: Page, key: Figures) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name: words(key), exact: true }) });

/** The last row of the table below a chart, and whether its bars have a height. */
async function lastDay(page: Page, key: Figures) {
  const section = chart(page, key);
  const drawing = section.getByRole("img", { name: words(key) });
  await expect(drawing).toBeVisible();
  const heights = await drawing
    .locator("g")
    .last()
    .locator("rect")
    .evaluateAll((bars) => bars.map((bar) => Number(bar.getAttribute("height")) > 0));
  await section.getByText(words("staff.figures.table")).click();
  const cells = section.getByRole("row").last().getByRole("cell");
  return { heights, numbers: (await cells.allTextContents()).slice(-heights.length) };
}

test("the desk shows outcomes and charges by day, times to sign, and where tenants stop", async ({
  app,
  visit,
  wire,
}) => {
  await answerQuestions(wire, { email: "stopped@example.com" });
  await apply(wire, { lastName: "Manual", email: "manual@example.com" });
  await apply(wire, { grossIncome: 8_500, email: "poor@example.com" });
  const failing = { email: "signed@example.com", landlordEmail: "to@example.com", cardNumber: failingCard };
  const { landlordToken } = await signByWire(wire, { ...failing, insuranceStart: inDays(1) });
  expectSuccess(await wire.post(`/landlord/${landlordToken}/accept`));

  const { page } = await visit({ locale: "en-GB" });
  const origins = new Set<string>();
  page.on("request", (request) => origins.add(new URL(request.url()).origin));
  await page.goto(`${app.url}/en/staff/figures`);
  const person = guestOf(page, "en");
  await logInAtDesk(person);
  expect(await lastDay(page, "staff.figures.outcomes")).toEqual({
    heights: [true, true, true],
    numbers: ["1", "1", "1"],
  });
  expect(await lastDay(page, "staff.figures.charges")).toEqual({ heights: [false, false], numbers: ["0", "0"] });
  const stages = page.getByRole("region", { name: words("staff.figures.funnel") }).getByRole("row");
  expect((await stages.allTextContents()).slice(1).map((line) => /(\d)\s*(\d+)\s?%$/.exec(line)?.slice(1))).toEqual([
    ["4", "100"],
    ["4", "100"],
    ["3", "75"],
    ["1", "25"],
    ["1", "25"],
    ["1", "25"],
  ]);
  const times = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: words("staff.figures.minutes") }) });
  for (const key of ["staff.figures.median", "staff.figures.percentile95"] as const)
    await expect(times.getByText(words(key))).toBeVisible();

  // The day on which the premium is due and fails. The staff session does not last that long.
  await page.getByRole("button", { name: words("staff.logOut") }).click();
  await wire.clock(`${inDays(1)}T12:00:00Z`);
  await page.goto(`${app.url}/en/staff/figures?days=14`);
  await logInAtDesk(person);
  expect(await lastDay(page, "staff.figures.charges")).toEqual({ heights: [true, true], numbers: ["1", "1"] });
  await expect(chart(page, "staff.figures.charges").getByRole("row")).toHaveCount(1 + 14);
  expect([...origins]).toEqual([app.url]);
});
