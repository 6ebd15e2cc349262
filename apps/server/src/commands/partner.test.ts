import { getInvitation } from "@kautia/contract";
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
