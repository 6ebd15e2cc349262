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
import { landlord, lindenweg, makeNamed, mariahilf, tenantName, torstrasse } from "../testing/answers.ts";
import { makeTestServer, type TestServer } from "../testing/make-test-server.ts";

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await makeTestServer();
});
beforeEach(async () => {
  token = await makeNamed(server);
});
afterAll(() => server.close());

const record = async () => {
  const { body } = await server.call(getTenant, { params: { token } });
  if (!body) throw new Error("the record is gone");
  return body;
};

describe("the address of an existing rental", () => {
  const street = async () => (await record()).address?.address.street ?? null;
  const purpose = (existingRent: boolean) => server.call(saveUsagePurpose, { body: { token, existingRent } });
  const live = (address: typeof lindenweg) =>
    server.call(saveCurrentAddress, { body: { token, address: { address } } });
  const moveTo = (address: typeof lindenweg) => server.call(saveAddress, { body: { token, address: { address } } });

  test("is the current one, whichever is saved first", async () => {
    await purpose(true);
    expect(await street()).toBeNull();
    await live(lindenweg);
    expect(await street()).toBe("Lindenweg");
    await live(torstrasse);
    expect(await street()).toBe("Torstraße");
  });

  test("changing one's mind there and back loses neither", async () => {
    await purpose(false);
    await live(lindenweg);
    await moveTo(torstrasse);
    expect(await street()).toBe("Torstraße");
    await purpose(true);
    expect(await street()).toBe("Lindenweg");
    await purpose(false);
    expect(await street()).toBe("Torstraße");
  });

  test("is not taken for the new home when it turns out to be a new rental", async () => {
    await purpose(true);
    await live(lindenweg);
    await purpose(false);
    expect(await street()).toBeNull();
  });
});

describe("landlord and tenant", () => {
  const sameEmail = { status: 409, errorCode: "EMAIL_ONBOARDING_MUST_BE_DIFFERENT" };
  const samePhone = { status: 409, errorCode: "PHONE_NUMBER_ONBOARDING_MUST_BE_DIFFERENT" };

  test("do not share a mailbox, whoever is saved last", async () => {
    const first = await server.call(saveLandlordDetails, { body: { token, email: "JANA@Example.com", phone: null } });
    expect(first.problem).toMatchObject({ ...sameEmail, data: { fields: [{ path: "email" }] } });
    await server.call(saveLandlordDetails, { body: { token, ...landlord } });
    const second = await server.call(saveName, { body: { ...tenantName, token, email: "Vermieter@EXAMPLE.com" } });
    expect(second.problem).toMatchObject(sameEmail);
    expect((await record()).userInfo?.email).toBe(tenantName.email);
  });

  test("nor a phone, however it is written", async () => {
    const phone = { dialCode: "49", number: "151/234-5678" };
    const first = await server.call(saveLandlordDetails, { body: { token, email: landlord.email, phone } });
    expect(first.problem).toMatchObject({ ...samePhone, data: { fields: [{ path: "phone" }] } });
    await server.call(saveLandlordDetails, { body: { token, ...landlord } });
    const second = await server.call(saveName, { body: { ...tenantName, token, phone: landlord.phone } });
    expect(second.problem).toMatchObject(samePhone);
  });

  test("case is ignored beyond ASCII too", async () => {
    await server.call(saveName, { body: { ...tenantName, token, email: "märz@example.com" } });
    const { problem } = await server.call(saveLandlordDetails, { body: { token, email: "MÄRZ@example.com" } });
    expect(problem).toMatchObject(sameEmail);
  });

  test("three questions save one landlord, none undoes another", async () => {
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

  test("a landlord without a mail address is refused", async () => {
    const { problem } = await server.call(saveLandlordDetails, { body: { token, lastName: "Kern" } });
    expect(problem).toMatchObject({ errorCode: "FIELD_REQUIRED", data: { fields: [{ path: "email" }] } });
  });
});

describe("the deposit", () => {
  test.each([
    [800, 498.99, "DEPOSIT_RANGE", { lowerLimit: 499, upperLimit: 15_000 }],
    [8000, 15_000.01, "DEPOSIT_RANGE", { lowerLimit: 499, upperLimit: 15_000 }],
    [800, 2400.01, "DEPOSIT_MULTIPLIER", { multiplier: 3 }],
  ])("for a rent of %d may not be %d", async (coldRentAmount, rentDepositAmount, errorCode, params) => {
    const body = { token, coldRentAmount, rentDepositAmount };
    const { problem } = await server.call(saveRentPropertyDetails, { body });
    expect(problem).toMatchObject({
      status: 400,
      errorCode,
      data: { fields: [{ path: "rentDepositAmount", params }] },
    });
    expect(await record()).toMatchObject({ rentDepositAmount: null, coldRentAmount: null });
  });

  test("three rents to the cent are fine", async () => {
    const body = { token, coldRentAmount: 333.33, rentDepositAmount: 999.99 };
    expect((await server.call(saveRentPropertyDetails, { body })).status).toBe(200);
  });

  test("follows the limits of the application's own country, whatever the request's language", async () => {
    const { products } = server.deps.config;
    const strict = { ...products, at: { ...products.at, upperLimitDeposit: 1000 } };
    const other = await makeTestServer({ config: { products: strict } });
    const austrian = await makeNamed(other, { country: "at" });
    const body = { token: austrian, coldRentAmount: 800, rentDepositAmount: 1500 };
    expect((await other.call(saveRentPropertyDetails, { body })).problem).toMatchObject({ errorCode: "DEPOSIT_RANGE" });
    const price = { rentDepositAmount: 1500, token: austrian };
    expect((await other.call(getPrice, { body: price })).problem).toMatchObject({ errorCode: "DEPOSIT_RANGE" });
    const german = await makeNamed(other, { country: "de" });
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
  ])("from %s to %s", async (from, to) => {
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
    ["2027-02-29T00:00:00Z", undefined, "insuranceStart", {}],
    ["2027-02-01", undefined, "insuranceStart", {}],
  ])("not from %s to %s", async (from, to, path, params) => {
    const { problem } = await start(from, to);
    expect(problem).toMatchObject({ status: 400, errorCode: "FIELD_INVALID", data: { fields: [{ path, params }] } });
  });

  test("nobody is born tomorrow", async () => {
    const born = (birthDate: string) =>
      server.call(saveTenantDetails, { body: { token, birthDate, nationality: "DE" } });
    expect((await born("2027-01-16")).problem).toMatchObject({ status: 400, errorCode: "FIELD_INVALID" });
    // The other answers are missing, but the date itself passes.
    expect((await born("2027-01-15")).problem).toMatchObject({ status: 409, errorCode: "STEP_NOT_ALLOWED" });
  });
});

test("an income that looks like a month's is told apart, and a student gives none", async () => {
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

test("the details of the rental are saved one by one", async () => {
  await server.call(saveRentalDetails, { body: { token, pet: "dog" } });
  await server.call(saveRentalDetails, { body: { token, buildingType: "house" } });
  expect(await record()).toMatchObject({ pet: "dog", buildingType: "house", liveWith: null });
  const payload = { token, pet: "parrot" };
  const refused = await server.app.inject({ method: "POST", url: "/api/v1/onboarding/tenant/rental-details", payload });
  expect(refused.json()).toMatchObject({ errorCode: "FIELD_INVALID", data: { fields: [{ path: "pet" }] } });
});

test("a contract number left empty is an answer", async () => {
  expect((await record()).rentContractId).toBeNull();
  await server.call(saveRentContract, { body: { token, rentContractId: "  " } });
  expect((await record()).rentContractId).toBe("");
});

test("names of 300 letters, script tags and 'ẞ' come back as they were typed", async () => {
  for (const lastName of ["ẞ".repeat(300), "<script>alert(1)</script>", 'O\'Neil \\ "x" $1', "李"]) {
    await server.call(saveName, { body: { ...tenantName, token, lastName } });
    expect((await record()).userInfo?.lastName).toBe(lastName);
  }
  // A letter and its dots become the one letter that they are.
  await server.call(saveName, { body: { ...tenantName, token, lastName: " Mu\u0308ller " } });
  expect((await record()).userInfo?.lastName).toBe("Müller");
  for (const lastName of ["a\u0000b", "a\nb", "x".repeat(301)])
    expect((await server.call(saveName, { body: { ...tenantName, token, lastName } })).problem?.errorCode).toBe(
      "FIELD_INVALID",
    );
});

test("the country is the body's, then that of the request; a name may move it, a home decides it", async () => {
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
