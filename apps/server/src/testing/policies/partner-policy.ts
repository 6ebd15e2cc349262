import { type Needs, saveInvitationDetails } from "@kautia/contract";
import { details, makeInvitedTenant, type Offer } from "../applications/invitations.ts";
import type { TestServer } from "../server/make-test-server.ts";
import { makeQuoted, type SignedPolicy, signWithCard } from "./sign-policy.ts";

export async function makeInvitedReadyToSign(
  server: TestServer,
  key: { authorization: string },
  changes?: Partial<Offer>,
) {
  return completeInvited(server, await makeInvitedTenant(server, key, changes));
}

export async function completeInvited(server: TestServer, token: string, needs?: Needs): Promise<string> {
  const saved = await server.call(saveInvitationDetails, { body: { ...details, token } });
  if (!saved.ok) throw new Error(`saving failed: ${JSON.stringify(saved.problem)}`);
  await makeQuoted(server, token, { paymentPeriod: "MONTHLY", earlyFulfilment: true, needs });
  return token;
}

/** Signed by an invited tenant, not yet answered by the landlord. */
export async function makePartnerPolicy(
  server: TestServer,
  key: { authorization: string },
  changes?: Partial<Offer>,
): Promise<SignedPolicy> {
  return signWithCard(server, await makeInvitedReadyToSign(server, key, changes));
}
