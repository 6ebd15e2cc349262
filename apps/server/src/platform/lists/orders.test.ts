import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Call, staffRoles } from "@kautia/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { safeParse } from "zod/mini";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import type { List } from "./define-list.ts";

type AnyList = List<Call, TestServer["deps"], unknown>;

const source = join(import.meta.dirname, "../..");
const definitionsIn = (file: string) =>
  readFileSync(join(source, file), "utf8").match(/= defineList\(\{/g)?.length ?? 0;
const files = globSync("**/*.ts", { cwd: source, exclude: ["**/*.test.ts", "platform/lists/**"] }).filter(
  (file) => definitionsIn(file) > 0,
);

let server: TestServer;
let lists: AnyList[];
beforeAll(async () => {
  server = await makeTestServer();
  const modules = await Promise.all(files.map((file): Promise<object> => import(join(source, file))));
  lists = modules.flatMap((module) => Object.values(module)).filter(isList);
});
afterAll(() => server.close());

const isList = (value: unknown): value is AnyList => value instanceof Object && "explain" in value;

/** The orders for which PostgreSQL sorts all rows although it avoids that wherever an index helps. */
async function findSorted(list: AnyList): Promise<string[]> {
  const person = {
    id: "00000000-0000-4000-8000-000000000000",
    name: "Ada",
    email: "ada@example.com",
    role: staffRoles[0],
  };
  const asked = list.call.query ? safeParse(list.call.query, {}).data : undefined;
  return server.deps.db.transaction().execute(async (db) => {
    await sql`SET LOCAL enable_sort = off`.execute(db);
    await sql`SET LOCAL enable_seqscan = off`.execute(db);
    await sql`SET LOCAL enable_bitmapscan = off`.execute(db);
    const needs = { ...server.deps, db, person, refId: "0".repeat(24) };
    const plans = await list.explain(needs, asked);
    return plans.filter(({ plan }) => /^\s*(->\s+)?Sort  /m.test(plan)).map(({ order }) => order);
  });
}

test("finds every list of the desk", () => {
  expect(lists.length).toBe(files.reduce((sum, file) => sum + definitionsIn(file), 0));
  expect(lists.map(({ call }) => call.name)).toContain("list-staff-policies");
});

test("an index has each order of each list, except of those that say why they are sorted as a whole", async () => {
  for (const list of lists) {
    const sorted = await findSorted(list);
    if (list.sortsBecause === undefined) expect(sorted, list.call.name).toEqual([]);
    else expect(sorted, list.call.name).toContain("usual");
  }
});
