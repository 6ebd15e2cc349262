import { type CoTenant, type CoTenantPage, getCoTenantPage, type Language, signAsCoTenant } from "@kautia/contract";
import { readMailedSecret } from "../people/accounts.ts";
import type { TestServer } from "../server/make-test-server.ts";

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

/** Signs what the page shows, in the language that the page was read in. */
export async function signWithLink(server: TestServer, token: string, language: Language = "de") {
  const { firstName, lastName, contract } = await openCoTenantPage(server, token);
  if (!contract) throw new Error("the page shows no contract");
  const body = { shown: contract.shown, firstName, lastName, consents: allConsents };
  return server.call(signAsCoTenant, { params: { token }, body }, { "accept-language": language });
}
