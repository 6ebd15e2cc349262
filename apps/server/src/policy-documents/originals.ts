import type { Kysely, Transaction } from "kysely";
import type { Deps } from "../deps.ts";
import { writeMail } from "../mails/index.ts";
import type { Database } from "../platform/database/schema.ts";
import type { Config } from "../platform/config/settings.ts";
import { localDay } from "../platform/rules/local-day.ts";
import { type Policy, policyMailData, readCertificateTerms, toLandlord } from "../policy/index.ts";

const reasonOf = (refId: string, number: number) => `certificate-original:${refId}:${number}`;

/**
 * Where the guarantor signs by hand: has the desk post the original of the current certificate to the landlord. Called once it
 * exists.
 */
export async function postOriginal(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock" | "random"> & { config: Pick<Config, "guaranteeForms"> },
  policy: Policy,
): Promise<void> {
  if (deps.config.guaranteeForms[policy.country] !== "PAPER") return;
  await writeMail(transaction, deps, {
    ...toLandlord(policy),
    reason: reasonOf(policy.ref_id, await currentNumber(transaction, policy.ref_id)),
    kind: "certificate-original",
    data: policyMailData(policy),
  });
}

/**
 * The original of the current certificate, and the day on which it was posted, unless it came back; null if there is
 * none on paper.
 */
export async function readOriginal(
  db: Kysely<Database>,
  { ref_id, country }: Pick<Policy, "ref_id" | "country">,
): Promise<{ postedOn: string | null } | null> {
  const reason = reasonOf(ref_id, await currentNumber(db, ref_id));
  const letter = await db
    .selectFrom("mail")
    .select(["status", "sent_at"])
    .where("reason", "=", reason)
    .executeTakeFirst();
  if (!letter) return null;
  return { postedOn: letter.status === "POSTED" && letter.sent_at ? localDay(country, letter.sent_at) : null };
}

async function currentNumber(db: Kysely<Database>, refId: string): Promise<number> {
  return (await readCertificateTerms(db, refId))?.number ?? 1;
}
