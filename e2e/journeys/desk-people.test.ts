import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type App, startApp } from "../src/app.ts";
import { closeBrowser, type Visit, visit } from "../src/browser.ts";
import { codeNow, letUnderwriterIn, underwriter } from "../src/codes/underwriter.ts";
import { apply, logInAtDesk, openCase } from "../src/desk.ts";
import { keyboardHand, mouseHand } from "../src/hand.ts";
import { type Guest, wordsOf } from "../src/tenant-in-browser.ts";
import { type Wire, wireTo } from "../src/wire.ts";

/** Who comes in at the desk, how, and what two of them do to one case. */
describe("the people at the desk", () => {
  let dataDir: string;
  let app: App;
  let wire: Wire;
  let visits: Visit[] = [];
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "kautia-people-"));
    await letUnderwriterIn(dataDir);
    app = await startApp({ env: { DATA_DIR: dataDir } });
    wire = wireTo(app.url);
  });
  afterEach(async () => {
    const leaving = visits;
    visits = [];
    for (const one of leaving) await one.close();
  });
  afterAll(async () => {
    await closeBrowser();
    await app.dispose();
    await rm(dataDir, { recursive: true, force: true });
  });

  const words = wordsOf("en");
  async function sitDown(): Promise<{ visitor: Visit; person: Guest }> {
    const visitor = await visit({ locale: "en-GB" });
    visits.push(visitor);
    await visitor.page.goto(`${app.url}/en/staff`);
    const { page } = visitor;
    return { visitor, person: { page, hand: mouseHand(), words, language: "en" } };
  }
  const box = ({ page }: Guest, key: "staff.email" | "staff.password" | "staff.code") =>
    page.getByLabel(words(key), { exact: true });
  const enter = ({ page }: Guest) => page.getByRole("button", { name: words("staff.logIn"), exact: true }).click();

  /** The underwriter comes in for the first time: password, the authenticator's key, its code. */
  async function comeInFirst(person: Guest): Promise<void> {
    const { page } = person;
    await box(person, "staff.email").fill(underwriter.email);
    await box(person, "staff.password").fill(underwriter.password);
    await enter(person);
    await page.getByRole("heading", { level: 1, name: words("staff.setUp") }).waitFor();
    const key = (await page.locator(".staff-key").textContent()) ?? "";
    const link = page.getByRole("link", { name: words("staff.setUpOpen") });
    expect(await link.getAttribute("href")).toContain(`secret=${key.replaceAll(" ", "")}`);
    await box(person, "staff.code").fill(codeNow(key.replaceAll(" ", "")));
    await enter(person);
    await page.getByRole("navigation", { name: words("staff.nav") }).waitFor();
  }

  it("come in by an authenticator set up at the first login; who decides second sees who was first, and what", async () => {
    await apply(wire, { lastName: "Manual", email: "both@example.com" });
    const [one, two] = [await sitDown(), await sitDown()];
    await logInAtDesk(one.person);
    await comeInFirst(two.person);
    for (const { person } of [one, two]) await openCase(person, "both@example.com");
    const press = (
      { page }: Guest,
      key: "staff.act.accept" | "staff.act.acceptGo" | "staff.act.refuse" | "staff.act.refuseGo",
    ) => page.getByRole("button", { name: words(key), exact: true }).click();
    await press(one.person, "staff.act.accept");
    await press(two.person, "staff.act.refuse");
    await two.person.page.getByLabel(words("staff.act.reason")).fill("Too late.");
    two.visitor.expectFailure(409, /\/refuse$/);

    await press(one.person, "staff.act.acceptGo");
    await one.person.page.getByText(words("staff.act.done.accept")).waitFor();
    await press(two.person, "staff.act.refuseGo");
    await two.person.page
      .getByText(/Demo Desk/)
      .first()
      .waitFor();
    await two.person.page.reload();
    await two.person.page.getByText(words("staff.case.closed")).waitFor();
    const decided = two.person.page.getByRole("row").filter({ hasText: "Demo Desk" });
    await decided.getByText(words("staff.outcome.QUOTE")).first().waitFor();
    expect((await wire.mails()).filter(({ subject }) => subject === "Zu Ihrem Antrag")).toEqual([]);

    // The key is shown no more; a code of it is asked for.
    const { visitor, person } = two;
    const { page } = person;
    // An underwriter has no business with partners.
    expect(await page.getByRole("link", { name: words("staff.area.partners"), exact: true }).count()).toBe(0);
    await page.getByRole("button", { name: words("staff.logOut") }).click();
    await box(person, "staff.email").fill(underwriter.email);
    await box(person, "staff.password").fill(underwriter.password);
    await enter(person);
    await box(person, "staff.code").waitFor();
    expect(await page.locator(".staff-key").count()).toBe(0);
    visitor.expectFailure(401, "/api/v1/staff/session");
    await box(person, "staff.code").fill("000000");
    await enter(person);
    await page.getByText(words("errors.STAFF_CODE_WRONG")).first().waitFor();
  });

  it("need no mouse: from the login to a decision by keyboard alone", async () => {
    await apply(wire, { lastName: "Manual", email: "keys@example.com" });
    const { person } = await sitDown();
    const { page } = person;
    const hand = keyboardHand(page);
    await hand.type(box(person, "staff.email"), "staff@example.com");
    await hand.type(box(person, "staff.password"), "Staff-Demo-1!");
    await page.keyboard.press("Enter");
    await page.getByRole("navigation", { name: words("staff.nav") }).waitFor();
    await hand.type(page.getByRole("searchbox", { name: words("staff.search") }), "keys@example.com");
    await page.keyboard.press("Enter");
    await page.waitForURL(/search=/);
    await hand.press(page.getByRole("row").filter({ hasText: "keys@example.com" }).getByRole("link"));
    await page.getByRole("heading", { level: 2, name: words("staff.case.decisions") }).waitFor();
    await hand.press(page.getByRole("button", { name: words("staff.act.refuse"), exact: true }));
    await hand.type(page.getByLabel(words("staff.act.reason")), "By keyboard.");
    await hand.press(page.getByRole("button", { name: words("staff.act.refuseGo") }));
    await page.getByText(words("staff.act.done.refuse")).waitFor();
    // What was pressed is gone: the focus is where the outcome is told, not lost.
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  });

  it("are kept out longer and longer by wrong passwords, also who has the right one by then", async () => {
    const { visitor, person } = await sitDown();
    const { page } = person;
    visitor.expectFailure(401, "/api/v1/staff/session");
    visitor.expectFailure(429, "/api/v1/staff/session");
    await box(person, "staff.email").fill("staff@example.com");
    const refused = page.getByText(words("errors.LOGIN_FAILED"));
    await box(person, "staff.password").fill("Guess-1");
    await enter(person);
    await refused.first().waitFor();
    const guess = async () => wire.post("/staff/session", { email: "staff@example.com", password: "Guess-2" });
    let answer = await guess();
    for (let tries = 0; answer.status !== 429 && tries < 20; tries++) answer = await guess();
    expect(answer.body.errorCode).toBe("RATE_LIMITED");
    await box(person, "staff.password").fill("Staff-Demo-1!");
    await enter(person);
    await page.getByText(words("errors.RATE_LIMITED")).first().waitFor();
    expect(await page.getByRole("navigation", { name: words("staff.nav") }).count()).toBe(0);
    // Time goes by, and the right password opens.
    await wire.clock(new Date(Date.now() + 3_600_000).toISOString());
    await box(person, "staff.password").fill("Staff-Demo-1!");
    await enter(person);
    await page.getByRole("navigation", { name: words("staff.nav") }).waitFor();
  });
});
