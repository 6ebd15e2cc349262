import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type App, startApp } from "../src/app.ts";
import { answerQuestions, choosePeriod, giveCard, inDays, signByWire, taken } from "../src/tenant-by-wire.ts";
import { type Wire, wireTo } from "../src/wire.ts";

/** The whole story over the wire alone, on the embedded database, as a partner's own client would live it. */
describe("the main job over the wire", () => {
  let app: App;
  let wire: Wire;
  beforeAll(async () => {
    app = await startApp();
    wire = wireTo(app.url);
  });
  afterAll(() => app.dispose());

  it("names the price of a deposit before anything personal is asked", async () => {
    const { status, body } = await wire.post("/onboarding/tenant/price", { rentDepositAmount: "1500" });
    expect(status).toBe(200);
    expect(body).toEqual({ yearly: 70.5, monthly: 6.35 });
  });

  it("keeps what was answered under the names of the specification", async () => {
    const token = await answerQuestions(wire);
    const record = taken(await wire.get(`/onboarding/tenant/${token}`));
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
      requiredDocuments: [],
      riskResult: false,
      manualUnderwriting: false,
      specialAcceptance: false,
      premiumAmount: null,
      paymentPeriod: null,
    });
    expect(record.refId).toMatch(/^[0-9a-f]{24}$/);
    expect(record.address.fullAddress).toBe("Torstraße 12, 10119 Berlin");
    expect(record.userInfo.address.address.city).toBe("München");
    expect(record.landlordInfo.email).toBe("eva.vermieterin@example.com");
  });

  it("charges nothing before the landlord accepted and nothing before the start, then once a period", async () => {
    const start = inDays(10);
    const signed = await signByWire(wire, {
      paymentPeriod: "MONTHLY",
      insuranceStart: start,
      landlordEmail: "story@example.com",
    });
    expect(signed.price).toBe(6.35);
    expect(await wire.charges(signed.refId)).toEqual([]);

    const accepted = taken(await wire.post(`/landlord/${signed.landlordToken}/accept`));
    expect(accepted.status).toBe("ACCEPTED");
    expect(await wire.charges(signed.refId)).toEqual([]);

    await wire.clock(`${inDays(8)}T12:00:00Z`);
    expect(await wire.charges(signed.refId)).toEqual([]);

    await wire.clock(`${start}T12:00:00Z`);
    const first = await wire.charges(signed.refId);
    expect(first).toHaveLength(1);
    expect(first[0]).toMatchObject({ amount: 6.35, currency: "EUR", status: "succeeded", refunded: 0 });

    await wire.clock(`${inDays(10 + 32)}T12:00:00Z`);
    const charges = await wire.charges(signed.refId);
    expect(charges.map(({ amount, status }) => [amount, status])).toEqual([
      [6.35, "succeeded"],
      [6.35, "succeeded"],
    ]);
  });

  it("charges nothing, ever, when the landlord declines", async () => {
    const start = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10);
    const signed = await signByWire(wire, { insuranceStart: start, landlordEmail: "no@example.com" });
    const declined = taken(await wire.post(`/landlord/${signed.landlordToken}/decline`, { reason: "Lieber bar" }));
    expect(declined.status).toBe("DECLINED");
    const again = await wire.post(`/landlord/${signed.landlordToken}/accept`);
    expect([again.status, again.body.errorCode]).toEqual([409, "POLICY_STATUS_CONFLICT"]);
    await wire.clock(`${inDays(400)}T12:00:00Z`);
    expect(await wire.charges(signed.refId)).toEqual([]);
    const told = (await wire.mails()).some(({ to, text }) => to.includes(signed.tenant.email) && text.length > 0);
    expect(told).toBe(true);
  });
});

describe("what is refused over the wire", () => {
  let app: App;
  let wire: Wire;
  beforeAll(async () => {
    app = await startApp();
    wire = wireTo(app.url);
  });
  afterAll(() => app.dispose());

  const refusal = async (asked: Promise<{ status: number; body: { errorCode: string } }>) => {
    const { status, body } = await asked;
    return `${status} ${body.errorCode}`;
  };

  it("a broken body, an unknown token, an unknown call", async () => {
    const broken = await fetch(`${app.url}/api/v1/onboarding/tenant/name`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: "{ not json",
    });
    expect([broken.status, (await broken.json()).errorCode]).toEqual([400, "BODY_INVALID"]);
    expect(broken.headers.get("content-type")).toContain("application/problem+json");
    for (const token of ["0".repeat(32), "short", "0".repeat(31).concat("g"), "../../etc"]) {
      expect(await refusal(wire.get(`/onboarding/tenant/${encodeURIComponent(token)}`))).toBe("404 TOKEN_UNKNOWN");
      expect(await refusal(wire.post("/onboarding/tenant/rent-time", { token, rentTime: 1 }))).toBe(
        "404 TOKEN_UNKNOWN",
      );
    }
    expect(await refusal(wire.get("/nowhere"))).toBe("404 NOT_FOUND");
    const large = { token: "x", rentContractId: "x".repeat(120_000) };
    expect(await refusal(wire.post("/onboarding/tenant/rent-contract", large))).toBe("413 BODY_TOO_LARGE");
  });

  it("each act that comes too early", async () => {
    const named = await wire.post("/onboarding/tenant/init");
    const { token } = taken(named);
    const early = "409 STEP_NOT_ALLOWED";
    const consents = { termsAndPrivacy: true, initialInformation: true };
    const plan = { token, language: "de", paymentPeriod: "YEARLY", premiumAmount: 70.5 };
    const details = { token, birthDate: "1990-01-01", nationality: "DE", newsAgreement: false };
    expect(await refusal(wire.post("/onboarding/tenant/tenant-details", details))).toBe(early);
    expect(await refusal(wire.post("/onboarding/tenant/summary", { token, consents }))).toBe(early);
    expect(await refusal(wire.get(`/onboarding/tenant/risk?token=${token}&successful=true`))).toBe(early);
    expect(await refusal(wire.get(`/onboarding/tenant/${token}/payment`))).toBe(early);
    expect(await refusal(wire.post("/onboarding/tenant/payment-period", plan))).toBe(early);
    expect(await refusal(wire.get(`/onboarding/tenant/${token}/payment-secret`))).toBe(early);
    expect(await refusal(wire.post("/onboarding/tenant/sign", { token, signature: true }))).toBe(early);
    expect(await refusal(wire.get(`/onboarding/tenant/${token}/finish-page`))).toBe(early);
    expect(taken(await wire.get(`/onboarding/tenant/${token}`)).lastCompletedPage).toBeNull();
  });

  it("a signature without a card, with a declined card, and a change after signing", async () => {
    const token = await answerQuestions(wire, { landlordEmail: "late@example.com" });
    await choosePeriod(wire, token, "YEARLY");
    const sign = () => wire.post("/onboarding/tenant/sign", { token, signature: true });
    expect(await refusal(sign())).toBe("409 STEP_NOT_ALLOWED");
    expect(taken(await giveCard(wire, token, "4000 0000 0000 0002")).status).toBe("failed");
    expect(await refusal(sign())).toBe("409 STEP_NOT_ALLOWED");
    expect(taken(await giveCard(wire, token, "4000 0025 0000 3155")).status).toBe("requires_action");
    expect(taken(await giveCard(wire, token, "4000 0025 0000 3155", "passed")).status).toBe("succeeded");
    expect(taken(await sign()).lastCompletedPage).toBe("PAYMENT");
    expect(taken(await sign()).lastCompletedPage).toBe("PAYMENT");
    expect(await refusal(wire.post("/onboarding/tenant/rent-time", { token, rentTime: 1 }))).toBe(
      "409 APPLICATION_LOCKED",
    );
  });

  it("the landlord's e-mail that is the tenant's, on whichever side it comes last", async () => {
    const token = await answerQuestions(wire);
    const same = { token, email: "Ada.Weiss@example.com", phone: null };
    expect(await refusal(wire.post("/onboarding/tenant/landlord-details", same))).toBe(
      "409 EMAIL_ONBOARDING_MUST_BE_DIFFERENT",
    );
    const phone = { dialCode: "+49", number: "0170/1234567" };
    expect(
      await refusal(wire.post("/onboarding/tenant/landlord-details", { token, email: "other@example.com", phone })),
    ).toBe("409 PHONE_NUMBER_ONBOARDING_MUST_BE_DIFFERENT");
    const renamed = { token, firstName: "A", lastName: "B", email: "eva.vermieterin@example.com", phone };
    expect(await refusal(wire.post("/onboarding/tenant/name", renamed))).toBe("409 EMAIL_ONBOARDING_MUST_BE_DIFFERENT");
    expect(taken(await wire.get(`/onboarding/tenant/${token}`)).userInfo.firstName).toBe("Ada");
  });

  it("another amount than the one that was offered", async () => {
    const token = await answerQuestions(wire);
    await choosePeriod(wire, token, "YEARLY");
    const plan = { token, language: "de", paymentPeriod: "MONTHLY", premiumAmount: 1 };
    expect(await refusal(wire.post("/onboarding/tenant/payment-period", plan))).toBe("409 OFFER_CHANGED");
  });

  it.each([
    ["Refused", "REFUSED", "CREDIT_SCORE_INSUFFICIENT"],
    ["Unknown", "REFUSED", "NO_CREDIT_SCORE"],
    ["Manual", "MANUAL_REVIEW", null],
  ])("a last name of %s gets no quote", async (lastName, outcome, reason) => {
    const token = await answerQuestions(wire, { lastName });
    const consents = { termsAndPrivacy: true, initialInformation: true };
    taken(await wire.post("/onboarding/tenant/summary", { token, consents }));
    const risk = taken(await wire.get(`/onboarding/tenant/risk?token=${token}&successful=true`));
    expect(risk).toMatchObject({ outcome, reason });
    expect(await refusal(wire.get(`/onboarding/tenant/${token}/payment`))).toBe("409 STEP_NOT_ALLOWED");
  });
});
