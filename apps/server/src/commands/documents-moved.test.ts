import { afterAll, beforeAll, expect, test } from "vitest";
import { makePersistentDatabase, type PersistentDatabase } from "#testing/database/make-persistent-database.ts";
import { testEngine } from "#testing/database/make-test-database.ts";
import { runCommandHere } from "#testing/processes/run-command.ts";
import { run } from "./documents-moved.ts";

let place: PersistentDatabase;
beforeAll(async () => {
  place = await makePersistentDatabase();
});
afterAll(() => place.remove());

// Only on PostgreSQL: creating an embedded database takes seconds, and the command is the same.
test.runIf(testEngine() === "postgres")("says that the documents are where the settings say", async () => {
  expect(await runCommandHere(run, [], { NODE_ENV: "test", ...place.settings })).toEqual({
    code: 0,
    output: "The documents are in the folder or bucket of these settings.",
  });
});
