import type { Transaction } from "kysely";
import type { Deps } from "../../deps.ts";
import type { Database } from "../../platform/database/schema.ts";
import { type Refusal, refuse, refuseTemporarily } from "../../platform/http/refusal.ts";
import { hashToken } from "../../platform/tokens.ts";
import { secondsUntilNextMail, writeMail } from "../../mails/index.ts";
import { lockPolicy, policyMailData, toLandlord } from "../../policy/index.ts";
import { wasAccountEntered } from "./read.ts";

const day = 86_400_000;

type LinkDeps = Pick<Deps, "clock" | "random">;

/** Mails a link that allows one change of the account, or drops one that does not apply yet. Null on success. */
export async function mailChangeLink(
  transaction: Transaction<Database>,
  deps: LinkDeps,
  refId: string,
): Promise<Refusal | null> {
  const policy = await lockPolicy(transaction, refId);
  if (!(await wasAccountEntered(transaction, refId))) return refuse("STEP_NOT_ALLOWED");
  const mail = { ...toLandlord(policy), kind: "payout-account-link" } as const;
  const wait = await secondsUntilNextMail(transaction, deps, mail);
  if (wait !== null) return refuseTemporarily("RATE_LIMITED", wait);
  const reason = `payout-account-link:${refId}:${deps.random.uuid()}`;
  await writeMail(transaction, deps, { ...mail, reason, data: policyMailData(policy) });
  return null;
}

/** Creates the secret of the mailed link, which must be sent only to the landlord's mailbox. */
export async function writeChangeToken(
  transaction: Transaction<Database>,
  { clock, random }: LinkDeps,
  refId: string,
): Promise<string> {
  const token = random.token();
  const expires_at = new Date(clock.now().getTime() + day);
  await transaction
    .insertInto("payout_account_link")
    .values({ token_hash: hashToken(token), ref_id: refId, expires_at })
    .execute();
  return token;
}

/** Uses up the link. False if it is for another policy, has expired, or was used by another request. */
export async function redeemChangeLink(
  transaction: Transaction<Database>,
  { refId, token, now, requestKey }: { refId: string; token: string | null; now: Date; requestKey: Buffer | null },
): Promise<boolean> {
  if (token === null) return false;
  const used = await transaction
    .updateTable("payout_account_link")
    .set({ used_at: now, request_key: requestKey })
    .where("token_hash", "=", hashToken(token))
    .where("ref_id", "=", refId)
    .where(({ or, eb }) => or([eb("used_at", "is", null), eb("request_key", "=", requestKey)]))
    .where("expires_at", ">", now)
    .returning("ref_id")
    .executeTakeFirst();
  return used !== undefined;
}
