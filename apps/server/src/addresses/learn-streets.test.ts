import { saveAddress, saveCurrentAddress, suggestAddresses } from "@kautia/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { savePartnerProperties } from "../partners/index.ts";
import { makeNamedApplication, torstrasse } from "#testing/applications/answers.ts";
import { makeTestPartner } from "#testing/people/partners.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { readAllRows } from "#testing/database/read-all-rows.ts";

let server: TestServer;
beforeEach(async () => {
  server = await makeTestServer();
});
afterEach(() => server.close());

const spellings = ["Querfeldstraße", "Querfeldstr.", "QUERFELDSTRASSE", "querfeld-straße", "Querfeldstrasse"];

async function nameStreet(street: string, streetNumber: string, changes = {}): Promise<string> {
  const token = await makeNamedApplication(server, { email: `tenant${streetNumber}@example.com` });
  const address = { ...torstrasse, street, streetNumber, ...changes };
  expect((await server.call(saveAddress, { body: { token, address: { address } } })).problem).toBeNull();
  return token;
}

async function suggested(query: string): Promise<string[]> {
  const { body } = await server.call(suggestAddresses, { body: { query, country: "de" } });
  return body?.suggestions.map(({ title }) => title) ?? [];
}

const mentions = async () => (await readAllRows(server.deps)).filter((row) => row.startsWith("street_mention"));

test("suggests a street to others, without a number, once five applications have named it in any spelling", async () => {
  for (const [index, street] of spellings.entries()) {
    expect(await suggested("querfeld")).not.toContain("Querfeldstraße, 10119 Berlin");
    await nameStreet(street, `${index + 1}`);
  }
  expect(await suggested("querfeld")).toEqual(["Querfeldstraße, 10119 Berlin"]);
  expect(await suggested("querfeldst. 3")).toEqual(["Querfeldstraße 3, 10119 Berlin"]);
  expect(await mentions()).toEqual([]);
});

test("an application counts once, however often it names a street", async () => {
  for (const [index, street] of spellings.slice(0, 3).entries()) await nameStreet(street, `${index + 1}`);
  const token = await nameStreet("Querfeldstr.", "4");
  for (const call of [saveCurrentAddress, saveAddress]) {
    const address = { ...torstrasse, street: "Querfeldstr", streetNumber: "5" };
    expect((await server.call(call, { body: { token, address: { address } } })).ok).toBe(true);
  }
  expect(await mentions()).toHaveLength(4);
  expect(await suggested("querfeld")).not.toContain("Querfeldstraße, 10119 Berlin");
});

test("does not record a street that contains a number or a person", async () => {
  for (const street of ["Querfeldstraße 12", "Querfeldstraße bei Müller", "Hof, Frau Müller"])
    await nameStreet(street, "1");
  expect(await mentions()).toEqual([]);
});

test("deleting an application deletes its mentions, but known streets stay", async () => {
  for (const [index, street] of spellings.entries()) await nameStreet(street, `${index + 1}`);
  await nameStreet("Andere Gasse", "6");
  await server.deps.jobs.runDueUntil(new Date(server.clock.now().getTime() + 91 * 86_400_000));
  expect(await mentions()).toEqual([]);
  expect(await suggested("querfeld")).toEqual(["Querfeldstraße, 10119 Berlin"]);
  for (const number of ["1", "2", "3", "4"]) await nameStreet("Andere Gasse", number);
  expect(await suggested("andere g")).not.toContain("Andere Gasse, 10119 Berlin");
});

test("the street of a partner's home is suggested", async () => {
  await makeTestPartner(server, "kern");
  const address = { ...torstrasse, street: "Querfeldstr.", streetNumber: "12", country: "de" as const, unitName: null };
  await savePartnerProperties(server.deps, "kern", [{ id: "1", address }]);
  expect(await suggested("Querfeldstr. 7")).toEqual(["Querfeldstraße 7, 10119 Berlin"]);
});
