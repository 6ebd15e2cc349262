import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { type App, startApp } from "../src/app.ts";
import { closeBrowser, type Visit, visit } from "../src/browser.ts";
import { logInAtDesk } from "../src/desk.ts";
import { mouseHand } from "../src/hand.ts";
import { mailedLink } from "../src/mailbox.ts";
import { eventually, signByWire, type Tenant, taken } from "../src/tenant-by-wire.ts";
import { type Words, wordsOf } from "../src/tenant-in-browser.ts";
import { type Wire, wireTo } from "../src/wire.ts";

const password = "Lang-und-gut-1";
const vienna = { street: "Mariahilfer Straße", streetNumber: "1", zip: "1060", city: "Wien", country: "at" };

/** What is one's own: consents, export, deletion, in a real browser. */
describe("one's own data", () => {
  let app: App;
  let wire: Wire;
  let visitor: Visit;
  beforeEach(async () => {
    app = await startApp();
    wire = wireTo(app.url);
  });
  afterEach(async () => {
    await visitor.close();
    await app.dispose();
  });
  afterAll(closeBrowser);

  const button = (name: string) => visitor.page.getByRole("button", { name, exact: true });
  const heading = (name: string) => visitor.page.getByRole("heading", { level: 1, name, exact: true }).waitFor();

  /** A contract, and its tenant logged in on the page of the contracts. */
  async function comeIn(language: "de" | "en", tenant: Partial<Tenant> = {}) {
    const words = wordsOf(language);
    const signed = await signByWire(wire, tenant);
    const link = await mailedLink(wire, signed.tenant.email, "new-password");
    const token = new URL(link).searchParams.get("token");
    taken(await wire.post("/user/confirm-account", { token, password }));
    visitor = await visit({ locale: language === "de" ? "de-DE" : "en-GB", width: 360, height: 740 });
    const { page } = visitor;
    await page.goto(`${app.url}/${language}/login`);
    await page.getByLabel(words("account.login"), { exact: true }).fill(signed.tenant.email);
    await page.getByLabel(words("account.password"), { exact: true }).fill(password);
    await button(words("account.logIn")).click();
    await heading(words("policies.title"));
    return { words, signed, page };
  }

  async function openConsents(words: Words): Promise<void> {
    await visitor.page.getByRole("link", { name: words("consents.open") }).click();
    await heading(words("consents.title"));
  }

  it.each(["de", "en"] as const)(
    "takes consents back and gives them again, with what was before (%s)",
    async (language) => {
      const { words, page } = await comeIn(language);
      await openConsents(words);
      const news = page.getByRole("region", { name: words("consents.news") });
      await news.getByText(words("consents.notGiven")).waitFor();
      await button(`${words("consents.give")}: ${words("consents.news")}`).click();
      await news.getByText(words("consents.savedGiven")).waitFor();
      await button(`${words("consents.withdraw")}: ${words("consents.news")}`).click();
      await news.getByText(words("consents.savedWithdrawn")).waitFor();
      await page.reload();
      await news.getByText(words("consents.notGiven")).waitFor();
      const history = news.getByRole("list", { name: words("consents.history") });
      await history.waitFor();
      expect(await history.getByRole("listitem").count()).toBe(2);
    },
  );

  it("sends a letter in place of the mail, once a tenant in Austria wants paper, and the desk prints it", async () => {
    const { words, signed } = await comeIn("de", { home: vienna });
    await openConsents(words);
    await button(`${words("consents.withdraw")}: ${words("consents.electronicCommunication")}`).click();
    await visitor.page.getByText(words("consents.savedWithdrawn")).waitFor();
    taken(await wire.post(`/landlord/${signed.landlordToken}/accept`));

    const { page } = visitor;
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${app.url}/de/staff`);
    await logInAtDesk({ page, words, hand: mouseHand(), language: "de" });
    const row = page.getByRole("row").filter({ hasText: "Leopoldstraße 7a, 80802 München" });
    await eventually(async () => {
      await page.goto(`${app.url}/de/staff/mails?state=POST`);
      await page.locator(".k-skeleton").first().waitFor({ state: "detached" });
      return (await row.count()) > 0 || undefined;
    });
    const href = await row.getByRole("link", { name: words("staff.mail.letter") }).getAttribute("href");
    const printed = await page.request.get(`${app.url}${href ?? ""}`);
    expect([printed.status(), printed.headers()["content-type"]]).toEqual([200, "application/pdf"]);
    await row.getByRole("button", { name: words("staff.mail.post") }).click();
    await row.getByText(words("staff.mail.posted")).waitFor();
    const mails = (await wire.mails()).filter(({ to }) => to === signed.tenant.email);
    expect(mails.map(({ subject }) => subject)).not.toContain("Ihre Mietbürgschaft ist angenommen");
  });

  it.each(["de", "en"] as const)(
    "deletes everything once the contract is over, by a mailed link (%s)",
    async (language) => {
      const { words, signed, page } = await comeIn(language);
      const pdf = await page.getByRole("link", { name: words("ownData.read") }).getAttribute("href");
      expect(pdf).toContain(`lang=${language}`);
      const read = await page.request.get(`${app.url}${pdf ?? ""}`);
      expect([read.status(), read.headers()["content-type"]]).toEqual([200, "application/pdf"]);
      const toDeletion = page.getByRole("link", { name: words("deletion.open") });
      await toDeletion.click();
      await heading(words("deletion.title"));
      await page.getByText(words("deletion.runningTitle")).waitFor();
      await page.getByRole("link", { name: words("deletion.toContracts") }).click();
      await button(words("leaving.withdraw")).click();
      await button(words("leaving.confirmWithdrawal")).click();
      await page.getByText(words("leaving.withdrawn")).first().waitFor();
      await toDeletion.click();
      await page.getByText(words("deletion.keptTitle")).waitFor();
      visitor.expectFailure(401, "/api/v1/account/deletion");
      await page.getByLabel(words("account.password"), { exact: true }).fill("Falsch-Falsch-1");
      await button(words("deletion.confirm")).click();
      await page.getByText(words("deletion.wrongPassword")).first().waitFor();
      await button(words("deletion.askForLink")).click();
      await page.getByText(words("deletion.linkSent")).waitFor();
      const link = await mailedLink(wire, signed.tenant.email, "policies/delete");
      await page.goto(link.replace("/de/", `/${language}/`));
      await button(words("deletion.confirm")).click();
      await heading(words("deletion.doneTitle"));

      const last = await eventually(async () =>
        (await wire.mails()).find(({ subject }) => subject === "Ihre Daten sind gelöscht"),
      );
      expect(last.to).toBe(signed.tenant.email);
      await page.goto(`${app.url}/${language}/policies`);
      await heading(words("account.loginTitle"));
      expect((await wire.post("/session", { login: signed.tenant.email, password })).status).toBe(401);
    },
  );
});
