import { afterAll, beforeAll, expect, test } from "vitest";
import { generateSchemaTypes } from "#testing/database/generate-schema-types.ts";
import { makeTestDatabase } from "#testing/database/make-test-database.ts";

let database: Awaited<ReturnType<typeof makeTestDatabase>>;
beforeAll(async () => {
  database = await makeTestDatabase();
});
afterAll(() => database.close());

test("schema.ts matches the migrated database; if it does not, run npm run database:types", async () => {
  await expect(await generateSchemaTypes(database.db)).toMatchFileSnapshot("schema.ts");
});
