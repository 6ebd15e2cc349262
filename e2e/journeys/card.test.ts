import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { type App, startApp } from "../src/app.ts";
import { closeBrowser, type Visit, visit } from "../src/browser.ts";
import { mailedLink } from "../src/mailbox.ts";
import { askingCard, inDays, signByWire, taken } from "../src/tenant-by-wire.ts";
import { wordsOf } from "../src/tenant-in-browser.ts";
import { type Wire, wireTo } from "../src/wire.ts";

/** A card whose bank asks at every payment, with the sandbox; with Stripe: stripe.test.ts. */
describe("a premium that the bank wants confirmed", () => {
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

  it.each(["de", "en"] as const)("is paid from the mailed link, once (%s)", { timeout: 240_000 }, async (language) => {
    const words = wordsOf(language);
    visitor = await visit({ locale: language === "de" ? "de-DE" : "en-GB", width: 360, height: 740 });
    const { page } = visitor;
    const heading = (name: string) => page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    const { tenant, refId, landlordToken } = await signByWire(wire, {
      cardNumber: askingCard,
      insuranceStart: inDays(1),
    });
    taken(await wire.post(`/landlord/${landlordToken}/accept`));
    await wire.clock(`${inDays(1)}T12:00:00Z`);
    const outcomes = async () => (await wire.charges(refId)).map(({ status }: { status: string }) => status);
    expect(await outcomes()).toEqual(["failed"]);

    await page.goto((await mailedLink(wire, tenant.email, "card")).replace("/de/", `/${language}/`));
    await heading(words("card.confirmTitle"));
    const euros = new Intl.NumberFormat(language === "de" ? "de-DE" : "en-GB", { style: "currency", currency: "EUR" });
    const confirm = button(words("card.confirm", { amount: euros.format(70.5) }));
    await confirm.click();
    await button(words("payment.challengeCancel")).click();
    await page.getByText(words("card.notConfirmedTitle")).waitFor();
    // Another card is offered, and going back to the page is enough to have the first one again.
    await button(words("card.useAnother")).click();
    await page.getByLabel(words("payment.number")).waitFor();
    await page.reload();
    await confirm.click();
    await button(words("payment.challengeConfirm")).click();
    await heading(words("card.confirmedTitle"));
    expect(await outcomes()).toEqual(["failed", "failed", "succeeded"]);
    await page.reload();
    await heading(words("card.nothingTitle"));
    await wire.clock(`${inDays(20)}T12:00:00Z`);
    expect(await outcomes()).toEqual(["failed", "failed", "succeeded"]);
  });
});
