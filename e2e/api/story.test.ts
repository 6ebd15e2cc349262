import { expect, test, testWithOwnApp } from "../src/fixtures.ts";
import {
  answerQuestions,
  anotherPerson,
  choosePeriod,
  giveCard,
  inDays,
  signByApi,
  expectSuccess,
} from "../src/tenant-by-api.ts";

test("the API returns the price of a deposit before any personal question", async ({ api }) => {
  const { status, body } = await api.post("/onboarding/tenant/price", { rentDepositAmount: "1500" });
  expect(status).toBe(200);
  expect(body).toEqual({ yearly: 70.5, monthly: 6.35 });
});

test("the record returns the answers under the names of the specification", async ({ api }) => {
  const { email, landlordEmail } = anotherPerson();
  const token = await answerQuestions(api, { email, landlordEmail });
  const record = expectSuccess(await api.get(`/onboarding/tenant/${token}`));
  expect(record).toMatchObject({
    token,
    lastCompletedPage: "TENANT_DETAILS",
    invited: false,
    existingRent: false,
    rentTime: 2,
    rentPay: null,
    buildingType: "apartment",
    liveWith: "couple",
    pet: "none",
    rentContractId: "",
    employmentStatus: "EMPLOYED",
    grossIncome: 42_000,
    coldRentAmount: 500,
    rentDepositAmount: 1500,
    currency: "EUR",
    furnishedType: "no",
    requiredDocuments: ["STUDENT_DOCUMENT", "PASSPORT", "WORK_CONTRACT"],
    riskResult: false,
    manualUnderwriting: false,
    specialAcceptance: false,
    premiumAmount: null,
    paymentPeriod: null,
  });
  expect(record.refId).toMatch(/^[0-9a-f]{24}$/);
  expect(record.address.fullAddress).toBe("Torstraße 12, 10119 Berlin");
  expect(record.userInfo.address.address.city).toBe("München");
  expect(record.landlordInfo.email).toBe(landlordEmail);
});

testWithOwnApp(
  "premiums are charged once per period from the accepted start on, and never after the landlord declines",
  async ({ api }) => {
    const start = inDays(10);
    const declined = await signByApi(api, { insuranceStart: start });
    const answer = expectSuccess(
      await api.post(`/landlord/${declined.landlordToken}/decline`, { reason: "Lieber bar" }),
    );
    expect(answer.status).toBe("DECLINED");
    const again = await api.post(`/landlord/${declined.landlordToken}/accept`);
    expect([again.status, again.body.errorCode]).toEqual([409, "POLICY_STATUS_CONFLICT"]);
    const signed = await signByApi(api, { paymentPeriod: "MONTHLY", insuranceStart: start });
    expect(signed.price).toBe(6.35);
    expect(await api.charges(signed.refId)).toEqual([]);

    const accepted = expectSuccess(await api.post(`/landlord/${signed.landlordToken}/accept`));
    expect(accepted.status).toBe("ACCEPTED");
    expect(await api.charges(signed.refId)).toEqual([]);

    await api.clock(`${inDays(8)}T12:00:00Z`);
    expect(await api.charges(signed.refId)).toEqual([]);

    await api.clock(`${start}T12:00:00Z`);
    const first = await api.charges(signed.refId);
    expect(first).toHaveLength(1);
    expect(first[0]).toMatchObject({ amount: 6.35, currency: "EUR", status: "succeeded", refunded: 0 });

    await api.clock(`${inDays(10 + 32)}T12:00:00Z`);
    const charges = await api.charges(signed.refId);
    expect(charges.map(({ amount, status }) => [amount, status])).toEqual([
      [6.35, "succeeded"],
      [6.35, "succeeded"],
    ]);

    await api.clock(`${inDays(400)}T12:00:00Z`);
    expect(await api.charges(declined.refId)).toEqual([]);
    expect(await api.mails(declined.tenant.email)).not.toEqual([]);
  },
);

const refusal = async (asked: Promise<{ status: number; body: { errorCode: string } }>) => {
  const { status, body } = await asked;
  return `${status} ${body.errorCode}`;
};

test("the API rejects a malformed body, an unknown token and an unknown call", async ({ app, api }) => {
  const broken = await fetch(`${app.url}/api/v1/onboarding/tenant/name`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: "{ not json",
  });
  expect([broken.status, (await broken.json()).errorCode]).toEqual([400, "BODY_INVALID"]);
  expect(broken.headers.get("content-type")).toContain("application/problem+json");
  for (const token of ["0".repeat(32), "short", "0".repeat(31).concat("g"), "../../etc"]) {
    expect(await refusal(api.get(`/onboarding/tenant/${encodeURIComponent(token)}`))).toBe("404 TOKEN_UNKNOWN");
    expect(await refusal(api.post("/onboarding/tenant/rent-time", { token, rentTime: 1 }))).toBe("404 TOKEN_UNKNOWN");
  }
  expect(await refusal(api.get("/nowhere"))).toBe("404 NOT_FOUND");
  const large = { token: "x", rentContractId: "x".repeat(120_000) };
  expect(await refusal(api.post("/onboarding/tenant/rent-contract", large))).toBe("413 BODY_TOO_LARGE");
});

test("the API rejects every step that comes too early", async ({ api }) => {
  const named = await api.post("/onboarding/tenant/init");
  const { token } = expectSuccess(named);
  const early = "409 STEP_NOT_ALLOWED";
  const consents = { termsAndPrivacy: true, initialInformation: true };
  const plan = { token, language: "de", paymentPeriod: "YEARLY", premiumAmount: 70.5 };
  const details = { token, birthDate: "1990-01-01", nationality: "DE", newsAgreement: false };
  expect(await refusal(api.post("/onboarding/tenant/tenant-details", details))).toBe(early);
  expect(await refusal(api.post("/onboarding/tenant/summary", { token, consents }))).toBe(early);
  expect(await refusal(api.get(`/onboarding/tenant/risk?token=${token}&successful=true`))).toBe(early);
  expect(await refusal(api.get(`/onboarding/tenant/${token}/payment`))).toBe(early);
  expect(await refusal(api.post("/onboarding/tenant/payment-period", plan))).toBe(early);
  expect(await refusal(api.get(`/onboarding/tenant/${token}/payment-secret`))).toBe(early);
  expect(await refusal(api.post("/onboarding/tenant/sign", { token, signature: true }))).toBe(early);
  expect(await refusal(api.get(`/onboarding/tenant/${token}/finish-page`))).toBe(early);
  expect(expectSuccess(await api.get(`/onboarding/tenant/${token}`)).lastCompletedPage).toBeNull();
});

test("the API rejects a signature without a valid card, and a change after signing", async ({ api }) => {
  const token = await answerQuestions(api);
  await choosePeriod(api, token, "YEARLY");
  const sign = () => api.post("/onboarding/tenant/sign", { token, signature: true });
  expect(await refusal(sign())).toBe("409 STEP_NOT_ALLOWED");
  expect(expectSuccess(await giveCard(api, token, "4000 0000 0000 0002")).status).toBe("failed");
  expect(await refusal(sign())).toBe("409 STEP_NOT_ALLOWED");
  expect(expectSuccess(await giveCard(api, token, "4000 0025 0000 3155")).status).toBe("requires_action");
  expect(expectSuccess(await giveCard(api, token, "4000 0025 0000 3155", "passed")).status).toBe("succeeded");
  expect(expectSuccess(await sign()).lastCompletedPage).toBe("PAYMENT");
  expect(expectSuccess(await sign()).lastCompletedPage).toBe("PAYMENT");
  expect(await refusal(api.post("/onboarding/tenant/rent-time", { token, rentTime: 1 }))).toBe(
    "409 APPLICATION_LOCKED",
  );
});

test("the API rejects equal emails of landlord and tenant, whichever is saved last", async ({ api }) => {
  const { email, landlordEmail } = anotherPerson();
  const token = await answerQuestions(api, { email, landlordEmail });
  const same = { token, email: email.toUpperCase(), phone: null };
  expect(await refusal(api.post("/onboarding/tenant/landlord-details", same))).toBe(
    "409 EMAIL_ONBOARDING_MUST_BE_DIFFERENT",
  );
  const phone = { dialCode: "+49", number: "0170/1234567" };
  expect(
    await refusal(api.post("/onboarding/tenant/landlord-details", { token, email: "other@example.com", phone })),
  ).toBe("409 PHONE_NUMBER_ONBOARDING_MUST_BE_DIFFERENT");
  const renamed = { token, firstName: "A", lastName: "B", email: landlordEmail, phone };
  expect(await refusal(api.post("/onboarding/tenant/name", renamed))).toBe("409 EMAIL_ONBOARDING_MUST_BE_DIFFERENT");
  expect(expectSuccess(await api.get(`/onboarding/tenant/${token}`)).userInfo.firstName).toBe("Ada");
});

test("the API rejects an amount other than the offered one", async ({ api }) => {
  const token = await answerQuestions(api);
  await choosePeriod(api, token, "YEARLY");
  const plan = { token, language: "de", paymentPeriod: "MONTHLY", premiumAmount: 1 };
  expect(await refusal(api.post("/onboarding/tenant/payment-period", plan))).toBe("409 OFFER_CHANGED");
});

for (const [lastName, outcome, reason] of [
  ["Refused", "REFUSED", "CREDIT_SCORE_INSUFFICIENT"],
  ["Unknown", "REFUSED", "NO_CREDIT_SCORE"],
  ["Manual", "MANUAL_REVIEW", null],
] as const)
  test(`the last name ${lastName} gets no quote from the API`, async ({ api }) => {
    const token = await answerQuestions(api, { lastName });
    const consents = { termsAndPrivacy: true, initialInformation: true };
    expectSuccess(await api.post("/onboarding/tenant/summary", { token, consents }));
    const risk = expectSuccess(await api.get(`/onboarding/tenant/risk?token=${token}&successful=true`));
    expect(risk).toMatchObject({ outcome, reason });
    expect(await refusal(api.get(`/onboarding/tenant/${token}/payment`))).toBe("409 STEP_NOT_ALLOWED");
  });
