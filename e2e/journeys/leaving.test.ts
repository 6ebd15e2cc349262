import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { type App, startApp } from "../src/app.ts";
import { closeBrowser, type Visit, visit } from "../src/browser.ts";
import { mailedLink } from "../src/mailbox.ts";
import { daysBetween, eventually, inDays, signByWire, type Signed, taken } from "../src/tenant-by-wire.ts";
import { type Words, wordsOf } from "../src/tenant-in-browser.ts";
import { type Wire, wireTo } from "../src/wire.ts";

const password = "Lang-und-gut-1";

/** Leaving is as easy as joining: by withdrawal, with and without an account, and by the landlord's release. */
describe("leaving in a browser", () => {
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

  async function setPassword({ tenant }: Signed): Promise<void> {
    const token = /[0-9a-f]{32}/.exec(await mailedLink(wire, tenant.email, "new-password"))?.[0];
    taken(await wire.post("/user/confirm-account", { token, password }));
  }

  async function logIn(words: Words, language: string, { tenant }: Signed): Promise<void> {
    const { page } = visitor;
    await page.goto(`${app.url}/${language}/login`);
    await page.getByLabel(words("account.login"), { exact: true }).fill(tenant.email);
    await page.getByLabel(words("account.password"), { exact: true }).fill(password);
    await button(words("account.logIn")).click();
    await page.getByRole("heading", { level: 1, name: words("policies.title") }).waitFor();
  }

  it("withdraws from the account in two presses, and the premium comes back", async () => {
    const words = wordsOf("de");
    visitor = await visit({ locale: "de-DE", width: 360, height: 740 });
    const signed = await signByWire(wire, { insuranceStart: inDays(1) });
    await setPassword(signed);
    taken(await wire.post(`/landlord/${signed.landlordToken}/accept`));
    await wire.clock(`${inDays(2)}T09:00:00Z`);
    await logIn(words, "de", signed);
    const { page } = visitor;
    await button(words("leaving.withdraw")).click();
    await page.getByText(/Sie bekommen 70,50\s€ zurück/).waitFor();
    await button(words("leaving.confirmWithdrawal")).click();
    await page.getByText(words("leaving.withdrawn"), { exact: true }).waitFor();
    await eventually(async () => ((await wire.charges(signed.refId))[0]?.refunded === 70.5 ? true : undefined));
    await page.reload();
    await page.getByText(/70,50\s€, gezahlt am/).waitFor();
    const receipt = (await wire.mails()).find(({ subject }) => subject.includes("Widerruf"));
    expect(receipt?.text).toMatch(/Sie bekommen zurück: 70,50\s€/);
  });

  it("withdraws without logging in, by the link that every page has", async () => {
    const words = wordsOf("en");
    visitor = await visit({ locale: "en-GB" });
    const signed = await signByWire(wire);
    const mail = await eventually(async () =>
      (await wire.mails()).find(({ to, text }) => to.includes(signed.tenant.email) && /DE-[\w-]{11}/.test(text)),
    );
    const number = /DE(?:-\w{4}){2}-\w/.exec(mail.text)?.[0] ?? "";
    const { page } = visitor;
    await page.goto(`${app.url}/en/404`);
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: words("withdraw.title") })
      .click();
    await page.getByLabel(words("withdraw.number"), { exact: true }).fill(`${number.slice(0, -1)}U`);
    await button(words("leaving.confirmWithdrawal")).click();
    await page.getByText(words("withdraw.numberWrong")).first().waitFor();
    await page.getByLabel(words("withdraw.number"), { exact: true }).fill(number.toLowerCase());
    await page.getByLabel(words("withdraw.email"), { exact: true }).fill(signed.tenant.email);
    await button(words("leaving.confirmWithdrawal")).click();
    await page.getByRole("heading", { level: 1, name: words("withdraw.receivedTitle") }).waitFor();
    await eventually(async () => (await wire.mails()).find(({ subject }) => subject.includes("Widerruf")));
    const { body } = await wire.get(`/landlord/${signed.landlordToken}`);
    expect(body.status).toBe("WITHDRAWN");
  });

  it("cancels, and the landlord releases from the mailed link; the unused premium comes back", async () => {
    const words = wordsOf("en");
    visitor = await visit({ locale: "en-GB" });
    const signed = await signByWire(wire);
    taken(await wire.post(`/landlord/${signed.landlordToken}/accept`));
    await setPassword(signed);
    await wire.clock(`${inDays(40)}T09:00:00Z`);
    // Cover began on day 10: 30 days are used.
    const begins = inDays(10);
    const year = daysBetween(begins, `${Number(begins.slice(0, 4)) + 1}${begins.slice(4)}`);
    const refund = Math.ceil((7_050 * (year - 30)) / year) / 100;
    await logIn(words, "en", signed);
    const { page } = visitor;
    await button(words("leaving.cancel")).click();
    await page.getByText(`you would get back €${refund.toFixed(2)}`).waitFor();
    await button(words("leaving.confirmCancellation")).click();
    await page.getByText(words("leaving.cancelled"), { exact: true }).waitFor();

    const asked = await eventually(async () =>
      (await wire.mails()).find(({ subject }) => subject.includes("Freigabe")),
    );
    const release = asked.links.find((one) => one.includes("/landlord/")) ?? "";
    await page.goto(release.replace("/de/", "/en/"));
    await button(words("leaving.release")).click();
    const dialog = page.getByRole("dialog", { name: words("leaving.releaseTitle") });
    await dialog.getByText(/we are freed from the guarantee of €1,500/).waitFor();
    await dialog.getByRole("button", { name: words("leaving.sign"), exact: true }).click();
    await page.getByRole("heading", { level: 1, name: words("landlord.status.ENDED") }).waitFor();
    const [charge] = await wire.charges(signed.refId);
    expect(charge).toMatchObject({ amount: 70.5 });
    await eventually(async () => ((await wire.charges(signed.refId))[0]?.refunded === refund ? true : undefined));
  });
});
