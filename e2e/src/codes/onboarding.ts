import { acceptInvitation, completeInvited, inviteByApi } from "../partner.ts";
import {
  acceptByApi,
  answerQuestions,
  apply,
  askForQuote,
  berlin,
  choosePeriod,
  expectSuccess,
  inDays,
  signChosen,
} from "../tenant-by-api.ts";
import type { ApiClient } from "../api-client.ts";
import { asOlderPage, atQuestion, giveLandlordPhone, overwrite, type PageCase } from "./error-case.ts";

// Errors by which the server refuses a tenant before signing.

async function sign(api: ApiClient, token: string): Promise<void> {
  await choosePeriod(api, token, "YEARLY");
  await signChosen(api, token);
}

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
    meet: overwrite("property-address", "fields.zip", "80802"),
  },
  PROPERTY_HAS_ACTIVE_POLICY: {
    how: "A tenant enters a home that already has a guarantee, with the door written differently",
    found: "server",
    async meet(stage) {
      const { api, page, words, language } = stage;
      const floor = language === "de" ? 3 : 4;
      await acceptByApi(api, { home: { ...berlin, unitName: `${floor}. OG links` } });
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
      const { userInfo } = expectSuccess(await stage.api.get(`/onboarding/tenant/${token}`));
      await stage.field("fields.landlordEmail").fill(userInfo.email.toUpperCase());
      await stage.press("common.continue");
    },
  },
  PHONE_NUMBER_ONBOARDING_MUST_BE_DIFFERENT: {
    how: "A tenant enters their own phone number as the landlord's, written differently",
    found: "server",
    meet: giveLandlordPhone("0170/1234567"),
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
      const { id } = await inviteByApi(stage.api, inDays(10), { employeeEmailDomain: "firma.example" });
      const token = await acceptInvitation(stage.api, id);
      await completeInvited(stage.api, token);
      await stage.open("?step=name", token);
      await stage.field("fields.email").fill("ada@example.com");
      await stage.press("common.continue");
    },
  },
  CONSENT_REQUIRED: {
    how: "A tenant requests the offer without consent",
    found: "page",
    async meet(stage) {
      const token = await answerQuestions(stage.api);
      await stage.open("/summary", token);
      await stage.press("summary.getOffer");
    },
  },
  APPLICATION_LOCKED: {
    how: "A tenant signs in a second tab and changes an answer in the first",
    found: "server",
    async meet(stage) {
      const token = await atQuestion(stage, "name");
      await sign(stage.api, token);
      await stage.press("common.continue");
    },
  },
  STEP_NOT_ALLOWED: {
    how: "A refused tenant changes the income in a second tab and requests a review in the first",
    found: "server",
    async meet({ api, page, words, open, press }) {
      const token = await apply(api, { grossIncome: 8_500 });
      await open("/risks", token);
      await page.getByRole("heading", { level: 1, name: words("risks.refused") }).waitFor();
      const answer = { token, employmentStatus: "EMPLOYED", grossIncome: 42_000 };
      expectSuccess(await api.post("/onboarding/tenant/employment-status", answer));
      await press("risks.personAsk");
    },
  },
  OFFER_CHANGED: {
    how: "A tenant gets a new offer in a second tab and accepts the old one in the first",
    found: "server",
    seen: "offers.changed",
    async meet({ api, page, words, open, press }) {
      const token = await apply(api);
      await open("/offers", token);
      await page.getByRole("radio", { name: words("common.yearly") }).waitFor();
      const money = { currency: "EUR", coldRentAmount: 500, rentDepositAmount: 1400 };
      expectSuccess(await api.post("/onboarding/tenant/rent-property-details", { token, ...money }));
      await askForQuote(api, token);
      await press("offers.continue");
    },
  },
} satisfies Record<string, PageCase>;
