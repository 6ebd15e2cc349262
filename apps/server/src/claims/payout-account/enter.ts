import { fieldError } from "@kautia/contract";
import { sql, type Transaction } from "kysely";
import { consumeLink } from "../../access/index.ts";
import type { Deps } from "../../deps.ts";
import type { Database } from "../../platform/database/schema.ts";
import { type Refusal, refuse, refuseFields } from "../../platform/http/refusal.ts";
import { maskIban, readIban } from "../../platform/iban.ts";
import { localClock, localDay } from "../../platform/rules/local-day.ts";
import { writeMail } from "../../mails/index.ts";
import {
  asLandlord,
  compareEarlierRequest,
  findFormerLandlord,
  type LandlordsPolicy,
  lockPolicy,
  policyMailData,
  toLandlord,
} from "../../policy/index.ts";
import { claimantOf } from "../../views/claimant.ts";
import { type AccountOwner, readPayoutAccounts, wasAccountEntered } from "./read.ts";
import { day, later } from "../../platform/rules/durations.ts";

type EnterDeps = Pick<Deps, "clock" | "random" | "jobs">;

export interface NewAccount {
  iban: string;
  holder: string;
  /** The token of a mailed link; null for the first account. */
  change: string | null;
}

interface OneRequest {
  /** The request's idempotency key, hashed. A repeated request changes nothing and succeeds again. */
  requestKey: Buffer | null;
}

/**
 * Stores the landlord's account for payouts. It applies a day later, so that the landlord can stop one that somebody
 * else entered. All but the first need a mailed link; without it the refusal is the same for every account, so that
 * nobody can find out which one is stored. Null on success.
 */
export async function enterAccount(
  transaction: Transaction<Database>,
  deps: EnterDeps,
  owner: AccountOwner,
  { iban: typed, holder, change, requestKey }: NewAccount & OneRequest,
): Promise<Refusal | null> {
  const policy = await lockAsOwner(transaction, owner);
  const { refId } = owner;
  const iban = readIban(typed);
  if (iban === null) return refuseFields([fieldError("iban", "FIELD_INVALID")]);
  const isSame = sql<boolean>`iban = ${iban} AND holder = ${holder}`;
  const earlier = await compareEarlierRequest(transaction, "payout_account", { refId, requestKey, isSame });
  if (earlier !== "none") return earlier === "same" ? null : refuse("IDEMPOTENCY_KEY_REUSED");
  const now = deps.clock.now();
  const { current, coming } = await readPayoutAccounts(transaction, owner, now);
  if (!(await hasAnyClaim(transaction, owner))) return refuse("STEP_NOT_ALLOWED");
  const isFirst = !(await wasAccountEntered(transaction, owner));
  if (!isFirst && !(await consumeChangeLink(transaction, deps, owner, { change, requestKey })))
    return refuse("STEP_NOT_ALLOWED");
  const latest = coming ?? current;
  if (latest?.iban === iban && latest.holder === holder) return null;
  const counts_from = later(now, day);
  if (coming) await cancelPendingChange(transaction, coming.id, now);
  const { id } = await transaction
    .insertInto("payout_account")
    .values({
      id: deps.random.uuid(),
      ref_id: refId,
      former_landlord_id: owner.formerLandlordId,
      iban,
      holder,
      entered_at: now,
      counts_from,
      request_key: requestKey,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await writeMail(transaction, deps, {
    ...toLandlord(policy),
    reason: `payout-account-changed:${id}`,
    kind: "payout-account-changed",
    data: {
      ...policyMailData(policy),
      iban: maskIban(iban),
      holder,
      isFirst,
      on: localDay(policy.country, counts_from),
      time: localClock(policy.country, counts_from),
    },
  });
  return null;
}

/**
 * Drops an account that does not apply yet, and confirms it by mail. Needs a mailed link: otherwise somebody with an old
 * link could undo the landlord's correction. Null on success.
 */
export async function cancelAccountChange(
  transaction: Transaction<Database>,
  deps: EnterDeps,
  owner: AccountOwner,
  { change, requestKey }: Pick<NewAccount, "change"> & OneRequest,
): Promise<Refusal | null> {
  const policy = await lockAsOwner(transaction, owner);
  const now = deps.clock.now();
  if (!(await consumeChangeLink(transaction, deps, owner, { change, requestKey }))) return refuse("STEP_NOT_ALLOWED");
  const { current, coming } = await readPayoutAccounts(transaction, owner, now);
  if (!coming) return null;
  await cancelPendingChange(transaction, coming.id, now);
  await writeMail(transaction, deps, {
    ...toLandlord(policy),
    reason: `payout-account-kept:${coming.id}`,
    kind: "payout-account-kept",
    data: { ...policyMailData(policy), iban: maskIban(coming.iban), kept: current && maskIban(current.iban) },
  });
  return null;
}

/** Locks the policy, and returns it as the account's owner knows it. */
export async function lockAsOwner(
  transaction: Transaction<Database>,
  { refId, formerLandlordId }: AccountOwner,
): Promise<LandlordsPolicy> {
  const former = formerLandlordId === null ? null : await findFormerLandlord(transaction, formerLandlordId);
  return asLandlord(await lockPolicy(transaction, refId), former);
}

/** Uses up the mailed link. False if it is for another policy or landlord, has expired, or was used by another request. */
async function consumeChangeLink(
  transaction: Transaction<Database>,
  deps: EnterDeps,
  { refId, formerLandlordId }: AccountOwner,
  { change, requestKey }: Pick<NewAccount, "change"> & OneRequest,
): Promise<boolean> {
  if (change === null) return false;
  const subject = formerLandlordId ?? refId;
  return (await consumeLink(transaction, deps, change, ["account-change"], { subject, requestKey })) !== null;
}

async function hasAnyClaim(
  transaction: Transaction<Database>,
  { refId, formerLandlordId }: AccountOwner,
): Promise<boolean> {
  const claim = transaction
    .selectFrom("claim")
    .select("id")
    .where("ref_id", "=", refId)
    .where(
      ({ ref }) => sql<boolean>`${claimantOf(ref("claim.ref_id"), ref("claim.reported_at"))}
      IS NOT DISTINCT FROM ${formerLandlordId}::uuid`,
    );
  return (await claim.limit(1).executeTakeFirst()) !== undefined;
}

async function cancelPendingChange(transaction: Transaction<Database>, id: string, now: Date): Promise<void> {
  await transaction.updateTable("payout_account").set({ dropped_at: now }).where("id", "=", id).execute();
}

/** Drops all accounts, because somebody else takes the landlord's place. */
export async function dropPayoutAccounts(
  transaction: Transaction<Database>,
  { clock }: Pick<Deps, "clock">,
  refId: string,
): Promise<void> {
  await transaction
    .updateTable("payout_account")
    .set({ dropped_at: clock.now() })
    .where("ref_id", "=", refId)
    .where("dropped_at", "is", null)
    .execute();
}
