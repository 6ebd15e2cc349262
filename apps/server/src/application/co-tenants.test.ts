import {
  type CallRequest,
  getRisk,
  getTenant,
  sampleCoTenants,
  saveCoTenants,
  saveLandlordDetails,
  saveName,
  saveSummary,
  saveTenantDetails,
} from "@kautia/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { answerAllQuestions, landlord, makeNamedApplication, tenantName } from "#testing/applications/answers.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";

type CoTenants = CallRequest<typeof saveCoTenants>["body"]["coTenants"];

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await makeTestServer();
});
beforeEach(async () => {
  token = await makeNamedApplication(server);
});
afterAll(() => server.close());

const [ben, noor] = sampleCoTenants as [CoTenants[number], CoTenants[number]];
const { grossIncome: _, ...benWithoutIncome } = ben;
const save = (coTenants: CoTenants) => server.call(saveCoTenants, { body: { token, coTenants } });
const record = async () => (await server.call(getTenant, { params: { token } })).body;
const fieldErrors = (answer: Awaited<ReturnType<typeof save>>) =>
  answer.problem?.data.fields.map(({ path, errorCode }) => [path, errorCode]);

describe("the people who sign together with the tenant", () => {
  test("are saved as a whole list, and an empty one removes them", async () => {
    expect(await record()).toMatchObject({ coTenants: null });
    await save([benWithoutIncome, noor]);
    expect(await record()).toMatchObject({ coTenants: [{ ...ben, grossIncome: null }, noor] });
    await save([noor]);
    expect((await record())?.coTenants).toEqual([noor]);
    await save([]);
    expect((await record())?.coTenants).toEqual([]);
  });

  test("must be of age on the day on which they are named", async () => {
    const today = server.deps.clock.now();
    const born = (days: number) => {
      const day = new Date(Date.UTC(today.getUTCFullYear() - 18, today.getUTCMonth(), today.getUTCDate() + days, 12));
      return day.toISOString().slice(0, 10);
    };
    expect((await save([{ ...ben, birthDate: born(-1) }])).status).toBe(200);
    expect((await save([{ ...ben, birthDate: born(2) }])).problem?.data.fields).toEqual([
      { path: "coTenants.0.birthDate", errorCode: "MINIMUM", params: { min: 18 } },
    ]);
    expect(fieldErrors(await save([noor, { ...ben, birthDate: "2090-01-01" }]))).toEqual([
      ["coTenants.1.birthDate", "FIELD_INVALID"],
    ]);
    expect(fieldErrors(await save([{ ...ben, birthDate: "1899-12-31" }]))).toEqual([
      ["coTenants.0.birthDate", "FIELD_INVALID"],
    ]);
  });

  test("each need a mailbox of their own", async () => {
    const shared = "EMAIL_ONBOARDING_MUST_BE_DIFFERENT";
    expect(fieldErrors(await save([ben, { ...noor, email: "Ben@Example.com" }]))).toEqual([
      ["coTenants.1.email", shared],
    ]);
    expect(fieldErrors(await save([ben, { ...noor, email: tenantName.email }]))).toEqual([
      ["coTenants.1.email", shared],
    ]);
    await server.call(saveLandlordDetails, { body: { token, ...landlord } });
    expect(fieldErrors(await save([{ ...noor, email: landlord.email }]))).toEqual([["coTenants.0.email", shared]]);
    await save([ben]);
    const asLandlord = await server.call(saveLandlordDetails, { body: { token, ...landlord, email: ben.email } });
    expect(asLandlord.problem?.data.fields).toMatchObject([{ path: "email", errorCode: shared }]);
    const asTenant = await server.call(saveName, { body: { ...tenantName, token, email: ben.email } });
    expect(asTenant.problem?.data.fields).toMatchObject([{ path: "email", errorCode: shared }]);
  });

  test("have names that our documents can print, and incomes for a whole year", async () => {
    expect(fieldErrors(await save([{ ...ben, firstName: "Əli" }]))).toEqual([
      ["coTenants.0.firstName", "NAME_NOT_PRINTABLE"],
    ]);
    expect((await save([ben, { ...noor, grossIncome: 2_000 }])).problem?.data.fields).toEqual([
      {
        path: "coTenants.1.grossIncome",
        errorCode: "INCOME_LOOKS_MONTHLY",
        params: { monthly: 2_000, yearly: 24_000 },
      },
    ]);
    expect(
      (
        await save([
          { ...ben, grossIncome: 2_000, incomeIsYearly: true },
          { ...noor, grossIncome: 0 },
        ])
      ).status,
    ).toBe(200);
  });

  test("are at most three, or as many as the insurer allows", async () => {
    const four = [1, 2, 3, 4].map((number) => ({ ...ben, email: `ben${number}@example.com` }));
    expect(fieldErrors(await save(four))).toEqual([["coTenants", "FIELD_INVALID"]]);
    expect((await save(four.slice(1))).status).toBe(200);
    const alone = await makeTestServer({ config: { maxCoTenants: 0 } });
    const body = { token: await makeNamedApplication(alone), coTenants: [ben] };
    expect((await alone.call(saveCoTenants, { body })).problem?.data.fields).toMatchObject([
      { path: "coTenants", errorCode: "FIELD_INVALID" },
    ]);
    expect((await alone.call(saveCoTenants, { body: { ...body, coTenants: [] } })).status).toBe(200);
    await alone.close();
  });
});

describe("an application of several people", () => {
  const consents = { termsAndPrivacy: true, initialInformation: true };

  test("is complete only with the income of each", async () => {
    await expect(answerAllQuestions(server, { coTenants: [benWithoutIncome] })).rejects.toThrow("STEP_NOT_ALLOWED");
    const body = { birthDate: "1990-05-17", nationality: "DE", newsAgreement: false };
    expect((await server.call(saveTenantDetails, { body: { token, ...body } })).problem?.errorCode).toBe(
      "STEP_NOT_ALLOWED",
    );
  });

  test("loses its quote when somebody joins, leaves or is named otherwise, but not by another mailbox", async () => {
    token = await answerAllQuestions(server, { coTenants: [ben] });
    const quoted = async () => {
      await server.call(saveSummary, { body: { token, consents } });
      return (await server.call(getRisk, { query: { token } })).body?.lastCompletedPage;
    };
    const progressAfter = async (coTenants: CoTenants) => (await save(coTenants)).body?.lastCompletedPage;
    expect(await quoted()).toBe("RISK_CHECK");
    expect(await progressAfter([{ ...ben, email: "ben.beispiel@example.com" }])).toBe("RISK_CHECK");
    for (const changed of [[ben, noor], [noor], [{ ...noor, lastName: "Neu" }], [{ ...noor, grossIncome: 1 }], []]) {
      const confirmed = changed.map((person) => ({ ...person, incomeIsYearly: true }));
      expect(await progressAfter(confirmed)).toBe("TENANT_DETAILS");
      expect(await quoted()).toBe("RISK_CHECK");
    }
  });

  test("cannot get a quote without the income of somebody who joined later", async () => {
    token = await answerAllQuestions(server);
    expect((await save([benWithoutIncome])).body).toEqual({ lastCompletedPage: "TENANT_DETAILS" });
    await server.call(saveSummary, { body: { token, consents } });
    expect((await server.call(getRisk, { query: { token } })).problem?.errorCode).toBe("STEP_NOT_ALLOWED");
    await save([ben]);
    await server.call(saveSummary, { body: { token, consents } });
    expect((await server.call(getRisk, { query: { token } })).body).toMatchObject({ outcome: "QUOTE" });
  });
});
