import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Deps } from "../deps.ts";
import { localDay } from "../platform/rules/local-day.ts";
import { writeMail } from "../mails/index.ts";
import { policyMailData, latestOwnPolicy, toMailbox } from "../policy/index.ts";

/** A change that is announced to the account's owner, in case somebody else made it. */
export interface SecurityNotice {
  kind: "passkey-added" | "password-changed";
  reason: string;
}

/** Call it in the transaction of the change. */
export async function notifyOwner(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock" | "random" | "jobs">,
  account: { id: string; email: string },
  { kind, reason }: SecurityNotice,
): Promise<void> {
  const policy = await latestOwnPolicy(transaction, account.id);
  await writeMail(transaction, deps, {
    ...toMailbox(policy, account.email),
    reason: `${kind}:${reason}`,
    kind,
    data: { ...policyMailData(policy), email: account.email, on: localDay(policy.country, deps.clock.now()) },
  });
}
