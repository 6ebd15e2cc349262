import {
  answerAmendmentAsStaff,
  answerAmendmentLink,
  getAmendmentLink,
  getCertificate,
  getStaffPolicy,
  reportClaim,
  takeBackAmendment,
  takeBackAmendmentAsStaff,
} from "@kautia/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { changeTerms } from "../policy/index.ts";
import { readPlain } from "#testing/files/plain-typesetter.ts";
import { readMailedSecret } from "#testing/people/accounts.ts";
import { mailsTo } from "#testing/people/mails.ts";
import { logInAsStaff } from "#testing/people/staff.ts";
import { landlordEmail, makeAmended, tenantEmail } from "#testing/policies/amendments.ts";
import { ben, cem } from "#testing/policies/co-tenants.ts";
import { readCharges, runUntil } from "#testing/policies/sign-policy.ts";
import { codeOf } from "#testing/server/code-of.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";

// A server for each test, because the clock cannot go back.
let server: TestServer;
beforeEach(async () => {
  server = await makeTestServer();
});
afterEach(() => server.close());

/** 1,500 EUR for 70.50 EUR a year since 1 February 2027, on 1 April; 800 EUR rent and 30,000 EUR income. */
const makeRenter = (grossIncome = 30_000) =>
  makeAmended(server, { grossIncome, paymentPeriod: "YEARLY", at: "2027-04-01T09:00:00Z" });
const raise = (depositAmount: number, said: { coldRentAmount?: number; grossIncome?: number } = {}) => ({
  kind: "HIGHER_DEPOSIT" as const,
  depositAmount,
  coldRentAmount: null,
  grossIncome: null,
  ...said,
});
const charges = async (refId: string) => (await readCharges(server, refId)).map((charge) => charge.split(" ")[1]);
const toSign = () => mailsTo(server, tenantEmail, /Bitte unterschreiben Sie/);

test("the landlord agrees, the tenant gets the documents and signs, and the days of the higher sum are charged", async () => {
  const { refId, ask, answer, answerAsLandlord, policy, view, session } = await makeRenter();
  const earlier = (await view())?.certificateCode ?? "";
  expect((await ask(raise(2000))).body).toMatchObject({
    depositAmount: 1500,
    amendments: [{ state: "ASKED", waitsFor: ["LANDLORD", "TENANT"], mayAgree: false, premiumAmount: 94 }],
  });
  expect(codeOf(await answer(true))).toBe("409 POLICY_STATUS_CONFLICT");
  const [invited] = await mailsTo(server, landlordEmail, /bittet um eine höhere Mietbürgschaft/);
  expect(invited?.text).toMatch(/2\.000,00\s€ statt 1\.500,00\s€/);
  expect(invited?.text).not.toContain("94,00");
  expect((await view())?.amendments).toMatchObject([{ change: { coldRentAmount: null, grossIncome: null } }]);

  await runUntil(server, "2027-04-20T09:00:00Z");
  expect((await answerAsLandlord(true)).body).toMatchObject({ depositAmount: 1500, amendments: [{ mayAgree: false }] });
  // It has not been mailed yet.
  expect((await answer(true)).problem).toMatchObject({
    errorCode: "STEP_NOT_ALLOWED",
    data: { fields: [{ path: "documents" }] },
  });
  const [mail] = await toSign();
  expect(mail?.text).toMatch(/94,00\s€ im Jahr statt 70,50\s€ im Jahr/);
  expect(mail?.text).toContain("20. Mai 2027");
  // The contract's documents have not changed since they were given for the first signature.
  expect(mail?.attachments.map(({ fileName }) => fileName)).toEqual(["Nachtrag zum Vertrag Torstraße 12.pdf"]);
  const draft = await server.deps.db
    .selectFrom("given_document as given")
    .innerJoin("policy_document", "policy_document.sha256", "given.sha256")
    .select("bytes")
    .where("given.kind", "=", "amendment")
    .executeTakeFirst();
  expect(readPlain(draft?.bytes ?? Buffer.alloc(0))).toMatch(/Entwurf.*2\.000,00 € statt 1\.500,00 €/);
  expect((await policy())?.amendments).toMatchObject([{ mayAgree: true, mayRefuse: false, mayTakeBack: true }]);

  const both = await Promise.all([answer(true), answer(true)]);
  // 14 days to take the signature back end with 4 May.
  const signed = { state: "AGREED", from: "2027-05-05", mayTakeBack: true };
  for (const { body } of both) expect(body).toMatchObject({ depositAmount: 1500, amendments: [signed] });
  await runUntil(server, "2027-05-04T12:00:00Z");
  expect(await charges(refId)).toEqual(["7050"]);
  await runUntil(server, "2027-05-05T12:00:00Z");
  expect((await policy())?.depositAmount).toBe(2000);
  // 93 of 365 days at 70.50 and 272 at 94.00: (6,556.50 + 25,568) / 365 = 88.012, so 17.51 more.
  expect(await charges(refId)).toEqual(["7050", "1751"]);
  const [told] = await mailsTo(server, tenantEmail, /Mietbürgschaft ist ab heute höher/);
  expect(told?.text).toMatch(/Dazu kommen jetzt 17,51\s€\./);
  expect(told?.attachments).toHaveLength(2);
  expect((await mailsTo(server, landlordEmail, /ist ab heute höher/))[0]?.attachments).toHaveLength(1);
  const code = (await view())?.certificateCode ?? "";
  const check = async (each: string) => (await server.call(getCertificate, { params: { code: each } })).body?.status;
  expect([await check(earlier), await check(code)]).toEqual(["REPLACED", "IN_FORCE"]);
  const paper = await server.app.inject({
    url: `/api/v1/policies/${refId}/documents/amendment-2`,
    headers: await session(),
  });
  const printed = readPlain(paper.rawPayload);
  expect(printed.match(/Mieterin oder Mieter 20\. April 2027/g)).toHaveLength(1);

  await runUntil(server, "2028-02-01T09:00:00Z");
  expect((await charges(refId)).at(-1)).toBe("9400");
});

test("a signed raise ends without effect after a payout, which it would guarantee a second time", async () => {
  const { refId, token, ask, answer, answerAsLandlord, policy } = await makeRenter();
  await ask(raise(2000));
  await answerAsLandlord(true);
  await toSign();
  expect((await answer(true)).body?.amendments).toMatchObject([{ state: "AGREED", from: "2027-04-16" }]);
  await runUntil(server, "2027-04-02T09:00:00Z");
  const items = [{ description: "Parkett", amount: 500 }];
  const claimId = (await server.call(reportClaim, { params: { token }, body: { items } })).body?.claims[0]?.id ?? "";
  const rest = { refId, claimId, change: { deposit_cents: 100_000 } };
  await inTransaction(server.deps.db, (transaction) => changeTerms(transaction, server.deps, rest));
  await runUntil(server, "2027-04-16T12:00:00Z");
  expect(await policy()).toMatchObject({ depositAmount: 1000, amendments: [{ state: "EXPIRED" }] });
});

test("tenants who signed together all sign, each can take it back, and the link keeps what was decided", async () => {
  const together = { coTenants: [ben, cem], grossIncome: 30_000, paymentPeriod: "YEARLY" as const };
  const { refId, ask, askAsLandlord, answer, answerAsLandlord, policy } = await makeAmended(server, {
    ...together,
    at: "2027-04-01T09:00:00Z",
  });
  const linkOf = async (email: string) => ({ token: await readMailedSecret(server, email, "amendment") });
  const answerBy = async (email: string, agrees = true) =>
    server.call(answerAmendmentLink, { params: await linkOf(email), body: { agrees, reason: null, consents: null } });
  expect((await ask(raise(2000))).body?.amendments).toMatchObject([{ waitsFor: ["LANDLORD", "TENANT", "CO_TENANTS"] }]);
  const stored = await server.deps.db.selectFrom("amendment").select("assessment").executeTakeFirst();
  expect(stored?.assessment?.inputs.grossIncomeCents).toBe(9_000_000);
  await answerAsLandlord(true);
  expect((await toSign())[0]?.text).toContain("Danach unterschreiben die anderen Mieter");
  await answer(true);
  const [asked] = await mailsTo(server, ben.email, /höhere Mietbürgschaft/);
  expect(asked?.text).toMatch(/2\.000,00\s€ statt 1\.500,00\s€/);
  expect(asked?.attachments[0]?.fileName).toMatch(/^Nachtrag/);
  expect(asked?.attachments.length).toBeGreaterThan(3);
  const seen = (await server.call(getAmendmentLink, { params: await linkOf(ben.email) })).body;
  expect(seen).toMatchObject({
    change: { depositAmount: 2000, grossIncome: null },
    depositAmount: 1500,
    mayAgree: true,
  });
  expect((await answerBy(ben.email)).body).toMatchObject({ state: "ASKED", mayAgree: false, mayRefuse: true });
  expect((await answerBy(cem.email)).body).toMatchObject({ state: "AGREED", from: "2027-04-16" });
  expect((await answerBy(ben.email, false)).body).toMatchObject({ state: "REFUSED" });
  const undone = /Höhere Bürgschaft: Es bleibt alles/;
  for (const email of [cem.email, landlordEmail])
    expect((await mailsTo(server, email, undone))[0]?.text, email).toContain("Daraus ist nichts geworden");
  expect(await mailsTo(server, tenantEmail, undone)).toHaveLength(1);

  await ask(raise(1800));
  await answerAsLandlord(true);
  await toSign();
  await answer(true);
  for (const email of [cem.email, ben.email]) expect((await answerBy(email)).ok).toBe(true);
  await runUntil(server, "2027-04-16T12:00:00Z");
  expect((await policy())?.depositAmount).toBe(1800);
  expect((await mailsTo(server, ben.email, /ist ab heute höher/))[0]?.text).toContain("Sie alle haben");
  const decided = await linkOf(cem.email);
  await askAsLandlord({ kind: "LOWER_DEPOSIT", depositAmount: 500, restUntil: null });
  expect((await policy())?.depositAmount).toBe(500);
  expect((await server.call(getAmendmentLink, { params: decided })).body).toMatchObject({
    state: "IN_FORCE",
    depositAmount: 1800,
    coTenantNames: ["Ben Beispiel", "Cem Can"],
    mayRefuse: false,
  });
  expect(await charges(refId)).toHaveLength(2);
});

test("less than 0.50 EUR more comes with the next premium", async () => {
  const { refId, ask, answer, answerAsLandlord } = await makeRenter();
  // Signed on 1 April, so 70.97 instead of 70.50 from the 16th for 291 of 365 days: 0.374.
  await ask(raise(1510));
  await answerAsLandlord(true);
  await toSign();
  await answer(true);
  await runUntil(server, "2028-02-01T09:00:00Z");
  expect(await charges(refId)).toEqual(["7050", "7134"]);
});

test("refuses in plain words what rent, income or an unpaid premium do not allow", async () => {
  const { ask, policy } = await makeRenter();
  for (const amount of [1500, 1400])
    expect((await ask(raise(amount))).problem?.data.fields).toMatchObject([
      { path: "change.depositAmount", errorCode: "MINIMUM", params: { min: 1500.01 } },
    ]);
  expect((await ask(raise(2400.01))).problem?.data.fields).toMatchObject([
    { path: "change.depositAmount", errorCode: "DEPOSIT_MULTIPLIER", params: { coldRent: 800, max: 2400 } },
  ]);
  expect((await ask(raise(16_000, { coldRentAmount: 6000 }))).problem?.errorCode).toBe("DEPOSIT_RANGE");
  expect((await ask(raise(2000, { grossIncome: 2500 }))).problem?.data.fields).toMatchObject([
    { path: "change.grossIncome", errorCode: "INCOME_LOOKS_MONTHLY", params: { yearly: 30_000 } },
  ]);
  expect((await policy())?.amendments).toEqual([]);
  // 30,000 / 1,700 = 17.6 is below 18.
  expect(codeOf(await ask(raise(2000, { coldRentAmount: 1700 })))).toBe("409 RISK_REFUSED");
  expect((await policy())?.amendments).toMatchObject([{ state: "REFUSED", mayTakeBack: false }]);
  const stored = await server.deps.db.selectFrom("amendment").select(["assessment", "answers"]).execute();
  expect(stored).toMatchObject([
    {
      assessment: { outcome: "REFUSED", reason: "CREDIT_SCORE_INSUFFICIENT", inputs: { coldRentCents: 170_000 } },
      answers: [{ party: "TENANT", agrees: true }],
    },
  ]);
  expect(await mailsTo(server, landlordEmail, /höhere Mietbürgschaft/)).toEqual([]);
});

test("a borderline verdict waits for the desk before the landlord is asked, and the next raise starts from the figures given then", async () => {
  const { refId, ask, answer, answerAsLandlord, policy } = await makeRenter(20_000);
  const asked = await ask(raise(2000, { coldRentAmount: 900 }));
  expect(asked.body?.amendments).toMatchObject([{ waitsFor: ["STAFF", "LANDLORD", "TENANT"] }]);
  expect(await mailsTo(server, landlordEmail, /höhere Mietbürgschaft/)).toEqual([]);
  expect(codeOf(await answerAsLandlord(true))).toBe("409 POLICY_STATUS_CONFLICT");
  const staff = await logInAsStaff(server);
  const seen = (await server.call(getStaffPolicy, { params: { refId } }, staff)).body?.amendments[0];
  expect(seen).toMatchObject({
    mayAgree: true,
    assessment: { outcome: "QUOTE", needsProof: true, coldRentAmount: 900, grossIncome: 20_000 },
  });
  const body = { agrees: true, reason: null };
  await server.call(answerAmendmentAsStaff, { params: { refId, amendmentId: seen?.id ?? "" }, body }, staff);
  expect(await mailsTo(server, landlordEmail, /höhere Mietbürgschaft/)).toHaveLength(1);
  await answerAsLandlord(true);
  await toSign();
  await answer(true);
  await runUntil(server, "2027-04-20T09:00:00Z");
  expect((await policy())?.depositAmount).toBe(2000);
  expect((await ask(raise(2701))).problem?.data.fields).toMatchObject([{ params: { coldRent: 900, max: 2700 } }]);
});

test("a landlord refuses; a tenant who does not sign keeps the old sum", async () => {
  const { ask, answer, answerAsLandlord, policy } = await makeRenter();
  await ask(raise(2000));
  expect((await answerAsLandlord(false, "Das reicht so.")).body?.amendments).toMatchObject([{ state: "REFUSED" }]);
  expect((await mailsTo(server, tenantEmail, /Höhere Bürgschaft: Es bleibt alles/))[0]?.text).toContain(
    "Das reicht so.",
  );
  await runUntil(server, "2027-04-02T09:00:00Z");
  await ask(raise(1800));
  await answerAsLandlord(true);
  await toSign();
  expect(codeOf(await answer(false))).toBe("409 POLICY_STATUS_CONFLICT");
  await runUntil(server, "2027-05-03T12:00:00Z");
  expect((await policy())?.amendments).toMatchObject([{ state: "REFUSED" }, { state: "EXPIRED" }]);
});

test.each(["the tenant", "a letter to the desk"])(
  "%s takes the signature back within 14 days, and the landlord is told",
  async (who) => {
    const { refId, ask, answer, answerAsLandlord, policy, session } = await makeRenter();
    await ask(raise(2000));
    await answerAsLandlord(true);
    await toSign();
    await answer(true);
    await runUntil(server, "2027-04-15T21:00:00Z");
    const { id: amendmentId = "" } = (await policy())?.amendments[0] ?? {};
    const params = { refId, amendmentId };
    const staff = await logInAsStaff(server);
    const takenBack =
      who === "the tenant"
        ? await server.call(takeBackAmendment, { params }, await session())
        : await server.call(takeBackAmendmentAsStaff, { params }, staff);
    expect(takenBack.ok).toBe(true);
    const [told] = await mailsTo(server, landlordEmail, /Höhere Bürgschaft: Es bleibt alles/);
    expect(told?.text).toContain("Daraus ist nichts geworden");
    await runUntil(server, "2027-05-01T09:00:00Z");
    expect(await policy()).toMatchObject({ depositAmount: 1500, amendments: [{ state: "TAKEN_BACK" }] });
    expect(await charges(refId)).toEqual(["7050"]);
  },
);
