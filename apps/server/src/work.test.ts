import { workTasks } from "@kautia/contract";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { setPassword } from "./testing/people/accounts.ts";
import { makeTestServer, type TestServer } from "./testing/server/make-test-server.ts";
import { makeSigned } from "./testing/policies/sign-policy.ts";
import { sentMails } from "#testing/people/mails.ts";
import { settle } from "#testing/server/settle.ts";
import { queues } from "./work.ts";

let server: TestServer;
beforeEach(async () => {
  server = await makeTestServer();
});
afterEach(() => server.close());

const landlordEmail = "landlord@example.com";
const runDue = () => settle(server);
const mailsTo = async (address: string) => (await sentMails(server)).filter(({ to }) => to === address);
const findContractMail = () =>
  server.deps.db
    .selectFrom("mail")
    .select(["status", "tries", "last_error"])
    .where("kind", "=", "contract-signed")
    .executeTakeFirst();

test("sends contract and the link to the account's first password in one mail, and later contracts with a link to the account", async () => {
  const tenantEmail = "tenant@example.com";
  await makeSigned(server, { landlordEmail, tenantEmail });
  await runDue();
  const contracts = async () =>
    (await mailsTo(tenantEmail)).filter(({ subject }) => subject.endsWith("unterschrieben"));
  const [first] = await contracts();
  expect(first?.text).toMatch(/\/de\/new-password\?token=[0-9a-f]{32}[\s\S]*Anmelden mit: tenant@example\.com/);
  expect((await mailsTo(tenantEmail)).filter(({ text }) => text.includes("/new-password"))).toHaveLength(1);
  await setPassword(server, tenantEmail);
  await makeSigned(server, {
    landlordEmail,
    tenantEmail,
    address: { street: "Lindenweg", streetNumber: "3", zip: "10119", city: "Berlin" },
  });
  await runDue();
  const [second] = await contracts();
  expect(second?.text).toMatch(/Konto öffnen:\n\S+\/de\/policies\n/);
  expect(second?.text).not.toContain("new-password");
});

test("sends the contract without a link to an account that was deleted meanwhile", async () => {
  const { refId } = await makeSigned(server, { landlordEmail, tenantEmail: "tenant@example.com" });
  await server.deps.db.deleteFrom("account_policy").where("ref_id", "=", refId).execute();
  await runDue();
  expect(await findContractMail()).toMatchObject({ status: "SENT" });
  const [contract] = await mailsTo("tenant@example.com");
  expect(contract?.attachments.length).toBeGreaterThan(0);
  expect(contract?.text).not.toContain("/new-password");
  expect(await mailsTo(landlordEmail)).toHaveLength(1);
});

test("retries a mail later when its link cannot be created, and sends the other mails", async () => {
  await makeSigned(server, { landlordEmail });
  await sql`ALTER TABLE link ADD CONSTRAINT broken CHECK (kind <> 'first-password')`.execute(server.deps.db);
  await runDue();
  expect(await findContractMail()).toMatchObject({ status: "WAITING", tries: 1 });
  expect((await findContractMail())?.last_error).toContain("broken");
  expect(await mailsTo(landlordEmail)).toHaveLength(1);
});

test("does the other work if one task fails, and throws its error at the end", async () => {
  await makeSigned(server, { landlordEmail });
  await sql`INSERT INTO resume_request (id, email_key, created_at) VALUES (gen_random_uuid(), 'ada@example.com', now())`.execute(
    server.deps.db,
  );
  await sql`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE ''refused''; END'`.execute(
    server.deps.db,
  );
  await sql`CREATE TRIGGER refuse BEFORE DELETE ON resume_request EXECUTE FUNCTION refuse()`.execute(server.deps.db);
  await expect(runDue()).rejects.toThrow("refused");
  expect(await mailsTo(landlordEmail)).toHaveLength(1);
});

test("the desk has a name for each kind of work that goes row by row", () => {
  const byRow = queues.flatMap(({ tasks }) => tasks.filter((task) => "handle" in task).map(({ name }) => name));
  expect(byRow.toSorted()).toEqual([...workTasks].toSorted());
});
