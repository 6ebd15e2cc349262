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

/** Writes straight to the database that so many people signed a policy together with its first tenant. */
export async function writeSigners(
  { deps: { db, clock, random } }: Pick<TestServer, "deps">,
  ref_id: string,
  count: number,
): Promise<void> {
  const at = clock.now();
  const people = [ben, cem, dora].slice(0, count);
  if (people.length === 0) return;
  const rows = people.map(({ firstName, lastName, email }, index) => ({
    id: random.uuid(),
    ref_id,
    position: index + 1,
    first_name: firstName,
    last_name: lastName,
    birth_date: "1991-03-04",
    email,
    language: "de" as const,
    state: "SIGNED" as const,
    invited_at: at,
    mailed_at: at,
    answered_at: at,
    consents: JSON.stringify(allConsents),
  }));
  await db.insertInto("co_tenant").values(rows).execute();
  const co_tenant_names = people.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  await db.updateTable("policy").set({ co_tenant_names }).where("ref_id", "=", ref_id).execute();
}
