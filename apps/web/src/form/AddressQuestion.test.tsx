import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { askQuestion, continueButton } from "../testing/ask-question.ts";
import { connectionLost, type FakeReply, ok, refused } from "../testing/fake-server.ts";

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

const search = () => screen.getByRole("combobox", { name: "Find the address" });
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const said = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).toBeTruthy());

test("what is picked fills the fields, is shown back, and is saved with where it came from", async () => {
  const { user, saved, server } = await askQuestion("property-address", {
    before: { address: null },
    handlers: {
      "suggest-addresses": suggesting(),
      "check-address": () => ok({ address, fullAddress: place.title, suggestionAddress: place }),
    },
  });
  await user.type(search(), "torstr 12");
  await user.click(await screen.findByRole("option", { name: place.title }));
  await said(`Taken over: ${place.title}`);
  expect(field("Zip").value).toBe("10119");
  await user.click(continueButton());
  await waitFor(() =>
    expect(saved()).toMatchObject([{ address: { address: { city: "Berlin" }, suggestionAddress: place } }]),
  );
  const bodies = server.asked("check-address").map(({ body }) => body);
  expect(bodies).toEqual([{ ...place, suggestSession: "session-1" }]);
});

test("parts that are missing are asked for one by one, with what is known in the fields already", async () => {
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
  await said("Please add a street");
  expect(field("City").value).toBe("Berlin");
  await user.type(field("Street"), "Torstraße");
  await said("Please add a house number");
  await user.type(field("House number"), "12");
  await said(`Taken over: ${place.title}`);
});

test.each<[string, () => FakeReply | Promise<FakeReply>]>([
  ["cannot be reached", connectionLost],
  ["has nobody to ask", () => refused("PROVIDER_UNAVAILABLE")],
  ["never answers", () => new Promise(() => {})],
])("a search that %s leaves everything to be typed by hand", async (_, handler) => {
  const { user, saved } = await askQuestion("property-address", {
    before: { address: null },
    handlers: { "suggest-addresses": handler },
  });
  await user.type(search(), "torstr");
  const down = "The search does not answer right now. Please fill in the fields below.";
  await waitFor(() => expect(screen.getAllByText(down).length).toBeGreaterThan(0), { timeout: 4_000 });
  await user.type(field("Street"), "Torstraße");
  await user.type(field("House number"), "12");
  await user.type(field("Zip"), "10119");
  await user.type(field("City"), "Berlin");
  await user.click(continueButton());
  await waitFor(() => expect(saved()).toMatchObject([{ address: { suggestionAddress: null } }]));
});

test("an address given before is a press away", async () => {
  const { user } = await askQuestion("property-address", { before: { address: null } });
  await user.click(screen.getByRole("button", { name: `Use ${place.title}` }));
  expect(field("Street").value).toBe("Torstraße");
  expect(screen.queryByRole("button", { name: /^Use/ })).toBeNull();
});

test("an own guarantee for the address is a warning that one can pass", async () => {
  const { user, path } = await askQuestion("property-address", {
    before: {},
    handlers: { "get-double-policy": () => ok({ doublePolicy: true }) },
  });
  await user.click(continueButton());
  await said(/^You already have a guarantee for .*Berlin$/);
  expect(path()).toBe("/en?step=property-address");
  await user.click(screen.getByRole("button", { name: "Continue all the same" }));
  await waitFor(() => expect(path()).not.toBe("/en?step=property-address"));
});

test("a zip of another place is said at the zip", async () => {
  const { user } = await askQuestion("property-address", {
    before: {},
    handlers: {
      "save-address": () =>
        refused("ADDRESS_NOT_EXISTS", [{ path: "address.address.zip", errorCode: "ADDRESS_NOT_EXISTS", params: {} }]),
    },
  });
  await user.click(continueButton());
  await waitFor(() => expect(screen.getByRole("link", { name: /^Zip: This zip does not belong/ })).toBeTruthy());
});

describe("a home that a partner lets", () => {
  const partner = { name: `Hausverwaltung ${"ẞ".repeat(280)}`, partnerOnboardingBaseUrl: "https://kern.example/apply" };
  const applicationUrl = "https://kern.example/apply?property=7&lang=en";
  const home = { id: "a".repeat(24), fullAddress: "Torstraße 12, EG, 10119 Berlin", address, partner, applicationUrl };
  const found = { "search-properties": () => ok({ properties: [home] }), "suggest-addresses": suggesting() };
  const ask = (handlers = {}, step: "property-address" | "current-address" = "property-address", before = {}) =>
    askQuestion(step, { before: { address: null, ...before }, handlers: { ...found, ...handlers } });

  test("stands before other addresses, and its button leads to the partner's page with nothing saved", async () => {
    const { user, saved, server } = await ask();
    await user.type(search(), "torstr 12");
    await screen.findByRole("option", { name: place.title });
    const options = within(screen.getByRole("listbox", { name: "Suggested addresses" })).getAllByRole("option");
    expect(options.map(({ textContent }) => textContent)).toEqual([
      `${home.fullAddress} Let by ${partner.name}`,
      place.title,
    ]);
    await user.keyboard("{ArrowDown}{Enter}");
    const heading = screen.getByRole("heading", { level: 1, name: `${partner.name} lets this home` });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText(/on the page kern\.example/)).toBeTruthy();
    const link = screen.getByRole("link", { name: `Continue at ${partner.name}` });
    expect(link.getAttribute("href")).toBe(applicationUrl);
    expect(screen.queryByRole("button", { name: "Continue" })).toBeNull();
    expect(server.asked("search-properties").at(-1)?.body).toEqual({ query: "torstr 12", country: "de" });
    expect(saved()).toEqual([]);
  });

  test("can be left for another address, and what was typed is still there", async () => {
    const { user, saved } = await ask();
    await user.type(field("Street"), "Lindenweg");
    await user.type(search(), "torstr 12");
    await user.click(await screen.findByRole("option", { name: /Let by/ }));
    await user.click(screen.getByRole("button", { name: "Choose another address" }));
    expect(field("Street").value).toBe("Lindenweg");
    await user.type(field("House number"), "3");
    await user.type(field("Zip"), "50667");
    await user.type(field("City"), "Köln");
    await user.click(continueButton());
    await waitFor(() => expect(saved()).toMatchObject([{ address: { address: { street: "Lindenweg" } } }]));
  });

  test.each<[string, () => FakeReply | Promise<FakeReply>]>([
    ["cannot be reached", connectionLost],
    ["is refused", () => refused("RATE_LIMITED")],
    ["never answers", () => new Promise(() => {})],
  ])("keeps no other address waiting when its search %s", async (_, handler) => {
    const { user } = await ask({ "search-properties": handler });
    await user.type(search(), "torstr 12");
    expect(await screen.findByRole("option", { name: place.title }, { timeout: 3_000 })).toBeTruthy();
    expect(screen.queryByRole("option", { name: /Let by/ })).toBeNull();
  });

  test("is looked for where the insured home is asked for, and nowhere else", async () => {
    const now = await ask({}, "current-address", { existingRent: false });
    await now.user.type(search(), "torstr 12");
    await screen.findByRole("option", { name: place.title });
    expect(now.server.asked("search-properties")).toEqual([]);
  });

  test("is looked for in the country of the address, once there is enough to look for", async () => {
    const { user, server } = await ask({ "search-properties": () => ok({ properties: [] }) });
    await user.selectOptions(screen.getByRole("combobox", { name: "Country" }), "at");
    await user.type(search(), "ma");
    await screen.findByRole("option", { name: place.title });
    expect(server.asked("search-properties")).toEqual([]);
    await user.type(search(), "r");
    await waitFor(() =>
      expect(server.asked("search-properties").map(({ body }) => body)).toEqual([{ query: "mar", country: "at" }]),
    );
  });
});
