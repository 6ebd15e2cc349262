import { type CoTenant, type CoTenantPage, getCoTenantPage, signAsCoTenant } from "@kautia/contract";
import { readMailedSecret } from "../people/accounts.ts";
import type { TestServer } from "../server/make-test-server.ts";
import { type PolicyOptions, type SignedPolicy, makeReadyToSign, signWithCard } from "./sign-policy.ts";

const income = { grossIncome: 30_000 };
export const ben: CoTenant = {
  firstName: "Ben",
  lastName: "Beispiel",
  birthDate: "1991-03-04",
  email: "ben@example.com",
  ...income,
};
export const cem: CoTenant = {
  firstName: "Cem",
  lastName: "Can",
  birthDate: "1992-07-08",
  email: "cem@example.com",
  ...income,
};
export const dora: CoTenant = {
  firstName: "Dora",
  lastName: "Dahl",
  birthDate: "1993-11-12",
  email: "dora@example.com",
  ...income,
};

/** An application that the first tenant has signed and the co-tenants have not. */
export async function makeWaiting(
  server: TestServer,
  options: PolicyOptions & { coTenants: CoTenant[] },
): Promise<SignedPolicy> {
  return signWithCard(server, await makeReadyToSign(server, options), options.card);
}

/** Sends due mails first. */
export function readCoTenantToken(server: TestServer, { email }: Pick<CoTenant, "email">): Promise<string> {
  return readMailedSecret(server, email, "co-tenant");
}

export async function openCoTenantPage(server: TestServer, token: string): Promise<CoTenantPage> {
  const page = await server.call(getCoTenantPage, { params: { token } });
  if (!page.ok) throw new Error(`no page: ${page.problem.errorCode}`);
  return page.body;
}

export const allConsents = {
  termsAndPrivacy: true,
  initialInformation: true,
  electronicCommunication: true,
  earlyFulfilment: true,
};

/** Signs what the page shows. */
export async function signWithLink(server: TestServer, token: string) {
  const { firstName, lastName, contract } = await openCoTenantPage(server, token);
  if (!contract) throw new Error("the page shows no contract");
  const body = { shown: contract.shown, firstName, lastName, consents: allConsents };
  return server.call(signAsCoTenant, { params: { token }, body });
}

/** A policy that all tenants have signed. */
export async function makeSignedTogether(
  server: TestServer,
  options: PolicyOptions & { coTenants: CoTenant[] },
): Promise<SignedPolicy> {
  const waiting = await makeWaiting(server, options);
  for (const coTenant of options.coTenants) {
    const signed = await signWithLink(server, await readCoTenantToken(server, coTenant));
    if (!signed.ok) throw new Error(`signing failed: ${signed.problem.errorCode}`);
  }
  return waiting;
}
