import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeTestServer, type TestServer } from "./testing/make-test-server.ts";
import { makeSigned } from "./testing/sign-policy.ts";
import { makeWork } from "./work.ts";

let server: TestServer;
beforeEach(async () => {
  server = await makeTestServer();
});
afterEach(() => server.close());

const landlordEmail = "landlord@example.com";
const runDue = () => {
  const { deps } = server;
  const { brand, publicUrl } = deps.config;
  return makeWork({ ...deps, brand, publicUrl }).runDue();
};
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

test("runs the other workers when one fails, and throws its error at the end", async () => {
  await makeSigned(server, { landlordEmail });
  await sql`ALTER TABLE password_request RENAME TO renamed`.execute(server.deps.db);
  await expect(runDue()).rejects.toThrow("password_request");
  expect(await mailsTo(landlordEmail)).toHaveLength(1);
});
