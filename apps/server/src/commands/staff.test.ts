import { logInStaff } from "@kautia/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makePlace, type Place } from "../testing/make-place.ts";
import { runCommand } from "../testing/run-command.ts";

let place: Place;
beforeAll(async () => {
  place = await makePlace();
});
afterAll(() => place.remove());

const run = (...given: string[]) => runCommand("staff", given, place.settings);
const email = "ute@example.com";

/** What the desk says to a password. */
const enter = (password: string) =>
  place.inside(async ({ call }) => {
    const { body, problem } = await call(logInStaff, { body: { email, password } });
    return body?.stage ?? problem?.errorCode;
  });

test("lets somebody in, gives them another password, and shuts them out", async () => {
  const first = await run("add", email, "underwriter", "Ute", "von", "ẞ");
  expect(first).toEqual({ code: 0, said: expect.stringMatching(/^\S{20,}$/) });
  expect(await enter(first.said)).toBe("set-up");
  expect(await run("add", email.toUpperCase(), "underwriter", "Ute")).toMatchObject({ code: 1 });
  const second = await run("reset", email);
  expect(await enter(first.said)).toBe("LOGIN_FAILED");
  expect(await enter(second.said)).toBe("set-up");
  expect(await run("disable", email)).toEqual({ code: 0, said: "disabled" });
  expect(await enter(second.said)).toBe("LOGIN_FAILED");
  // Four processes and four servers, each of which opens the database anew.
}, 120_000);

test.each([
  [["add", "ute", "underwriter", "Ute"], "EMAIL is no e-mail address"],
  [["add", "x@example.com", "boss", "Ute"], "ROLE is underwriter or administrator"],
  [["add", "x@example.com", "underwriter"], "NAME is missing"],
  [["reset", "nobody@example.com"], "nobody@example.com is unknown"],
  [["disable", "nobody@example.com"], "nobody@example.com is not in force"],
  [[], "npm run staff -- add EMAIL ROLE NAME"],
])("%j is refused in one line that says why", async (given, why) => {
  const { code, said } = await run(...given);
  expect(code).toBe(1);
  expect(said).toContain(why);
});
