import {
  type CallRequest,
  getOffers,
  getPrice,
  getRisk,
  getTenant,
  type Needs,
  saveAddress,
  savePaymentPeriod,
  saveRentPropertyDetails,
  saveRentTime,
  saveSummary,
  saveUsagePurpose,
} from "@kautia/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  answerAllQuestions,
  answerOtherQuestions,
  makeNamedApplication,
  mariahilf,
  type ApplicationOptions,
} from "#testing/applications/answers.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { fittingNeeds } from "#testing/policies/sign-policy.ts";

let server: TestServer;
beforeAll(async () => {
  server = await makeTestServer({ settings: { DEPOSIT_UPPER_LIMIT_AT: "10000" } });
});
afterAll(() => server.close());

const german = { termsAndPrivacy: true, initialInformation: true };
const all = { ...german, electronicCommunication: true, earlyFulfilment: true };

async function confirmed(wishes: ApplicationOptions = {}): Promise<string> {
  const token = await answerAllQuestions(server, wishes);
  const saved = await server.call(saveSummary, { body: { token, consents: all } });
  expect(saved.body).toEqual({ lastCompletedPage: "SUMMARY" });
  return token;
}

async function quoted(wishes: ApplicationOptions = {}): Promise<string> {
  const token = await confirmed(wishes);
  expect(await risk(token)).toMatchObject({ outcome: "QUOTE" });
  return token;
}

const risk = async (token: string, successful?: "true" | "false") => {
  const { body, problem } = await server.call(getRisk, { query: { token, successful } });
  return body ?? problem;
};
const choose = (body: Partial<CallRequest<typeof savePaymentPeriod>["body"]> & { token: string }) =>
  server.call(savePaymentPeriod, {
    body: { language: "de", paymentPeriod: "YEARLY", premiumAmount: 70.5, ...body },
  });
const readRecord = async (token: string) => (await server.call(getTenant, { params: { token } })).body;

describe("the price", () => {
  test("of 1500 is 70.50 a year and 6.35 a month, from a number or a string, without an application", async () => {
    for (const rentDepositAmount of [1500, "1500", "1500.00"]) {
      const { body } = await server.call(getPrice, { body: { rentDepositAmount } });
      expect(body).toEqual({ yearly: 70.5, monthly: 6.35 });
    }
  });

  test.each([
    ["the body", { country: "at" as const }, { "accept-language": "de-DE", host: "kautia.example.de" }],
    ["the host", {}, { "accept-language": "de-DE", host: "kautia.example.at" }],
    ["the locale", { country: "" as const }, { "accept-language": "de-AT" }],
  ])("is that of the country which %s names, without an application", async (_, body, headers) => {
    const austrian = await makeTestServer({ settings: { DEPOSIT_UPPER_LIMIT_AT: "20000" } });
    const answer = await austrian.call(getPrice, { body: { rentDepositAmount: 20_000, ...body } }, headers);
    expect(answer.status).toBe(200);
    await austrian.close();
  });

  test.each([
    [498.99, "DEPOSIT_RANGE", { lowerLimit: 499, upperLimit: 15_000 }],
    [15_000.01, "DEPOSIT_RANGE", { lowerLimit: 499, upperLimit: 15_000 }],
    ["12.345", "FIELD_INVALID", {}],
    ["a lot", "FIELD_INVALID", {}],
    [-5, "FIELD_INVALID", {}],
  ])("of a deposit of %s is refused: %s", async (rentDepositAmount, errorCode, params) => {
    const { problem } = await server.call(getPrice, { body: { rentDepositAmount } });
    expect(problem).toMatchObject({
      status: 400,
      errorCode,
      data: { fields: [{ path: "rentDepositAmount", errorCode, params }] },
    });
  });

  test("is refused for an unknown token", async () => {
    const { problem } = await server.call(getPrice, { body: { rentDepositAmount: 1500, token: "f".repeat(32) } });
    expect(problem).toMatchObject({ status: 404, errorCode: "TOKEN_UNKNOWN" });
  });
});

describe("the order of the steps", () => {
  test("refuses every later call until the questions are answered", async () => {
    const token = await makeNamedApplication(server);
    const early = [
      (await server.call(saveSummary, { body: { token, consents: all } })).problem,
      await risk(token),
      (await server.call(getOffers, { params: { token } })).problem,
      (await choose({ token })).problem,
    ];
    for (const problem of early) expect(problem).toMatchObject({ status: 409, errorCode: "STEP_NOT_ALLOWED" });
  });

  test("refuses a risk check without consents and offers without a risk check", async () => {
    const token = await answerAllQuestions(server);
    expect(await risk(token)).toMatchObject({ errorCode: "STEP_NOT_ALLOWED" });
    await server.call(saveSummary, { body: { token, consents: german } });
    expect((await server.call(getOffers, { params: { token } })).problem?.errorCode).toBe("STEP_NOT_ALLOWED");
    expect((await choose({ token })).problem?.errorCode).toBe("STEP_NOT_ALLOWED");
  });

  test("refuses the summary if a change to a new rental leaves the home unanswered", async () => {
    const token = await makeNamedApplication(server);
    await answerOtherQuestions(server, token, { existingRent: true });
    expect(await readRecord(token)).toMatchObject({ lastCompletedPage: "TENANT_DETAILS" });
    await server.call(saveUsagePurpose, { body: { token, existingRent: false } });
    expect((await readRecord(token))?.address).toBeNull();
    const { problem } = await server.call(saveSummary, { body: { token, consents: all } });
    expect(problem).toMatchObject({ errorCode: "STEP_NOT_ALLOWED" });
  });
});

describe("the consents", () => {
  test("are stored with the documents that they name, with version and hash", async () => {
    const token = await answerAllQuestions(server);
    await server.call(saveSummary, { body: { token, consents: german } }, { "accept-language": "de" });
    const refId = (await server.call(getTenant, { params: { token } })).body?.refId ?? "";
    const applications = server.deps.db.selectFrom("application").where("ref_id", "=", refId);
    const { consents } = await applications.select("consents").executeTakeFirstOrThrow();
    const kept = {
      language: "de",
      version: expect.stringMatching(/./),
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    };
    expect(consents?.documents).toEqual(
      ["terms-of-use", "privacy-policy", "first-info"].map((kind) => ({ kind, ...kept })),
    );
  });

  test("are two in Germany, and each missing one is named", async () => {
    const token = await answerAllQuestions(server);
    const { problem } = await server.call(saveSummary, { body: { token, consents: { earlyFulfilment: true } } });
    expect(problem).toMatchObject({ status: 400, errorCode: "CONSENT_REQUIRED" });
    expect(problem?.data.fields.map(({ path }) => path)).toEqual([
      "consents.termsAndPrivacy",
      "consents.initialInformation",
    ]);
    const saved = await server.call(saveSummary, { body: { token, consents: german } });
    expect(saved.body).toEqual({ lastCompletedPage: "SUMMARY" });
  });

  test("depend on the home's country, not on the request's language", async () => {
    const token = await answerAllQuestions(server);
    const { status } = await server.call(
      saveSummary,
      { body: { token, consents: german } },
      { "accept-language": "de-AT" },
    );
    expect(status).toBe(200);
  });

  test("are three in Austria", async () => {
    const token = await answerAllQuestions(server, { country: "at" });
    const { problem } = await server.call(saveSummary, { body: { token, consents: german } });
    expect(problem?.data.fields.map(({ path }) => path)).toEqual(["consents.electronicCommunication"]);
    const three = { ...german, electronicCommunication: true };
    const saved = await server.call(saveSummary, { body: { token, consents: three } });
    expect(saved.body).toEqual({ lastCompletedPage: "SUMMARY" });
  });
});

test("a tenant whose needs the guarantee does not meet must confirm that to go on", async () => {
  const token = await answerAllQuestions(server);
  const misfit: Needs = { ...fittingNeeds, landlordAccepts: "NO" };
  const save = (needs: Needs) => server.call(saveSummary, { body: { token, consents: german, needs } });
  for (const needs of [misfit, { ...fittingNeeds, depositAgreed: false }])
    expect((await save(needs)).problem).toMatchObject({
      errorCode: "CONSENT_REQUIRED",
      data: { fields: [{ path: "needs.goesOn" }] },
    });
  expect((await save({ ...misfit, goesOn: true })).body).toEqual({ lastCompletedPage: "SUMMARY" });
});

test("a tenant who is asked for the summary again keeps the quote", async () => {
  const token = await confirmed();
  expect(await risk(token)).toMatchObject({ outcome: "QUOTE" });
  const ref_id = (await readRecord(token))?.refId ?? "";
  const { db } = server.deps;
  const askAgain = { last_completed_page: "TENANT_DETAILS", consents: null } as const;
  await db.updateTable("application").set(askAgain).where("ref_id", "=", ref_id).execute();
  await server.call(saveSummary, { body: { token, consents: all, needs: fittingNeeds } });
  expect(await risk(token)).toMatchObject({ outcome: "QUOTE", lastCompletedPage: "RISK_CHECK" });
  const decisions = db.selectFrom("decision").select("id").where("ref_id", "=", ref_id);
  expect(await decisions.execute()).toHaveLength(1);
});

describe("a home that moves to Austria after the summary", () => {
  const move = (token: string) => server.call(saveAddress, { body: { token, address: { address: mariahilf } } });

  test("requires Austria's consents before a quote", async () => {
    const token = await answerAllQuestions(server);
    await server.call(saveSummary, { body: { token, consents: german } });
    expect((await move(token)).status).toBe(200);
    const missing = (name: string) => ({ path: `consents.${name}`, errorCode: "CONSENT_REQUIRED" });
    expect(await risk(token)).toMatchObject({
      status: 409,
      errorCode: "STEP_NOT_ALLOWED",
      data: { fields: [missing("electronicCommunication")] },
    });
    expect((await server.call(getOffers, { params: { token } })).problem?.errorCode).toBe("STEP_NOT_ALLOWED");
    await server.call(saveSummary, { body: { token, consents: all } });
    expect(await risk(token)).toMatchObject({ outcome: "QUOTE" });
  });

  test("requires another deposit if Austria does not allow it", async () => {
    const token = await confirmed({ coldRentAmount: 4000, rentDepositAmount: 12_000 });
    await move(token);
    expect(await risk(token)).toMatchObject({
      errorCode: "STEP_NOT_ALLOWED",
      data: { fields: [{ path: "rentDepositAmount", errorCode: "DEPOSIT_RANGE", params: { upperLimit: 10_000 } }] },
    });
  });
});

describe("the risk check", () => {
  const student = { employmentStatus: "STUDENT", educationLevel: "Master", educationPlace: "TU Berlin" } as const;
  const earning = (employmentStatus: "EMPLOYED" | "SELF_EMPLOYED" | "RETIRED", grossIncome: number) => ({
    employment: { employmentStatus, grossIncome },
  });
  const plain = { requiredDocuments: [], wouldQuote: null, mayAskForReview: false, note: null };
  const quote = { ...plain, outcome: "QUOTE", reason: null, lastCompletedPage: "RISK_CHECK" };
  const withDocuments = { ...quote, requiredDocuments: ["WORK_CONTRACT", "PASSPORT"] };
  const manual = { ...plain, outcome: "MANUAL_REVIEW", reason: null, lastCompletedPage: "SUMMARY" };
  const refused = (reason: string, would: object = {}) => ({
    ...manual,
    outcome: "REFUSED",
    reason,
    mayAskForReview: true,
    wouldQuote: { grossIncome: null, coldRentAmount: null, rentDepositAmount: null, insuranceStart: null, ...would },
  });

  // The cold rent is 800: a good income is 24,000 a year, a middling one 14,400.
  test.each<[string, ApplicationOptions, object]>([
    ["30 rents a year", earning("EMPLOYED", 24_000), quote],
    ["a cent below 30 rents, employed", earning("EMPLOYED", 23_999.99), withDocuments],
    ["18 rents, retired", earning("RETIRED", 14_400), withDocuments],
    ["18 rents, self-employed", earning("SELF_EMPLOYED", 14_400), manual],
    [
      "under 18 rents",
      earning("EMPLOYED", 14_399.99),
      refused("CREDIT_SCORE_INSUFFICIENT", { grossIncome: 14_400, coldRentAmount: 799 }),
    ],
    ["a student", { employment: student }, { ...quote, requiredDocuments: ["STUDENT_DOCUMENT", "PASSPORT"] }],
    [
      "a job seeker without income",
      { employment: { employmentStatus: "JOB_SEEKER" } },
      refused("NO_CREDIT_SCORE", { grossIncome: 24_000 }),
    ],
    ["the name Manual", { lastName: "Manual" }, manual],
    ["the name Refused", { lastName: "Refused" }, refused("CREDIT_SCORE_INSUFFICIENT")],
    ["the name Unknown", { lastName: "Unknown" }, refused("NO_CREDIT_SCORE")],
    ["18 on the start date", { birthDate: "2009-03-01" }, quote],
    [
      "18 the day after the start date",
      { birthDate: "2009-03-02" },
      refused("UNDER_AGE", { insuranceStart: "2027-03-02" }),
    ],
    ["born on 29 February, 18 on 1 March", { birthDate: "2008-02-29", insuranceStart: "2027-02-28T23:00:00Z" }, quote],
  ])("decides once for %s", async (_, wishes, answer) => {
    const token = await confirmed(wishes);
    expect(await risk(token, "false")).toMatchObject({ errorCode: "STEP_NOT_ALLOWED" });
    expect(await risk(token)).toEqual(answer);
    expect(await risk(token, "false")).toEqual(answer);
    expect(await readRecord(token)).toMatchObject({
      riskResult: "outcome" in answer && answer.outcome === "QUOTE",
      manualUnderwriting: "outcome" in answer && answer.outcome === "MANUAL_REVIEW",
    });
  });

  test("stores one decision for ten concurrent calls", async () => {
    const token = await confirmed();
    const answers = await Promise.all(Array.from({ length: 10 }, () => risk(token)));
    for (const answer of answers) expect(answer).toEqual(quote);
    const { refId } = (await readRecord(token)) ?? { refId: "" };
    const decisions = await server.deps.db.selectFrom("decision").selectAll().where("ref_id", "=", refId).execute();
    expect(decisions).toHaveLength(1);
    expect(decisions[0]).toMatchObject({
      rule_version: "scorecard-2026-1",
      tariff_version: "de-2026-1",
      inputs: { lastName: "Weiß", grossIncomeCents: 4_800_000, coldRentCents: 80_000, minimumAge: 18 },
    });
  });
});

describe("the offers", () => {
  test("have both periods, with a yearly discount of 7 percent", async () => {
    const token = await quoted();
    const { body } = await server.call(getOffers, { params: { token } });
    expect(body).toEqual({
      currency: "EUR",
      yearly: { price: 70.5, paymentPeriod: "YEARLY", discountPercentage: 7 },
      monthly: { price: 6.35, paymentPeriod: "MONTHLY", discountPercentage: 0 },
      cover: { start: "2027-03-01", isEarly: false },
    });
  });

  test("let the tenant choose a period at the offered price and change it", async () => {
    const token = await quoted();
    expect((await choose({ token })).body).toEqual({ lastCompletedPage: "PAYMENT_PERIOD" });
    expect(await readRecord(token)).toMatchObject({ paymentPeriod: "YEARLY", premiumAmount: 70.5 });
    expect((await choose({ token, paymentPeriod: "MONTHLY", premiumAmount: 6.35 })).status).toBe(200);
    expect(await readRecord(token)).toMatchObject({ paymentPeriod: "MONTHLY", premiumAmount: 6.35 });
  });

  test.each([
    ["YEARLY", 70.49],
    ["MONTHLY", 70.5],
  ] as const)("do not accept %s at %d, which was not offered", async (paymentPeriod, premiumAmount) => {
    const token = await quoted();
    const { problem } = await choose({ token, paymentPeriod, premiumAmount });
    expect(problem).toMatchObject({ status: 409, errorCode: "OFFER_CHANGED" });
    expect(await readRecord(token)).toMatchObject({ paymentPeriod: null, lastCompletedPage: "RISK_CHECK" });
  });

  test("accept no period while required documents are missing", async () => {
    const token = await quoted({ employment: { employmentStatus: "EMPLOYED", grossIncome: 20_000 } });
    expect((await choose({ token })).problem).toMatchObject({ status: 409, errorCode: "STEP_NOT_ALLOWED" });
    expect((await readRecord(token))?.requiredDocuments).toEqual(["WORK_CONTRACT", "PASSPORT"]);
  });
});

describe("a change after the risk check", () => {
  const droppedQuote = {
    paymentPeriod: null,
    premiumAmount: null,
    riskResult: false,
    lastCompletedPage: "TENANT_DETAILS",
  };

  test("of an answer it depends on drops it and requires a new summary and risk check", async () => {
    const token = await quoted();
    await choose({ token });
    const changed = await server.call(saveRentPropertyDetails, {
      body: { token, coldRentAmount: 800, rentDepositAmount: 1600 },
    });
    expect(changed.body).toEqual({ lastCompletedPage: "TENANT_DETAILS" });
    expect(await readRecord(token)).toMatchObject(droppedQuote);
    expect(await risk(token)).toMatchObject({ errorCode: "STEP_NOT_ALLOWED" });
    await server.call(saveSummary, { body: { token, consents: german } });
    expect(await risk(token)).toMatchObject({ outcome: "QUOTE" });
    const { body } = await server.call(getOffers, { params: { token } });
    expect(body?.yearly?.price).toBe(75.2);
  });

  test("keeps it if the answer is the same or the quote does not depend on it", async () => {
    const token = await quoted();
    await choose({ token });
    const same = { token, coldRentAmount: 800, rentDepositAmount: 1500 };
    expect((await server.call(saveRentPropertyDetails, { body: same })).body).toEqual({
      lastCompletedPage: "PAYMENT_PERIOD",
    });
    expect((await server.call(saveRentTime, { body: { token, rentTime: 4 } })).body).toEqual({
      lastCompletedPage: "PAYMENT_PERIOD",
    });
    expect(await readRecord(token)).toMatchObject({ paymentPeriod: "YEARLY", riskResult: true });
  });

  test("allows a new risk check of a refused application", async () => {
    const token = await confirmed({ employment: { employmentStatus: "EMPLOYED", grossIncome: 10_000 } });
    expect(await risk(token)).toMatchObject({ outcome: "REFUSED" });
    const cheaper = { token, coldRentAmount: 300, rentDepositAmount: 900 };
    await server.call(saveRentPropertyDetails, { body: cheaper });
    await server.call(saveSummary, { body: { token, consents: german } });
    expect(await risk(token)).toMatchObject({ outcome: "QUOTE" });
  });
});
