import {
  acceptInvitation,
  getRisk,
  getTenant,
  sampleCoTenants,
  saveInvitationDetails,
  saveInvitationDocuments,
  saveSummary,
} from "@kautia/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeNamedApplication } from "#testing/applications/answers.ts";
import { type Details, details, makeInvitation, makeInvitedTenant, offer } from "#testing/applications/invitations.ts";
import { makeTestPartner } from "#testing/people/partners.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";

let server: TestServer;
let key: { authorization: string };
let token: string;
beforeAll(async () => {
  server = await makeTestServer();
  key = await makeTestPartner(server, "kern");
});
beforeEach(async () => {
  token = await makeInvitedTenant(server, key);
});
afterAll(() => server.close());

const save = (changes: Partial<Details> = {}) =>
  server.call(saveInvitationDetails, { body: { token, ...details, ...changes } });

test("saving an invited tenant's details completes the questions and leads to a quote", async () => {
  expect((await save()).body).toEqual({ lastCompletedPage: "INVITATION_DETAILS" });
  const { body } = await server.call(getTenant, { params: { token } });
  expect(body).toMatchObject({
    userInfo: {
      firstName: "Jana",
      salutation: "MRS",
      birthDate: "1990-05-17",
      address: { fullAddress: "Lindenweg 7a, 50667 Köln" },
    },
    address: { address: { street: "Torstraße" } },
    employmentStatus: "EMPLOYED",
    grossIncome: 48_000,
  });
  const consents = { termsAndPrivacy: true, initialInformation: true };
  expect((await server.call(saveSummary, { body: { token, consents } })).body?.lastCompletedPage).toBe("SUMMARY");
  const risk = await server.call(getRisk, { query: { token } });
  expect(risk.body).toMatchObject({ outcome: "QUOTE", lastCompletedPage: "RISK_CHECK" });
  expect((await server.call(saveInvitationDocuments, { body: { token } })).body?.lastCompletedPage).toBe(
    "PRIVATE_DOCUMENTS",
  );
});

test("an invited student gives the education instead of an income", async () => {
  const student = { employmentStatus: "STUDENT" as const, grossIncome: null };
  expect((await save(student)).problem).toMatchObject({
    errorCode: "FIELD_REQUIRED",
    data: { fields: [{ path: "educationLevel" }, { path: "educationPlace" }] },
  });
  await save({ ...student, educationLevel: "master", educationPlace: "TU Berlin" });
  const { body } = await server.call(getTenant, { params: { token } });
  expect(body).toMatchObject({ employmentStatus: "STUDENT", grossIncome: null, educationLevel: "master" });
});

test.each([
  ["a monthly income", { grossIncome: 4_000 }, 400, "INCOME_LOOKS_MONTHLY", "grossIncome"],
  ["a birth date in the future", { birthDate: "2027-01-16" }, 400, "FIELD_INVALID", "birthDate"],
  [
    "a phone number with letters",
    { phone: { dialCode: "+49", number: "abc" } },
    400,
    "INVALID_PHONE_NUMBER",
    "phone.number",
  ],
])("%s is refused and nothing is saved", async (_, changes, status, errorCode, path) => {
  expect((await save(changes)).problem).toMatchObject({ status, errorCode, data: { fields: [{ path }] } });
  const { body } = await server.call(getTenant, { params: { token } });
  expect(body).toMatchObject({ lastCompletedPage: null, employmentStatus: null, userInfo: { birthDate: null } });
});

test("an invited tenant cannot have the landlord's phone number", async () => {
  const landlord = { email: "kern@example.com", type: "private" as const, phone: details.phone };
  token = await makeInvitedTenant(server, key, { landlord });
  expect((await save()).problem).toMatchObject({ status: 409, errorCode: "PHONE_NUMBER_ONBOARDING_MUST_BE_DIFFERENT" });
});

test("names are required if the invitation has none", async () => {
  const id = await makeInvitation(server, key, { tenant: { email: "noname@example.com" } });
  token = (await server.call(acceptInvitation, { params: { id } })).body?.token ?? "";
  expect((await save()).problem).toMatchObject({
    errorCode: "FIELD_REQUIRED",
    data: { fields: [{ path: "firstName" }, { path: "lastName" }] },
  });
  expect((await save({ firstName: "Ada", lastName: "ẞ" })).status).toBe(200);
});

test("saving invitation details is refused for tenants who were not invited", async () => {
  token = await makeNamedApplication(server);
  expect((await save()).problem).toMatchObject({ status: 409, errorCode: "STEP_NOT_ALLOWED" });
  token = "0".repeat(32);
  expect((await save()).problem).toMatchObject({ status: 404, errorCode: "TOKEN_UNKNOWN" });
});

describe("an invitation that names people who sign too", () => {
  const [ben, noor] = sampleCoTenants as [(typeof sampleCoTenants)[number], (typeof sampleCoTenants)[number]];
  const named = ({ firstName, lastName, email }: typeof ben) => ({ firstName, lastName, email });
  const readCoTenants = async () => (await server.call(getTenant, { params: { token } })).body?.coTenants;

  beforeEach(async () => {
    const coTenants = [named(ben), { ...named(noor), birthDate: noor.birthDate }];
    token = await makeInvitedTenant(server, key, { coTenants });
  });

  test("gives the tenant their names, and is complete with their birth dates and incomes", async () => {
    expect(await readCoTenants()).toEqual([
      { ...ben, birthDate: null, grossIncome: null },
      { ...noor, grossIncome: null },
    ]);
    expect((await save()).problem?.data.fields).toMatchObject([{ path: "coTenants", errorCode: "FIELD_REQUIRED" }]);
    expect((await save({ coTenants: [ben, { ...noor, grossIncome: null }] })).problem?.data.fields).toMatchObject([
      { path: "coTenants.1.grossIncome", errorCode: "FIELD_REQUIRED" },
    ]);
    expect((await save({ coTenants: [ben, noor] })).body).toEqual({ lastCompletedPage: "INVITATION_DETAILS" });
    expect(await readCoTenants()).toEqual([ben, noor]);
  });

  test("lets the tenant sign alone or with others", async () => {
    expect((await save({ coTenants: [] })).body).toEqual({ lastCompletedPage: "INVITATION_DETAILS" });
    const other = { ...ben, email: "another@example.com" };
    expect((await save({ coTenants: [other] })).body).toEqual({ lastCompletedPage: "INVITATION_DETAILS" });
    expect(await readCoTenants()).toEqual([other]);
  });

  test("checks them as if the tenant had named them", async () => {
    const young = { ...ben, birthDate: "2020-01-01" };
    expect((await save({ coTenants: [young, { ...noor, email: offer.landlord.email }] })).problem?.data.fields).toEqual(
      [{ path: "coTenants.0.birthDate", errorCode: "MINIMUM", params: { min: 18 } }],
    );
    expect((await save({ coTenants: [{ ...noor, email: offer.landlord.email }] })).problem?.data.fields).toMatchObject([
      { path: "coTenants.0.email", errorCode: "EMAIL_ONBOARDING_MUST_BE_DIFFERENT" },
    ]);
  });
});
