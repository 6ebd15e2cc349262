import { createHash } from "node:crypto";
import {
  confirmSandboxCard,
  getFinishPage,
  getLandlordView,
  getCardState,
  getOffers,
  getPaymentSecret,
  getTenant,
  savePaymentPeriod,
  saveRentTime,
  type ShownContract,
  shownContractOf,
  signContract,
} from "@kautia/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PaymentOutcomeUnknown, PaymentRefused } from "../billing/ports/payment.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { findRefId, fittingNeeds, giveCard, makeReadyToSign, makeSigned } from "#testing/policies/sign-policy.ts";
import { sentMails } from "#testing/people/mails.ts";
import { settle } from "#testing/server/settle.ts";

let server: TestServer;
let failure: Error | null = null;
beforeAll(async () => {
  const before = async () => {
    if (failure) throw failure;
  };
  server = await makeTestServer({ overrides: { sandboxFaults: { before } } });
});
afterAll(() => server.close());

const sign = (token: string, headers?: Record<string, string>) =>
  server.call(signContract, { body: { token, signature: true } }, headers);
const secretOf = (token: string) => server.call(getPaymentSecret, { params: { token } });
const finishOf = (token: string) => server.call(getFinishPage, { params: { token } });

test("repeated and simultaneous requests return the secret of the same card setup", async () => {
  const token = await makeReadyToSign(server);
  const secrets = await Promise.all([secretOf(token), secretOf(token), secretOf(token)]);
  expect(new Set(secrets.map(({ body }) => body?.secret)).size).toBe(1);
  const setups = server.deps.db.withTables<{ sandbox_setup: { secret: string } }>().selectFrom("sandbox_setup");
  expect(await setups.selectAll().execute()).toHaveLength(1);
});

test("the payment secret is a single field, and the card counts once it is set up", async () => {
  const token = await makeReadyToSign(server);
  expect((await secretOf(token)).body).toEqual({ secret: expect.any(String) });
  const ready = async () => (await server.call(getCardState, { params: { token } })).body?.ready;
  expect(await ready()).toBe(false);
  await giveCard(server, token);
  expect(await ready()).toBe(true);
});

test("refuses to sign without a card, with a declined one, or with one that still needs confirmation", async () => {
  const token = await makeReadyToSign(server);
  const refused = async () => (await sign(token)).problem?.errorCode;
  expect(await refused()).toBe("STEP_NOT_ALLOWED");
  await secretOf(token);
  expect(await refused()).toBe("STEP_NOT_ALLOWED");
  expect(await giveCard(server, token, "4000 0000 0000 0002")).toEqual({ status: "failed", code: "card_declined" });
  expect(await refused()).toBe("STEP_NOT_ALLOWED");
  const cardWithConfirmation = "4000 0025 0000 3155";
  expect(await giveCard(server, token, cardWithConfirmation, "passed")).toEqual({ status: "requires_action" });
  expect(await refused()).toBe("STEP_NOT_ALLOWED");
  expect(await giveCard(server, token, cardWithConfirmation, "passed")).toEqual({ status: "succeeded" });
  expect((await sign(token)).body).toEqual({ lastCompletedPage: "PAYMENT" });
});

test("refuses to sign after another tab has changed what the page shows, and signs once the page shows it", async () => {
  const token = await makeReadyToSign(server);
  await giveCard(server, token);
  const readRecord = async () => (await server.call(getTenant, { params: { token } })).body;
  const showPage = async () => {
    const record = await readRecord();
    return (record && shownContractOf(record)) ?? undefined;
  };
  const signAs = (shown: ShownContract | undefined) =>
    server.call(signContract, { body: { token, signature: true, shown } });
  const before = await showPage();
  const offers = (await server.call(getOffers, { params: { token } })).body;
  const other = before?.paymentPeriod === "YEARLY" ? offers?.monthly : offers?.yearly;
  if (!before || !other) throw new Error("no other plan");
  const { paymentPeriod, price: premiumAmount } = other;
  await server.call(savePaymentPeriod, { body: { token, language: "en", paymentPeriod, premiumAmount } });
  expect((await signAs(before)).problem).toMatchObject({ status: 409, errorCode: "OFFER_CHANGED" });
  expect((await readRecord())?.lastCompletedPage).toBe("PAYMENT_PERIOD");
  const after = await showPage();
  expect(after).toEqual({ ...before, paymentPeriod, premiumAmount });
  await secretOf(token);
  expect((await signAs(after)).body).toEqual({ lastCompletedPage: "PAYMENT" });
  expect((await signAs(before)).body).toEqual({ lastCompletedPage: "PAYMENT" });
});

test("signing locks the application and records who signed what, when and from where", async () => {
  const token = await makeReadyToSign(server, { lastName: 'ẞ<script>alert("1")</script>' });
  await giveCard(server, token);
  await sign(token, { "user-agent": "Browser 1.0" });
  const record = await server.call(getTenant, { params: { token } });
  const refId = record.body?.refId ?? "";
  expect(record.body?.lastCompletedPage).toBe("PAYMENT");
  const changed = await server.call(saveRentTime, { body: { token, rentTime: 1 } });
  expect(changed.problem?.errorCode).toBe("APPLICATION_LOCKED");
  expect((await secretOf(token)).problem?.errorCode).toBe("APPLICATION_LOCKED");

  const evidence = await server.deps.db
    .selectFrom("policy_evidence")
    .selectAll()
    .where("ref_id", "=", refId)
    .executeTakeFirstOrThrow();
  expect(evidence).toMatchObject({
    signed_at: server.deps.clock.now(),
    ip: "127.0.0.1",
    user_agent: "Browser 1.0",
    consents: { termsAndPrivacy: true, initialInformation: true, textVersion: "test" },
    tariff_version: "de-2026-1",
    premium_cents: 635,
    payment_period: "MONTHLY",
  });
  expect(evidence.answers_hash).toEqual(createHash("sha256").update(evidence.answers).digest());
  expect(JSON.parse(evidence.answers).userInfo.lastName).toBe('ẞ<script>alert("1")</script>');
});

test("repeated and simultaneous signatures send one invitation and return the same response", async () => {
  const token = await makeReadyToSign(server, { landlordEmail: "twice@example.com" });
  await giveCard(server, token);
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => sign(token)));
  answers.push(await sign(token), await sign(token, { "idempotency-key": "signs-once-more-1" }));
  for (const { body } of answers) expect(body).toEqual({ lastCompletedPage: "PAYMENT" });
  const invitations = server.deps.db.selectFrom("mail").select("ref_id").where("to_address", "=", "twice@example.com");
  expect(await invitations.execute()).toHaveLength(1);
});

test("refuses to sign until the questions about needs are answered, and keeps the answers as evidence", async () => {
  const token = await makeReadyToSign(server, { needs: null });
  await giveCard(server, token);
  const refused = { errorCode: "STEP_NOT_ALLOWED", data: { fields: [{ path: "needs" }] } };
  expect((await sign(token)).problem).toMatchObject(refused);
  const needs = { ...fittingNeeds, cashPaid: true, cashAmount: 1200 };
  const { refId } = await makeSigned(server, { needs });
  const evidence = server.deps.db.selectFrom("policy_evidence").select("consents").where("ref_id", "=", refId);
  expect((await evidence.executeTakeFirstOrThrow()).consents).toMatchObject({ needs });
});

test("refuses to sign without a consent that the home's country requires", async () => {
  const token = await makeReadyToSign(server, { country: "at" });
  await sql`UPDATE application SET consents = consents || '{"electronicCommunication": false}'
    WHERE ref_id = ${await findRefId(server, token)}`.execute(server.deps.db);
  await giveCard(server, token);
  expect((await sign(token)).problem).toMatchObject({ status: 409, errorCode: "STEP_NOT_ALLOWED" });
});

test.each(["de", "at"] as const)("signs without consent to early cover (%s)", async (country) => {
  const token = await makeReadyToSign(server, { country, earlyFulfilment: false });
  await giveCard(server, token);
  expect((await sign(token)).status).toBe(200);
});

test("refuses to sign a policy whose start date has passed", async () => {
  const token = await makeReadyToSign(server, { insuranceStart: "2027-01-14" });
  await giveCard(server, token);
  const refused = await sign(token);
  expect(refused.problem).toMatchObject({
    status: 409,
    errorCode: "STEP_NOT_ALLOWED",
    data: { fields: [{ path: "insuranceStart", errorCode: "FIELD_INVALID", params: { earliest: "2027-01-15" } }] },
  });
});

test("refuses to sign a policy that would end in thousands of years", async () => {
  const token = await makeReadyToSign(server, { insuranceEnd: "9999-12-31" });
  await giveCard(server, token);
  const params = { earliest: "2027-03-01", latest: "2057-02-01" };
  expect((await sign(token)).problem).toMatchObject({
    status: 409,
    errorCode: "STEP_NOT_ALLOWED",
    data: { fields: [{ path: "insuranceEnd", errorCode: "FIELD_INVALID", params }] },
  });
});

test("refuses to sign while the card provider is down, and works afterwards", async () => {
  const token = await makeReadyToSign(server);
  await giveCard(server, token);
  failure = new PaymentOutcomeUnknown("down");
  const refusals = [await sign(token), await secretOf(token)];
  failure = null;
  for (const { status, problem } of refusals)
    expect([status, problem?.errorCode]).toEqual([503, "PROVIDER_UNAVAILABLE"]);
  expect((await sign(token)).body).toEqual({ lastCompletedPage: "PAYMENT" });
});

test("answers 502 while the card provider refuses our request, and works afterwards", async () => {
  const token = await makeReadyToSign(server);
  await giveCard(server, token);
  failure = new PaymentRefused("invalid_request_error", "refused");
  const refusals = [await sign(token), await secretOf(token)];
  failure = null;
  for (const { status, problem } of refusals) expect([status, problem?.errorCode]).toEqual([502, "PROVIDER_FAILED"]);
  expect((await sign(token)).body).toEqual({ lastCompletedPage: "PAYMENT" });
});

test("the finish page always shows the same read-only link", async () => {
  const { token, refId } = await makeSigned(server, { language: "en", landlordEmail: "a&b?c@example.com" });
  const first = await finishOf(token);
  expect((await finishOf(token)).body).toEqual(first.body);
  expect(first.body).toMatchObject({ firstName: "Jana", tenantEmail: "jana@example.com" });
  const { shortUrl = "", mailtoLink = "" } = first.body ?? {};
  const short = /^http:\/\/localhost:3000\/de\/landlord\/([0-9a-f]{32})$/.exec(shortUrl)?.[1] ?? "";
  const seen = await server.call(getLandlordView, { params: { token: short } });
  expect(seen.body).toMatchObject({ status: "SIGNED", mayAnswer: false });
  const mailto = new URL(mailtoLink);
  expect(decodeURIComponent(mailto.pathname)).toBe("a&b?c@example.com");
  expect(mailto.searchParams.get("body")).toContain(shortUrl);

  // The database holds only hashes.
  const links = await server.deps.db.selectFrom("link").selectAll().where("subject", "=", refId).execute();
  const mails = await server.deps.db.selectFrom("mail").selectAll().where("ref_id", "=", refId).execute();
  expect(JSON.stringify([links, mails])).not.toContain(short);
  const reading = links.filter(({ kind }) => kind === "landlord-reading");
  expect(reading.map(({ hash }) => hash)).toEqual([createHash("sha256").update(short).digest()]);
});

test("refuses the finish page before signing, and all calls with an unknown token or secret", async () => {
  const early = await makeReadyToSign(server);
  expect((await finishOf(early)).problem?.errorCode).toBe("STEP_NOT_ALLOWED");
  const unknown = "0".repeat(32);
  for (const { status, problem } of [await sign(unknown), await secretOf(unknown), await finishOf(unknown)])
    expect([status, problem?.errorCode]).toEqual([404, "TOKEN_UNKNOWN"]);
  const card = { number: "4242424242424242", expMonth: 1, expYear: 30, cvc: "123" };
  const confirmed = await server.call(confirmSandboxCard, { body: { secret: "unknown", ...card } });
  expect(confirmed.problem?.errorCode).toBe("NOT_FOUND");
});

test("mails the tenant what was signed and until when they can withdraw", async () => {
  await makeSigned(server, { tenantEmail: "told@example.com" });
  await settle(server);
  const mails = (await sentMails(server)).filter(({ to }) => to === "told@example.com");
  const mail = mails.find(({ subject }) => /^Ihre Mietbürgschaft für .+ ist unterschrieben$/.test(subject));
  expect(mail?.text).toContain("bis zum 29. Januar 2027");
});
