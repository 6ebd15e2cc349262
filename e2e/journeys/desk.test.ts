import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { type App, startApp } from "../src/app.ts";
import { closeBrowser, type Visit, visit } from "../src/browser.ts";
import { apply, logInAtDesk, openCase } from "../src/desk.ts";
import { mouseHand } from "../src/hand.ts";
import { mailedLink } from "../src/mailbox.ts";
import { eventually } from "../src/tenant-by-wire.ts";
import { type Guest, onQuestion, signContract, typeCard, wordsOf } from "../src/tenant-in-browser.ts";
import { type Wire, wireTo } from "../src/wire.ts";

/** What the rules leave open: the tenant waits, a person at the desk decides, the tenant hears of it by mail. */
describe("the desk in a browser", () => {
  let app: App;
  let wire: Wire;
  let desk: Visit;
  let tenant: Visit;
  beforeEach(async () => {
    app = await startApp();
    wire = wireTo(app.url);
    desk = await visit({ locale: "en-GB" });
    tenant = await visit({ locale: "de-DE", width: 390, height: 780 });
  });
  afterEach(async () => {
    await desk.close();
    await tenant.close();
    await app.dispose();
  });
  afterAll(closeBrowser);

  const person = (): Guest => ({ page: desk.page, hand: mouseHand(), words: wordsOf("en"), language: "en" });
  const guest = (): Guest => ({ page: tenant.page, hand: mouseHand(), words: wordsOf("de"), language: "de" });

  async function goToCase(email: string): Promise<void> {
    await desk.page.goto(`${app.url}/en/staff`);
    await logInAtDesk(person());
    await openCase(person(), email);
  }

  const mailTo = (email: string, subject: string) =>
    eventually(async () => (await wire.mails()).find((mail) => mail.to === email && mail.subject === subject));

  it("accepts what waits for a person: the mail leads the tenant to the offers, and to the signature", async () => {
    const email = "manual@example.com";
    await apply(wire, { lastName: "Manual", email });
    await goToCase(email);
    const { page } = desk;
    const { words } = person();
    await page.getByRole("button", { name: words("staff.act.accept"), exact: true }).click();
    await page.getByLabel(words("staff.act.noteToTenant")).fill("Willkommen!");
    await page.getByRole("button", { name: words("staff.act.acceptGo") }).click();
    await page.getByText(words("staff.act.done.accept")).waitFor();
    await page.getByText(words("staff.case.closed")).waitFor();

    const mail = await mailTo(email, "Ihr Antrag ist angenommen");
    expect(mail.text).toContain("> Willkommen!");
    await tenant.page.goto(await mailedLink(wire, email, "de?token="));
    await tenant.page.waitForURL("**/de/offers");
    expect(tenant.page.url()).not.toContain("token");
    const at = onQuestion(guest());
    await guest().hand.choose(tenant.page.getByRole("radio", { name: guest().words("common.yearly") }));
    await guest().hand.press(tenant.page.getByRole("button", { name: guest().words("offers.continue") }));
    await at.heading("payment.title");
    await typeCard(guest(), "4242 4242 4242 4242");
    await at.heading("payment.summary");
    await signContract(guest());
  });

  it("refuses after the tenant asked for a person, who reads why by mail and on the page", async () => {
    const email = "poor@example.com";
    const token = await apply(wire, { email, grossIncome: 8_500, employmentStatus: "EMPLOYED" });
    const { page } = tenant;
    const { words } = guest();
    await page.goto(`${app.url}/de/risks?token=${token}`);
    await page.getByRole("heading", { level: 1, name: words("risks.refused") }).waitFor();
    await page.getByText(words("risks.wouldQuote.grossIncome", { amount: "9.000 €" })).waitFor();
    await page.getByRole("button", { name: words("risks.personAsk") }).click();
    await page.waitForURL("**/de/manual-underwriting");
    await mailTo(email, "Wir sehen uns Ihren Antrag an");

    await goToCase(email);
    const note = "Der Nachweis über Ihr Einkommen fehlt.";
    await desk.page.getByRole("button", { name: person().words("staff.act.refuse"), exact: true }).click();
    await desk.page.getByRole("button", { name: person().words("staff.act.refuseGo") }).click();
    await desk.page.getByText(person().words("validation.required")).first().waitFor();
    await desk.page.getByLabel(person().words("staff.act.reason")).fill(note);
    await desk.page.getByRole("button", { name: person().words("staff.act.refuseGo") }).click();
    await desk.page.getByText(person().words("staff.act.done.refuse")).waitFor();

    expect((await mailTo(email, "Zu Ihrem Antrag")).text).toContain(`> ${note}`);
    await page.reload();
    await page.getByText(note).waitFor();
    expect(await page.getByRole("button", { name: words("risks.personAsk") }).count()).toBe(0);
  });

  it("asks for a document, which the tenant brings by the mailed link", async () => {
    const email = "paper@example.com";
    await apply(wire, { lastName: "Manual", email });
    await goToCase(email);
    const { page } = desk;
    const { words } = person();
    await page.getByRole("button", { name: words("staff.act.document"), exact: true }).click();
    await page.getByLabel(words("staff.act.documentType")).selectOption("PASSPORT");
    await page.getByRole("button", { name: words("staff.act.documentGo") }).click();
    await page.getByText(words("staff.act.done.document")).waitFor();

    await tenant.page.goto(await mailedLink(wire, email, "de?token="));
    await tenant.page.waitForURL("**/de/private-documents");
    const buffer = Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
      "base64",
    );
    await tenant.page
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ name: "Pass ẞ.png", mimeType: "image/png", buffer });
    await tenant.page.getByText(guest().words("documents.done")).first().waitFor();
    await tenant.page.getByRole("button", { name: guest().words("documents.reviewContinue") }).click();
    await tenant.page.waitForURL("**/de/manual-underwriting");

    await page.reload();
    await page.getByRole("row").filter({ hasText: "Pass ẞ.png" }).getByRole("button").click();
    const picture = page.getByRole("img", { name: "Pass ẞ.png" });
    await picture.waitFor();
    await expect.poll(() => picture.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBe(1);
  });
});
