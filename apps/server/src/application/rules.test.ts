import {
  type CallRequest,
  getPrice,
  getTenant,
  initTenant,
  saveAddress,
  saveCurrentAddress,
  saveEmploymentStatus,
  saveLandlordDetails,
  saveName,
  saveRentalDetails,
  saveRentContract,
  saveRentPropertyDates,
  saveRentPropertyDetails,
  saveTenantDetails,
  saveUsagePurpose,
} from "@kautia/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  landlord,
  lindenweg,
  makeNamedApplication,
  mariahilf,
  tenantName,
  torstrasse,
} from "#testing/applications/answers.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await makeTestServer();
});
beforeEach(async () => {
  token = await makeNamedApplication(server);
});
afterAll(() => server.close());

const record = async () => {
  const { body } = await server.call(getTenant, { params: { token } });
  if (!body) throw new Error("no record for the token");
  return body;
};

describe("the insured address of an existing rental", () => {
  const street = async () => (await record()).address?.address.street ?? null;
  const purpose = (existingRent: boolean) => server.call(saveUsagePurpose, { body: { token, existingRent } });
  const saveCurrent = (address: typeof lindenweg) =>
    server.call(saveCurrentAddress, { body: { token, address: { address } } });
  const saveNew = (address: typeof lindenweg) => server.call(saveAddress, { body: { token, address: { address } } });

  test("is the current address, in either order of the questions", async () => {
    await purpose(true);
    expect(await street()).toBeNull();
    await saveCurrent(lindenweg);
    expect(await street()).toBe("Lindenweg");
    await saveCurrent(torstrasse);
    expect(await street()).toBe("Torstraße");
  });

  test("is kept, like that of a new rental, while the tenant switches between the two", async () => {
    await purpose(false);
    await saveCurrent(lindenweg);
    await saveNew(torstrasse);
    expect(await street()).toBe("Torstraße");
    await purpose(true);
    expect(await street()).toBe("Lindenweg");
    await purpose(false);
    expect(await street()).toBe("Torstraße");
  });

  test("is not used for a new rental", async () => {
    await purpose(true);
    await saveCurrent(lindenweg);
    await purpose(false);
    expect(await street()).toBeNull();
  });
});

describe("the landlord and the tenant", () => {
  const sameEmail = { status: 409, errorCode: "EMAIL_ONBOARDING_MUST_BE_DIFFERENT" };
  const samePhone = { status: 409, errorCode: "PHONE_NUMBER_ONBOARDING_MUST_BE_DIFFERENT" };

  test("cannot share an email address, in either order of the questions", async () => {
    const first = await server.call(saveLandlordDetails, { body: { token, email: "JANA@Example.com", phone: null } });
    expect(first.problem).toMatchObject({ ...sameEmail, data: { fields: [{ path: "email" }] } });
    await server.call(saveLandlordDetails, { body: { token, ...landlord } });
    const second = await server.call(saveName, { body: { ...tenantName, token, email: "Vermieter@EXAMPLE.com" } });
    expect(second.problem).toMatchObject(sameEmail);
    expect((await record()).userInfo?.email).toBe(tenantName.email);
  });

  test("cannot share a phone number, in any format", async () => {
    const phone = { dialCode: "49", number: "151/234-5678" };
    const first = await server.call(saveLandlordDetails, { body: { token, email: landlord.email, phone } });
    expect(first.problem).toMatchObject({ ...samePhone, data: { fields: [{ path: "phone" }] } });
    await server.call(saveLandlordDetails, { body: { token, ...landlord } });
    const second = await server.call(saveName, { body: { ...tenantName, token, phone: landlord.phone } });
    expect(second.problem).toMatchObject(samePhone);
  });

  test("cannot share an email address in different case, also beyond ASCII", async () => {
    await server.call(saveName, { body: { ...tenantName, token, email: "märz@example.com" } });
    const { problem } = await server.call(saveLandlordDetails, { body: { token, email: "MÄRZ@example.com" } });
    expect(problem).toMatchObject(sameEmail);
  });

  test("keep the landlord's fields that another question saved", async () => {
    await server.call(saveLandlordDetails, { body: { token, type: "agent" } });
    await server.call(saveLandlordDetails, {
      body: { token, email: landlord.email, lastName: "Kern", phone: landlord.phone },
    });
    const third = { token, email: landlord.email, address: { address: torstrasse } };
    await server.call(saveLandlordDetails, { body: third });
    expect((await record()).landlordInfo).toMatchObject({
      type: "agent",
      lastName: "Kern",
      phone: landlord.phone,
      address: { fullAddress: "Torstraße 12, 10119 Berlin" },
    });
    await server.call(saveLandlordDetails, { body: { token, email: landlord.email, phone: null } });
    expect((await record()).landlordInfo).toMatchObject({ phone: null, type: "agent", lastName: "Kern" });
  });

  test("cannot be saved without the landlord's email address", async () => {
    const { problem } = await server.call(saveLandlordDetails, { body: { token, lastName: "Kern" } });
    expect(problem).toMatchObject({ errorCode: "FIELD_REQUIRED", data: { fields: [{ path: "email" }] } });
  });
});

describe("the deposit", () => {
  test.each([
    [800, 498.99, "DEPOSIT_RANGE", { lowerLimit: 499, upperLimit: 15_000 }],
    [8000, 15_000.01, "DEPOSIT_RANGE", { lowerLimit: 499, upperLimit: 15_000 }],
    [800, 2400.01, "DEPOSIT_MULTIPLIER", { multiplier: 3, coldRent: 800, max: 2400 }],
  ])("for a rent of %d cannot be %d", async (coldRentAmount, rentDepositAmount, errorCode, params) => {
    const body = { token, coldRentAmount, rentDepositAmount };
    const { problem } = await server.call(saveRentPropertyDetails, { body });
    expect(problem).toMatchObject({
      status: 400,
      errorCode,
      data: { fields: [{ path: "rentDepositAmount", params }] },
    });
    expect(await record()).toMatchObject({ rentDepositAmount: null, coldRentAmount: null });
  });

  test("can be exactly three rents, to the cent", async () => {
    const body = { token, coldRentAmount: 333.33, rentDepositAmount: 999.99 };
    expect((await server.call(saveRentPropertyDetails, { body })).status).toBe(200);
  });

  test("follows the limits of the application's country, not of the request's language", async () => {
    const { products } = server.deps.config;
    const strict = { ...products, at: { ...products.at, upperLimitDeposit: 1000 } };
    const other = await makeTestServer({ config: { products: strict } });
    const austrian = await makeNamedApplication(other, { country: "at" });
    const body = { token: austrian, coldRentAmount: 800, rentDepositAmount: 1500 };
    expect((await other.call(saveRentPropertyDetails, { body })).problem).toMatchObject({ errorCode: "DEPOSIT_RANGE" });
    const price = { rentDepositAmount: 1500, token: austrian };
    expect((await other.call(getPrice, { body: price })).problem).toMatchObject({ errorCode: "DEPOSIT_RANGE" });
    const german = await makeNamedApplication(other, { country: "de" });
    const fine = await other.call(
      saveRentPropertyDetails,
      { body: { ...body, token: german } },
      { "accept-language": "de-AT" },
    );
    expect(fine.status).toBe(200);
    await other.close();
  });
});

describe("dates", () => {
  // 23:30 in London on 14 January 2027 is half past midnight on the 15th in Berlin and Vienna.
  beforeEach(() => server.clock.set("2027-01-14T23:30:00Z"));
  const start = (insuranceStart: string, insuranceEnd?: string) =>
    server.call(saveRentPropertyDates, { body: { token, insuranceStart, insuranceEnd } });

  test.each([
    ["2027-01-15T00:00:00Z", undefined],
    ["2027-01-15T23:59:59.999Z", undefined],
    ["2027-01-15T23:59:59+00:00", "2027-06-15T00:00+00:00"],
    ["2028-01-15T00:00:00Z", undefined],
    ["2027-01-31T00:00:00Z", "2027-02-28T00:00:00Z"],
    ["2027-01-15", "2027-06-15"],
  ])("accept insurance from %s to %s", async (from, to) => {
    expect((await start(from, to)).status).toBe(200);
    expect(await record()).toMatchObject({
      insuranceStart: `${from.slice(0, 10)}T00:00:00.000Z`,
      insuranceEnd: to ? `${to.slice(0, 10)}T00:00:00.000Z` : null,
    });
  });

  test.each([
    ["2027-01-14T23:59:59Z", undefined, "insuranceStart", { earliest: "2027-01-15", latest: "2028-01-15" }],
    ["2028-01-16T00:00:00Z", undefined, "insuranceStart", { earliest: "2027-01-15", latest: "2028-01-15" }],
    ["2027-02-01T00:00:00Z", "2027-02-28T00:00:00Z", "insuranceEnd", { earliest: "2027-03-01" }],
    ["2027-02-01T00:00:00Z", "9999-12-31T00:00:00Z", "insuranceEnd", { earliest: "2027-03-01", latest: "2057-02-01" }],
    ["2027-02-29T00:00:00Z", undefined, "insuranceStart", {}],
    ["01.02.2027", undefined, "insuranceStart", {}],
  ])("refuse insurance from %s to %s", async (from, to, path, params) => {
    const { problem } = await start(from, to);
    expect(problem).toMatchObject({ status: 400, errorCode: "FIELD_INVALID", data: { fields: [{ path, params }] } });
  });

  test("refuse a birth date in the future", async () => {
    const born = (birthDate: string) =>
      server.call(saveTenantDetails, { body: { token, birthDate, nationality: "DE" } });
    expect((await born("2027-01-16")).problem).toMatchObject({ status: 400, errorCode: "FIELD_INVALID" });
    expect((await born("2027-01-15")).problem).toMatchObject({ status: 409, errorCode: "STEP_NOT_ALLOWED" });
  });
});

test("a yearly income that looks monthly is refused, and a student needs none", async () => {
  const save = (body: Omit<CallRequest<typeof saveEmploymentStatus>["body"], "token">) =>
    server.call(saveEmploymentStatus, { body: { token, ...body } });
  expect((await save({ employmentStatus: "EMPLOYED", grossIncome: 3500 })).problem?.errorCode).toBe(
    "INCOME_LOOKS_MONTHLY",
  );
  await save({ employmentStatus: "EMPLOYED", grossIncome: 48_000 });
  await save({ employmentStatus: "STUDENT", educationLevel: "Bachelor", educationPlace: "Uni Köln" });
  expect(await record()).toMatchObject({ grossIncome: null, educationPlace: "Uni Köln" });
  await save({ employmentStatus: "JOB_SEEKER" });
  expect(await record()).toMatchObject({ grossIncome: null, educationPlace: null, educationLevel: null });
});

test("the details of the rental can be saved one by one", async () => {
  await server.call(saveRentalDetails, { body: { token, pet: "dog" } });
  await server.call(saveRentalDetails, { body: { token, buildingType: "house" } });
  expect(await record()).toMatchObject({ pet: "dog", buildingType: "house", liveWith: null });
  const payload = { token, pet: "parrot" };
  const refused = await server.app.inject({ method: "POST", url: "/api/v1/onboarding/tenant/rental-details", payload });
  expect(refused.json()).toMatchObject({ errorCode: "FIELD_INVALID", data: { fields: [{ path: "pet" }] } });
});

test("an empty contract number counts as an answer", async () => {
  expect((await record()).rentContractId).toBeNull();
  await server.call(saveRentContract, { body: { token, rentContractId: "  " } });
  expect((await record()).rentContractId).toBe("");
});

test("names with 300 letters, script tags or 'ẞ' are returned as typed", async () => {
  for (const lastName of ["ẞ".repeat(300), "<script>alert(1)</script>", 'O\'Neil \\ "x" $1', "Щ"]) {
    await server.call(saveName, { body: { ...tenantName, token, lastName } });
    expect((await record()).userInfo?.lastName).toBe(lastName);
  }
  await server.call(saveName, { body: { ...tenantName, token, lastName: " Mu\u0308ller " } });
  expect((await record()).userInfo?.lastName).toBe("Müller");
  for (const lastName of ["a\u0000b", "a\nb", "x".repeat(301), "Sie haben gewonnen: www.example.com", "a\u202Eb"])
    expect((await server.call(saveName, { body: { ...tenantName, token, lastName } })).problem?.errorCode).toBe(
      "FIELD_INVALID",
    );
});

test("the country comes from the request, can be changed with the name, and is fixed by the home", async () => {
  const country = async () => {
    const { refId } = await record();
    const { db } = server.deps;
    return (await db.selectFrom("application").select("country").where("ref_id", "=", refId).executeTakeFirst())
      ?.country;
  };
  token = (await server.call(initTenant, { query: {} }, { "accept-language": "de-AT" })).body?.token ?? "";
  expect(await country()).toBe("at");
  await server.call(saveName, { body: { ...tenantName, token, country: "de" } });
  expect(await country()).toBe("de");
  await server.call(saveName, { body: { ...tenantName, token } }, { "accept-language": "de-AT" });
  expect(await country()).toBe("de");
  await server.call(saveAddress, { body: { token, address: { address: mariahilf } } });
  expect(await country()).toBe("at");
  await server.call(saveName, { body: { ...tenantName, token, country: "de" } });
  expect(await country()).toBe("at");
});
