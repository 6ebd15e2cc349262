import { afterAll, afterEach, expect, test } from "vitest";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import type { Cursor } from "../../platform/lists/define-list.ts";
import { peopleList } from "../people/list.ts";

const server = await makeTestServer();
afterEach(() => server.deps.db.deleteFrom("staff_account").execute());
afterAll(() => server.close());

/** `minute`: when the colleague was added. */
async function add(name: string, minute: number) {
  const { db, clock, random } = server.deps;
  const id = random.uuid();
  const created_at = new Date(clock.now().getTime() + minute * 60_000);
  const row = { id, name, email: id, email_key: id, role: "underwriter", created_at } as const;
  await db.insertInto("staff_account").values(row).execute();
}

type Order = "name" | "-name" | "-since";
const person = { id: "", name: "Ute", email: "", role: "administrator" } as const;
const begin = (): Cursor => ({ pageSize: 2, after: null, hasMore: false });
async function readPage(order: Order, cursor: Cursor) {
  const rows = await peopleList.readNext({ ...server.deps, person }, { search: null, order, page: 1 }, cursor);
  return rows.map(({ name }) => name);
}

test("an export neither skips nor repeats a row when rows come and go between its pages", async () => {
  for (const [minute, name] of ["A", "B", "C", "D", "E"].entries()) await add(name, minute);
  // Same time as C.
  await add("C2", 2);
  const cursor = begin();
  expect(await readPage("-since", cursor)).toEqual(["E", "D"]);
  await add("F", 5);
  await server.deps.db.deleteFrom("staff_account").where("name", "in", ["E", "D", "B"]).execute();
  const rest = [...(await readPage("-since", cursor)), ...(await readPage("-since", cursor))];
  expect(rest).toHaveLength(3);
  expect(new Set(rest)).toEqual(new Set(["C", "C2", "A"]));
  expect(cursor.hasMore).toBe(false);
});

test.each([
  ["name", ["anna", "Ute", "Zoe", "Zoe", "Zoe"]],
  ["-name", ["Zoe", "Zoe", "Zoe", "Ute", "anna"]],
] as const)("an export over several pages is in the order %s", async (order, names) => {
  for (const name of ["Zoe", "Ute", "Zoe", "anna", "Zoe"]) await add(name, 0);
  const cursor = begin();
  const read = await readPage(order, cursor);
  while (cursor.hasMore) read.push(...(await readPage(order, cursor)));
  expect(read).toEqual(names);
});
