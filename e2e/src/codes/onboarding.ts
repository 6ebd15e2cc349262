import { apply } from "../desk.ts";
import { inviteByWire } from "../partner.ts";
import {
  answerQuestions,
  choosePeriod,
  giveCard,
  inDays,
  expectSuccess,
  needs,
  signByWire,
} from "../tenant-by-wire.ts";
import type { Wire } from "../wire.ts";
import { asOlderPage, atQuestion, type PageCase } from "./error-case.ts";

// Errors by which the server refuses a tenant before signing.

const consents = { termsAndPrivacy: true, initialInformation: true };

/** Creates an application with an offer. */
async function makeOffer(wire: Wire): Promise<string> {
  const token = await answerQuestions(wire);
  expectSuccess(await wire.post("/onboarding/tenant/summary", { token, consents, needs }));
  expectSuccess(await wire.get(`/onboarding/tenant/risk?token=${token}&successful=true`));
  return token;
}

async function sign(wire: Wire, token: string): Promise<void> {
  await choosePeriod(wire, token, "YEARLY");
  expectSuccess(await giveCard(wire, token, "4242 4242 4242 4242"));
  expectSuccess(await wire.post("/onboarding/tenant/sign", { token, signature: true }));
}

const home = { street: "Torstraße", streetNumber: "12", zip: "10119", city: "Berlin", country: "de" };

export const onboardingCases = {
  ADDRESS_HAS_NO_UNIT_NAME: {
    how: "A tenant picks an address that is known to be a block of flats",
    found: "server",
    async meet(stage) {
      await atQuestion(stage, "property-address");
      const { page, words } = stage;
      await page.getByRole("combobox", { name: words("address.search") }).pressSequentially("torstr 12 berlin");
      await page.getByRole("option", { name: "Torstraße 12, 10119 Berlin" }).click();
    },
  },
  ADDRESS_NOT_EXISTS: {
    how: "A tenant enters an address with the zip of another place",
    found: "server",
    seen: "validation.zipOfPlace",
    async meet(stage) {
      await atQuestion(stage, "property-address");
      await stage.field("fields.zip").fill("80802");
      await stage.press("common.continue");
    },
  },
  PROPERTY_HAS_ACTIVE_POLICY: {
    how: "A tenant enters a home that already has a guarantee, with the door written differently",
    found: "server",
    async meet(stage) {
      const { wire, page, words, language } = stage;
      const floor = language === "de" ? 3 : 4;
      const other = await signByWire(wire, { home: { ...home, unitName: `${floor}. OG links` } });
      expectSuccess(await wire.post(`/landlord/${other.landlordToken}/accept`));
      await atQuestion(stage, "property-address");
      await page.getByRole("textbox", { name: words("fields.unitName") }).fill(`${floor}.Obergeschoss li.`);
      await stage.press("common.continue");
    },
  },
  EMAIL_ONBOARDING_MUST_BE_DIFFERENT: {
    how: "A tenant enters their own email address as the landlord's",
    found: "server",
    async meet(stage) {
      const token = await atQuestion(stage, "landlord-info");
      const { userInfo } = expectSuccess(await stage.wire.get(`/onboarding/tenant/${token}`));
      await stage.field("fields.landlordEmail").fill(userInfo.email.toUpperCase());
      await stage.press("common.continue");
    },
  },
  PHONE_NUMBER_ONBOARDING_MUST_BE_DIFFERENT: {
    how: "A tenant enters their own phone number as the landlord's, written differently",
    found: "server",
    async meet(stage) {
      await atQuestion(stage, "landlord-info");
      await stage.press("fields.phoneAdd");
      await stage.page.getByLabel(stage.words("common.phoneNumber")).fill("0170/1234567");
      await stage.press("common.continue");
    },
  },
  INVALID_EMAIL: {
    how: "An outdated page sends an email address that the server now rejects",
    found: "server",
    values: { supportEmail: "hilfe@kautia.example" },
    async meet(stage) {
      await atQuestion(stage, "name");
      await asOlderPage(stage.page, "/onboarding/tenant/name", (body) => ({ ...body, email: "ada@localhost" }));
      await stage.press("common.continue");
    },
  },
  INVALID_PHONE_NUMBER: {
    how: "An outdated page sends a phone number that the server now rejects",
    found: "server",
    async meet(stage) {
      await atQuestion(stage, "name");
      const phone = { dialCode: "+49", number: "1234" };
      await asOlderPage(stage.page, "/onboarding/tenant/name", (body) => ({ ...body, phone }));
      await stage.press("common.continue");
    },
  },
  INVALID_EMPLOYEE_EMAIL: {
    how: "A tenant invited as an employee changes to a private email address",
    found: "server",
    async meet(stage) {
      const { id } = await inviteByWire(stage.wire, inDays(10), { employeeEmailDomain: "firma.example" });
      const { token } = expectSuccess(await stage.wire.post(`/onboarding/tenant/invitation/${id}/accept`));
      const address = { street: "Leopoldstraße", streetNumber: "7a", zip: "80802", city: "München", country: "de" };
      const phone = { dialCode: "+49", number: "170 1234567" };
      const work = { employmentStatus: "EMPLOYED", grossIncome: 42_000 };
      const rest = { language: "de", phone, birthDate: "1990-02-28", nationality: "DE", address: { address }, ...work };
      expectSuccess(await stage.wire.post("/onboarding/tenant/invitation-details", { token, ...rest }));
      await stage.open("?step=name", token);
      await stage.field("fields.email").fill("ada@example.com");
      await stage.press("common.continue");
    },
  },
  CONSENT_REQUIRED: {
    how: "A tenant requests the offer without consent",
    found: "page",
    async meet(stage) {
      const token = await answerQuestions(stage.wire);
      await stage.open("/summary", token);
      await stage.press("summary.getOffer");
    },
  },
  APPLICATION_LOCKED: {
    how: "A tenant signs in a second tab and changes an answer in the first",
    found: "server",
    async meet(stage) {
      const token = await atQuestion(stage, "name");
      await sign(stage.wire, token);
      await stage.press("common.continue");
    },
  },
  STEP_NOT_ALLOWED: {
    how: "A refused tenant changes the income in a second tab and requests a review in the first",
    found: "server",
    async meet({ wire, page, words, open, press }) {
      const token = await apply(wire, { grossIncome: 8_500 });
      await open("/risks", token);
      await page.getByRole("heading", { level: 1, name: words("risks.refused") }).waitFor();
      const answer = { token, employmentStatus: "EMPLOYED", grossIncome: 42_000 };
      expectSuccess(await wire.post("/onboarding/tenant/employment-status", answer));
      await press("risks.personAsk");
    },
  },
  OFFER_CHANGED: {
    how: "A tenant gets a new offer in a second tab and accepts the old one in the first",
    found: "server",
    seen: "offers.changed",
    async meet({ wire, page, words, open, press }) {
      const token = await makeOffer(wire);
      await open("/offers", token);
      await page.getByRole("radio", { name: words("common.yearly") }).waitFor();
      const money = { currency: "EUR", coldRentAmount: 500, rentDepositAmount: 1400 };
      expectSuccess(await wire.post("/onboarding/tenant/rent-property-details", { token, ...money }));
      expectSuccess(await wire.post("/onboarding/tenant/summary", { token, consents, needs }));
      expectSuccess(await wire.get(`/onboarding/tenant/risk?token=${token}&successful=true`));
      await press("offers.continue");
    },
  },
} satisfies Record<string, PageCase>;
