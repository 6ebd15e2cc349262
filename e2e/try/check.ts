import { setTimeout as wait } from "node:timers/promises";
import { stripeAccounts } from "../src/stripe-accounts.ts";
import { expectSuccess } from "../src/tenant-by-api.ts";
import type { SimulatedUsers } from "./simulate-users.ts";
import type { Stack } from "./stack.ts";
import { makeClient, type Sample } from "./traffic.ts";

export interface Findings {
  /** Work that a client was told is done, but is missing. */
  lost: string[];
  /** Contracts charged more than once. */
  chargedTwice: string[];
}

/** How the installation got through a fault. */
export interface Tried extends Findings {
  samples: Sample[];
  /** What the fault's own checks found wrong. */
  wrong: string[];
  /** Seconds from the beginning of the fault to the last failed request. */
  healthy: number;
}

/** How long charges may take after the fault, including the server's retries, in ms. */
const chargesWithin = 180_000;

/** Compares the responses that clients got with the server's data and the provider's charges. */
export async function check(stack: Stack, users: SimulatedUsers): Promise<Findings> {
  const client = makeClient(stack.url);
  const lost: string[] = [];
  for (const [token, rent] of users.saves) {
    const record = expectSuccess(await client.get(`/onboarding/tenant/${token}`));
    const saved = record.coldRentAmount;
    if (!(saved >= rent)) lost.push(`a save: told ${rent}, stored ${saved}`);
  }
  for (const [token, count] of users.uploads) {
    const { documents } = expectSuccess(await client.get(`/onboarding/tenant/${token}/private-documents`));
    if (documents.length < count) lost.push(`documents: told ${count}, stored ${documents.length}`);
  }
  for (const { refId, landlordToken } of users.accepted) {
    const { status } = expectSuccess(await client.get(`/landlord/${landlordToken}`));
    if (status !== "ACCEPTED" && status !== "ACTIVE") lost.push(`an acceptance: ${refId} is ${status}`);
  }
  const deadline = performance.now() + chargesWithin;
  const missing = () => users.accepted.filter(({ refId }) => chargesOf(stack, refId) === 0);
  while (missing().length > 0 && performance.now() < deadline) await wait(500);
  lost.push(...missing().map(({ refId }) => `a charge: ${refId}`));
  return {
    lost,
    chargedTwice: users.accepted.map(({ refId }) => refId).filter((refId) => chargesOf(stack, refId) > 1),
  };
}

export function chargesOf({ provider }: Stack, refId: string): number {
  const paid = provider.account(stripeAccounts.de.secretKey).succeeded();
  return paid.filter(({ metadata }) => metadata["refId"] === refId).length;
}

export interface MailCounts {
  /** Mails that say what an earlier mail to the same address had said. */
  twice: number;
  /**
   * The same mail delivered again. That happens if a worker dies after the mail server accepted a mail and before it has
   * noted that. The copies have the same Message-ID, so mailboxes show one.
   */
  copies: number;
}

/** Counts repeated mails so far. No simulated person is due the same subject twice. */
export function countRepeatedMails(stack: Stack): MailCounts {
  const mails = stack.mails();
  const different = new Map(mails.map(({ to, subject, messageId }) => [messageId, `${to} ${subject}`]));
  return {
    twice: different.size - new Set(different.values()).size,
    copies: mails.length - different.size,
  };
}
