import { answerAmendmentAsStaff, getCertificate, getStaffPolicy } from "@kautia/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readPdf } from "#testing/files/read-pdf.ts";
import { mailsTo } from "#testing/people/mails.ts";
import { logInAsStaff } from "#testing/people/staff.ts";
import { landlordEmail, makeAmended, tenantEmail } from "#testing/policies/amendments.ts";
import { readCharges, runUntil } from "#testing/policies/sign-policy.ts";
import { codeOf } from "#testing/server/code-of.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";

// A server for each test, because the clock cannot go back.
let server: TestServer;
beforeEach(async () => {
  server = await makeTestServer({ realPdfs: true });
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
  const { text } = await readPdf(draft?.bytes ?? Buffer.alloc(0));
  expect(text.replaceAll(/\s+/g, " ")).toMatch(/Entwurf.*2\.000,00 € statt 1\.500,00 €/);
  expect((await policy())?.amendments).toMatchObject([{ mayAgree: true, mayRefuse: false, mayTakeBack: true }]);

  const both = await Promise.all([answer(true), answer(true)]);
  expect(both.map(({ body }) => body?.depositAmount)).toEqual([2000, 2000]);
  await runUntil(server, "2027-04-20T12:00:00Z");
  // 78 of 365 days at 70.50 and 287 at 94.00: (5,499 + 26,978) / 365 = 88.978, so 18.47 more.
  expect(await charges(refId)).toEqual(["7050", "1847"]);
  const [told] = await mailsTo(server, tenantEmail, /Mietbürgschaft ist ab heute höher/);
  expect(told?.text).toMatch(/Dazu kommen jetzt 18,47\s€\./);
  expect(told?.attachments).toHaveLength(2);
  expect((await mailsTo(server, landlordEmail, /ist ab heute höher/))[0]?.attachments).toHaveLength(1);
  const code = (await view())?.certificateCode ?? "";
  const check = async (each: string) => (await server.call(getCertificate, { params: { code: each } })).body?.status;
  expect([await check(earlier), await check(code)]).toEqual(["REPLACED", "IN_FORCE"]);
  const paper = await server.app.inject({
    url: `/api/v1/policies/${refId}/documents/amendment-2`,
    headers: await session(),
  });
  const signed = (await readPdf(paper.rawPayload)).text.replaceAll(/\s+/g, " ");
  expect(signed.match(/Mieterin oder Mieter 20\. April 2027/g)).toHaveLength(1);

  await runUntil(server, "2028-02-01T09:00:00Z");
  expect((await charges(refId)).at(-1)).toBe("9400");
});

test("less than 0.50 EUR more comes with the next premium", async () => {
  const { refId, ask, answer, answerAsLandlord } = await makeRenter();
  // 70.97 instead of 70.50 for 306 of 365 days: 0.394.
  await ask(raise(1510));
  await answerAsLandlord(true);
  await toSign();
  expect((await answer(true)).body).toMatchObject({ depositAmount: 1510 });
  await runUntil(server, "2028-02-01T09:00:00Z");
  expect(await charges(refId)).toEqual(["7050", "7136"]);
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
