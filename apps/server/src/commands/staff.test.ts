import { logInStaff } from "@kautia/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makePersistentDatabase, type PersistentDatabase } from "#testing/database/make-persistent-database.ts";
import { runCommandHere } from "#testing/processes/run-command.ts";
import { run as command } from "./staff.ts";

let place: PersistentDatabase;
beforeAll(async () => {
  place = await makePersistentDatabase();
});
afterAll(() => place.remove());

const run = (...args: string[]) => runCommandHere(command, args, place.settings);
const email = "ute@example.com";

const logIn = (password: string) =>
  place.inside(async ({ call }) => {
    const { body, problem } = await call(logInStaff, { body: { email, password } });
    return body?.stage ?? problem?.errorCode;
  });

test("adds a staff member, resets the password and disables the account", async () => {
  const first = await run("add", email, "underwriter", "Ute", "von", "ẞ");
  expect(first).toEqual({ code: 0, output: expect.stringMatching(/^\S{20,}$/) });
  expect(await logIn(first.output)).toBe("set-up");
  expect(await run("add", email.toUpperCase(), "underwriter", "Ute")).toMatchObject({ code: 1 });
  const second = await run("reset", email);
  expect(await logIn(first.output)).toBe("LOGIN_FAILED");
  expect(await logIn(second.output)).toBe("set-up");
  expect(await run("disable", email)).toEqual({ code: 0, output: "disabled" });
  expect(await logIn(second.output)).toBe("LOGIN_FAILED");
});

test.each([
  [["add", "ute", "underwriter", "Ute"], "EMAIL is not an email address"],
  [["add", "x@example.com", "boss", "Ute"], "ROLE must be underwriter or administrator"],
  [["add", "x@example.com", "underwriter"], "NAME is missing"],
  [["reset", "nobody@example.com"], "nobody@example.com is unknown"],
  [["disable", "nobody@example.com"], "nobody@example.com has no active account"],
])("refuses %j with a reason", async (args, reason) => {
  const { code, output } = await run(...args);
  expect(code).toBe(1);
  expect(output).toContain(reason);
});

test("without arguments prints only its usage and exits with 1", async () => {
  const { code, output } = await run();
  expect(code).toBe(1);
  expect(output).toMatch(/^npm run staff -- add EMAIL ROLE NAME/);
});

test("names a command that does not exist, and prints the usage", async () => {
  const { code, output } = await run("give");
  expect(code).toBe(1);
  expect(output).toContain("There is no command 'give'.\n\nnpm run staff -- add");
});
