import { keepAddressTogether } from "@kautia/locales/keep-together";
import { texts } from "@kautia/locales";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { askQuestion, continueButton } from "../testing/ask-question.ts";
import { connectionLost, type FakeReply, ok, refused, refusedFor } from "../../../../tools/vitest/fake-server.ts";
import { sampleRecord } from "../testing/sample-record.ts";
import { sampleSettings } from "../../../../tools/vitest/sample-settings.ts";
import { errorAtFocus } from "../testing/error-at-focus.ts";
import { words } from "../testing/words.ts";

const place = { placeId: "place-1", title: "Torstraße 12, 10119 Berlin" };
const address = {
  street: "Torstraße",
  streetNumber: "12",
  zip: "10119",
  city: "Berlin",
  country: "de",
  unitName: null,
};
const suggesting =
  (suggestions = [place]) =>
  () =>
    ok({ suggestions, suggestSession: "session-1", attribution: "© Somebody" });

const search = () => screen.getByRole("combobox", { name: words("address.search") });
const typeItIn = () => screen.getByRole("button", { name: words("address.byHand") });
const change = () => screen.getByRole("button", { name: `Change ${place.title}` });
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const expectText = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).toBeTruthy());

test("a picked suggestion is confirmed without showing its fields, and is saved with its source and search session", async () => {
  const { user, saved, server } = await askQuestion("property-address", {
    before: { address: null },
    handlers: {
      "suggest-addresses": suggesting(),
      "check-address": () => ok({ address, fullAddress: place.title, suggestionAddress: place }),
    },
  });
  await user.type(search(), "torstr 12");
  await user.click(await screen.findByRole("option", { name: place.title }));
  await expectText(`Address chosen: ${place.title}`);
  expect(document.activeElement).toBe(change());
  expect(screen.queryByRole("textbox", { name: words("fields.zip") })).toBeNull();
  expect(screen.queryByRole("combobox")).toBeNull();
  await user.click(continueButton());
  await waitFor(() =>
    expect(saved()).toMatchObject([
      { address: { address: { city: "Berlin" }, suggestionAddress: place, suggestSession: "session-1" } },
    ]),
  );
  const bodies = server.asked("check-address").map(({ body }) => body);
  expect(bodies).toEqual([{ ...place, suggestSession: "session-1" }]);
});

test.each([
  ["de", "Torstraße\u00a012, Berlin"],
  ["at", "Mariahilfer Straße\u00a012, Wien"],
] as const)("the example is an address of the home's country (%s)", async (country, example) => {
  await askQuestion("property-address", {
    before: { address: null },
    handlers: {
      "get-settings": () => ok({ ...sampleSettings, country }),
      "get-lang": () => ok(texts(country === "at" ? "en-AT" : "en")),
    },
  });
  expect(document.getElementById(search().getAttribute("aria-describedby") ?? "")?.textContent).toContain(example);
});

test("asks for missing parts one by one, with the known parts already filled in", async () => {
  const params = { zip: "10119", city: "Berlin", country: "de" };
  const { user } = await askQuestion("property-address", {
    before: { address: null },
    handlers: {
      "suggest-addresses": suggesting([{ placeId: "place-2", title: "10119 Berlin" }]),
      "check-address": () =>
        refused("ADDRESS_HAS_NO_STREET", [{ path: "street", errorCode: "ADDRESS_HAS_NO_STREET", params }]),
    },
  });
  await user.type(search(), "10119");
  await screen.findByRole("option", { name: "10119 Berlin" });
  await user.keyboard("{ArrowDown}{Enter}");
  await expectText("Please add a street");
  expect(field("City").value).toBe("Berlin");
  await user.type(field("Street"), "Torstraße");
  await expectText("Please add a house number");
  await user.type(field("House number"), "12");
  await expectText(`Address chosen: ${place.title}`);
});

test.each<[string, () => FakeReply | Promise<FakeReply>]>([
  ["cannot be reached", connectionLost],
  ["has no provider", () => refused("PROVIDER_UNAVAILABLE")],
  ["never answers", () => new Promise(() => {})],
])("an address can be typed by hand when the search %s", async (_, handler) => {
  const { user, saved } = await askQuestion("property-address", {
    before: { address: null },
    handlers: { "suggest-addresses": handler },
  });
  await user.type(search(), "torstr");
  const down = "The search isn’t working right now. Please fill in the fields below.";
  await waitFor(() => expect(screen.getAllByText(down).length).toBeGreaterThan(0), { timeout: 4_000 });
  await user.type(await screen.findByRole("textbox", { name: words("fields.street") }), "Torstraße");
  await user.type(field("House number"), "12");
  await user.type(field("Postcode"), "10119");
  await user.type(field("City"), "Berlin");
  await user.click(continueButton());
  await waitFor(() => expect(saved()).toMatchObject([{ address: { suggestionAddress: null } }]));
});

test.each<[string, () => FakeReply]>([
  ["cannot be reached", connectionLost],
  ["has no provider", () => refused("PROVIDER_UNAVAILABLE")],
  ["is asked too often", () => refusedFor(30)],
])("a picked suggestion stays in the line and fills in the fields when its check %s", async (_, handler) => {
  const { user, saved } = await askQuestion("property-address", {
    before: { address: null },
    handlers: { "suggest-addresses": suggesting(), "check-address": handler },
  });
  await user.type(search(), "torstr 12");
  await user.click(await screen.findByRole("option", { name: place.title }));
  await expectText("The search isn’t working right now. Please fill in the fields below.");
  expect((search() as HTMLInputElement).value).toBe(place.title);
  expect(screen.queryByText(words("errors.ADDRESS_HAS_NO_STREET"))).toBeNull();
  expect(["Street", "House number", "Postcode", "City"].map((name) => field(name).value)).toEqual([
    "Torstraße",
    "12",
    "10119",
    "Berlin",
  ]);
  await user.click(continueButton());
  await waitFor(() => expect(saved()).toMatchObject([{ address: { address: { city: "Berlin" } } }]));
});

test("a check that fails late does not replace what is being typed", async () => {
  let fail: (reply: FakeReply) => void = () => {};
  const { user } = await askQuestion("property-address", {
    before: { address: null },
    handlers: {
      "suggest-addresses": suggesting(),
      "check-address": () => new Promise((resolve) => (fail = resolve)),
    },
  });
  await user.type(search(), "torstr 12");
  await user.click(await screen.findByRole("option", { name: place.title }));
  await user.type(search(), "linden");
  fail(refused("PROVIDER_UNAVAILABLE"));
  await screen.findByRole("option", { name: place.title });
  expect((search() as HTMLInputElement).value).toBe("linden");
});

test("the new home is offered as the landlord's address", async () => {
  const { landlordInfo } = sampleRecord();
  const { user } = await askQuestion("landlord-address", {
    before: { landlordInfo: landlordInfo && { ...landlordInfo, address: null } },
  });
  await user.click(screen.getByRole("button", { name: `Use ${keepAddressTogether(place.title)}` }));
  expect(screen.queryByRole("button", { name: /^Use/ })).toBeNull();
  await user.click(change());
  expect(field("Street").value).toBe("Torstraße");
  expect(search()).toBeTruthy();
});

test("the tenant's old address is not offered as the new home", async () => {
  await askQuestion("property-address", { before: { address: null } });
  expect(screen.queryByRole("button", { name: /^Use/ })).toBeNull();
});

test("the fields behind the line appear on request, with the focus on the street", async () => {
  const { user } = await askQuestion("property-address", { before: { address: null } });
  expect(screen.queryByRole("textbox", { name: words("fields.street") })).toBeNull();
  await user.click(typeItIn());
  expect(document.activeElement).toBe(field("Street"));
});

test("a line typed whole, without picking a suggestion, is saved as an address", async () => {
  const { user, saved } = await askQuestion("property-address", {
    before: { address: null },
    handlers: { "suggest-addresses": suggesting([]) },
  });
  await user.type(search(), "Torstraße 12a, 10119 Berlin");
  await user.click(continueButton());
  const typed = { street: "Torstraße", streetNumber: "12a", zip: "10119", city: "Berlin" };
  await waitFor(() => expect(saved()).toMatchObject([{ address: { address: typed, suggestionAddress: null } }]));
});

test("a line with parts missing opens the fields with what it has, and says what is missing", async () => {
  const { user, saved } = await askQuestion("property-address", {
    before: { address: null },
    handlers: { "suggest-addresses": suggesting([]) },
  });
  await user.type(search(), "Torstraße 12, Berlin");
  await user.click(continueButton());
  await waitFor(() => expect(errorAtFocus()).toBe("Please add a postcode"));
  expect(document.activeElement).toBe(field("Postcode"));
  expect([field("Street").value, field("City").value]).toEqual(["Torstraße", "Berlin"]);
  expect(saved()).toEqual([]);
});

test("warns of the tenant's own guarantee for the address and lets them continue", async () => {
  const { user, path } = await askQuestion("property-address", {
    before: {},
    handlers: { "get-double-policy": () => ok({ doublePolicy: true }) },
  });
  await user.click(continueButton());
  await expectText(/^You already have a guarantee for .*Berlin$/);
  expect(path()).toBe("/en?step=property-address");
  await user.click(screen.getByRole("button", { name: words("address.doubleGoOn") }));
  await waitFor(() => expect(path()).not.toBe("/en?step=property-address"));
});

test("saves a door that was added after the warning of the tenant's own guarantee", async () => {
  const { user, saved } = await askQuestion("property-address", {
    before: {},
    handlers: { "get-double-policy": () => ok({ doublePolicy: true }) },
  });
  await user.click(continueButton());
  await expectText(/^You already have a guarantee for .*Berlin$/);
  await user.type(screen.getByRole("textbox", { name: /^Door, staircase or floor/ }), "Top 4");
  await user.click(screen.getByRole("button", { name: words("address.doubleGoOn") }));
  await waitFor(() => expect(saved()).toHaveLength(2));
  expect(saved()[1]).toMatchObject({ address: { address: { unitName: "Top 4" } } });
});

test.each([
  ["zip", /^This postcode does not belong/],
  ["streetNumber", /^We can not find your house number/],
  ["street", /^Please enter the name of the street/],
])("shows at the field '%s' why the address does not exist", async (part, text) => {
  const errorCode = "ADDRESS_NOT_EXISTS";
  const { user } = await askQuestion("property-address", {
    before: {},
    handlers: {
      "save-address": () => refused(errorCode, [{ path: `address.address.${part}`, errorCode, params: {} }]),
    },
  });
  await user.click(continueButton());
  await waitFor(() => expect(errorAtFocus()).toMatch(text));
});

test("a typed home in a building with several homes is asked for its door, once", async () => {
  const errorCode = "ADDRESS_HAS_NO_UNIT_NAME";
  const { user, saved, path } = await askQuestion("property-address", {
    before: {},
    handlers: { "check-address": () => refused(errorCode, [{ path: "unitName", errorCode, params: {} }]) },
  });
  await user.click(continueButton());
  await expectText("Please add a unit name");
  expect(path()).toBe("/en?step=property-address");
  await user.click(continueButton());
  await waitFor(() => expect(path()).not.toBe("/en?step=property-address"));
  expect(saved()).toHaveLength(1);
});

test("a picked suggestion with an impossible house number says so, and shows the fields", async () => {
  const errorCode = "ADDRESS_NOT_EXISTS";
  const params = { street: "Torstraße", streetNumber: "99999", zip: "10119", city: "Berlin", country: "de" };
  const { user } = await askQuestion("property-address", {
    before: { address: null },
    handlers: {
      "suggest-addresses": suggesting(),
      "check-address": () => refused(errorCode, [{ path: "streetNumber", errorCode, params }]),
    },
  });
  await user.type(search(), "torstr 99999");
  await user.click(await screen.findByRole("option", { name: place.title }));
  await expectText("We can not find your house number");
  await user.clear(field("House number"));
  await user.type(field("House number"), "12");
  await waitFor(() => expect(screen.queryByText(words("errors.ADDRESS_NOT_EXISTS"))).toBeNull());
});

test("a picked suggestion gets the door of the typed line", async () => {
  const { user, saved } = await askQuestion("property-address", {
    before: { address: null },
    handlers: {
      "suggest-addresses": suggesting(),
      "check-address": () => ok({ address, fullAddress: place.title, suggestionAddress: place }),
    },
  });
  await user.type(search(), "torstr 12, Top 4");
  await user.click(await screen.findByRole("option", { name: place.title }));
  await expectText("Address chosen: Torstraße 12, Top 4, 10119 Berlin");
  await user.click(continueButton());
  await waitFor(() => expect(saved()).toMatchObject([{ address: { address: { unitName: "Top 4" } } }]));
});

test("a zip pasted with its country and place fills in all three", async () => {
  const { user } = await askQuestion("property-address", { before: { address: null } });
  await user.click(typeItIn());
  await user.click(field("Postcode"));
  await user.paste("A-1020 Wien");
  expect([field("Postcode").value, field("City").value]).toEqual(["1020", "Wien"]);
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: words("fields.country") }).value).toBe("at");
});

describe("a home that a partner lets", () => {
  const partner = { name: `Hausverwaltung ${"ẞ".repeat(280)}`, partnerOnboardingBaseUrl: "https://kern.example/apply" };
  const applicationUrl = "https://kern.example/apply?property=7&lang=en";
  const home = { id: "a".repeat(24), fullAddress: "Torstraße 12, EG, 10119 Berlin", address, partner, applicationUrl };
  const found = { "search-properties": () => ok({ properties: [home] }), "suggest-addresses": suggesting() };
  const ask = (handlers = {}, step: "property-address" | "current-address" = "property-address", before = {}) =>
    askQuestion(step, { before: { address: null, ...before }, handlers: { ...found, ...handlers } });

  test("is listed before other addresses, and its link leads to the partner's page without saving", async () => {
    const { user, saved, server } = await ask();
    await user.type(search(), "torstr 12");
    await screen.findByRole("option", { name: place.title });
    const options = within(screen.getByRole("listbox", { name: words("address.list") })).getAllByRole("option");
    expect(options.map(({ textContent }) => textContent)).toEqual([
      `${home.fullAddress} Let by ${partner.name}`,
      place.title,
    ]);
    await user.keyboard("{ArrowDown}{Enter}");
    const heading = screen.getByRole("heading", { level: 1, name: `${partner.name} lets this home` });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText(/on their page, kern\.example/)).toBeTruthy();
    const link = screen.getByRole("link", { name: `Continue to ${partner.name}` });
    expect(link.getAttribute("href")).toBe(applicationUrl);
    expect(screen.queryByRole("button", { name: words("common.continue") })).toBeNull();
    expect(server.asked("search-properties").at(-1)?.body).toEqual({ query: "torstr 12", country: "de" });
    expect(saved()).toEqual([]);
  });

  test("leads to the partner's page instead of the next question when it was typed", async () => {
    const base = sampleRecord();
    const landlordInfo = { ...base.landlordInfo, partnerOnboardingBaseUrl: partner.partnerOnboardingBaseUrl };
    const after = { landlordInfo: landlordInfo as typeof base.landlordInfo };
    const { user, saved, path } = await askQuestion("property-address", { before: {}, after, handlers: found });
    await user.click(continueButton());
    expect(await screen.findByRole("heading", { level: 1, name: `${partner.name} lets this home` })).toBeTruthy();
    const link = screen.getByRole("link", { name: `Continue to ${partner.name}` });
    expect(link.getAttribute("href")).toBe(applicationUrl);
    expect(document.querySelector("main form:not([hidden])")).toBeNull();
    expect(saved()).toHaveLength(1);
    expect(path()).toBe("/en?step=property-address");
  });

  test("leads to the partner's page after a reload, too, until another address is saved", async () => {
    const base = sampleRecord();
    const landlordInfo = { ...base.landlordInfo, partnerOnboardingBaseUrl: partner.partnerOnboardingBaseUrl };
    const before = { landlordInfo: landlordInfo as typeof base.landlordInfo };
    const { user, path } = await askQuestion("rent-time", { before, after: {}, handlers: found });
    expect(await screen.findByRole("heading", { level: 1, name: `${partner.name} lets this home` })).toBeTruthy();
    expect(path()).toBe("/en?step=property-address");
    await user.click(screen.getByRole("button", { name: words("partner.other") }));
    await user.click(change());
    expect(field("Street").value).toBe("Torstraße");
  });

  test("can be replaced by another address, and typed values are kept", async () => {
    const { user, saved } = await ask();
    await user.click(typeItIn());
    await user.type(field("Street"), "Lindenweg");
    await user.type(search(), "torstr 12");
    await user.click(await screen.findByRole("option", { name: /Let by/ }));
    await user.click(screen.getByRole("button", { name: words("partner.other") }));
    expect(field("Street").value).toBe("Lindenweg");
    await user.type(field("House number"), "3");
    await user.type(field("Postcode"), "50667");
    await user.type(field("City"), "Köln");
    await user.click(continueButton());
    await waitFor(() => expect(saved()).toMatchObject([{ address: { address: { street: "Lindenweg" } } }]));
  });

  test.each<[string, () => FakeReply | Promise<FakeReply>]>([
    ["cannot be reached", connectionLost],
    ["is refused", () => refused("RATE_LIMITED")],
    ["never answers", () => new Promise(() => {})],
  ])("does not delay other addresses when its search %s", async (_, handler) => {
    const { user } = await ask({ "search-properties": handler });
    await user.type(search(), "torstr 12");
    expect(await screen.findByRole("option", { name: place.title }, { timeout: 3_000 })).toBeTruthy();
    expect(screen.queryByRole("option", { name: /Let by/ })).toBeNull();
  });

  test("is searched only in the question for the insured home", async () => {
    const { userInfo } = sampleRecord();
    const before = { existingRent: false, userInfo: userInfo && { ...userInfo, address: null } };
    const now = await ask({}, "current-address", before);
    await now.user.type(search(), "torstr 12");
    await screen.findByRole("option", { name: place.title });
    expect(now.server.asked("search-properties")).toEqual([]);
  });

  test("is searched in the country of the address, from three characters on", async () => {
    const { user, server } = await ask({ "search-properties": () => ok({ properties: [] }) });
    await user.click(typeItIn());
    await user.selectOptions(screen.getByRole("combobox", { name: words("fields.country") }), "at");
    await user.type(search(), "ma");
    await screen.findByRole("option", { name: place.title });
    expect(server.asked("search-properties")).toEqual([]);
    await user.type(search(), "r");
    await waitFor(() =>
      expect(server.asked("search-properties").map(({ body }) => body)).toEqual([{ query: "mar", country: "at" }]),
    );
  });
});
