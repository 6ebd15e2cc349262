import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Deps } from "../deps.ts";
import { localDay } from "../platform/rules/local-day.ts";
import { writeMail } from "../mails/index.ts";
import { latestSharedPolicy, ownerMailData, toOwner } from "../policy/index.ts";

/** A change that is announced to the account's owner, in case somebody else made it. */
export interface SecurityNotice {
  change: "PASSKEY_ADDED" | "PASSWORD_CHANGED";
  reason: string;
}

/** Call it in the transaction of the change. */
export async function notifyOwner(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock" | "random" | "jobs">,
  account: { id: string; email: string },
  { change, reason }: SecurityNotice,
): Promise<void> {
  const latest = await latestSharedPolicy(transaction, account.id);
  await writeMail(transaction, deps, {
    ...toOwner(latest, account.email),
    reason: `login-changed:${reason}`,
    kind: "login-changed",
    data: {
      ...ownerMailData(latest),
      email: account.email,
      change,
      on: localDay(latest.policy.country, deps.clock.now()),
    },
  });
}
