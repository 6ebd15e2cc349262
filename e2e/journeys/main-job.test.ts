import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { type App, startApp } from "../src/app.ts";
import { closeBrowser, type Visit, visit } from "../src/browser.ts";
import { keyboardHand, mouseHand } from "../src/hand.ts";
import { goodCard, inDays, landlordTokenFor } from "../src/tenant-by-wire.ts";
import {
  answerQuestions,
  chooseOffer,
  type Guest,
  signContract,
  startOnWelcome,
  typeCard,
  wordsOf,
} from "../src/tenant-in-browser.ts";
import { type Wire, wireTo } from "../src/wire.ts";

/** From the welcome page to the first premiums, in a real browser, as a tenant and a landlord live it. */
describe("the main job in a browser", () => {
  let app: App;
  let wire: Wire;
  let visitor: Visit;
  // Each journey moves the clock, so each has a product of its own.
  beforeEach(async () => {
    app = await startApp();
    wire = wireTo(app.url);
  });
  afterEach(async () => {
    await visitor.close();
    await app.dispose();
  });
  afterAll(closeBrowser);

  async function acceptAsLandlord(email: string, words: Guest["words"], hand: Guest["hand"], language: string) {
    const token = await landlordTokenFor(wire, email);
    await visitor.page.goto(`${app.url}/${language}/landlord/${token}`);
    await hand.press(visitor.page.getByRole("button", { name: words("landlord.accept"), exact: true }));
    await visitor.page.getByText(words("landlord.status.ACCEPTED")).first().waitFor();
  }

  it("leads a German tenant to a monthly guarantee, and charges one premium a month", async () => {
    visitor = await visit({ locale: "de-DE" });
    const guest: Guest = { page: visitor.page, hand: mouseHand(), words: wordsOf("de"), language: "de" };
    await startOnWelcome(guest, app.url);
    await answerQuestions(guest);
    await chooseOffer(guest, "monthly");
    await typeCard(guest, goodCard);
    await signContract(guest);
    expect(await wire.charges()).toEqual([]);

    await acceptAsLandlord("eva@example.com", guest.words, guest.hand, "de");
    await wire.clock(`${inDays(9)}T10:00:00Z`);
    expect(await wire.charges()).toEqual([]);
    await wire.clock(`${inDays(11)}T10:00:00Z`);
    expect((await wire.charges()).map(({ amount, status }) => [amount, status])).toEqual([[6.35, "succeeded"]]);
    await wire.clock(`${inDays(11 + 31)}T10:00:00Z`);
    expect((await wire.charges()).map(({ amount, status }) => [amount, status])).toEqual([
      [6.35, "succeeded"],
      [6.35, "succeeded"],
    ]);
  });

  it("leads an English reader to a yearly guarantee by the keyboard alone, on a phone's width", async () => {
    visitor = await visit({ locale: "en-GB", width: 360, height: 740 });
    const hand = keyboardHand(visitor.page);
    const guest: Guest = { page: visitor.page, hand, words: wordsOf("en"), language: "en" };
    await startOnWelcome(guest, app.url);
    await answerQuestions(guest);
    await chooseOffer(guest, "yearly");
    await typeCard(guest, goodCard);
    await signContract(guest);
    await acceptAsLandlord("eva@example.com", guest.words, hand, "en");
    await wire.clock(`${inDays(11)}T10:00:00Z`);
    expect((await wire.charges()).map(({ amount, status }) => [amount, status])).toEqual([[70.5, "succeeded"]]);
  });

  it("keeps an existing rental's questions to what applies, and back leads the way it came", async () => {
    visitor = await visit({ locale: "de-DE" });
    const { page } = visitor;
    const guest: Guest = { page, hand: mouseHand(), words: wordsOf("de"), language: "de" };
    await startOnWelcome(guest, app.url);
    await answerQuestions(guest, { existingRent: true });
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: guest.words("questions.tenant-details.title") }).waitFor();
    await page.goto(`${app.url}/de?step=rent-time&edit=1`);
    await page.getByRole("heading", { level: 1, name: guest.words("questions.rent-time.title") }).waitFor();
    expect(await page.getByRole("radio", { name: guest.words("choices.rentTime.2") }).isChecked()).toBe(true);
  });
});
