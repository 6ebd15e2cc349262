import type { Request } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type App, startApp } from "../src/app.ts";
import { closeBrowser, type Visit, visit, type VisitOptions } from "../src/browser.ts";
import { keyboardHand, mouseHand } from "../src/hand.ts";
import { partnerKey } from "../src/partner.ts";
import { answerQuestions, taken } from "../src/tenant-by-wire.ts";
import { type Guest, onQuestion, wordsOf } from "../src/tenant-in-browser.ts";
import { type Wire, wireTo } from "../src/wire.ts";

const partner = "Hausverwaltung Demo";
const partnersPage = "https://www.example.com/";

/** A tenant finds the home among those of a partner, who has an application page of its own (decision 0108). */
describe("a home that a partner lets", () => {
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

  /** In a browser where the partner's page is one of our own making: nothing goes out into the world. */
  async function arrive(options: VisitOptions & { keyboard?: true } = {}) {
    const visitor = await visit(options);
    visitors.push(visitor);
    const { page } = visitor;
    const hand = options.keyboard ? keyboardHand(page) : mouseHand();
    const requests: Request[] = [];
    await page.route(`${partnersPage}**`, async (route) => {
      requests.push(route.request());
      await route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Demo</title><h1>Demo</h1>" });
    });
    const language = options.locale === "en-GB" ? "en" : "de";
    const guest: Guest = { page, hand, words: wordsOf(language), language };
    return { ...guest, requests };
  }

  async function openQuestion({ page }: Guest, path: string, token: string): Promise<void> {
    await page.context().addCookies([{ name: "token", value: token, url: app.url }]);
    await page.goto(app.url + path);
  }

  async function search({ page, words }: Guest, text: string): Promise<void> {
    await page.getByRole("combobox", { name: words("address.search") }).pressSequentially(text);
  }

  it("leads from the address question to the partner's own page, with nothing of the tenant", async () => {
    const token = await answerQuestions(wire);
    const before = taken(await wire.get(`/onboarding/tenant/${token}`));
    const guest = await arrive();
    const { page, hand, words, requests } = guest;
    await openQuestion(guest, "/de?step=property-address", token);
    await search(guest, "lindenstr 40");
    await page
      .getByRole("option", {
        name: `Lindenstraße 40, 2. OG rechts, 10969 Berlin ${words("address.letBy", { partner })}`,
      })
      .click();
    await page.getByRole("heading", { level: 1, name: words("partner.title", { partner }) }).waitFor();
    await page.getByText("www.example.com").waitFor();
    await hand.press(page.getByRole("link", { name: words("partner.go", { partner }) }));
    await page.waitForURL(`${partnersPage}**`);
    expect(page.url()).toBe(`${partnersPage}?property=B-LIN-40-2R&lang=de`);
    const headers = await requests[0]?.allHeaders();
    expect(headers).not.toHaveProperty("referer");
    expect(headers).not.toHaveProperty("cookie");
    expect(taken(await wire.get(`/onboarding/tenant/${token}`))).toEqual(before);

    await page.goBack();
    await onQuestion(guest).heading("questions.property-address.title");
  });

  it("leads there from an existing rental too, by keyboard, in English, in Austria", async () => {
    const token = await answerQuestions(wire, { existingRent: true });
    const guest = await arrive({ locale: "en-GB", keyboard: true });
    const { page, hand, words } = guest;
    await openQuestion(guest, "/en?step=current-address", token);
    await page.getByRole("combobox", { name: words("fields.country") }).selectOption("at");
    await search(guest, "mariahilf 103 vienna");
    await page.getByRole("option", { name: /^Mariahilfer Straße 103, Top 7/ }).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: words("partner.title", { partner }) }).waitFor();
    await hand.press(page.getByRole("link", { name: words("partner.go", { partner }) }));
    await page.waitForURL(`${partnersPage}?property=W-MAR-103-7&lang=en`);
  });

  it("can be left on a phone for an address typed by hand, and the way goes on", async () => {
    const token = await answerQuestions(wire);
    const guest = await arrive({ width: 360, height: 740 });
    const { page, hand, words, requests } = guest;
    await openQuestion(guest, "/de?step=property-address", token);
    await search(guest, "kastanienallee 82");
    await page.getByRole("option", { name: new RegExp(partner) }).click();
    await hand.press(page.getByRole("button", { name: words("partner.other") }));
    const at = onQuestion(guest);
    await at.shown("property-address");
    await at.address("Gartenweg", "3", "10115", "Berlin");
    await at.goOn();
    await at.shown("rent-time");
    const { address } = taken(await wire.get(`/onboarding/tenant/${token}`));
    expect(address.fullAddress).toBe("Gartenweg 3, 10115 Berlin");
    expect(requests).toEqual([]);
  });

  it("is found as soon as the partner's program sent it, and no more once it took it back", async () => {
    const address = { street: "Neubaugasse", streetNumber: "5", zip: "10119", city: "Berlin", country: "de" };
    taken(await wire.post("/partner/properties", { properties: [{ id: "neu/5", address }] }, partnerKey));
    const guest = await arrive();
    const option = guest.page.getByRole("option", { name: new RegExp(`^Neubaugasse 5, .*${partner}`) });
    await openQuestion(guest, "/de?step=property-address", await answerQuestions(wire));
    await search(guest, "neubaug");
    await option.waitFor();
    const place = `${app.url}/api/v1/partner/properties/${encodeURIComponent("neu/5")}`;
    expect(await (await fetch(place, { method: "DELETE", headers: partnerKey })).json()).toEqual({ removed: true });
    await search(guest, "asse 5");
    await option.waitFor({ state: "detached" });
  });
});
