import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeTestDatabase } from "#testing/database/make-test-database.ts";

let database: Awaited<ReturnType<typeof makeTestDatabase>>;
beforeAll(async () => {
  database = await makeTestDatabase();
});
afterAll(() => database.close());

/** Functions that PostgreSQL inlines, and a call of each. */
const inlined: Record<string, string> = {
  plain_letters: "SELECT plain_letters(to_address) FROM mail",
  mailbox_of: "SELECT mailbox_of(to_address) FROM mail",
  search_words: "SELECT search_words(to_address) FROM mail",
  signed_consents: "SELECT signed FROM policy_evidence e, signed_consents(e) AS signed",
};

async function readFunctions() {
  const { rows } = await sql<{ name: string; language: string }>`
    SELECT proname AS name, lanname AS language
    FROM pg_proc JOIN pg_language ON pg_language.oid = prolang WHERE pronamespace = 'public'::regnamespace
  `.execute(database.db);
  return rows;
}

const isCalled = (name: string, text: string) => new RegExp(`\\b${name}\\(`).test(text);

test.each(Object.entries(inlined))("PostgreSQL inlines %s", async (name, statement) => {
  const { rows } = await sql<{ "QUERY PLAN": string }>`EXPLAIN (VERBOSE) ${sql.raw(statement)}`.execute(database.db);
  expect(isCalled(name, rows.map((row) => row["QUERY PLAN"]).join("\n"))).toBe(false);
});

// PostgreSQL before 18 plans other functions anew in each call (docs/scale.md).
test("PostgreSQL inlines every SQL function", async () => {
  const names = (await readFunctions()).filter(({ language }) => language === "sql").map(({ name }) => name);
  expect(names.toSorted()).toEqual(Object.keys(inlined).toSorted());
});

// PostgreSQL prepares the conditions of triggers anew for each statement, with the functions in them.
test("no condition of a trigger calls a function of ours", async () => {
  const names = (await readFunctions()).map(({ name }) => name);
  const { rows } = await sql<{ name: string; condition: string }>`
    SELECT tgname AS name, substring(pg_get_triggerdef(oid) FROM 'WHEN \((.*)\) EXECUTE') AS condition
    FROM pg_trigger WHERE NOT tgisinternal AND tgqual IS NOT NULL`.execute(database.db);
  expect(rows).not.toEqual([]);
  expect(rows.filter(({ condition }) => names.some((name) => isCalled(name, condition)))).toEqual([]);
});
