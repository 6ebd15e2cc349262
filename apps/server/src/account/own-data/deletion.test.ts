import {
  askForDeletionLink,
  cancelPolicy,
  decideConsent,
  consentTextVersion,
  deleteAccount,
  getDeletion,
  listPolicies,
  logIn,
  releaseAsLandlord,
  reportClaim,
  signContract,
  writeToLandlord,
} from "@kautia/contract";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { validPassword, openSession, readCookie, readMailedSecret, setPassword } from "#testing/people/accounts.ts";
import { afterNextRead } from "#testing/database/hold-reads.ts";
import { answerAllQuestions } from "#testing/applications/answers.ts";
import { countBlocked } from "#testing/database/count-blocked.ts";
import { testEngine } from "#testing/database/make-test-database.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { runNow } from "#testing/server/run-now.ts";
import { readAllRows } from "#testing/database/read-all-rows.ts";
import {
  failingCard,
  giveCard,
  makeAccepted,
  makeReadyToSign,
  makeSigned,
  readLandlordToken,
  runUntil,
} from "#testing/policies/sign-policy.ts";
import { sentMails } from "#testing/people/mails.ts";
import { settle } from "#testing/server/settle.ts";
import { linkKindsOf, makeLink } from "../../access/index.ts";
import { mailContent } from "../../mail-content/index.ts";
import { waitingMails } from "../../mails/index.ts";
import { personalTables } from "../../retention/personal-tables.ts";

let server: TestServer;
beforeEach(async () => {
  server = await makeTestServer();
});
afterEach(() => server.close());

const email = "Loesch.Mich@example.com";
const home = { street: "Verschwindegasse", streetNumber: "7", zip: "10119", city: "Berlin" };
const names = { tenantEmail: email, lastName: "Verschwindmann-ẞ", address: home, landlordEmail: "otto@example.com" };
/** Matches the name, email address, phone number, home and message of the test's tenant. */
const personal = /Verschwindmann|loesch\.mich|verschwindegasse|151 ?2345678|kratzgeheim/i;
const readPersonalRows = async () => (await readAllRows(server.deps)).filter((row) => personal.test(row));
const tablesOf = (rows: string[]) =>
  [...new Set(rows.map((row) => row.split(":")[0] ?? ""))].toSorted((a, b) => a.localeCompare(b));

async function logInAsTenant() {
  await setPassword(server, email);
  return openSession(server, email);
}
/** A policy with charges, messages and consents that the landlord has released. */
async function makeReleasedPolicy() {
  const { refId } = await makeAccepted(server, names);
  const headers = await logInAsTenant();
  await answerAllQuestions(server, { email: email.toLowerCase() });
  await server.call(writeToLandlord, { params: { refId }, body: { message: "Das Kratzgeheimnis" } }, headers);
  const body = { consent: "news", given: true, textVersion: consentTextVersion } as const;
  await server.call(decideConsent, { body }, headers);
  await runUntil(server, "2027-03-20T10:00:00.000Z");
  const landlord = await readLandlordToken(server, "otto@example.com");
  const cookie = await openSession(server, email);
  await server.call(cancelPolicy, { params: { refId }, body: { reason: "Umzug" } }, cookie);
  const released = await server.call(releaseAsLandlord, { params: { token: landlord }, body: { signature: true } });
  expect(released.ok).toBe(true);
  await runUntil(server, "2027-04-20T10:00:00.000Z");
  return { refId, headers: await openSession(server, email) };
}

test("deletion removes unneeded data from every table at once, and the rest after the retention period", async () => {
  const { headers, refId } = await makeReleasedPolicy();
  const plan = await server.call(getDeletion, {}, headers);
  expect(plan.body).toMatchObject({ running: [], byPassword: true });
  expect(plan.body?.kept).toMatchObject([{ until: "2035-12-31", because: "VOUCHERS" }]);
  expect(plan.body?.kept[0]?.fullAddress).toContain("Verschwindegasse 7");
  const { rows: figures } = await sql<{ entries: string }>`SELECT count(*) AS entries FROM ledger_entry`.execute(
    server.deps.db,
  );

  expect(tablesOf(await readPersonalRows()).length).toBeGreaterThan(7);
  const done = await server.call(deleteAccount, { body: { password: validPassword } }, headers);
  expect(done.body?.kept).toEqual(plan.body?.kept);
  expect(readCookie(done.headers)).toMatch(/^session=;/);
  await settle(server);
  const left = tablesOf(await readPersonalRows());
  // `outbox_mail` stands in for the tenant's mailbox, which contains the last mail.
  expect(left.filter((name) => name !== "outbox_mail")).toEqual([
    "landlord_message",
    "mail",
    "policy",
    "policy_evidence",
    "policy_terms",
  ]);
  for (const name of left)
    if (name !== "outbox_mail") expect(["letters", "kept", "books"]).toContain(personalTables[name]?.onDeletion);
  const last = (await sentMails(server)).find(({ subject }) => subject === "Ihre Daten sind gelöscht");
  expect(last?.text).toContain("bis 31. Dezember 2035");
  expect((await server.call(listPolicies, {}, headers)).problem?.errorCode).toBe("LOGIN_REQUIRED");
  const again = await server.call(logIn, { body: { login: email, password: validPassword } });
  expect(again.problem?.errorCode).toBe("LOGIN_FAILED");
  await expect(server.deps.db.deleteFrom("policy_evidence").execute()).rejects.toThrow("append-only");

  await runUntil(server, "2033-12-31T22:59:00.000Z");
  expect(tablesOf(await readPersonalRows())).toContain("mail");
  await runUntil(server, "2033-12-31T23:00:00.000Z");
  expect(tablesOf(await readPersonalRows()).filter((name) => name !== "outbox_mail")).toEqual([
    "policy",
    "policy_evidence",
    "policy_terms",
  ]);
  await runUntil(server, "2035-12-31T22:59:00.000Z");
  expect(tablesOf(await readPersonalRows())).toContain("policy_evidence");
  await runUntil(server, "2035-12-31T23:00:00.000Z");
  expect(tablesOf(await readPersonalRows()).filter((name) => name !== "outbox_mail")).toEqual([]);
  // Charges stay in the books without a name.
  expect((await sql`SELECT count(*) AS entries FROM ledger_entry`.execute(server.deps.db)).rows).toEqual(figures);
  const kept = await server.deps.db.selectFrom("policy").select(["ref_id", "cover_state"]).execute();
  expect(kept).toEqual([{ ref_id: refId, cover_state: "ENDED" }]);
});

test("every table with the rule `deleted` has no rows of the tenant after the deletion", async () => {
  const { headers, refId } = await makeReleasedPolicy();
  const { id } = await server.deps.db.selectFrom("account").select("id").executeTakeFirstOrThrow();
  await server.call(deleteAccount, { body: { password: validPassword } }, headers);
  for (const [name, { onDeletion, owner, column }] of Object.entries(personalTables)) {
    if (onDeletion !== "deleted") continue;
    const key = owner === "account" ? id : refId;
    const { rows } = await sql`SELECT * FROM ${sql.table(name)} WHERE ${sql.ref(column)}::text = ${key}`.execute(
      server.deps.db,
    );
    expect(rows, name).toEqual([]);
  }
});

test("deleting an account deletes every link except the landlord's", async () => {
  const { headers, refId } = await makeReleasedPolicy();
  const { db, clock, random } = server.deps;
  const { id } = await db.selectFrom("account").select("id").executeTakeFirstOrThrow();
  for (const subject of [refId, id])
    for (const kind of linkKindsOf(subject === id ? "account" : "application"))
      await makeLink(db, { clock, random }, kind, { subject });
  await server.call(deleteAccount, { body: { password: validPassword } }, headers);
  const left = await db.selectFrom("link").select("kind").distinct().where("subject", "in", [refId, id]).execute();
  expect(left.map(({ kind }) => kind).toSorted()).toEqual(["landlord-page", "landlord-reading"]);
});

test("refuses the deletion while a policy runs, and names the policy", async () => {
  await makeSigned(server, names);
  const headers = await logInAsTenant();
  const plan = await server.call(getDeletion, {}, headers);
  expect(plan.body?.running).toMatchObject([{ status: "SIGNED" }]);
  for (const body of [{ password: validPassword }, { deletionToken: "0".repeat(32) }])
    expect((await server.call(deleteAccount, { body }, headers)).problem?.errorCode).toBe("POLICY_STATUS_CONFLICT");
  expect((await server.call(askForDeletionLink, {}, headers)).problem?.errorCode).toBe("POLICY_STATUS_CONFLICT");
  expect((await server.call(listPolicies, {}, headers)).body?.policies).toHaveLength(1);
});

async function makePolicyUntilAgreedEnd() {
  await makeAccepted(server, { ...names, insuranceEnd: "2028-02-01" });
  await setPassword(server, email);
  const landlord = await readLandlordToken(server, "otto@example.com");
  await runUntil(server, "2028-02-02T09:00:00.000Z");
  const claim = () =>
    server.call(reportClaim, {
      params: { token: landlord },
      body: { items: [{ description: "Kratzer", amount: 100 }] },
    });
  return { claim };
}
const deleteNow = (headers: { cookie: string }) =>
  server.call(deleteAccount, { body: { password: validPassword } }, headers);

test("refuses the deletion until the landlord can no longer report a claim, and names the day", async () => {
  await makePolicyUntilAgreedEnd();
  const blocked = [{ status: "ENDED", deletableFrom: "2028-08-03" }];
  for (const now of ["2028-02-02T09:00:00.000Z", "2028-08-02T21:59:00.000Z"]) {
    await runUntil(server, now);
    const headers = await openSession(server, email);
    expect((await server.call(getDeletion, {}, headers)).body?.running).toMatchObject(blocked);
    expect((await deleteNow(headers)).problem).toMatchObject({ status: 409, errorCode: "POLICY_STATUS_CONFLICT" });
    expect((await server.call(askForDeletionLink, {}, headers)).problem?.errorCode).toBe("POLICY_STATUS_CONFLICT");
  }
  await runUntil(server, "2028-08-02T22:00:00.000Z");
  const headers = await openSession(server, email);
  expect((await server.call(getDeletion, {}, headers)).body?.running).toEqual([]);
  expect((await deleteNow(headers)).status).toBe(200);
});

test("refuses the deletion while a claim is being reported in the last moment", async () => {
  const { claim } = await makePolicyUntilAgreedEnd();
  await runUntil(server, "2028-08-02T21:59:59.000Z");
  const headers = await openSession(server, email);
  const deletions: ReturnType<typeof deleteNow>[] = [];
  // The claim has locked its policy before it reads earlier claims.
  afterNextRead(server, "claim_item", async () => {
    server.clock.advance(1000);
    deletions.push(deleteNow(headers));
    await waitForBlockedTransaction();
  });
  expect((await claim()).status).toBe(200);
  const [deletion] = await Promise.all(deletions);
  expect(deletion?.problem).toMatchObject({ status: 409, errorCode: "POLICY_STATUS_CONFLICT" });
});

/** A policy that its tenant withdrew from before any charge. */
async function makeWithdrawnPolicy() {
  const { refId } = await makeSigned(server, names);
  const headers = await logInAsTenant();
  await server.call(cancelPolicy, { params: { refId }, body: { reason: null } }, headers);
  await settle(server);
  return { headers, refId };
}

test("refuses the deletion while a premium of an ended policy is still being charged", async () => {
  await makeAccepted(server, { ...names, card: failingCard });
  await logInAsTenant();
  await runUntil(server, "2027-02-06T10:00:00.000Z");
  const landlord = await readLandlordToken(server, "otto@example.com");
  await server.call(releaseAsLandlord, { params: { token: landlord }, body: { signature: true } });
  const tryDeletion = async () => {
    const answer = await server.call(
      deleteAccount,
      { body: { password: validPassword } },
      await openSession(server, email),
    );
    return answer.problem?.errorCode ?? "deleted";
  };
  expect(await tryDeletion()).toBe("POLICY_STATUS_CONFLICT");
  await runUntil(server, "2027-02-20T10:00:00.000Z");
  expect(await tryDeletion()).toBe("deleted");
});

test("deletes only with the right password or a mailed link, which works once and for an hour", async () => {
  const { headers } = await makeWithdrawnPolicy();
  const { call } = server;
  expect((await call(deleteAccount, { body: { password: "Falsch-Falsch-1" } }, headers)).problem?.errorCode).toBe(
    "LOGIN_FAILED",
  );
  expect((await call(deleteAccount, { body: {} }, headers)).problem).toMatchObject({ errorCode: "FIELD_REQUIRED" });
  expect((await call(deleteAccount, { body: { password: validPassword } })).problem?.errorCode).toBe("LOGIN_REQUIRED");
  await call(askForDeletionLink, {}, headers);
  const old = await readMailedSecret(server, email, "delete");
  await runUntil(server, "2027-01-15T11:30:00.000Z");
  const late = await call(deleteAccount, { body: { deletionToken: old } }, headers);
  expect(late.problem?.errorCode).toBe("WRONG_TOKEN");
  await call(askForDeletionLink, {}, headers);
  const deletionToken = await readMailedSecret(server, email, "delete");
  // The secret of the deletion link does not work as a password.
  expect((await call(logIn, { body: { login: email, password: deletionToken } })).problem?.errorCode).toBe(
    "LOGIN_FAILED",
  );
  await makeSigned(server, { tenantEmail: "eve@example.com", address: { ...home, streetNumber: "9" } });
  await setPassword(server, "eve@example.com");
  const done = await Promise.all([1, 2].map(() => call(deleteAccount, { body: { deletionToken } }, headers)));
  expect(done.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
  expect(done.flatMap(({ body }) => body?.kept ?? [])).toMatchObject([{ until: "2033-12-31", because: "LETTERS" }]);
});

test("refuses the deletion while the tenant is signing another policy", async () => {
  const { headers } = await makeWithdrawnPolicy();
  const token = await makeReadyToSign(server, { ...names, address: { ...home, streetNumber: "8" } });
  await giveCard(server, token);
  const remove = () => server.call(deleteAccount, { body: { password: validPassword } }, headers);
  const deletions: ReturnType<typeof remove>[] = [];
  // During the signature, which has already locked its application.
  afterNextRead(server, "policy", async () => {
    deletions.push(remove());
    await waitForBlockedTransaction();
  });
  expect((await server.call(signContract, { body: { token, signature: true } })).status).toBe(200);
  const [deletion] = await Promise.all(deletions);
  expect(deletion?.problem).toMatchObject({ status: 409, errorCode: "POLICY_STATUS_CONFLICT" });
});

test.runIf(testEngine() === "postgres")(
  "deletes the account while a link to it is being mailed, without a deadlock",
  async () => {
    const { headers } = await makeWithdrawnPolicy();
    await server.call(askForDeletionLink, {}, headers);
    const { brand, operator, publicUrl } = server.deps.config;
    const worker = Object.assign(server.deps, { brand, operator, publicUrl, mailContent });
    let deletion: ReturnType<typeof deleteNow> | undefined;
    const deleteMeanwhile = async () => {
      deletion = deleteNow(headers);
      await waitForBlockedTransaction();
    };
    // First the worker leases the mail, then it locks it to write the link.
    afterNextRead(server, "mail", async () => afterNextRead(server, "mail", deleteMeanwhile));
    await runNow(waitingMails, worker, 1);
    expect((await deletion)?.status).toBe(200);
    const failed = server.deps.db.selectFrom("mail").select("kind").where("last_error", "is not", null);
    expect(await failed.execute()).toEqual([]);
  },
);

/** Waits until a transaction is blocked by a lock. PGlite has one connection, so there it is blocked at once. */
async function waitForBlockedTransaction() {
  if (testEngine() === "pglite") return;
  await expect.poll(() => countBlocked(server.deps)).toBeGreaterThan(0);
}

test("mails at most three deletion links an hour", async () => {
  const { headers } = await makeWithdrawnPolicy();
  for (let count = 0; count < 3; count++) expect((await server.call(askForDeletionLink, {}, headers)).ok).toBe(true);
  const refused = await server.call(askForDeletionLink, {}, headers);
  expect(refused).toMatchObject({ status: 429, problem: { errorCode: "RATE_LIMITED" } });
});

test("a tenant who returns after the deletion gets a new account without old data", async () => {
  const { headers } = await makeWithdrawnPolicy();
  await server.call(deleteAccount, { body: { password: validPassword } }, headers);
  const { refId } = await makeSigned(server, { ...names, lastName: "Wiederkehr" });
  const anew = await logInAsTenant();
  const { body } = await server.call(listPolicies, {}, anew);
  expect(body?.policies.map((policy) => policy.refId)).toEqual([refId]);
  expect(body?.policies[0]?.claims).toEqual([]);
});

test("deletes an account together with its last policy after the retention period", async () => {
  await makeWithdrawnPolicy();
  await runUntil(server, "2034-01-01T10:00:00.000Z");
  expect(tablesOf(await readPersonalRows()).filter((name) => name !== "outbox_mail")).toEqual([]);
  expect(await server.deps.db.selectFrom("account").select("id").execute()).toEqual([]);
});

test("an account that nobody deletes loses its details after three years and its letters after six", async () => {
  await makeReleasedPolicy();
  const namesIn = async (table: string) => tablesOf(await readPersonalRows()).includes(table);
  await runUntil(server, "2030-12-31T22:59:00.000Z");
  expect([await namesIn("application"), await namesIn("mail")]).toEqual([true, true]);
  await runUntil(server, "2030-12-31T23:00:00.000Z");
  expect([await namesIn("application"), await namesIn("mail")]).toEqual([false, true]);
  const { body } = await server.call(listPolicies, {}, await openSession(server, email));
  expect(body?.policies).toMatchObject([{ status: "ENDED" }]);
  await runUntil(server, "2033-12-31T23:00:00.000Z");
  expect([await namesIn("mail"), await namesIn("landlord_message"), await namesIn("policy")]).toEqual([
    false,
    false,
    true,
  ]);
});
