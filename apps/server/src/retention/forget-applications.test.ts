import { getTenant, saveRentTime } from "@kautia/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeTestServer, type TestServer } from "../testing/make-test-server.ts";
import { readAllRows } from "../testing/read-all-rows.ts";
import { findRefId, makeReadyToSign, makeSigned } from "../testing/sign-policy.ts";
import { applyAsStudent, upload } from "../testing/uploads.ts";

const day = 86_400_000;
let server: TestServer;
beforeEach(async () => {
  server = await makeTestServer();
});
afterEach(() => server.close());

const inDays = (days: number) => new Date(server.deps.clock.now().getTime() + days * day);

const readAll = () => readAllRows(server.deps);

test("removes an unsigned application's personal data from every table after 90 days", async () => {
  const names = {
    lastName: "Vergessensmann",
    tenantEmail: "vergiss@example.com",
    landlordEmail: "auch.mich@example.com",
  };
  const address = { street: "Nirgendsgasse", streetNumber: "77", zip: "10119", city: "Berlin" };
  const token = await makeReadyToSign(server, { ...names, address });
  const personal = /Vergessensmann|vergiss@|auch\.mich@|Nirgendsgasse/;
  expect((await readAll()).some((row) => personal.test(row))).toBe(true);
  await server.deps.jobs.runDueUntil(inDays(89));
  expect((await readAll()).some((row) => personal.test(row))).toBe(true);
  await server.deps.jobs.runDueUntil(inDays(2));
  expect((await readAll()).filter((row) => personal.test(row))).toEqual([]);
  expect((await server.call(getTenant, { params: { token } })).problem?.errorCode).toBe("TOKEN_UNKNOWN");
  const save = await server.call(saveRentTime, { body: { token, rentTime: 1 } });
  expect(save.problem?.errorCode).toBe("TOKEN_UNKNOWN");
});

test("removes an uploaded document and its file name", async () => {
  const { token, refId } = await applyAsStudent(server);
  expect((await upload(server, refId, { token, fileName: "Ausweis-Geheim.pdf" })).status).toBe(200);
  await server.deps.jobs.runDueUntil(inDays(92));
  expect((await readAll()).filter((row) => row.includes("Ausweis-Geheim"))).toEqual([]);
  const { removed_at } = await server.deps.db.selectFrom("document").select("removed_at").executeTakeFirstOrThrow();
  expect(removed_at).not.toBeNull();
});

test("keeps signed applications, and restarts the 90 days on every change", async () => {
  const token = await makeReadyToSign(server);
  const { refId: signed } = await makeSigned(server, {
    address: { street: "Ringbahn", streetNumber: "1", zip: "10119", city: "Berlin" },
  });
  const { db, jobs, clock } = server.deps;
  await jobs.runDueUntil(inDays(60));
  const refId = await findRefId(server, token);
  await db.updateTable("application").set({ updated_at: clock.now() }).where("ref_id", "=", refId).execute();
  await jobs.runDueUntil(inDays(60));
  const rows = await db.selectFrom("application").select(["ref_id", "forgotten_at"]).execute();
  expect(new Map(rows.map(({ ref_id, forgotten_at }) => [ref_id, forgotten_at]))).toEqual(
    new Map([
      [refId, null],
      [signed, null],
    ]),
  );
});

test("empties each application once when two workers run at the same time", async () => {
  await makeReadyToSign(server);
  const before = await server.deps.db.selectFrom("application").select("version").executeTakeFirstOrThrow();
  const { settableClock } = server.deps;
  await settableClock?.moveTo(inDays(91));
  await Promise.all([server.deps.jobs.runDueUntil(inDays(0)), server.deps.jobs.runDueUntil(inDays(0))]);
  const after = await server.deps.db
    .selectFrom("application")
    .select(["version", "forgotten_at"])
    .executeTakeFirstOrThrow();
  expect(after).toMatchObject({ version: before.version + 1 });
  expect(after.forgotten_at).not.toBeNull();
});
