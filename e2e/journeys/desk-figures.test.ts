import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { type App, startApp } from "../src/app.ts";
import { closeBrowser, type Visit, visit } from "../src/browser.ts";
import { apply, logInAtDesk } from "../src/desk.ts";
import { mouseHand } from "../src/hand.ts";
import { answerQuestions, failingCard, inDays, signByWire, taken } from "../src/tenant-by-wire.ts";
import { type Guest, wordsOf } from "../src/tenant-in-browser.ts";
import { type Wire, wireTo } from "../src/wire.ts";

/** What people would rather look at than read, of what really happened. */
describe("the desk's figures", () => {
  let app: App;
  let wire: Wire;
  let desk: Visit;
  beforeEach(async () => {
    app = await startApp();
    wire = wireTo(app.url);
    desk = await visit({ locale: "en-GB" });
  });
  afterEach(async () => {
    await desk.close();
    await app.dispose();
  });
  afterAll(closeBrowser);

  const words = wordsOf("en");
  const chart = (key: "staff.figures.outcomes" | "staff.figures.charges") =>
    desk.page.locator("section").filter({ has: desk.page.getByRole("heading", { name: words(key), exact: true }) });

  /** The last day's line of the table below a chart, and how high its bars are. */
  async function lastDay(key: "staff.figures.outcomes" | "staff.figures.charges") {
    const section = chart(key);
    const heights = await section
      .getByRole("img", { name: words(key) })
      .locator("g")
      .last()
      .locator("rect")
      .evaluateAll((bars) => bars.map((bar) => Number(bar.getAttribute("height")) > 0));
    await section.getByText(words("staff.figures.table")).click();
    const cells = section.getByRole("row").last().getByRole("cell");
    return { heights, numbers: (await cells.allTextContents()).slice(-heights.length) };
  }

  it("are what happened: outcomes and charges by day, times to sign, and where tenants stop", async () => {
    await answerQuestions(wire, { email: "stopped@example.com" });
    await apply(wire, { lastName: "Manual", email: "manual@example.com" });
    await apply(wire, { grossIncome: 8_500, email: "poor@example.com" });
    const failing = { email: "signed@example.com", landlordEmail: "to@example.com", cardNumber: failingCard };
    const { landlordToken } = await signByWire(wire, { ...failing, insuranceStart: inDays(1) });
    taken(await wire.post(`/landlord/${landlordToken}/accept`));

    const { page } = desk;
    const origins = new Set<string>();
    page.on("request", (request) => origins.add(new URL(request.url()).origin));
    await page.goto(`${app.url}/en/staff/figures`);
    const person: Guest = { page, hand: mouseHand(), words, language: "en" };
    await logInAtDesk(person);
    expect(await lastDay("staff.figures.outcomes")).toEqual({ heights: [true, true, true], numbers: ["1", "1", "1"] });
    expect(await lastDay("staff.figures.charges")).toEqual({ heights: [false, false], numbers: ["0", "0"] });
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
      await times.getByText(words(key)).waitFor();

    // The day on which the premium is due, and cannot be had; nobody sits at the desk over night.
    await page.getByRole("button", { name: words("staff.logOut") }).click();
    await wire.clock(`${inDays(1)}T12:00:00Z`);
    await page.goto(`${app.url}/en/staff/figures?days=14`);
    await logInAtDesk(person);
    expect(await lastDay("staff.figures.charges")).toEqual({ heights: [true, true], numbers: ["1", "1"] });
    expect(await chart("staff.figures.charges").getByRole("row").count()).toBe(1 + 14);
    expect([...origins]).toEqual([app.url]);
  });
});
