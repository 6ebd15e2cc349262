import {
  cancelPolicy,
  type ConsentKind,
  consentTextVersion,
  decideConsent,
  getLetter,
  listConsents,
  listTroubledMails,
  noteLetterPosted,
  signContract,
} from "@kautia/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openSession, setPassword } from "#testing/people/accounts.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { readPdf } from "#testing/files/read-pdf.ts";
import {
  acceptSigned,
  type PolicyOptions,
  findRefId,
  giveCard,
  makeReadyToSign,
  makeSigned,
} from "#testing/policies/sign-policy.ts";
import { logInAsStaff } from "#testing/people/staff.ts";
import { sentMails } from "#testing/people/mails.ts";
import { settle } from "#testing/server/settle.ts";

let server: TestServer;
let number = 0;
let email: string;
beforeAll(async () => {
  server = await makeTestServer({ realPdfs: true });
});
beforeEach(() => {
  email = `einwilligung-${++number}@example.com`;
});
afterAll(() => server.close());

const vienna = () => ({ street: "Ringstraße", streetNumber: `${number}`, zip: "1010", city: "Wien" });

async function makeSignedTenant(wishes: PolicyOptions = { country: "at", address: vienna() }) {
  const { refId } = await makeSigned(server, { tenantEmail: email, ...wishes });
  await setPassword(server, email);
  return { refId, headers: await openSession(server, email) };
}
type Headers = Awaited<ReturnType<typeof openSession>>;
async function decide(headers: Headers, consent: ConsentKind, given: boolean, textVersion = consentTextVersion) {
  const agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
  return server.call(decideConsent, { body: { consent, given, textVersion } }, { ...headers, "user-agent": agent });
}
const summarize = ({ history }: { history: { consent: string; given: boolean }[] }) =>
  history.map(({ consent, given }) => `${consent} ${given}`);

test("lists the consent given at signing and every later change", async () => {
  const { headers } = await makeSignedTenant();
  const before = await server.call(listConsents, {}, headers);
  expect(before.body).toMatchObject({
    asksElectronic: true,
    history: [{ consent: "electronicCommunication", given: true, textVersion: "test" }],
  });
  expect(before.body?.history[0]?.contractNumber).toMatch(/^AT-/);
  await decide(headers, "electronicCommunication", false);
  await decide(headers, "electronicCommunication", false);
  await decide(headers, "news", true);
  await decide(headers, "news", false);
  const after = await decide(headers, "electronicCommunication", true);
  expect(after.body && summarize(after.body)).toEqual([
    "electronicCommunication true",
    "news false",
    "news true",
    "electronicCommunication false",
    "electronicCommunication true",
  ]);
  expect(after.body?.history[0]).toMatchObject({
    textVersion: consentTextVersion,
    contractNumber: null,
    browser: "firefox",
    system: "linux",
  });
});

test("adds the consent to news that was given in the application", async () => {
  const token = await makeReadyToSign(server, { tenantEmail: email, address: vienna(), country: "at" });
  const { deps } = server;
  const ref_id = await findRefId(server, token);
  const mine = deps.db.selectFrom("application").select("answers").where("ref_id", "=", ref_id);
  const { answers } = await mine.executeTakeFirstOrThrow();
  const userInfo = { ...answers.userInfo, newsAgreement: true };
  await deps.db
    .updateTable("application")
    .set({ answers: JSON.stringify({ ...answers, userInfo }) })
    .where("ref_id", "=", ref_id)
    .execute();
  await giveCard(server, token);
  expect((await server.call(signContract, { body: { token, signature: true } })).ok).toBe(true);
  await setPassword(server, email);
  const listed = await server.call(listConsents, {}, await openSession(server, email));
  expect(listed.body && summarize(listed.body)).toContain("news true");
});

test("records a consent once for simultaneous requests", async () => {
  const { headers } = await makeSignedTenant();
  await Promise.all([1, 2, 3].map(() => decide(headers, "news", true)));
  const { body } = await server.call(listConsents, {}, headers);
  expect(body && summarize(body).filter((said) => said === "news true")).toHaveLength(1);
});

test("refuses consent to an outdated text, but records that it was revoked on such a page", async () => {
  const { headers } = await makeSignedTenant();
  const old = await decide(headers, "news", true, "2020-01-01");
  expect(old.problem).toMatchObject({ errorCode: "FIELD_INVALID", data: { fields: [{ path: "textVersion" }] } });
  await decide(headers, "news", true);
  const revoked = await decide(headers, "news", false, "2020-01-01");
  expect(revoked.body?.history[0]).toMatchObject({ consent: "news", given: false, textVersion: "2020-01-01" });
});

test("the database refuses to change or delete a consent", async () => {
  const { headers } = await makeSignedTenant();
  await decide(headers, "news", true);
  const { db } = server.deps;
  await expect(db.updateTable("account_consent").set({ given: false }).execute()).rejects.toThrow("append-only");
  await expect(db.deleteFrom("account_consent").execute()).rejects.toThrow("append-only");
});

test("shows each account only its own consents, and requires a session", async () => {
  await makeSignedTenant();
  await makeSigned(server, { tenantEmail: "eve@example.com", address: { ...vienna(), street: "Evagasse" } });
  await setPassword(server, "eve@example.com");
  const eve = await openSession(server, "eve@example.com");
  await decide(eve, "news", true);
  const mine = await server.call(listConsents, {}, await openSession(server, email));
  expect(mine.body && summarize(mine.body)).not.toContain("news true");
  expect((await server.call(listConsents, {})).problem?.errorCode).toBe("LOGIN_REQUIRED");
});

/** An accepted policy whose tenant revoked electronic communication. */
async function makeAcceptedOnPaper(country: "de" | "at") {
  const home =
    country === "at" ? vienna() : { street: "Ringbahn", streetNumber: `${number}`, zip: "10119", city: "Berlin" };
  const signed = await makeSignedTenant({
    country,
    address: home,
    landlordEmail: `otto-${number}@example.com`,
    lastName: "Papier",
  });
  await decide(signed.headers, "electronicCommunication", false);
  await acceptSigned(server, `otto-${number}@example.com`);
  await settle(server);
  return signed;
}

test("in Austria, revoking electronic communication turns mails into letters that the desk prints and posts", async () => {
  const { headers, refId } = await makeAcceptedOnPaper("at");
  expect((await sentMails(server, email)).map(({ subject }) => subject)).not.toContain(
    "Ihre Mietbürgschaft ist angenommen",
  );
  const staff = await logInAsStaff(server);
  const listed = await server.call(listTroubledMails, { query: { state: "POST", page: "1" } }, staff);
  const [row] = listed.body?.rows ?? [];
  expect(row).toMatchObject({
    hasEnclosure: true,
    postalAddress: expect.stringContaining(`Papier, Ringstraße ${number}, 1010 Wien`),
  });
  const id = row?.id ?? "";
  const print = async (part: string) => {
    const url = `/api/v1${getLetter.path.replace(":id", id)}?part=${part}`;
    const answer = await server.app.inject({ url, headers: staff });
    return readPdf(answer.rawPayload);
  };
  const letter = await print("letter");
  expect(letter).toMatchObject({ isTagged: true, language: "de-AT" });
  expect(letter.text).toContain(`Ringstraße ${number}, 1010 Wien`);
  expect(letter.text).toContain("auf Papier");
  expect(letter.text).toContain("Guten Tag Frau Papier,");
  expect(letter.text).not.toMatch(/[0-9a-f]{32}/);
  expect((await print("enclosure")).text).toContain("Ist diese Urkunde echt");

  const note = () => server.call(noteLetterPosted, { params: { id } }, staff);
  expect((await Promise.all([note(), note()])).map(({ ok }) => ok)).toEqual([true, true]);
  const acts = await server.deps.db.selectFrom("staff_act").select("ref_id").where("act", "=", "post-letter").execute();
  expect(acts).toEqual([{ ref_id: refId }]);
  const left = await server.call(listTroubledMails, { query: { state: "POST", page: "1" } }, staff);
  expect(left.body?.rows).toEqual([]);

  await decide(headers, "electronicCommunication", true);
  await server.call(cancelPolicy, { params: { refId }, body: { reason: null } }, headers);
  await settle(server);
  expect((await sentMails(server, email)).some(({ attachments }) => attachments.length > 0)).toBe(true);
});

test("in Germany, revoking electronic communication does not stop mails, because no consent is required", async () => {
  await makeAcceptedOnPaper("de");
  expect((await sentMails(server, email)).map(({ subject }) => subject)).toContain(
    "Ihre Mietbürgschaft ist angenommen",
  );
});

test("opens letters for the desk only, and refuses mails that are not letters", async () => {
  const { headers } = await makeAcceptedOnPaper("at");
  const staff = await logInAsStaff(server);
  const { id } = await server.deps.db
    .selectFrom("mail")
    .select("id")
    .where("status", "=", "SENT")
    .limit(1)
    .executeTakeFirstOrThrow();
  const read = (mail: string, as: object) =>
    server.app.inject({ url: `/api/v1${getLetter.path.replace(":id", mail)}`, headers: { ...as } });
  expect((await read(id, headers)).json()).toMatchObject({ errorCode: "LOGIN_REQUIRED" });
  expect((await read(id, staff)).json()).toMatchObject({ errorCode: "MAIL_UNKNOWN" });
  expect((await read("x", staff)).json()).toMatchObject({ errorCode: "MAIL_UNKNOWN" });
  expect((await server.call(noteLetterPosted, { params: { id } }, staff)).problem?.errorCode).toBe("MAIL_UNKNOWN");
});
