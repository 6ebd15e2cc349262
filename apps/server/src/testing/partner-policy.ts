import { saveInvitationDetails } from "@kautia/contract";
import { details, makeInvitedTenant, type Offer } from "./invitations.ts";
import type { TestServer } from "./make-test-server.ts";
import { makeQuoted, type SignedPolicy, signWithCard } from "./sign-policy.ts";

/** The application of a tenant whom a partner invited, up to the signature; answers the tenant's token. */
export async function makeInvitedReady(server: TestServer, key: { authorization: string }, changes?: Partial<Offer>) {
  return completeInvited(server, await makeInvitedTenant(server, key, changes));
}

/** What is left of an invited tenant's application, up to the signature. */
export async function completeInvited(server: TestServer, token: string): Promise<string> {
  const saved = await server.call(saveInvitationDetails, { body: { ...details, token } });
  if (!saved.ok) throw new Error(`not saved: ${JSON.stringify(saved.problem)}`);
  await makeQuoted(server, token, { paymentPeriod: "MONTHLY", earlyFulfilment: true });
  return token;
}

/** A signed contract of a tenant whom a partner invited; nobody has answered for the landlord. */
export async function makePartnerPolicy(
  server: TestServer,
  key: { authorization: string },
  changes?: Partial<Offer>,
): Promise<SignedPolicy> {
  return signWithCard(server, await makeInvitedReady(server, key, changes));
}
