import { acceptInvitation, getTenant, saveRentTime } from "@kautia/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { applicationReminders } from "../application/index.ts";
import { mailContent } from "../mail-content/index.ts";
import { waitingMails } from "../mails/index.ts";
import { afterNextRead } from "#testing/database/hold-reads.ts";
import { makeNamedApplication } from "#testing/applications/answers.ts";
import { makeInvitation, offer } from "#testing/applications/invitations.ts";
import { makeTestPartner } from "#testing/people/partners.ts";
import { testEngine } from "#testing/database/make-test-database.ts";
import { countBlocked } from "#testing/database/count-blocked.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { readAllRows } from "#testing/database/read-all-rows.ts";
import { runNow } from "#testing/server/run-now.ts";
import { findRefId, makeReadyToSign, makeSigned } from "#testing/policies/sign-policy.ts";
import { applyAsStudent, upload } from "#testing/applications/uploads.ts";
import { oldApplications } from "./tasks.ts";

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

async function makeMailedInvitation(): Promise<string> {
  const key = await makeTestPartner(server, "kern");
  const tenant = { ...offer.tenant, email: "eingeladen@example.com" };
  const id = await makeInvitation(server, key, { tenant, insuranceStart: "2027-06-01" });
  await server.deps.jobs.runDueUntil(inDays(0));
  return id;
}

const readGiven = () => server.deps.db.selectFrom("given_document").select(["kind", "how"]).execute();

test("keeps the initial information that a pending invitation's mail had attached", async () => {
  await makeNamedApplication(server, { email: "vergiss@example.com" });
  await server.deps.jobs.runDueUntil(inDays(85));
  const id = await makeMailedInvitation();
  await server.deps.jobs.runDueUntil(inDays(10));
  expect(await readGiven()).toEqual([]);
  expect((await server.call(acceptInvitation, { params: { id } })).status).toBe(200);
  expect(await readGiven()).toEqual([{ kind: "first-info", how: "MAILED" }]);
});

test("an invitation can be accepted even if the initial information that its mail had attached is gone", async () => {
  const id = await makeMailedInvitation();
  await server.deps.db.deleteFrom("policy_document").execute();
  expect((await server.call(acceptInvitation, { params: { id } })).status).toBe(200);
  expect(await readGiven()).toEqual([]);
});

test("keeps signed applications, and restarts the 90 days on every change", async () => {
  const refId = await findRefId(server, await makeReadyToSign(server));
  const { refId: signed } = await makeSigned(server, {
    address: { street: "Ringbahn", streetNumber: "1", zip: "10119", city: "Berlin" },
  });
  const { db, jobs, clock } = server.deps;
  await jobs.runDueUntil(inDays(60));
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

test.runIf(testEngine() === "postgres")(
  "does not block the mail worker when an application is forgotten while its reminder is sent",
  async () => {
    await makeNamedApplication(server, { email: "gleichzeitig@example.com" });
    const { deps } = server;
    server.clock.set(inDays(1).toISOString());
    const { brand, operator, publicUrl } = deps.config;
    const worker = Object.assign(deps, { brand, operator, publicUrl, mailContent });
    await runNow(applicationReminders, worker, 1);
    await deps.db.deleteFrom("mail").where("kind", "=", "first-information").execute();
    const mail = deps.db.selectFrom("mail").select(["status", "tries", "last_error"]);
    expect(await mail.execute()).toMatchObject([{ status: "WAITING" }]);
    const inAYear = { ...worker, clock: { now: () => inDays(365) } };
    let forgetting: Promise<number | null> = Promise.resolve(null);
    const forgetMeanwhile = async () => {
      let isOver = false;
      forgetting = runNow(oldApplications, inAYear, 1).finally(() => (isOver = true));
      await expect.poll(async () => isOver || (await countBlocked(deps)) > 0).toBe(true);
    };
    // First the worker leases the mail, then it reads it again to write the links.
    afterNextRead(server, "mail", async () => afterNextRead(server, "mail", forgetMeanwhile));
    await runNow(waitingMails, worker, 1);
    await forgetting;
    expect((await mail.execute()).filter(({ last_error }) => last_error !== null)).toEqual([]);
    // A busy application is forgotten in the next round.
    await runNow(oldApplications, inAYear, 1);
    expect(await mail.execute()).toEqual([]);
  },
);
