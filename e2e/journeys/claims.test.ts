import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { type App, startApp } from "../src/app.ts";
import { closeBrowser, type Visit, visit } from "../src/browser.ts";
import { logInAtDesk } from "../src/desk.ts";
import { mouseHand } from "../src/hand.ts";
import { eventually, inDays, signByWire, taken } from "../src/tenant-by-wire.ts";
import { wordsOf } from "../src/tenant-in-browser.ts";
import { mailedLink } from "../src/mailbox.ts";
import { type Wire, wireTo } from "../src/wire.ts";

const password = "Lang-und-gut-1";
/** A picture of one pixel. */
const bill = {
  name: "Rechnung ẞ.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
    "base64",
  ),
};

/** A landlord claims, a tenant objects, a person at the desk decides, each in a real browser. */
describe("a claim under the guarantee", () => {
  let app: App;
  let wire: Wire;
  let landlord: Visit;
  let tenant: Visit;
  let person: Visit;
  beforeEach(async () => {
    app = await startApp();
    wire = wireTo(app.url);
    landlord = await visit({ locale: "de-DE", width: 360, height: 740 });
    tenant = await visit({ locale: "en-GB" });
    person = await visit({ locale: "en-GB" });
  });
  afterEach(async () => {
    await landlord.close();
    await tenant.close();
    await person.close();
    await app.dispose();
  });
  afterAll(closeBrowser);

  it("is refused above the deposit, reported below it, objected to, and decided", async () => {
    const signed = await signByWire(wire);
    taken(await wire.post(`/landlord/${signed.landlordToken}/accept`));
    const passwordLink = await mailedLink(wire, signed.tenant.email, "new-password");
    await wire.clock(`${inDays(11)}T09:00:00Z`);

    const de = wordsOf("de");
    const { page } = landlord;
    await page.goto(`${app.url}/de/landlord/${signed.landlordToken}`);
    await page.getByRole("button", { name: de("claims.open"), exact: true }).click();
    await page.getByLabel(de("claims.amount"), { exact: true }).fill("1500,01");
    await page
      .getByLabel(de("claims.description"), { exact: true })
      .fill("Kratzer im Parkett <script>alert(1)</script>");
    await page.getByRole("button", { name: de("claims.report"), exact: true }).click();
    await page.getByText(de("errors.CLAIM_AMOUNT_BIGGER_THAN_DEPOSIT")).first().waitFor();
    await page.getByLabel(de("claims.amount"), { exact: true }).fill("120,50");
    await page.getByRole("button", { name: de("claims.addItem"), exact: true }).click();
    const second = page.getByRole("group", { name: de("claims.item", { number: 2 }) });
    await second.getByLabel(de("claims.description"), { exact: true }).fill("Miete für März");
    await second.getByLabel(de("claims.amount"), { exact: true }).fill("800");
    await page.getByRole("button", { name: de("claims.report"), exact: true }).click();
    await page.getByText(de("claims.reported"), { exact: true }).waitFor();
    await page.getByText(/920,50\s€, gemeldet am/).waitFor();
    await page.getByLabel(de("claims.addFiles")).first().setInputFiles(bill);
    await page.getByText(de("documents.done")).first().waitFor({ state: "attached" });

    const mail = await eventually(async () =>
      (await wire.mails()).find(({ to, subject }) => to.includes(signed.tenant.email) && subject.includes("Forderung")),
    );
    expect(mail.text).toContain("Kratzer im Parkett");

    const en = wordsOf("en");
    const theirs = tenant.page;
    taken(await wire.post("/user/confirm-account", { token: /[0-9a-f]{32}/.exec(passwordLink)?.[0], password }));
    await theirs.goto(`${app.url}/en/login`);
    await theirs.getByLabel(en("account.login"), { exact: true }).fill(signed.tenant.email);
    await theirs.getByLabel(en("account.password"), { exact: true }).fill(password);
    await theirs.getByRole("button", { name: en("account.logIn"), exact: true }).click();
    await theirs.getByRole("button", { name: en("claims.object"), exact: true }).click();
    // What the landlord brought opens for the tenant.
    const address = await theirs.getByRole("link", { name: bill.name }).getAttribute("href");
    const opened = await theirs.context().request.get(`${app.url}${address}`);
    expect([opened.status(), opened.headers()["content-type"]]).toEqual([200, "image/png"]);
    await theirs
      .getByLabel(en("claims.addFiles"))
      .first()
      .setInputFiles({ ...bill, name: "before.png" });
    await theirs.getByText(en("documents.done")).first().waitFor({ state: "attached" });
    await theirs.getByLabel(en("claims.objection"), { exact: true }).fill("They were there before.");
    await theirs.getByRole("button", { name: en("claims.sendObjection"), exact: true }).click();
    await theirs.getByText(en("claims.underReview")).waitFor();
    await page.reload();
    await page.getByText("They were there before.").waitFor();

    const { page: desk } = person;
    await desk.goto(`${app.url}/en/staff/claims`);
    await logInAtDesk({ page: desk, hand: mouseHand(), words: en, language: "en" });
    await desk.getByRole("row").filter({ hasText: signed.tenant.lastName }).getByRole("link").click();
    await desk.getByText("They were there before.").waitFor();
    await desk.getByRole("button", { name: `${en("staff.case.previewDocument")} before.png` }).click();
    await desk.getByRole("img", { name: "before.png" }).waitFor();
    await desk.getByRole("button", { name: en("staff.claim.verdict.part"), exact: true }).click();
    const amounts = desk.getByLabel(en("staff.claim.granted"), { exact: true });
    await amounts.nth(0).fill("0");
    await amounts.nth(1).fill("800");
    await desk.getByLabel(en("staff.act.reason"), { exact: true }).fill("Die Kratzer sind Abnutzung.");
    await desk.getByRole("button", { name: en("staff.claim.partGo"), exact: true }).click();
    await desk.getByText(en("staff.claim.done"), { exact: true }).waitFor();

    await page.reload();
    await page.getByText(/^Zum Teil anerkannt: 800,00\s€/).waitFor();
    await page.getByText("Die Kratzer sind Abnutzung.").waitFor();
    await theirs.reload();
    await theirs.getByText(/^Accepted in part: €800\.00/).waitFor();
    for (const to of [signed.tenant.email, signed.tenant.landlordEmail]) {
      const told = await eventually(async () =>
        (await wire.mails()).find((one) => one.to.includes(to) && one.subject.includes("Entscheidung")),
      );
      expect(told.text).toMatch(/Miete für März: 800,00\s€ von 800,00\s€/);
    }
  });
});
