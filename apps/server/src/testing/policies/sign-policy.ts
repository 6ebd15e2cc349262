import {
  acceptAsLandlord,
  confirmSandboxCard,
  type CoTenant,
  type Country,
  fullAddress,
  getPaymentSecret,
  type Language,
  type Needs,
  type PaymentPeriod,
  type PostalAddress,
  signContract,
  timestampOfDate,
} from "@kautia/contract";
import { findApplication } from "../../application/find-application.ts";
import { makeApplication } from "../../application/make-application.ts";
import { draftOf, requestDocumentsMail } from "../../policy-documents/index.ts";
import { hashToken } from "../../platform/tokens.ts";
import { tariffOf } from "../../quote/rules/tariff/price.ts";
import { landlord, tenantName, torstrasse } from "../applications/answers.ts";
import { readMailedSecret } from "../people/accounts.ts";
import type { TestServer } from "../server/make-test-server.ts";
import { readCoTenantToken, signWithLink } from "./co-tenants.ts";

export const workingCard = "4242 4242 4242 4242";
export const failingCard = "4000 0000 0000 0341";

export interface PolicyOptions {
  country?: Country;
  language?: Language;
  paymentPeriod?: PaymentPeriod;
  insuranceStart?: string;
  insuranceEnd?: string | null;
  lastName?: string;
  tenantEmail?: string;
  /** By default Torstraße without a unit name. */
  address?: Omit<PostalAddress, "country" | "unitName"> & { country?: string; unitName?: string | null };
  landlordEmail?: string;
  /** By default unknown. */
  landlordAddress?: string;
  /** Whom the lease names, with 'Hausverwaltung Acme' as the contact; by default the contact is a private landlord. */
  leaseLandlord?: string;
  card?: string;
  /** Whether the tenant wants cover to begin during the withdrawal period; by default true. */
  earlyFulfilment?: boolean;
  /** An employed tenant's income in EUR per year; by default the application names no occupation. */
  grossIncome?: number;
  /** Everybody else who signs. */
  coTenants?: CoTenant[];
  /** Null leaves the questions about needs unanswered. */
  needs?: Needs | null;
}

export const fittingNeeds: Needs = {
  depositAgreed: true,
  landlordAccepts: "NOT_ASKED",
  cashPaid: false,
  cashAmount: null,
  goesOn: false,
};

/** Writes an application at PAYMENT_PERIOD straight to the database; returns its token. */
export async function makeReadyToSign(server: Pick<TestServer, "deps">, options: PolicyOptions = {}): Promise<string> {
  const { deps } = server;
  const { country = "de", language = "de", paymentPeriod = "MONTHLY", insuranceStart = "2027-02-01" } = options;
  const address = { ...torstrasse, unitName: null, ...options.address, country };
  const wrapped = { address, fullAddress: fullAddress(address), suggestionAddress: null };
  const { email, phone, firstName, salutation } = tenantName;
  const token = await makeApplication(deps, "test", {
    country,
    locale: language,
    answers: {
      existingRent: false,
      address: wrapped,
      userInfo: {
        email: options.tenantEmail ?? email,
        phone,
        firstName,
        lastName: options.lastName ?? tenantName.lastName,
        salutation,
        address: wrapped,
        birthDate: "1990-05-17",
      },
      landlordInfo: {
        ...landlord,
        ...(options.leaseLandlord && { type: "property_manager", companyName: "Hausverwaltung Acme" }),
        email: options.landlordEmail ?? landlord.email,
        address: options.landlordAddress ? { ...wrapped, fullAddress: options.landlordAddress } : null,
      },
      beneficiaryInfo: options.leaseLandlord ?? null,
      ...(options.grossIncome !== undefined && { employmentStatus: "EMPLOYED", grossIncome: options.grossIncome }),
      ...(options.coTenants && { coTenants: options.coTenants }),
      coldRentAmount: 800,
      rentDepositAmount: 1500,
      insuranceStart: timestampOfDate(insuranceStart),
      insuranceEnd: options.insuranceEnd ? timestampOfDate(options.insuranceEnd) : null,
    },
  });
  await makeQuoted(server, token, { ...options, paymentPeriod, earlyFulfilment: options.earlyFulfilment ?? true });
  return token;
}

export async function makeQuoted(
  server: Pick<TestServer, "deps">,
  token: string,
  {
    paymentPeriod,
    earlyFulfilment,
    needs = fittingNeeds,
  }: Required<Pick<PolicyOptions, "paymentPeriod" | "earlyFulfilment">> & Pick<PolicyOptions, "needs">,
): Promise<void> {
  const { deps } = server;
  const ref_id = await findRefId(server, token);
  const { country } = await deps.db
    .selectFrom("application")
    .select("country")
    .where("ref_id", "=", ref_id)
    .executeTakeFirstOrThrow();
  const at = deps.clock.now();
  const { id } = await deps.db
    .insertInto("decision")
    .values({
      id: deps.random.uuid(),
      ref_id,
      outcome: "QUOTE",
      reason: null,
      required_documents: [],
      rule_version: "test",
      tariff_version: tariffOf(country).version,
      inputs: "{}",
      input_hash: "test",
      at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const given = { termsAndPrivacy: true, initialInformation: true, electronicCommunication: true };
  await deps.db
    .updateTable("application")
    .set({
      decision_id: id,
      consents: JSON.stringify({
        ...given,
        earlyFulfilment,
        ...(needs && { needs }),
        textVersion: "test",
        at: at.toISOString(),
      }),
      payment_period: paymentPeriod,
      premium_cents: paymentPeriod === "MONTHLY" ? 635 : 7_050,
      last_completed_page: "PAYMENT_PERIOD",
    })
    .where("ref_id", "=", ref_id)
    .execute();
}

/** Sets up a card, after the documents were requested, as choosing the plan does. */
export async function giveCard({ call, deps }: TestServer, token: string, number = workingCard, challenge?: "passed") {
  const application = await findApplication(deps, token);
  if (application && draftOf(application)) await requestDocumentsMail(deps, application);
  const secret = await call(getPaymentSecret, { params: { token } });
  if (!secret.ok) throw new Error(`no secret: ${secret.problem.errorCode}`);
  const card = { number, expMonth: 12, expYear: 2035, cvc: "123", challenge };
  const confirmed = await call(confirmSandboxCard, { body: { secret: secret.body.secret, ...card } });
  if (!confirmed.ok) throw new Error(`the card was refused: ${confirmed.problem.errorCode}`);
  return confirmed.body;
}

export interface SignedPolicy {
  token: string;
  refId: string;
}

/** Signed by all tenants. */
export async function makeSigned(server: TestServer, options: PolicyOptions = {}): Promise<SignedPolicy> {
  const signed = await signFirst(server, options);
  for (const coTenant of options.coTenants ?? []) {
    const last = await signWithLink(server, await readCoTenantToken(server, coTenant));
    if (!last.ok) throw new Error(`signing failed: ${last.problem.errorCode}`);
  }
  return signed;
}

/** Signed by the first tenant; a policy only if nobody signs together with them. */
export async function signFirst(server: TestServer, options: PolicyOptions = {}): Promise<SignedPolicy> {
  return signWithCard(server, await makeReadyToSign(server, options), options.card);
}

export async function signWithCard(server: TestServer, token: string, card?: string): Promise<SignedPolicy> {
  await giveCard(server, token, card);
  const signed = await server.call(signContract, { body: { token, signature: true } });
  if (!signed.ok) throw new Error(`signing failed: ${signed.problem.errorCode}`);
  return { token, refId: await findRefId(server, token) };
}

export async function findRefId({ deps }: Pick<TestServer, "deps">, token: string): Promise<string> {
  const links = deps.db.selectFrom("link").select("subject").where("hash", "=", hashToken(token));
  return (await links.executeTakeFirstOrThrow()).subject;
}

/** Sends due mails first. */
export async function readLandlordToken(server: TestServer, email: string = landlord.email): Promise<string> {
  return readMailedSecret(server, email, "landlord");
}

export async function makeAccepted(server: TestServer, options: PolicyOptions = {}): Promise<SignedPolicy> {
  const signed = await makeSigned(server, options);
  await acceptSigned(server, options.landlordEmail);
  return signed;
}

export async function acceptSigned(server: TestServer, landlordEmail?: string): Promise<void> {
  const token = await readLandlordToken(server, landlordEmail);
  const accepted = await server.call(acceptAsLandlord, { params: { token } });
  if (!accepted.ok) throw new Error(`accepting failed: ${accepted.problem.errorCode}`);
}

export function runUntil({ deps }: TestServer, until: string): Promise<number> {
  return deps.jobs.runDueUntil(new Date(until));
}

/** At the sandbox: time, amount in cents, status. */
export async function readCharges({ deps }: TestServer, refId: string): Promise<string[]> {
  const charges = await deps.sandbox.listCharges();
  return charges
    .filter((charge) => charge.refId === refId)
    .map(({ at, amountCents, status }) => `${at.toISOString()} ${amountCents} ${status}`);
}
