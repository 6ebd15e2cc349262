import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeTestServer, type TestServer } from "./testing/make-test-server.ts";
import { makeSigned } from "./testing/sign-policy.ts";

let server: TestServer;
beforeEach(async () => {
  server = await makeTestServer();
});
afterEach(() => server.close());

const landlordEmail = "landlord@example.com";
const runDue = () => server.deps.jobs.runDueUntil(server.deps.clock.now());
const mailsTo = async (address: string) =>
  ((await server.deps.outbox?.list()) ?? []).filter(({ to }) => to === address);
const findAccountMail = () =>
  server.deps.db
    .selectFrom("mail")
    .select(["status", "tries", "last_error"])
    .where("kind", "=", "account-confirmation")
    .executeTakeFirst();

test("drops the account link of an account that was deleted meanwhile, and sends the other mails", async () => {
  const { refId } = await makeSigned(server, { landlordEmail });
  await server.deps.db.deleteFrom("account_policy").where("ref_id", "=", refId).execute();
  await runDue();
  expect(await findAccountMail()).toBeUndefined();
  expect(await mailsTo(landlordEmail)).toHaveLength(1);
});

test("retries a mail later when its link cannot be created, and sends the other mails", async () => {
  await makeSigned(server, { landlordEmail });
  await sql`ALTER TABLE account_token RENAME TO renamed`.execute(server.deps.db);
  await runDue();
  expect(await findAccountMail()).toMatchObject({ status: "WAITING", tries: 1 });
  expect((await findAccountMail())?.last_error).toContain("account_token");
  expect(await mailsTo(landlordEmail)).toHaveLength(1);
});

test("does the other work when one task fails, and throws its error at the end", async () => {
  await makeSigned(server, { landlordEmail });
  await sql`INSERT INTO resume_request (id, email_key, created_at) VALUES (gen_random_uuid(), 'ada@example.com', now())`.execute(
    server.deps.db,
  );
  await sql`ALTER TABLE resume_request RENAME COLUMN id TO renamed`.execute(server.deps.db);
  await expect(runDue()).rejects.toThrow('"id"');
  expect(await mailsTo(landlordEmail)).toHaveLength(1);
});
