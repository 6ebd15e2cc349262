import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type App, startApp } from "../src/app.ts";
import { closeBrowser, type Visit, visit, type VisitOptions } from "../src/browser.ts";
import { keyboardHand, mouseHand } from "../src/hand.ts";
import { type PhotonDouble, type PhotonMood, startPhotonDouble } from "../src/photon-double.ts";
import { answerQuestions, taken } from "../src/tenant-by-wire.ts";
import { type Guest, onQuestion, wordsOf } from "../src/tenant-in-browser.ts";
import { wireTo } from "../src/wire.ts";

const whole = "Torstraße 12, 10119 Berlin";
/** Longer than this nobody is to wait for a search, in ms. */
const patience = 3_000;

/** By the page's clock, since the page's patience is what is measured: it ends at the same moment on a busy machine. */
async function letPatienceEnd(page: Visit["page"]): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + patience);
}

describe("an address", () => {
  let photon: PhotonDouble;
  let app: App;
  const visitors: Visit[] = [];
  beforeAll(async () => {
    photon = await startPhotonDouble();
    app = await startApp({ env: { PHOTON_URL: photon.url } });
  });
  afterEach(async () => {
    photon.mood = "well";
    for (const visitor of visitors.splice(0)) await visitor.close();
  });
  afterAll(async () => {
    await closeBrowser();
    await app.dispose();
    await photon.close();
  });

  /** A tenant at the question for the home, with nothing given there yet but what was said of the current one. */
  async function arrive(options: VisitOptions & { keyboard?: true } = {}) {
    const visitor = await visit(options);
    visitors.push(visitor);
    const { page } = visitor;
    const token = await answerQuestions(wireTo(app.url));
    await page.context().addCookies([{ name: "token", value: token, url: app.url }]);
    const language = options.locale === "en-GB" ? "en" : "de";
    const hand = options.keyboard ? keyboardHand(page) : mouseHand();
    const guest: Guest = { page, hand, words: wordsOf(language), language };
    await page.goto(`${app.url}/${language}?step=property-address`);
    const search = page.getByRole("combobox", { name: guest.words("address.search") });
    const value = (key: Parameters<typeof guest.words>[0]) => onQuestion(guest).field(key).inputValue();
    const saved = async () => taken(await wireTo(app.url).get(`/onboarding/tenant/${token}`)).address;
    return { ...guest, visitor, search, saved, value, at: onQuestion(guest) };
  }

  it("is found, picked and saved by the keyboard alone, its door asked for", async () => {
    const { page, hand, words, visitor, search, saved, at } = await arrive({ keyboard: true, locale: "en-GB" });
    visitor.expectFailure(400, "/api/v1/suggestion/check");
    await hand.type(search, "torstr 12 berlin");
    await page.getByRole("option", { name: whole }).waitFor();
    await page.keyboard.press("ArrowDown");
    expect(await page.getByRole("option", { name: whole }).getAttribute("aria-selected")).toBe("true");
    await page.keyboard.press("Enter");
    await page.getByText(words("errors.ADDRESS_HAS_NO_UNIT_NAME")).waitFor();
    expect(await search.evaluate((element) => element === document.activeElement)).toBe(true);
    await hand.type(page.getByRole("textbox", { name: words("fields.unitName") }), "Apt 4");
    await page.getByText(words("address.taken", { address: "Torstraße 12, Apt 4, 10119 Berlin" })).waitFor();
    await at.goOn();
    await at.shown("rent-time");
    expect(await saved()).toMatchObject({
      fullAddress: "Torstraße 12, Apt 4, 10119 Berlin",
      suggestionAddress: { title: whole },
    });
  });

  it("is picked by a thumb, and what it lacks is asked for part by part", async () => {
    const guest = await arrive({ width: 360, height: 740, touch: true });
    const { page, words, visitor, search, saved, at, value } = guest;
    visitor.expectFailure(400, "/api/v1/suggestion/check");
    await search.tap();
    await search.pressSequentially("torgau");
    await page.getByRole("option", { name: "Torgauer Straße, 10119 Berlin" }).tap();
    await page.getByText(words("errors.ADDRESS_HAS_NO_STREET_NUMBER")).waitFor();
    expect([await value("fields.street"), await value("fields.zip")]).toEqual(["Torgauer Straße", "10119"]);
    await at.field("fields.zip").fill("");
    await at.field("fields.streetNumber").fill("7");
    await page.getByText(words("errors.ADDRESS_HAS_NO_ZIP")).waitFor();
    await at.field("fields.zip").fill("10119");
    await page.getByText(words("address.taken", { address: "Torgauer Straße 7, 10119 Berlin" })).waitFor();
    await page.getByRole("button", { name: words("common.continue"), exact: true }).tap();
    await at.shown("rent-time");
    expect(await saved()).toMatchObject({ fullAddress: "Torgauer Straße 7, 10119 Berlin" });
  });

  it("is taken as typed, and as it was given before, without any search", async () => {
    const { page, hand, words, saved, at } = await arrive();
    const asked = photon.asked();
    for (const key of ["fields.street", "fields.city"] as const) await at.field(key).fill("");
    await hand.press(
      page.getByRole("button", { name: words("address.use", { address: "Leopoldstraße 7a, 80802 München" }) }),
    );
    await at.goOn();
    await at.shown("rent-time");
    expect(await saved()).toMatchObject({ fullAddress: "Leopoldstraße 7a, 80802 München" });
    await page.goBack();
    await at.address("Straße ohne Namen", "3/2/14", "80331", "München");
    await at.goOn();
    await at.shown("rent-time");
    expect(await saved()).toMatchObject({ fullAddress: "Straße ohne Namen 3/2/14, 80331 München" });
    expect(photon.asked()).toBe(asked);
  });

  it.each<[PhotonMood]>([["silent"], ["slow"], ["broken"], ["garbled"], ["away"]])(
    "is given by hand within 3 s where the search is %s",
    async (mood) => {
      const { page, words, visitor, search, saved, at } = await arrive();
      visitor.expectFailure(503, "/api/v1/suggestion");
      photon.mood = mood;
      // The tenant may be on the next question before the server has given up: without waiting, that it does would be seen by chance.
      const givenUp = page.waitForResponse((response) => response.status() === 503);
      const waits = mood === "silent" || mood === "slow";
      if (waits) await page.clock.install();
      await search.pressSequentially("torstr 12");
      const typed = performance.now();
      if (waits) await letPatienceEnd(page);
      await page.getByText(words("address.down")).first().waitFor();
      if (waits) await page.clock.resume();
      else expect(performance.now() - typed).toBeLessThan(patience);
      await at.address("Torstraße", "14", "10119", "Berlin");
      await at.goOn();
      await at.shown("rent-time");
      expect(await saved()).toMatchObject({ fullAddress: "Torstraße 14, 10119 Berlin", suggestionAddress: null });
      await givenUp;
    },
  );

  it("is given by hand within 3 s where our own server does not answer", async () => {
    const { page, words, search, at } = await arrive();
    await page.route("**/api/v1/suggestion", () => {});
    await page.clock.install();
    await search.pressSequentially("torstr 12");
    await letPatienceEnd(page);
    await page.getByText(words("address.down")).first().waitFor();
    await page.clock.resume();
    await at.goOn();
    await at.shown("rent-time");
  });
});
