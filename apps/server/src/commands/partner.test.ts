import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getInvitation, searchProperties } from "@kautia/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makePlace, type Place } from "../testing/make-place.ts";
import { runCommand } from "../testing/run-command.ts";

let place: Place;
beforeAll(async () => {
  place = await makePlace();
});
afterAll(() => place.remove());

const run = (...given: string[]) => runCommand("partner", given, place.settings);

/** What the API says to a key: a good one is told that the invitation is unknown. */
const statusOf = (key: string) =>
  place.inside(async ({ call }) => {
    const headers = { authorization: `Bearer ${key}` };
    return (await call(getInvitation, { params: { id: "x" } }, headers)).problem?.errorCode;
  });

test("makes a partner with a key, another key, and ends one of them", async () => {
  const first = await run("add", "kern", "Hausverwaltung Kern");
  expect(first).toEqual({ code: 0, said: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect(await run("add", "kern", "Another")).toEqual({ code: 1, said: "there is kern already" });
  const second = await run("key", "kern");
  expect(await run("revoke", first.said)).toEqual({ code: 0, said: "revoked" });
  expect(await statusOf(first.said)).toBe("PARTNER_KEY_INVALID");
  expect(await statusOf(second.said)).toBe("INVITATION_UNKNOWN");
  // Four processes and two servers, each of which opens the database anew.
}, 120_000);

test("keeps the homes of a file, all or none, and sets where their tenants apply", async () => {
  const folder = await mkdtemp(join(tmpdir(), "homes-"));
  const home = (id: string, changes: object = {}) => ({
    id,
    address: { street: "Torstraße", streetNumber: id, zip: "10119", city: "Berlin", country: "de", ...changes },
  });
  const file = async (name: string, content: unknown) => {
    await writeFile(join(folder, name), JSON.stringify(content));
    return join(folder, name);
  };
  const many = Array.from({ length: 201 }, (_, index) => home(`${index + 1}`));
  const wrong = await file("wrong.json", [...many, home("x", { zip: "1011" })]);
  expect(await run("homes", "kern", wrong)).toEqual({
    code: 1,
    said: "home 202: address.zip FIELD_INVALID; nothing was kept",
  });
  const right = await file("right.json", many);
  expect(await run("homes", "kern", right)).toEqual({ code: 0, said: "201 homes, 201 of them new or changed" });
  expect(await run("remove-home", "kern", "7")).toEqual({ code: 0, said: "removed" });
  expect(await run("homes", "kern", right)).toEqual({ code: 0, said: "201 homes, 1 of them new or changed" });
  expect(await run("base-url", "kern", "http://kern.example/")).toMatchObject({ code: 1 });
  expect(await run("base-url", "kern", "https://kern.example/apply")).toEqual({ code: 0, said: "set" });
  const [found] = await place.inside(async ({ call }) => {
    const body = { query: "Torstr 201", country: "de" } as const;
    return (await call(searchProperties, { body })).body?.properties ?? [];
  });
  expect(found?.applicationUrl).toBe("https://kern.example/apply?property=201&lang=de");
  await rm(folder, { recursive: true });
  // As above: a process for each command.
}, 120_000);

test.each([
  [["add", "Kern GmbH", "x"], "ID is 1 to 40 small letters"],
  [["add", "kern2", " "], "NAME is missing"],
  [["key", "nobody"], "nobody is unknown"],
  [["revoke", "nothing"], "no such key is in force"],
  [[], "npm run partner -- add ID NAME"],
])("%j is refused in one line that says why", async (given, why) => {
  const { code, said } = await run(...given);
  expect(code).toBe(1);
  expect(said).toContain(why);
});
