import { setTimeout as wait } from "node:timers/promises";
import { stripeAccounts } from "../src/stripe-accounts.ts";
import { expectSuccess } from "../src/tenant-by-wire.ts";
import type { Deeds } from "./people.ts";
import type { Stack } from "./stack.ts";
import { makeClient } from "./traffic.ts";

export interface Found {
  /** What a client was told is done, and is not. */
  lost: string[];
  /** Contracts charged more than once. */
  chargedTwice: string[];
}

/** How long charges may take after the fault, retries of the server included, in ms. */
const chargesWithin = 180_000;

/** Compares what clients were told with what is stored, at the provider too. */
export async function check(stack: Stack, deeds: Deeds): Promise<Found> {
  const client = makeClient(stack.url);
  const lost: string[] = [];
  for (const [token, rent] of deeds.saves) {
    const record = expectSuccess(await client.get(`/onboarding/tenant/${token}`));
    const saved = record.coldRentAmount;
    if (!(saved >= rent)) lost.push(`a save: told ${rent}, stored ${saved}`);
  }
  for (const [token, count] of deeds.uploads) {
    const { documents } = expectSuccess(await client.get(`/onboarding/tenant/${token}/private-documents`));
    if (documents.length < count) lost.push(`documents: told ${count}, stored ${documents.length}`);
  }
  for (const { refId, landlordToken } of deeds.accepted) {
    const { status } = expectSuccess(await client.get(`/landlord/${landlordToken}`));
    if (status !== "ACCEPTED" && status !== "ACTIVE") lost.push(`an acceptance: ${refId} is ${status}`);
  }
  const deadline = performance.now() + chargesWithin;
  const missing = () => deeds.accepted.filter(({ refId }) => chargesOf(stack, refId) === 0);
  while (missing().length > 0 && performance.now() < deadline) await wait(500);
  lost.push(...missing().map(({ refId }) => `a charge: ${refId}`));
  return {
    lost,
    chargedTwice: deeds.accepted.map(({ refId }) => refId).filter((refId) => chargesOf(stack, refId) > 1),
  };
}

function chargesOf({ provider }: Stack, refId: string): number {
  const paid = provider.account(stripeAccounts.de.secretKey).succeeded();
  return paid.filter(({ metadata }) => metadata["refId"] === refId).length;
}

/**
 * Mails delivered more than once so far. That can happen when we die after the mail server took a mail; the copies have the same
 * Message-ID, so mailboxes show one.
 */
export function countRepeatedMails(stack: Stack): number {
  const mails = stack.mails().map(({ to, subject, messageId }) => `${to} ${subject} ${messageId}`);
  return mails.length - new Set(mails).size;
}
