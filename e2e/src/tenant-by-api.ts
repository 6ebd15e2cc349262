import type { Answer, ApiClient } from "./api-client.ts";

/** A tenant who answers everything by the API. Tests can change each value. */
export interface Tenant {
  lastName: string;
  email: string;
  /** Without the German dial code. */
  phone: string;
  landlordEmail: string;
  rentDepositAmount: number;
  coldRentAmount: number;
  grossIncome: number;
  employmentStatus: string;
  /** YYYY-MM-DD */
  insuranceStart: string;
  /** YYYY-MM-DD; null without an end. */
  insuranceEnd: string | null;
  /** YYYY-MM-DD */
  birthDate: string;
  paymentPeriod: "YEARLY" | "MONTHLY";
  cardNumber: string;
  /** An account that pays instead of the card. */
  iban: string | null;
  existingRent: boolean;
  /** Whether the deposit has been paid in cash already. */
  cashPaid: boolean;
  home: Address;
  /** Everybody who signs the contract with the tenant. */
  coTenants: readonly CoTenant[];
  /** The landlord's name and type. */
  landlord: { type: string; companyName?: string; firstName?: string; lastName?: string };
}

export interface CoTenant {
  firstName: string;
  lastName: string;
  /** YYYY-MM-DD */
  birthDate: string;
  email: string;
  grossIncome: number;
}

let people = 0;

/** Email addresses that no other test uses, because tests share a server. */
export function anotherPerson(): Pick<Tenant, "email" | "landlordEmail"> {
  people++;
  return { email: `ada.weiss.${people}@example.com`, landlordEmail: `eva.vermieterin.${people}@example.com` };
}

/** Somebody who signs with the tenant, with an email address that no other test uses. */
export function coTenant(firstName: string, lastName: string): CoTenant {
  people++;
  const email = `${firstName}.${lastName}.${people}@example.com`.toLowerCase();
  return { firstName, lastName, birthDate: "1992-03-04", email, grossIncome: 30_000 };
}

interface Address {
  street: string;
  streetNumber: string;
  zip: string;
  city: string;
  country: string;
  unitName?: string;
}

export const goodCard = "4242 4242 4242 4242";
/** Can be set up, but its charges fail. */
export const failingCard = "4000 0000 0000 0341";
/** Needs its owner's confirmation for the set-up and for every payment. */
export const askingCard = "4000 0027 6000 3184";

const berlinDays = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin" });

/** The date in `days` days as YYYY-MM-DD, in Berlin's time zone. */
export function inDays(days: number): string {
  return new Date(Date.parse(berlinDays.format(Date.now())) + days * 86_400_000).toISOString().slice(0, 10);
}

export function daysBetween(from: string, until: string): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000);
}

export const berlin = { street: "Torstraße", streetNumber: "12", zip: "10119", city: "Berlin", country: "de" };
export const munich = { street: "Leopoldstraße", streetNumber: "7a", zip: "80802", city: "München", country: "de" };

const usual: Omit<Tenant, "email" | "landlordEmail"> = {
  lastName: "Weiß",
  phone: "170 1234567",
  rentDepositAmount: 1500,
  coldRentAmount: 500,
  grossIncome: 42_000,
  employmentStatus: "EMPLOYED",
  insuranceStart: inDays(10),
  insuranceEnd: null,
  birthDate: "1990-02-28",
  paymentPeriod: "YEARLY",
  cardNumber: goodCard,
  iban: null,
  existingRent: false,
  cashPaid: false,
  home: berlin,
  coTenants: [],
  landlord: { type: "private", firstName: "Eva", lastName: "Vermieterin" },
};

/** Answers the eighteen questions in their order. Returns the token. */
export async function answerQuestions(api: ApiClient, changes: Partial<Tenant> = {}): Promise<string> {
  const tenant = { ...usual, ...anotherPerson(), ...changes };
  const named = await api.post("/onboarding/tenant/name", {
    salutation: "MRS",
    firstName: "Ada",
    lastName: tenant.lastName,
    email: tenant.email,
    phone: { dialCode: "+49", number: tenant.phone },
  });
  const { token } = expectSuccess(named);
  const saves: [string, object][] = [
    ...(tenant.coTenants.length > 0
      ? [["co-tenants", { coTenants: tenant.coTenants }] satisfies [string, object]]
      : []),
    ["usage-purpose", { existingRent: tenant.existingRent }],
    ["current-address", { address: { address: tenant.existingRent ? tenant.home : munich } }],
    ...(tenant.existingRent ? [] : [["address", { address: { address: tenant.home } }] satisfies [string, object]]),
    ["rent-time", { rentTime: 2 }],
    ...(tenant.existingRent ? [["rental-details", { rentPay: "transfer" }] satisfies [string, object]] : []),
    ["rental-details", { buildingType: "apartment" }],
    ["rental-details", { liveWith: "couple" }],
    ["rental-details", { furnishedType: "no" }],
    ["rental-details", { pet: "none" }],
    [
      "rent-property-details",
      { currency: "EUR", coldRentAmount: tenant.coldRentAmount, rentDepositAmount: tenant.rentDepositAmount },
    ],
    ["rent-contract", { rentContractId: "" }],
    [
      "employment-status",
      tenant.employmentStatus === "STUDENT"
        ? { employmentStatus: "STUDENT", educationLevel: "Bachelor", educationPlace: "TU Berlin" }
        : { employmentStatus: tenant.employmentStatus, grossIncome: tenant.grossIncome },
    ],
    [
      "rent-property-dates",
      {
        insuranceStart: `${tenant.insuranceStart}T00:00:00.000Z`,
        insuranceEnd: tenant.insuranceEnd && `${tenant.insuranceEnd}T00:00:00.000Z`,
      },
    ],
    ["landlord-details", { type: tenant.landlord.type }],
    ["landlord-details", { ...tenant.landlord, email: tenant.landlordEmail, phone: null }],
    ["landlord-details", { email: tenant.landlordEmail, phone: null, address: { address: munich } }],
    ["tenant-details", { birthDate: tenant.birthDate, nationality: "DE", newsAgreement: false }],
  ];
  for (const [path, body] of saves) expectSuccess(await api.post(`/onboarding/tenant/${path}`, { token, ...body }));
  return token;
}

export const needs = { depositAgreed: true, landlordAccepts: "NOT_ASKED", cashPaid: false };

/** From the summary to a quote. */
export async function askForQuote(
  api: ApiClient,
  token: string,
  more: object = {},
  said: object = needs,
): Promise<void> {
  const consents = { termsAndPrivacy: true, initialInformation: true, ...more };
  expectSuccess(await api.post("/onboarding/tenant/summary", { token, consents, needs: said }));
  expectSuccess(await api.get(`/onboarding/tenant/risk?token=${token}&successful=true`));
}

/** Applies up to the decision of the rules. Returns the token. */
export async function apply(api: ApiClient, changes: Partial<Tenant> = {}): Promise<string> {
  const token = await answerQuestions(api, changes);
  await askForQuote(api, token);
  return token;
}

export async function refIdOf(api: ApiClient, token: string): Promise<string> {
  return expectSuccess(await api.get(`/onboarding/tenant/${token}`)).refId;
}

/** From the summary to a quote and the chosen period. Returns the offered price. */
export async function choosePeriod(
  api: ApiClient,
  token: string,
  period: Tenant["paymentPeriod"],
  more: { electronicCommunication?: boolean; earlyFulfilment?: boolean } = {},
  said: object = needs,
): Promise<number> {
  await askForQuote(api, token, more, said);
  const offers = expectSuccess(await api.get(`/onboarding/tenant/${token}/payment`));
  const { price } = period === "YEARLY" ? offers.yearly : offers.monthly;
  const chosen = { token, language: "de", paymentPeriod: period, premiumAmount: price };
  expectSuccess(await api.post("/onboarding/tenant/payment-period", chosen));
  return price;
}

/** Enters a card in the sandbox. Returns its response. */
export async function giveCard(api: ApiClient, token: string, number: string, challenge?: "passed"): Promise<Answer> {
  const { secret } = expectSuccess(await api.get(`/onboarding/tenant/${token}/payment-secret`));
  return api.post("/sandbox-payment/confirm", { secret, number, expMonth: 12, expYear: 2031, cvc: "123", challenge });
}

async function giveAccount(api: ApiClient, token: string, iban: string): Promise<Answer> {
  const { secret } = expectSuccess(await api.get(`/onboarding/tenant/${token}/payment-secret`));
  return api.post("/sandbox-payment/debit", { secret, iban });
}

export interface Signed {
  token: string;
  refId: string;
  price: number;
  landlordToken: string;
  tenant: Tenant;
}

/** Signs a contract and waits for the mail to the landlord. */
export async function signByApi(api: ApiClient, changes: Partial<Tenant> = {}): Promise<Signed> {
  const tenant = { ...usual, ...anotherPerson(), ...changes };
  const token = await answerQuestions(api, tenant);
  // Austria also requires electronic communication. Without the wish for early cover it would begin after the withdrawal period.
  const consents = { electronicCommunication: tenant.home.country === "at", earlyFulfilment: true };
  const said = tenant.cashPaid ? { ...needs, cashPaid: true, cashAmount: tenant.rentDepositAmount } : needs;
  const price = await choosePeriod(api, token, tenant.paymentPeriod, consents, said);
  const refId = await signChosen(api, token, tenant);
  return { token, refId, price, tenant, landlordToken: await landlordTokenFor(api, tenant.landlordEmail) };
}

/** Enters the way to pay and signs. Returns the refId. */
export async function signChosen(
  api: ApiClient,
  token: string,
  { iban, cardNumber }: Pick<Tenant, "iban" | "cardNumber"> = usual,
): Promise<string> {
  let card = expectSuccess(await (iban ? giveAccount(api, token, iban) : giveCard(api, token, cardNumber)));
  if (card.status === "requires_action") card = expectSuccess(await giveCard(api, token, cardNumber, "passed"));
  if (card.status !== "succeeded") throw new Error(`the card was not set up: ${JSON.stringify(card)}`);
  const { lastCompletedPage } = expectSuccess(await api.post("/onboarding/tenant/sign", { token, signature: true }));
  if (lastCompletedPage !== "PAYMENT") throw new Error(`not signed: ${lastCompletedPage}`);
  return refIdOf(api, token);
}

/** Signs a contract that the landlord accepts. */
export async function acceptByApi(api: ApiClient, changes: Partial<Tenant> = {}): Promise<Signed> {
  const signed = await signByApi(api, changes);
  expectSuccess(await api.post(`/landlord/${signed.landlordToken}/accept`));
  return signed;
}

/** Waits until the cover of an accepted contract has begun. */
export async function waitForCover(api: ApiClient, landlordToken: string): Promise<void> {
  await eventually(async () => {
    const { status } = expectSuccess(await api.get(`/landlord/${landlordToken}`));
    return status === "ACTIVE" ? status : undefined;
  });
}

/** The token in the newest mail to the landlord. Waits for the mail. */
export async function landlordTokenFor(api: ApiClient, email: string): Promise<string> {
  const mail = await eventually(async () => (await api.mails(email))[0]);
  const link = mail.links.find((text) => /\/landlord\/[0-9a-f]{32}/.test(text));
  const landlordToken = link?.match(/\/landlord\/([0-9a-f]{32})/)?.[1];
  if (!landlordToken) throw new Error(`no link in the landlord's mail: ${mail.text}`);
  return landlordToken;
}

/** Repeats `ask` until it returns a value; throws after so many seconds. */
export async function eventually<T>(ask: () => Promise<T | undefined>, seconds = 20): Promise<T> {
  const deadline = performance.now() + seconds * 1_000;
  while (performance.now() < deadline) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the condition was not met within ${seconds} s`);
}

/** The body of a response that must be successful. */
export function expectSuccess(answer: Answer): Answer["body"] {
  if (answer.status < 200 || answer.status > 299) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}
