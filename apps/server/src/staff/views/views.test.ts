import { changeView, deleteView, listViews, maxSavedViews, saveView } from "@kautia/contract";
import { afterAll, beforeEach, expect, test } from "vitest";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { logInAsStaff, logInColleague } from "#testing/people/staff.ts";

type Person = { cookie: string };
const server = await makeTestServer();
const demo = await logInAsStaff(server);
const ute = await logInColleague(server, "Ute");
beforeEach(() => server.deps.db.deleteFrom("desk_view").execute());
afterAll(() => server.close());

interface Given {
  list?: string;
  name?: string;
  query?: Record<string, string>;
  shared?: boolean;
}
const save = ({ list = "policies", name = "Ended", query = { status: "ENDED" }, shared = false }: Given, by = demo) =>
  server.call(saveView, { params: { list }, body: { name, query, shared } }, by);
const read = async (list: string, by = demo) => (await server.call(listViews, { params: { list } }, by)).body?.views;

test("keeps filters, order and columns of a list under a name, but not what was searched for", async () => {
  const query = { status: "ENDED", order: "-signedAt", columns: "contract,home", search: "öztürk", page: "3" };
  const saved = await save({ query });
  expect(saved.body).toMatchObject({ name: "Ended", shared: false, owner: { name: "Demo Desk" } });
  expect((await read("policies"))?.[0]?.query).toEqual({
    status: "ENDED",
    order: "-signedAt",
    columns: "contract,home",
  });
  expect(await read("claims")).toEqual([]);
});

test("shows a view to others only while it is shared, and lets only its owner change it", async () => {
  const { body } = await save({ shared: true });
  const params = { id: body?.id ?? "" };
  expect((await read("policies", ute))?.map(({ name }) => name)).toEqual(["Ended"]);
  const rename = (by: Person, name = "Over", shared = false) =>
    server.call(changeView, { params, body: { name, shared } }, by);
  expect((await rename(ute)).problem?.errorCode).toBe("NOT_FOUND");
  await server.call(deleteView, { params }, ute);
  expect((await rename(demo)).body).toMatchObject({ name: "Over", shared: false });
  expect(await read("policies", ute)).toEqual([]);
  await save({ name: "New" });
  expect((await rename(demo, "NEW")).problem?.data.fields).toMatchObject([
    { path: "name", errorCode: "FIELD_INVALID" },
  ]);
  for (const _time of [1, 2]) expect((await server.call(deleteView, { params }, demo)).body).toEqual({ deleted: true });
  expect((await read("policies"))?.map(({ name }) => name)).toEqual(["New"]);
});

test("saving under a name that is taken replaces the view, also twice at once", async () => {
  await save({ name: "Over" });
  await Promise.all([save({ name: "over", query: { status: "DECLINED" } }), save({ name: "OVER", query: {} })]);
  expect(await read("policies")).toHaveLength(1);
});

test("refuses what the list does not know, and more views than anybody needs", async () => {
  for (const query of [{ status: "NONE" }, { colour: "red" }, { order: "home" }] as Record<string, string>[])
    expect((await save({ query })).problem?.errorCode).toBe("FIELD_INVALID");
  expect((await save({ name: "n".repeat(300) })).problem?.errorCode).toBe("FIELD_INVALID");
  expect((await save({ name: " " })).problem?.errorCode).toBe("FIELD_REQUIRED");
  expect((await save({ list: "tea" })).problem?.errorCode).toBe("NOT_FOUND");
  expect((await save({ list: "acts", query: {} }, ute)).problem?.errorCode).toBe("STAFF_ROLE_REQUIRED");
  const many = Array.from({ length: maxSavedViews + 2 }, (_, index) => save({ name: `View ${index}` }));
  const codes = (await Promise.all(many)).map(({ problem }) => problem?.errorCode);
  expect(codes.filter((code) => code === "MAXIMUM")).toHaveLength(2);
  expect(await read("policies")).toHaveLength(maxSavedViews);
});
