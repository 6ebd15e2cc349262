import { readdirSync, readFileSync } from "node:fs";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeTestDatabase } from "../../testing/make-test-database.ts";

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
  stopped_reminder_at: "SELECT stopped_reminder_at(updated_at, reminders, reminded_at) FROM application",
  signed_consents: "SELECT signed FROM policy_evidence e, signed_consents(e) AS signed",
};
/** Kept for the previous release, which calls them. The next release removes them. */
const forPreviousRelease = new Set(["add_home_keys"]);

async function readFunctions() {
  const { rows } = await sql<{ name: string; language: string; body: string }>`
    SELECT proname AS name, lanname AS language, prosrc AS body
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
test("neither a statement nor a trigger calls another SQL function", async () => {
  const functions = await readFunctions();
  const names = functions
    .filter(({ language, name }) => language === "sql" && !(name in inlined))
    .map(({ name }) => name);
  expect(names).toContain("building_key");
  const source = new URL("../../", import.meta.url);
  const files = readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => ({ where: file, text: readFileSync(new URL(file, source), "utf8") }));
  const bodies = functions
    .filter(({ language, name }) => language === "plpgsql" && !forPreviousRelease.has(name))
    .map(({ name, body }) => ({ where: name, text: body }));
  const { rows: views } = await sql<{ where: string; text: string }>`
    SELECT viewname AS where, definition AS text FROM pg_views WHERE schemaname = 'public'`.execute(database.db);
  const { rows: columns } = await sql<{ where: string; text: string }>`
    SELECT adrelid::regclass::text AS where, pg_get_expr(adbin, adrelid) AS text FROM pg_attrdef`.execute(database.db);
  const calls = [...files, ...bodies, ...views, ...columns].flatMap(({ where, text }) =>
    names.filter((name) => isCalled(name, text)).map((name) => `${where} calls ${name}`),
  );
  expect(calls).toEqual([]);
});

// PostgreSQL prepares the conditions of triggers anew for each statement, with the functions in them.
test("no condition of a trigger calls a function of ours", async () => {
  const names = (await readFunctions()).map(({ name }) => name);
  const { rows } = await sql<{ name: string; condition: string }>`
    SELECT tgname AS name, substring(pg_get_triggerdef(oid) FROM 'WHEN \((.*)\) EXECUTE') AS condition
    FROM pg_trigger WHERE NOT tgisinternal AND tgqual IS NOT NULL`.execute(database.db);
  expect(rows.length).toBeGreaterThan(2);
  expect(rows.filter(({ condition }) => names.some((name) => isCalled(name, condition)))).toEqual([]);
});
