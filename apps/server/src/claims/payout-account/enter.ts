import { fieldError } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Deps } from "../../deps.ts";
import type { Database } from "../../platform/database/schema.ts";
import { type Refusal, refuse, refuseFields } from "../../platform/http/refusal.ts";
import { maskIban, readIban } from "../../platform/iban.ts";
import { localClock, localDay } from "../../platform/rules/local-day.ts";
import { writeMail } from "../../mails/index.ts";
import { lockPolicy, type Policy, policyMailData, toLandlord } from "../../policy/index.ts";
import { readPayoutAccounts } from "./read.ts";
import { redeemChangeLink } from "./change-link.ts";

type EnterDeps = Pick<Deps, "clock" | "random" | "jobs">;

export interface NewAccount {
  iban: string;
  holder: string;
  /** The token of the mailed link; null for the first account. */
  change: string | null;
}

const day = 86_400_000;

/**
 * Stores the landlord's account for payouts. The first one applies at once. A change needs a mailed link and applies a
 * day later, so that the landlord can stop one made by somebody else. Null on success.
 */
export async function enterAccount(
  transaction: Transaction<Database>,
  deps: EnterDeps,
  refId: string,
  { iban: typed, holder, change }: NewAccount,
): Promise<Refusal | null> {
  const policy = await lockPolicy(transaction, refId);
  const iban = readIban(typed);
  if (iban === null) return refuseFields([fieldError("iban", "FIELD_INVALID")]);
  const now = deps.clock.now();
  const { current, coming } = await readPayoutAccounts(transaction, refId, now);
  const latest = coming ?? current;
  if (latest?.iban === iban && latest.holder === holder) return null;
  if (!(await hasAnyClaim(transaction, refId))) return refuse("STEP_NOT_ALLOWED");
  if (latest && !(change !== null && (await redeemChangeLink(transaction, { refId, token: change, now }))))
    return refuse("STEP_NOT_ALLOWED");
  const counts_from = latest ? new Date(now.getTime() + day) : now;
  if (coming) await cancelPendingChange(transaction, refId, now);
  const { id } = await transaction
    .insertInto("payout_account")
    .values({ id: deps.random.uuid(), ref_id: refId, iban, holder, entered_at: now, counts_from })
    .returning("id")
    .executeTakeFirstOrThrow();
  const account = { iban: maskIban(iban), holder };
  await (latest
    ? mailAccountChange(transaction, deps, policy, { id, account, from: counts_from })
    : writeMail(transaction, deps, {
        ...toLandlord(policy),
        reason: `payout-account-entered:${id}`,
        kind: "payout-account-entered",
        data: { ...policyMailData(policy), ...account },
      }));
  return null;
}

/** Cancels a change that does not apply yet. Can be repeated. */
export async function cancelAccountChange(transaction: Transaction<Database>, { clock }: EnterDeps, refId: string) {
  await lockPolicy(transaction, refId);
  await cancelPendingChange(transaction, refId, clock.now());
  return null;
}

async function hasAnyClaim(transaction: Transaction<Database>, refId: string): Promise<boolean> {
  const claim = transaction.selectFrom("claim").select("id").where("ref_id", "=", refId).limit(1);
  return (await claim.executeTakeFirst()) !== undefined;
}

async function cancelPendingChange(transaction: Transaction<Database>, refId: string, now: Date): Promise<void> {
  await transaction
    .updateTable("payout_account")
    .set({ dropped_at: now })
    .where("ref_id", "=", refId)
    .where("counts_from", ">", now)
    .where("dropped_at", "is", null)
    .execute();
}

function mailAccountChange(
  transaction: Transaction<Database>,
  deps: EnterDeps,
  policy: Policy,
  { id, account, from }: { id: string; account: { iban: string; holder: string }; from: Date },
) {
  return writeMail(transaction, deps, {
    ...toLandlord(policy),
    reason: `payout-account-changed:${id}`,
    kind: "payout-account-changed",
    data: {
      ...policyMailData(policy),
      ...account,
      on: localDay(policy.country, from),
      time: localClock(policy.country, from),
    },
  });
}
