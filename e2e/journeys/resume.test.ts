import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type App, startApp } from "../src/app.ts";
import { closeBrowser, type Visit, visit, type VisitOptions } from "../src/browser.ts";
import { mouseHand } from "../src/hand.ts";
import { mailedLink } from "../src/mailbox.ts";
import { answerQuestions, inDays, taken } from "../src/tenant-by-wire.ts";
import { type Guest, onQuestion, startOnWelcome, wordsOf } from "../src/tenant-in-browser.ts";
import { type Wire, wireTo } from "../src/wire.ts";

const opening = /^\/api\/v1\/onboarding\/tenant\/resume$/;

/** From one browser to another by a mailed link, which works once. */
describe("going on elsewhere", () => {
  let app: App;
  let wire: Wire;
  const visitors: Visit[] = [];
  beforeAll(async () => {
    app = await startApp();
    wire = wireTo(app.url);
  });
  afterEach(async () => {
    for (const visitor of visitors.splice(0)) await visitor.close();
  });
  afterAll(async () => {
    await closeBrowser();
    await app.dispose();
  });

  async function arrive(options: VisitOptions = {}): Promise<Guest> {
    const visitor = await visit(options);
    visitors.push(visitor);
    const language = options.locale === "en-GB" ? "en" : "de";
    return { page: visitor.page, hand: mouseHand(), words: wordsOf(language), language };
  }
  const tokenIn = async ({ page }: Guest) =>
    (await page.context().cookies()).find(({ name }) => name === "token")?.value;

  it("goes on with a question on the phone that was begun on the desk, and the desk goes on with it, too", async () => {
    const desk = await arrive();
    const { page, hand, words } = desk;
    const at = onQuestion(desk);
    await startOnWelcome(desk, app.url);
    await at.heading("questions.name.title");
    expect(await page.getByRole("link", { name: words("resume.elsewhere") }).count()).toBe(0);
    await at.fill("fields.firstName", "Ada");
    await at.fill("fields.lastName", "Weiß");
    await at.fill("fields.email", "ada@example.com");
    await at.phone("fields.phone", "170 1234567");
    await hand.press(page.getByRole("button", { name: words("common.continue"), exact: true }));
    await at.heading("questions.usage-purpose.title");
    await hand.press(page.getByRole("link", { name: words("resume.elsewhere") }));
    await at.heading("resume.elsewhere");
    expect(await page.getByLabel(words("resume.email"), { exact: true }).inputValue()).toBe("ada@example.com");
    await hand.press(page.getByRole("button", { name: words("resume.send") }));
    await at.heading("resume.sentTitle");

    const phone = await arrive({ width: 360, height: 740 });
    const link = await mailedLink(wire, "ada@example.com", "de?token=");
    await phone.page.goto(link);
    await onQuestion(phone).heading("questions.usage-purpose.title");
    expect(phone.page.url()).not.toMatch(/[0-9a-f]{32}/);
    expect(await tokenIn(phone)).not.toBe(await tokenIn(desk));
    await phone.hand.press(phone.page.getByRole("radio", { name: words("choices.existingRent.false") }));
    await onQuestion(phone).heading("questions.current-address.title");

    await hand.press(page.getByRole("button", { name: words("pages.toApplication") }));
    await at.heading("questions.current-address.title");
  });

  it("finds its way back from the summary after the browser has forgotten it; the link is used up then", async () => {
    const email = "back@example.com";
    await answerQuestions(wire, { email });
    const guest = await arrive({ locale: "en-GB" });
    const { page, hand, words } = guest;
    await page.goto(`${app.url}/en/welcome`);
    await hand.press(page.getByRole("link", { name: words("resume.title") }));
    await onQuestion(guest).heading("resume.title");
    await page.getByLabel(words("resume.email"), { exact: true }).fill(email);
    await hand.press(page.getByRole("button", { name: words("resume.send") }));
    await onQuestion(guest).heading("resume.sentTitle");
    const link = await mailedLink(wire, email, "de?token=");
    await page.goto(link.replace("/de?", "/en?"));
    await onQuestion(guest).heading("summary.title");
    await page.getByRole("link", { name: words("resume.elsewhere") }).waitFor();

    await expectExpired(link);
    await expectExpired(`${app.url}/de?token=${"0".repeat(32)}`);
    await expectExpired(`${app.url}/de?token=nonsense`, false);
  });

  it("asks again when the answer that used the link up was lost", async () => {
    const email = "lost@example.com";
    await answerQuestions(wire, { email });
    await wire.post("/onboarding/tenant/resume-link", { email });
    const guest = await arrive();
    const { page, hand, words } = guest;
    const visitor = visitors.at(-1);
    visitor?.expectFailure("lost", opening);
    await page.route(
      /\/tenant\/resume$/,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await page.goto(await mailedLink(wire, email, "de?token="));
    await onQuestion(guest).heading("pages.load.title");
    await hand.press(page.getByRole("button", { name: words("common.retry") }));
    await onQuestion(guest).heading("summary.title");
  });

  it("finds a link expired after a day, with nothing changed, and has a new one sent", async () => {
    const email = "late@example.com";
    await answerQuestions(wire, { email });
    taken(await wire.post("/onboarding/tenant/resume-link", { email }));
    const old = await mailedLink(wire, email, "de?token=");
    await wire.clock(`${inDays(2)}T12:00:00Z`);
    const guest = await expectExpired(old);
    await guest.hand.press(guest.page.getByRole("link", { name: guest.words("pages.linkExpired.resume") }));
    await guest.page.getByLabel(guest.words("resume.email"), { exact: true }).fill(email);
    await guest.hand.press(guest.page.getByRole("button", { name: guest.words("resume.send") }));
    await onQuestion(guest).heading("resume.sentTitle");
    await guest.page.goto(await mailedLink(wire, email, "de?token=", old));
    await onQuestion(guest).heading("summary.title");
  });

  /** In a browser that works on another application, which stays as it was. */
  async function expectExpired(link: string, asked = true): Promise<Guest> {
    const own = await answerQuestions(wire, { email: `own.${visitors.length}@example.com` });
    const guest = await arrive();
    await guest.page.context().addCookies([{ name: "token", value: own, url: app.url }]);
    if (asked) visitors.at(-1)?.expectFailure(404, opening);
    await guest.page.goto(link);
    await onQuestion(guest).heading("pages.linkExpired.title");
    expect(new URL(guest.page.url()).search).toBe("");
    expect(await tokenIn(guest)).toBe(own);
    return guest;
  }
});
