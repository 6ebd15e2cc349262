import { afterAll, beforeAll, expect, test } from "vitest";
import { makeTestDatabase } from "#testing/database/make-test-database.ts";
import { checkInstallation } from "./check-installation.ts";

let database: Awaited<ReturnType<typeof makeTestDatabase>>;
beforeAll(async () => {
  database = await makeTestDatabase();
});
afterAll(() => database.close());

test("the first start decides for good whether a database belongs to a sandbox", async () => {
  await checkInstallation(database.db, true);
  await checkInstallation(database.db, true);
  await expect(checkInstallation(database.db, false)).rejects.toThrow(
    "SANDBOX is not true, but this is the database of a sandbox",
  );
  await database.db.updateTable("installation").set({ is_sandbox: false }).execute();
  await checkInstallation(database.db, false);
  await expect(checkInstallation(database.db, true)).rejects.toThrow(
    "SANDBOX is true, but this database has been used without it",
  );
});
