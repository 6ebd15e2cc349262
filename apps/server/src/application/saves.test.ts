import {
  getTenant,
  initTenant,
  questions,
  sampleBody,
  saveCall,
  saveName,
  saveRentTime,
  saveTenantDetails,
} from "@kautia/contract";
import { afterAll, expect, test } from "vitest";
import { answerAllQuestions, makeNamedApplication, tenantName } from "#testing/applications/answers.ts";
import { readAllRows } from "#testing/database/read-all-rows.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";

const server = await makeTestServer();
afterAll(() => server.close());

test("answering all questions leads to TENANT_DETAILS, and the record has every answer", async () => {
  const token = await answerAllQuestions(server);
  const { body } = await server.call(getTenant, { params: { token } });
  expect(body).toMatchObject({
    refId: expect.stringMatching(/^[0-9a-f]{24}$/),
    lastCompletedPage: "TENANT_DETAILS",
    token,
    invited: false,
    address: {
      address: { street: "Torstraße", streetNumber: "12", zip: "10119", city: "Berlin", country: "de", unitName: null },
      fullAddress: "Torstraße 12, 10119 Berlin",
      suggestionAddress: null,
    },
    existingRent: false,
    rentTime: 2,
    rentPay: null,
    buildingType: "apartment",
    liveWith: "single",
    pet: "cat",
    rentContractId: "",
    employmentStatus: "EMPLOYED",
    grossIncome: 48_000,
    educationLevel: null,
    educationPlace: null,
    coldRentAmount: 800,
    rentDepositAmount: 1500,
    insuranceStart: "2027-03-01T00:00:00.000Z",
    insuranceEnd: null,
    landlordInfo: {
      type: "private",
      companyName: null,
      firstName: "Otto",
      lastName: "Kern",
      email: "vermieter@example.com",
      phone: { dialCode: "+49", number: "030 1234567" },
      address: null,
      suggestionAddress: null,
      landlordSpace: null,
      landlordSpaceEnabled: null,
      partnerOnboardingBaseUrl: null,
    },
    userInfo: {
      address: {
        address: { street: "Lindenweg", streetNumber: "7a", zip: "50667", city: "Köln", country: "de", unitName: null },
        fullAddress: "Lindenweg 7a, 50667 Köln",
        suggestionAddress: null,
      },
      birthDate: "1990-05-17",
      birthPlace: null,
      updateAgreement: null,
      email: "jana@example.com",
      firstName: "Jana",
      lastName: "Weiß",
      newsAgreement: false,
      phone: { dialCode: "+49", number: "0151 2345678" },
      salutation: "MRS",
      nationality: null,
    },
    currency: "EUR",
    message: null,
    furnishedType: "no",
    premiumAmount: null,
    paymentPeriod: null,
    requiredDocuments: ["STUDENT_DOCUMENT", "PASSPORT", "WORK_CONTRACT"],
    specialAcceptance: false,
    beneficiaryInfo: null,
    riskResult: false,
    manualUnderwriting: false,
  });
});

test("the record contains every field that a save call accepts", async () => {
  server.deps.config.keepsNationality = true;
  try {
    const token = await makeNamedApplication(server);
    for (const { id, save, sample, place, answer } of questions) {
      const body = { ...sampleBody(save.path), ...sample, token };
      const saved = await server.call(saveCall(save.path), { body });
      expect([id, saved.status]).toEqual([id, 200]);
      const { body: record } = await server.call(getTenant, { params: { token } });
      const kept = Object.entries(sample).filter(([name]) => name in answer);
      expect(place === "record" ? record : record?.[place]).toMatchObject(Object.fromEntries(kept));
    }
  } finally {
    server.deps.config.keepsNationality = false;
  }
});

test.each([
  [false, 200],
  [true, 400],
])("with KEEP_NATIONALITY %s, answers without a nationality are %i", async (kept, status) => {
  server.deps.config.keepsNationality = kept;
  try {
    const token = await answerAllQuestions(server);
    const saved = await server.call(saveTenantDetails, { body: { token, birthDate: "1990-05-17" } });
    expect(saved.status).toBe(status);
    if (kept) expect(saved.problem?.data.fields).toMatchObject([{ path: "nationality", errorCode: "FIELD_REQUIRED" }]);
  } finally {
    server.deps.config.keepsNationality = false;
  }
});

test.each([
  [false, null],
  [true, "Tuvalu"],
] as const)(
  "with KEEP_NATIONALITY %s, the record and the tables have the nationality %s",
  async (kept, nationality) => {
    server.deps.config.keepsNationality = kept;
    try {
      const token = await answerAllQuestions(server);
      const details = { token, birthDate: "1990-05-17", nationality: "Tuvalu", newsAgreement: false };
      const saved = await server.call(saveTenantDetails, { body: details });
      expect(saved.body).toMatchObject({ lastCompletedPage: "TENANT_DETAILS" });
      const { body } = await server.call(getTenant, { params: { token } });
      expect(body?.userInfo).toMatchObject({ birthDate: "1990-05-17", nationality });
      const naming = (await readAllRows(server.deps)).filter((row) => row.includes("Tuvalu"));
      expect(naming.map((row) => row.split(":")[0])).toEqual(kept ? ["application", "application_history"] : []);
    } finally {
      server.deps.config.keepsNationality = false;
    }
  },
);

test("saving a name creates an application without a token and changes it with one", async () => {
  const token = await makeNamedApplication(server);
  expect(token).toMatch(/^[0-9a-f]{32}$/);
  const changed = await server.call(saveName, { body: { ...tenantName, token, firstName: "Johanna" } });
  expect(changed.body).toEqual({ token, lastCompletedPage: null });
  const record = await server.call(getTenant, { params: { token } });
  expect(record.body?.userInfo?.firstName).toBe("Johanna");
});

test("the record of a new application has only nulls", async () => {
  const made = await server.call(initTenant, { query: {} });
  const record = await server.call(getTenant, { params: { token: made.body?.token ?? "" } });
  expect(record.body).toMatchObject({ lastCompletedPage: null, userInfo: null, landlordInfo: null, address: null });
});

test("the last question is refused and not saved if an essential answer is missing", async () => {
  const token = await makeNamedApplication(server);
  const body = { token, birthDate: "1990-05-17", nationality: "DE" };
  const refused = await server.call(saveTenantDetails, { body });
  expect(refused.problem).toMatchObject({ status: 409, errorCode: "STEP_NOT_ALLOWED" });
  const record = await server.call(getTenant, { params: { token } });
  expect(record.body?.userInfo).toMatchObject({ birthDate: null, nationality: null });
});

test.each([["0".repeat(32)], ["not a token"], ["%00"], ["' or 1=1 --"]])(
  "reading and saving with the token %s is refused",
  async (token) => {
    const read = await server.call(getTenant, { params: { token } });
    expect(read.problem).toMatchObject({ status: 404, errorCode: "TOKEN_UNKNOWN" });
    const saved = await server.call(saveName, { body: { ...tenantName, token } });
    expect(saved.problem).toMatchObject({ status: 404, errorCode: "TOKEN_UNKNOWN" });
  },
);

test.each([[5], [["token"]], [{}], [true]])(
  "a token that is no text (%j) is refused like an unknown one",
  async (token) => {
    const saved = await server.app.inject({
      method: "POST",
      url: `/api/v1${saveName.path}`,
      payload: { ...tenantName, token },
    });
    expect([saved.statusCode, saved.json().errorCode]).toEqual([404, "TOKEN_UNKNOWN"]);
  },
);

const wantRecord = { prefer: "return=representation" };

test("a save returns the current record on request, whether or not it changed anything", async () => {
  const { body: made } = await server.call(initTenant, { query: {} }, wantRecord);
  const token = made?.token ?? "";
  expect(made?.record).toMatchObject({ token, userInfo: null, lastCompletedPage: null });
  const named = await server.call(saveName, { body: { token, ...tenantName } }, wantRecord);
  expect(named.body?.record).toMatchObject({ token, userInfo: { firstName: tenantName.firstName } });
  for (const rentTime of [2, 2, 3] as const) {
    const { body } = await server.call(saveRentTime, { body: { token, rentTime } }, wantRecord);
    const { body: record } = await server.call(getTenant, { params: { token } });
    expect(body).toEqual({ lastCompletedPage: null, record });
    expect(record?.rentTime).toBe(rentTime);
  }
});

test("a save returns only the progress by default", async () => {
  const token = await makeNamedApplication(server);
  const { body } = await server.call(saveRentTime, { body: { token, rentTime: 2 } }, { prefer: "respond-async" });
  expect(body).toEqual({ lastCompletedPage: null });
});

test("a refused save returns no record", async () => {
  const { status, body } = await server.call(
    saveRentTime,
    { body: { token: "0".repeat(32), rentTime: 2 } },
    wantRecord,
  );
  expect([status, Object.keys(body ?? {})]).toEqual([404, []]);
});

test("the place of birth is optional, and a body without it keeps it", async () => {
  const token = await answerAllQuestions(server);
  const save = (more: object) =>
    server.call(saveTenantDetails, { body: { token, birthDate: "1990-05-17", nationality: "DE", ...more } });
  const read = async () => (await server.call(getTenant, { params: { token } })).body?.userInfo?.birthPlace;
  expect(await read()).toBeNull();
  await save({ birthPlace: "  Graz " });
  await save({});
  expect(await read()).toBe("Graz");
});
