import { type App } from "../src/app.ts";
import { expect, provideApp, test as base, type Visit } from "../src/fixtures.ts";
import { byKeyboard, byMouse } from "../src/input-method.ts";
import { full } from "../src/level.ts";
import { type PhotonDouble, type PhotonBehaviour, startPhotonDouble } from "../src/photon-double.ts";
import { answerQuestions, expectSuccess } from "../src/tenant-by-api.ts";
import { changeAddress, userOf, onQuestion, type Words } from "../src/tenant-in-browser.ts";
import { carryToken, type VisitorOptions } from "../src/visitor.ts";
import type { Page } from "@playwright/test";
import type { ApiClient } from "../src/api-client.ts";

type Arrive = (options?: VisitorOptions & { keyboard?: true }) => Promise<Awaited<ReturnType<typeof arriveAt>>>;

/** Uses a server whose address search is a test double. */
const test = base.extend<
  { arrive: Arrive; setBehaviour: (behaviour: PhotonBehaviour) => void },
  { photon: PhotonDouble; sharedApp: App }
>({
  photon: [
    async ({}, provide) => {
      const photon = await startPhotonDouble();
      await provide(photon);
      await photon.close();
    },
    { scope: "worker" },
  ],
  sharedApp: [
    async ({ photon }, provide) => provideApp(provide, { env: { PHOTON_URL: photon.url } }),
    { scope: "worker", timeout: 180_000 },
  ],
  setBehaviour: async ({ photon }, provide) => {
    await provide((behaviour) => void (photon.behaviour = behaviour));
    photon.behaviour = "works";
  },
  arrive: async ({ app, visit, api }, provide) => provide((options) => arriveAt(app.url, visit, api, options)),
});

const whole = "Torstraße 12, 10119 Berlin";
/** The longest acceptable wait for an address search, in ms. */
const maxWait = 3_000;

/** Moves the page's clock on by the longest wait, so that a slow machine does not matter. */
async function skipMaxWait(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + maxWait);
}

/** Opens the question for the home's address; only the current address has been answered. */
async function arriveAt(url: string, visit: Visit, api: ApiClient, options: VisitorOptions & { keyboard?: true } = {}) {
  const visitor = await visit(options);
  const { page } = visitor;
  const token = await answerQuestions(api);
  await carryToken(page, url, token);
  const language = options.locale === "en-GB" ? "en" : "de";
  const user = userOf(page, language, options.keyboard ? byKeyboard(page) : byMouse());
  await page.goto(`${url}/${language}?step=property-address`);
  await changeAddress(user, "property-address");
  const search = page.getByRole("combobox", { name: user.words("address.search") });
  const at = onQuestion(user);
  const value = (key: Parameters<Words>[0]) => at.field(key).inputValue();
  const saved = async () => expectSuccess(await api.get(`/onboarding/tenant/${token}`)).address;
  return { ...user, visitor, search, saved, value, at };
}

test("an address is found, picked and saved by keyboard, and the form asks for the door", async ({ arrive }) => {
  const { page, input, words, visitor, search, saved, at } = await arrive({ keyboard: true, locale: "en-GB" });
  visitor.expectFailure(400, "/api/v1/suggestion/check");
  await input.type(search, "torstr 12 berlin");
  await expect(page.getByRole("option", { name: whole })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option", { name: whole })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page.getByText(words("errors.ADDRESS_HAS_NO_UNIT_NAME"))).toBeVisible();
  const door = page.getByRole("textbox", { name: words("fields.unitName") });
  await expect(door).toBeFocused();
  await input.type(door, "Apt 4");
  await expect(page.getByText(words("address.taken", { address: "Torstraße 12, Apt 4, 10119 Berlin" }))).toBeVisible();
  await at.goOn();
  await at.shown("home-facts");
  expect(await saved()).toMatchObject({
    fullAddress: "Torstraße 12, Apt 4, 10119 Berlin",
    suggestionAddress: { title: whole },
  });
});

test("an address is picked by touch, and the form asks for missing parts one by one", async ({ arrive }) => {
  const user = await arrive({ width: 360, height: 740, touch: true });
  const { page, words, visitor, search, saved, at, value } = user;
  visitor.expectFailure(400, "/api/v1/suggestion/check");
  await search.tap();
  await search.pressSequentially("torgau");
  await page.getByRole("option", { name: "Torgauer Straße, 10119 Berlin" }).tap();
  await expect(page.getByText(words("errors.ADDRESS_HAS_NO_STREET_NUMBER"))).toBeVisible();
  expect([await value("fields.street"), await value("fields.zip")]).toEqual(["Torgauer Straße", "10119"]);
  await at.field("fields.zip").fill("");
  await at.field("fields.streetNumber").fill("7");
  await expect(page.getByText(words("errors.ADDRESS_HAS_NO_ZIP"))).toBeVisible();
  await at.field("fields.zip").fill("10119");
  await expect(page.getByText(words("address.taken", { address: "Torgauer Straße 7, 10119 Berlin" }))).toBeVisible();
  await page.getByRole("button", { name: words("common.continue"), exact: true }).tap();
  await at.shown("home-facts");
  expect(await saved()).toMatchObject({ fullAddress: "Torgauer Straße 7, 10119 Berlin" });
});

test("an address can be typed without a search", async ({ arrive, photon }) => {
  const { saved, at } = await arrive();
  const requests = photon.countRequests();
  await at.address("Straße ohne Namen", "3/2/14", "80331", "München");
  await at.goOn();
  await at.shown("home-facts");
  expect(await saved()).toMatchObject({ fullAddress: "Straße ohne Namen 3/2/14, 80331 München" });
  expect(photon.countRequests()).toBe(requests);
});

for (const behaviour of full
  ? (["silent", "slow", "broken", "garbled", "unreachable"] as const)
  : (["silent", "garbled"] as const))
  test(`an address can be typed after 3 s at most if the search is ${behaviour}`, async ({ arrive, setBehaviour }) => {
    const { page, words, visitor, search, saved, at } = await arrive();
    visitor.expectFailure(503, "/api/v1/suggestion");
    setBehaviour(behaviour);
    // The tenant may move on before the server gives up: wait for its 503, which the test announced.
    const givenUp = page.waitForResponse((response) => response.status() === 503);
    const waits = behaviour === "silent" || behaviour === "slow";
    if (waits) await page.clock.install();
    await search.pressSequentially("torstr 12");
    // Otherwise our server's refusal is there before the page stops waiting.
    if (waits) await skipMaxWait(page);
    else await givenUp;
    await expect(page.getByText(words("address.down")).first()).toBeVisible();
    if (waits) await page.clock.resume();
    await at.address("Torstraße", "14", "10119", "Berlin");
    await at.goOn();
    await at.shown("home-facts");
    expect(await saved()).toMatchObject({ fullAddress: "Torstraße 14, 10119 Berlin", suggestionAddress: null });
    await givenUp;
  });

test("an address can be typed after 3 s at most if our own server does not respond", async ({ arrive }) => {
  const { page, words, search, at } = await arrive();
  await page.route("**/api/v1/suggestion", () => {});
  await page.clock.install();
  await search.pressSequentially("torstr 12");
  await skipMaxWait(page);
  await expect(page.getByText(words("address.down")).first()).toBeVisible();
  await page.clock.resume();
  await at.goOn();
  await at.shown("home-facts");
});
