import { afterAll, expect, test } from "vitest";
import { writeMail } from "../../mails/write-mail.ts";
import { policyMailData, toMailbox } from "../../policy/mail-data.ts";
import { lockPolicy } from "../../policy/policy.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { makeSigned } from "#testing/policies/sign-policy.ts";
import { sentMails } from "#testing/people/mails.ts";

const server = await makeTestServer();
afterAll(() => server.close());

async function writeMailNow(reason: string, to: string): Promise<void> {
  const { db } = server.deps;
  const { ref_id } = await db.selectFrom("policy").select("ref_id").executeTakeFirstOrThrow();
  await db.transaction().execute(async (transaction) => {
    const policy = await lockPolicy(transaction, ref_id);
    const data = policyMailData(policy);
    await writeMail(transaction, server.deps, { ...toMailbox(policy, to), reason, kind: "landlord-link", data });
  });
}

test("does work that was due before the start", async () => {
  await makeSigned(server, { landlordEmail: "before@example.com" });
  expect(await sentMails(server, "before@example.com")).toEqual([]);
  await server.deps.jobs.start();
  await expect.poll(() => sentMails(server, "before@example.com")).toHaveLength(1);
});

test("does work at once when its own process wakes it", async () => {
  await makeSigned(server, { landlordEmail: "own@example.com" });
  await expect.poll(() => sentMails(server, "own@example.com"), { timeout: 900 }).toHaveLength(1);
});

test("finds work that another process created, without being woken", async () => {
  await writeMailNow("of another", "another@example.com");
  await expect.poll(() => sentMails(server, "another@example.com")).toHaveLength(1);
});

test("starts no new work after stop, and can be stopped twice", async () => {
  await server.deps.jobs.stop();
  await writeMailNow("late", "late@example.com");
  server.deps.jobs.wake();
  await server.deps.jobs.stop();
  expect(await sentMails(server, "late@example.com")).toEqual([]);
});
