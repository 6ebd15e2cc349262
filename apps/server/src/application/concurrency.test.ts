import { getTenant, saveName, saveRentalDetails, saveRentContract, saveRentTime } from "@kautia/contract";
import { afterAll, expect, test } from "vitest";
import { answerAllQuestions, makeNamedApplication, tenantName } from "#testing/applications/answers.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";

const server = await makeTestServer();
afterAll(() => server.close());

const day = 86_400_000;
const read = (token: string) => server.call(getTenant, { params: { token } });
const refIdOf = async (token: string) => (await read(token)).body?.refId ?? "";

test("forty concurrent saves all succeed, and the history has each change once", async () => {
  const token = await makeNamedApplication(server);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => [
      server.call(saveRentalDetails, { body: { token, pet: "dog" } }),
      server.call(saveRentTime, { body: { token, rentTime: 4 } }),
      server.call(saveRentalDetails, { body: { token, liveWith: "couple" } }),
      server.call(saveRentContract, { body: { token, rentContractId: `number ${index}` } }),
    ]).flat(),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 40 }, () => 200));
  expect((await read(token)).body).toMatchObject({ pet: "dog", rentTime: 4, liveWith: "couple" });

  const refId = await refIdOf(token);
  const history = await server.deps.db
    .selectFrom("application_history")
    .selectAll()
    .where("ref_id", "=", refId)
    .orderBy("version")
    .execute();
  expect(history.map(({ version }) => version)).toEqual(history.map((_, index) => index + 1));
  // Pet, rent time and household once each, and ten contract numbers. Repeating a save changes nothing.
  expect(history).toHaveLength(1 + 3 + 10);
  expect(history.at(0)).toMatchObject({ cause: "save-name", change: { userInfo: { firstName: "Jana" } } });
});

test("a save takes one statement to read and one to write, a start counts first, a read takes one", async () => {
  const token = await makeNamedApplication(server);
  const { sql } = server.deps;
  const { query } = sql;
  const names: (string | undefined)[] = [];
  sql.query = (statement) => (names.push(statement.name), query(statement));
  await server.call(saveRentTime, { body: { token, rentTime: 3 } });
  await server.call(saveName, { body: tenantName });
  await read(token);
  sql.query = query;
  expect(names.filter(Boolean)).toEqual([
    "application-by-token",
    "application-save",
    "usage_count:rlflx-upsert",
    "application-by-token",
  ]);
});

test("saves to a signed application are refused and change nothing", async () => {
  const token = await answerAllQuestions(server);
  const refId = await refIdOf(token);
  const signed_at = server.clock.now();
  await server.deps.db.updateTable("application").set({ signed_at }).where("ref_id", "=", refId).execute();
  for (const save of [
    () => server.call(saveRentTime, { body: { token, rentTime: 1 } }),
    () => server.call(saveName, { body: { ...tenantName, token, firstName: "Other" } }),
  ])
    expect((await save()).problem).toMatchObject({ status: 409, errorCode: "APPLICATION_LOCKED" });
  expect((await read(token)).body).toMatchObject({ rentTime: 2, userInfo: { firstName: "Jana" } });
});

test("a token expires 30 days after its last use", async () => {
  const token = await makeNamedApplication(server);
  server.clock.advance(29 * day);
  expect((await read(token)).status).toBe(200);
  server.clock.advance(29 * day);
  expect((await server.call(saveRentTime, { body: { token, rentTime: 1 } })).status).toBe(200);
  server.clock.advance(30 * day);
  expect((await read(token)).problem).toMatchObject({ status: 404, errorCode: "TOKEN_UNKNOWN" });
  const saved = await server.call(saveRentTime, { body: { token, rentTime: 2 } });
  expect(saved.problem).toMatchObject({ status: 404, errorCode: "TOKEN_UNKNOWN" });
});

test("the database stores only the hash of a token", async () => {
  const token = await makeNamedApplication(server);
  const rows = await server.deps.db.selectFrom("link").selectAll().execute();
  expect(rows.some(({ hash }) => hash.toString("hex").includes(token))).toBe(false);
  const [applications, history] = [
    await server.deps.db.selectFrom("application").selectAll().execute(),
    await server.deps.db.selectFrom("application_history").selectAll().execute(),
  ];
  expect(JSON.stringify([applications, history])).not.toContain(token);
});
