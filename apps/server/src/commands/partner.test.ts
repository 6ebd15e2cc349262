import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { getInvitation, searchProperties } from "@kautia/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makePersistentDatabase, type PersistentDatabase } from "#testing/database/make-persistent-database.ts";
import { runCommand, runCommandHere } from "#testing/processes/run-command.ts";
import { run as command } from "./partner.ts";

let place: PersistentDatabase;
beforeAll(async () => {
  place = await makePersistentDatabase();
});
afterAll(() => place.remove());

const run = (...args: string[]) => runCommandHere(command, args, place.settings);

/** A valid key gets INVITATION_UNKNOWN. */
const statusOf = (key: string) =>
  place.inside(async ({ call }) => {
    const headers = { authorization: `Bearer ${key}` };
    return (await call(getInvitation, { params: { id: "x" } }, headers)).problem?.errorCode;
  });

test("adds a partner, makes a second key and revokes the first", async () => {
  const first = await run("add", "kern", "Hausverwaltung Kern");
  expect(first).toEqual({ code: 0, output: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect(await run("add", "kern", "Another")).toEqual({ code: 1, output: "kern already exists" });
  const second = await run("key", "kern");
  expect(await run("revoke", first.output)).toEqual({ code: 0, output: "revoked" });
  expect(await statusOf(first.output)).toBe("PARTNER_KEY_INVALID");
  expect(await statusOf(second.output)).toBe("INVITATION_UNKNOWN");

  expect(await run("delete-tests", "kern")).toEqual({
    code: 1,
    output: "only a sandbox deletes what a partner has begun (SANDBOX=true)",
  });
});

test("in a sandbox makes test keys, and deletes what a partner has begun", async () => {
  const sandbox = await makePersistentDatabase();
  const runThere = (...args: string[]) => runCommandHere(command, args, { ...sandbox.settings, SANDBOX: "true" });
  for (const args of [
    ["add", "kern", "Hausverwaltung Kern"],
    ["key", "kern"],
  ])
    expect(await runThere(...args)).toEqual({ code: 0, output: expect.stringMatching(/^test_[0-9a-f]{32}$/) });
  expect(await runThere("delete-tests", "kern")).toEqual({ code: 0, output: "0 deleted" });
  expect(await runThere("delete-tests", "unknown")).toEqual({ code: 1, output: "unknown is unknown" });
  await sandbox.remove();
});

test("imports all homes of a file or none, and sets the page on which their tenants apply", async () => {
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
    output: "home 202: address.zip FIELD_INVALID; nothing was saved",
  });
  const right = await file("right.json", many);
  expect(await run("homes", "kern", right)).toEqual({ code: 0, output: "201 homes, 201 of them new or changed" });
  expect(await run("remove-home", "kern", "7")).toEqual({ code: 0, output: "removed" });
  expect(await run("homes", "kern", right)).toEqual({ code: 0, output: "201 homes, 1 of them new or changed" });
  expect(await run("base-url", "kern", "http://kern.example/")).toMatchObject({ code: 1 });
  expect(await run("base-url", "kern", "https://kern.example/apply")).toEqual({ code: 0, output: "set" });
  const [found] = await place.inside(async ({ call }) => {
    const body = { query: "Torstr 201", country: "de" } as const;
    return (await call(searchProperties, { body })).body?.properties ?? [];
  });
  expect(found?.applicationUrl).toBe("https://kern.example/apply?property=201&lang=de");
  await rm(folder, { recursive: true });
});

test.each([
  [["add", "Kern GmbH", "x"], "ID must be 1 to 40 lower-case letters"],
  [["add", "kern2", " "], "NAME is missing"],
  [["key", "nobody"], "nobody is unknown"],
  [["revoke", "nothing"], "there is no such active key"],
  [["homes", "kern"], "FILE is missing"],
  [["signing-key", "kern", "/nowhere/key.jwk"], "/nowhere/key.jwk can't be read"],
  [["signing-key", "kern", fileURLToPath(import.meta.url)], "partner.test.ts is not JSON"],
])("refuses %j with a reason", async (args, reason) => {
  const { code, output } = await run(...args);
  expect(code).toBe(1);
  expect(output).toContain(reason);
});

test("without arguments prints only its usage and exits with 1", async () => {
  const { code, output } = await runCommand("partner", [], place.settings);
  expect(code).toBe(1);
  expect(output).toMatch(/^npm run partner -- add ID NAME/);
});

test("names a command that does not exist, and prints the usage", async () => {
  const { code, output } = await run("give");
  expect(code).toBe(1);
  expect(output).toContain("There is no command 'give'.\n\nnpm run partner -- add");
});
