import { expect } from "@playwright/test";
import type { ApiClient } from "./api-client.ts";
import { mailedLink, secretOf } from "./mailbox.ts";
import {
  answerQuestions,
  anotherPerson,
  choosePeriod,
  type CoTenant,
  expectSuccess,
  giveCard,
  goodCard,
  landlordTokenFor,
  refIdOf,
  type Tenant,
} from "./tenant-by-api.ts";
import { onQuestion, type User } from "./tenant-in-browser.ts";
import { carryToken } from "./visitor.ts";

export interface Together {
  token: string;
  email: string;
  landlordEmail: string;
  coTenants: readonly CoTenant[];
}

/** An application of Ada Weiß and others, with a chosen plan and a card. */
export async function applyTogether(
  api: ApiClient,
  coTenants: readonly CoTenant[],
  { cardNumber = goodCard, ...changes }: Partial<Omit<Tenant, "cardNumber">> & { cardNumber?: string | null } = {},
): Promise<Together> {
  const { email, landlordEmail } = anotherPerson();
  const token = await answerQuestions(api, { email, landlordEmail, coTenants, ...changes });
  await choosePeriod(api, token, "YEARLY", { earlyFulfilment: true });
  if (cardNumber !== null) expectSuccess(await giveCard(api, token, cardNumber));
  return { token, email, landlordEmail, coTenants };
}

/** The same, signed by Ada. */
export async function signFirstByApi(
  api: ApiClient,
  coTenants: readonly CoTenant[],
  changes: Partial<Tenant> = {},
): Promise<Together> {
  const together = await applyTogether(api, coTenants, changes);
  const signed = expectSuccess(await api.post("/onboarding/tenant/sign", { token: together.token, signature: true }));
  expect(signed).toEqual({ lastCompletedPage: "PAYMENT_PERIOD" });
  return together;
}

/** The link in the newest mail to a co-tenant, other than the `known` ones. */
export function coTenantLink(api: ApiClient, { email }: CoTenant, known: readonly string[] = []): Promise<string> {
  return mailedLink(api, email, "co-tenant/", known);
}

/** Signs what the page shows. Returns the page afterwards. */
export async function signAsCoTenantByApi(api: ApiClient, link: string) {
  const path = `/co-tenants/${secretOf(link)}`;
  const { contract, firstName, lastName } = expectSuccess(await api.get(path));
  const consents = {
    termsAndPrivacy: true,
    initialInformation: true,
    electronicCommunication: true,
    earlyFulfilment: true,
  };
  return expectSuccess(await api.post(`${path}/sign`, { shown: contract.shown, firstName, lastName, consents }));
}

/** Opens the first tenant's payment page, with or without a step. */
export async function openPayment({ page, language }: User, url: string, token: string, query = ""): Promise<void> {
  await carryToken(page, url, token);
  await page.goto(`${url}/${language}/payment${query}`);
}

/** The first tenant reads and signs the contract, and then waits for the others. */
export async function signAsFirst(user: User): Promise<void> {
  const { page, input, words } = user;
  await onQuestion(user).heading("payment.summary");
  const boxes = page.getByRole("group", { name: words("payment.understand") }).getByRole("checkbox");
  await boxes.nth(2).waitFor();
  for (const box of await boxes.all()) await input.tick(box);
  await input.press(page.getByRole("button", { name: words("payment.sign") }));
  await page.getByRole("heading", { level: 2, name: words("coSigning.who") }).waitFor();
}

/** A co-tenant opens the link, reads and signs. */
export async function signAsCoTenant({ page, input, words }: User, link: string): Promise<void> {
  await page.goto(link);
  const sign = page.getByRole("button", { name: words("payment.sign") });
  await sign.waitFor();
  for (const box of await page.getByRole("checkbox").all()) await input.tick(box);
  await input.press(sign);
}

export interface SignedTogether extends Together {
  refId: string;
  landlordToken: string;
}

/** Signed by Ada and the others, and accepted by the landlord. */
export async function acceptTogetherByApi(
  api: ApiClient,
  coTenants: readonly CoTenant[],
  changes: Partial<Tenant> = {},
): Promise<SignedTogether> {
  const together = await signFirstByApi(api, coTenants, changes);
  for (const coTenant of coTenants) await signAsCoTenantByApi(api, await coTenantLink(api, coTenant));
  const landlordToken = await landlordTokenFor(api, together.landlordEmail);
  expectSuccess(await api.post(`/landlord/${landlordToken}/accept`));
  return { ...together, refId: await refIdOf(api, together.token), landlordToken };
}
