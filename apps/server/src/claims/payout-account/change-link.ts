import type { Transaction } from "kysely";
import type { Deps } from "../../deps.ts";
import type { Database } from "../../platform/database/schema.ts";
import { type Refusal, refuse, refuseTemporarily } from "../../platform/http/refusal.ts";
import { secondsUntilNextMail, writeMail } from "../../mails/index.ts";
import { policyMailData, toLandlord } from "../../policy/index.ts";
import { lockAsOwner } from "./enter.ts";
import { type AccountOwner, wasAccountEntered } from "./read.ts";

type LinkDeps = Pick<Deps, "clock" | "random">;

/** Mails a link that allows one change of the account, or drops one that does not apply yet. Null on success. */
export async function mailChangeLink(
  transaction: Transaction<Database>,
  deps: LinkDeps,
  owner: AccountOwner,
): Promise<Refusal | null> {
  const policy = await lockAsOwner(transaction, owner);
  if (!(await wasAccountEntered(transaction, owner))) return refuse("STEP_NOT_ALLOWED");
  const mail = { ...toLandlord(policy), kind: "payout-account-link" } as const;
  const wait = await secondsUntilNextMail(transaction, deps, mail);
  if (wait !== null) return refuseTemporarily("RATE_LIMITED", wait);
  const reason = `payout-account-link:${owner.refId}:${deps.random.uuid()}`;
  await writeMail(transaction, deps, { ...mail, reason, data: policyMailData(policy) });
  return null;
}
