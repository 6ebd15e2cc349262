import { checkAddress, saveAddress, suggestAddresses } from "@kautia/contract";
import { afterAll, describe, expect, test } from "vitest";
import { type SuggestionSource, SuggestionUnavailable } from "./ports.ts";
import { savePartnerProperties } from "../partners/index.ts";
import { makeNamedApplication, torstrasse } from "#testing/applications/answers.ts";
import { makeTestPartner } from "#testing/people/partners.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";

const server = await makeTestServer();
afterAll(() => server.close());

const home = { ...torstrasse, country: "de" as const };
const mariahilf = {
  street: "Mariahilfer Straße",
  streetNumber: "3",
  zip: "1060",
  city: "Wien",
  country: "at" as const,
  unitName: null,
};
const check = (body: object) => server.call(checkAddress, { body });

test("suggests addresses, and keeps the session of later requests", async () => {
  const first = await server.call(suggestAddresses, { body: { query: " Torstraße 12, 10119 ", country: "de" } });
  expect(first.body).toMatchObject({
    suggestions: [{ title: "Torstraße 12, 10119 Berlin" }],
    attribution: "© GeoNames, CC BY 4.0",
  });
  const suggestSession = first.body?.suggestSession;
  const next = await server.call(suggestAddresses, { body: { query: "Torstr", country: "de", suggestSession } });
  expect(next.body?.suggestSession).toBe(suggestSession);
});

test("suggests addresses of the host's country if the request names none", async () => {
  const [body, host] = [{ query: "Praterstraße 12, 1020" }, "kautia.example.at"];
  const { body: answer } = await server.call(suggestAddresses, { body }, { host, "accept-language": "de-DE" });
  expect(answer?.suggestions[0]?.title).toBe("Praterstraße 12, 1020 Wien");
});

test("the address check reports missing parts one by one and adds typed parts to the place", async () => {
  const found = await server.call(suggestAddresses, { body: { query: "Berlin", country: "de" } });
  const place = found.body?.suggestions[0];
  const firstError = async (typed: object) => {
    const { problem } = await check({ ...place, ...typed });
    return [problem?.errorCode, problem?.data.fields[0]?.path];
  };
  expect(await firstError({})).toEqual(["ADDRESS_HAS_NO_STREET", "street"]);
  expect(await firstError({ street: "Torstraße" })).toEqual(["ADDRESS_HAS_NO_STREET_NUMBER", "streetNumber"]);
  const { problem } = await check({ ...place });
  expect(problem?.data.fields[0]?.params).toEqual({ city: "Berlin", country: "de" });
  const street = { street: "Torstraße", streetNumber: "12" };
  expect(await firstError(street)).toEqual(["ADDRESS_HAS_NO_ZIP", "zip"]);
  expect((await check({ ...place, ...street, zip: "10119" })).body).toEqual({
    address: { ...torstrasse, unitName: null },
    fullAddress: "Torstraße 12, 10119 Berlin",
    suggestionAddress: place,
  });
});

test.each([
  [{ ...torstrasse, city: "" }, "ADDRESS_HAS_NO_CITY"],
  [{ ...torstrasse, country: null }, "ADDRESS_HAS_NO_COUNTRY"],
  [{ ...torstrasse, country: "" }, "ADDRESS_HAS_NO_COUNTRY"],
  [{ ...torstrasse, country: " " }, "ADDRESS_HAS_NO_COUNTRY"],
  [{ ...torstrasse, country: "fr" }, "FIELD_INVALID"],
  [{ ...torstrasse, country: "de", zip: "00000" }, "ADDRESS_NOT_EXISTS"],
  [{ ...torstrasse, country: "de", streetNumber: "99999" }, "ADDRESS_NOT_EXISTS"],
  [{ ...torstrasse, country: "de", street: "12" }, "ADDRESS_NOT_EXISTS"],
  [{ ...torstrasse, zip: "1011" }, "FIELD_INVALID"],
  [{ placeId: "made up" }, "ADDRESS_NOT_EXISTS"],
])("the address check refuses %j with %s", async (typed, code) => {
  expect((await check(typed)).problem?.errorCode).toBe(code);
});

test("a save refuses an address that does not exist", async () => {
  const token = await makeNamedApplication(server);
  const save = async (typed: object) => {
    const address = { address: { ...torstrasse, ...typed } };
    const { problem } = await server.call(saveAddress, { body: { token, address } });
    return [problem?.errorCode, problem?.data.fields[0]?.path];
  };
  expect(await save({ city: "München" })).toEqual(["ADDRESS_NOT_EXISTS", "address.address.zip"]);
  expect(await save({ streetNumber: "99999" })).toEqual(["ADDRESS_NOT_EXISTS", "address.address.streetNumber"]);
  expect(await save({ streetNumber: "ohne" })).toEqual(["ADDRESS_NOT_EXISTS", "address.address.streetNumber"]);
  expect(await save({ street: "17." })).toEqual(["ADDRESS_NOT_EXISTS", "address.address.street"]);
  expect(await save({})).toEqual([undefined, undefined]);
  expect(await save({ street: "Xyzzygasse", streetNumber: "5" })).toEqual([undefined, undefined]);
});

test("the country of a picked place counts if the typed one is empty", async () => {
  const found = await server.call(suggestAddresses, { body: { query: "Torstr. 12, 10119", country: "de" } });
  expect((await check({ ...found.body?.suggestions[0], country: "" })).body?.address.country).toBe("de");
});

test("a typed building in which a partner lets several homes needs a unit name, but not to be saved", async () => {
  await makeTestPartner(server, "kern");
  const units = [
    { ...home, streetNumber: "41", unitName: "EG links" },
    { ...home, streetNumber: "41", unitName: "1. OG" },
    { ...mariahilf, unitName: "Top 1" },
    { ...mariahilf, unitName: "Top 2" },
  ];
  await savePartnerProperties(
    server.deps,
    "kern",
    units.map((address, index) => ({ id: `typed-${index}`, address })),
  );
  const building = { ...home, streetNumber: "41" };
  expect((await check(building)).problem?.errorCode).toBe("ADDRESS_HAS_NO_UNIT_NAME");
  expect((await check({ ...building, unitName: "2. OG" })).ok).toBe(true);
  expect((await check(mariahilf)).problem?.errorCode).toBe("ADDRESS_HAS_NO_UNIT_NAME");
  expect((await check({ ...mariahilf, streetNumber: "3/1/7" })).ok).toBe(true);
  const token = await makeNamedApplication(server);
  expect((await server.call(saveAddress, { body: { token, address: { address: building } } })).ok).toBe(true);
});

test("a picked building in which a partner lets several homes needs a unit name", async () => {
  await makeTestPartner(server, "kern");
  const letHomes = async (...units: string[]) => {
    const homes = units.map((unitName) => ({ id: unitName, address: { ...home, streetNumber: "40", unitName } }));
    await savePartnerProperties(server.deps, "kern", homes);
    const { body } = await server.call(suggestAddresses, { body: { query: "torstr. 40, 10119", country: "de" } });
    return body?.suggestions[0];
  };
  expect((await check({ ...(await letHomes("EG links")) })).ok).toBe(true);
  const picked = await letHomes("EG links", "1. OG");
  expect((await check({ ...picked })).problem?.errorCode).toBe("ADDRESS_HAS_NO_UNIT_NAME");
  expect((await check({ ...picked, unitName: "2. OG" })).ok).toBe(true);
});

describe("the address check", () => {
  const serverWith = async (source: Partial<SuggestionSource>) => {
    const base = server.deps.suggestion;
    const other = await makeTestServer({ overrides: { suggestion: { ...base, ...source } } });
    return other;
  };

  test("accepts typed addresses while the source of suggestions is down", async () => {
    const down = () => Promise.reject(new SuggestionUnavailable("down"));
    const other = await serverWith({ suggest: down, resolve: down, verify: down });
    const response = await other.call(suggestAddresses, { body: { query: "Torstr", country: "de" } });
    expect(response.problem?.errorCode).toBe("PROVIDER_UNAVAILABLE");
    expect((await other.call(checkAddress, { body: { placeId: "x" } })).status).toBe(503);
    expect((await other.call(checkAddress, { body: home })).ok).toBe(true);
    const token = await makeNamedApplication(other);
    expect((await other.call(saveAddress, { body: { token, address: { address: torstrasse } } })).ok).toBe(true);
    await other.close();
  });

  test("requires a unit name when the source finds several homes at an address", async () => {
    const other = await serverWith({ verify: () => Promise.resolve("needs-unit") });
    const response = await other.call(checkAddress, { body: home });
    expect(response.problem?.errorCode).toBe("ADDRESS_HAS_NO_UNIT_NAME");
    expect((await other.call(checkAddress, { body: { ...home, unitName: "Top 4" } })).ok).toBe(true);
    await other.close();
  });

  test("requires a unit name when the selected place has several homes, although a save does not", async () => {
    const place = { ...home, unitName: null, severalHomes: true };
    const other = await serverWith({ resolve: () => Promise.resolve(place) });
    const picked = { placeId: "block", title: "Torstraße 12, 10119 Berlin" };
    const { problem } = await other.call(checkAddress, { body: picked });
    expect(problem?.errorCode).toBe("ADDRESS_HAS_NO_UNIT_NAME");
    expect(problem?.data.fields).toEqual([
      { path: "unitName", errorCode: "ADDRESS_HAS_NO_UNIT_NAME", params: { ...torstrasse, country: "de" } },
    ]);
    const answered = await other.call(checkAddress, { body: { ...picked, unitName: "3. OG" } });
    expect(answered.body).toMatchObject({ address: { unitName: "3. OG" }, suggestionAddress: picked });
    const address = { address: torstrasse, suggestionAddress: picked };
    expect((await other.call(saveAddress, { body: { token: await makeNamedApplication(other), address } })).ok).toBe(
      true,
    );
    await other.close();
  });
});
