import { expect, test } from "vitest";
import { makeTestDatabase } from "#testing/database/make-test-database.ts";

test("both engines use the date style, time zone and isolation level that our SQL relies on", async () => {
  const { sql, close } = await makeTestDatabase();
  const text = `SELECT current_setting('DateStyle') AS style, current_setting('TimeZone') AS zone,
    current_setting('transaction_isolation') AS isolation`;
  expect(await sql.query({ text })).toEqual([{ style: "ISO, YMD", zone: "UTC", isolation: "read committed" }]);
  await close();
});
