import { afterAll, beforeAll, expect, test } from "vitest";
import { makeTestServer, type TestServer } from "../../testing/make-test-server.ts";
import type { Cursor } from "../../platform/lists/define-list.ts";
import { withdrawalList } from "../lists/withdrawals.ts";

let server: TestServer;
beforeAll(async () => {
  server = await makeTestServer();
});
afterAll(() => server.close());

/** `minute`: when it was declared. */
async function declare(name: string, minute: number) {
  const at = new Date(server.deps.clock.now().getTime() + minute * 60_000);
  await server.deps.db
    .insertInto("withdrawal_request")
    .values({
      id: server.deps.random.uuid(),
      contract_number: "DE-0000-0000-0",
      email_key: "jana@example.com",
      name,
      created_at: at,
      unmatched_at: at,
    })
    .execute();
}

test("an export neither skips nor repeats a row when rows come and go between its pages", async () => {
  for (const [minute, name] of ["A", "B", "C", "D", "E"].entries()) await declare(name, minute);
  // Same time as C.
  await declare("C2", 2);
  const cursor: Cursor = { pageSize: 2, after: null, hasMore: false };
  const readPage = async () => {
    const rows = await withdrawalList.readNext(server.deps, { search: null, page: 1 }, cursor);
    return rows.map(({ name }) => name);
  };
  expect(await readPage()).toEqual(["E", "D"]);
  await declare("F", 5);
  await server.deps.db.deleteFrom("withdrawal_request").where("name", "in", ["E", "D", "B"]).execute();
  const rest = [...(await readPage()), ...(await readPage())];
  expect(rest).toHaveLength(3);
  expect(new Set(rest)).toEqual(new Set(["C", "C2", "A"]));
  expect(cursor.hasMore).toBe(false);
});
