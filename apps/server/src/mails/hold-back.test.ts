import {
  askToInvite,
  askToResume,
  listContractDocuments,
  mailContractDocuments,
  resumeTenant,
  saveLandlordDetails,
  savePaymentPeriod,
  signContract,
} from "@kautia/contract";
import { sql } from "kysely";
import { afterAll, beforeEach, expect, test } from "vitest";
import { offer } from "#testing/applications/invitations.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { findRefId, giveCard, makeReadyToSign, runUntil } from "#testing/policies/sign-policy.ts";
import { sentMails } from "#testing/people/mails.ts";

const server = await makeTestServer();
afterAll(() => server.close());

let tests = 0;
/** Each test has a mailbox of its own. */
let name: string;
let to: string;
beforeEach(() => {
  name = `stranger${++tests}`;
  to = `${name}@example.com`;
});

const now = () => server.deps.clock.now();
const wait = (minutes: number) => runUntil(server, new Date(now().getTime() + minutes * 60_000).toISOString());
const mails = async () => (await sentMails(server)).filter((mail) => mail.to.toLowerCase().startsWith(name));
const dayInMinutes = 24 * 60;

/** An application whose documents mail is queued. */
async function makeWithDocumentsMail(tenantEmail: string): Promise<string> {
  const token = await makeReadyToSign(server, { tenantEmail });
  await server.call(mailContractDocuments, { params: { token } });
  return token;
}

test("a mailbox where no link was followed gets at most three mails a day, regardless of kind and sender", async () => {
  await makeWithDocumentsMail(to);
  await makeWithDocumentsMail(`${name.toUpperCase()}+offers@example.com`);
  await wait(1);
  await server.call(askToResume, { body: { email: to } });
  await wait(1);
  for (let more = 0; more < 5; more++) await makeWithDocumentsMail(`${name}+${more}@example.com`);
  await wait(60);
  expect(await mails()).toHaveLength(3);
  await wait(dayInMinutes);
  expect(await mails()).toHaveLength(6);
});

test("one application sends at most five mails a day, even if its tenant's address keeps changing", async () => {
  const token = await makeReadyToSign(server, { tenantEmail: to });
  const refId = await findRefId(server, token);
  for (let count = 0; count < 7; count++) {
    await sql`UPDATE application SET answers = jsonb_set(answers, '{userInfo,email}', to_jsonb(${`${name}-${count}@example.com`}::text))
      WHERE ref_id = ${refId}`.execute(server.deps.db);
    await server.call(mailContractDocuments, { params: { token } });
    await wait(11);
  }
  expect(await mails()).toHaveLength(5);
});

test("the limit no longer applies once a link in the mailbox was followed", async () => {
  await makeWithDocumentsMail(to);
  await server.call(askToResume, { body: { email: to } });
  await wait(1);
  const link = (await mails()).flatMap(({ text }) => /\?token=([0-9a-f]{32})/.exec(text)?.[1] ?? [])[0] ?? "";
  expect((await server.call(resumeTenant, { body: { token: link } })).status).toBe(200);
  for (let more = 0; more < 4; more++) await makeWithDocumentsMail(to);
  await wait(1);
  expect(await mails()).toHaveLength(6);
});

test("mails about a signed contract are sent even if the mailbox has reached its limit", async () => {
  for (let count = 0; count < 4; count++) await makeWithDocumentsMail(to);
  await wait(1);
  expect(await mails()).toHaveLength(3);
  const token = await makeReadyToSign(server, { tenantEmail: to, landlordEmail: to });
  await giveCard(server, token);
  for (const { kind } of (await server.call(listContractDocuments, { params: { token } })).body?.documents ?? [])
    await server.app.inject({ url: `/api/v1/onboarding/tenant/${token}/documents/${kind}` });
  expect((await server.call(signContract, { body: { token, signature: true } })).status).toBe(200);
  await wait(1);
  const subjects = (await mails()).slice(0, -3).map(({ subject }) => subject);
  expect(subjects.toSorted()).toEqual([
    expect.stringMatching(/^Ihre Mietbürgschaft für .+ ist unterschrieben$/),
    "Jana Weiß bietet Ihnen eine Mietbürgschaft an",
  ]);
});

test("while the mailbox has reached its limit, the tenant is not told that the documents were mailed", async () => {
  for (let count = 0; count < 3; count++) await makeWithDocumentsMail(to);
  await wait(1);
  const token = await makeWithDocumentsMail(to);
  await wait(1);
  const listed = await server.call(listContractDocuments, { params: { token } });
  expect(listed.body?.documents.map(({ mailedAt }) => mailedAt)).toEqual(Array(9).fill(null));
});

test("several changes of the documents lead to one mail with only the changed ones attached", async () => {
  const token = await makeWithDocumentsMail(to);
  await wait(0);
  const plans = { MONTHLY: 6.35, YEARLY: 70.5 } as const;
  for (const paymentPeriod of ["YEARLY", "MONTHLY", "YEARLY"] as const) {
    const body = { token, language: "de" as const, paymentPeriod, premiumAmount: plans[paymentPeriod] };
    expect((await server.call(savePaymentPeriod, { body })).status).toBe(200);
    await wait(1);
  }
  await server.call(saveLandlordDetails, { body: { token, email: "other@example.com", phone: null } });
  await server.call(mailContractDocuments, { params: { token } });
  expect(await mails()).toHaveLength(1);
  await wait(10);
  const [changed, first, ...others] = await mails();
  expect(others).toEqual([]);
  expect(first?.attachments).toHaveLength(9);
  expect(changed?.attachments.map(({ fileName }) => fileName)).toEqual(["Vertrag zur Mietbürgschaft Torstraße 12.pdf"]);
  expect(changed?.text).toContain("70,50");
});

test("refuses a landlord's invitation while their mailbox has reached its limit", async () => {
  const landlord = { email: to, type: "private" as const, firstName: "Otto", lastName: "Kern" };
  for (let count = 0; count < 3; count++) await makeWithDocumentsMail(to);
  await wait(120);
  const refused = await server.call(askToInvite, { body: { ...offer, landlord } });
  expect(refused.problem).toMatchObject({ status: 429, errorCode: "RATE_LIMITED" });
  expect(Number(refused.headers["retry-after"])).toBe(22 * 3600);
  await wait(dayInMinutes);
  expect((await server.call(askToInvite, { body: { ...offer, landlord } })).status).toBe(200);
});
