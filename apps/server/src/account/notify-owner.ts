import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Deps } from "../deps.ts";
import { localDay } from "../platform/rules/local-day.ts";
import { writeMail } from "../mails/index.ts";
import { contractData, latestOwnPolicy, toMailbox } from "../policy/index.ts";

/** What happened to an account that its owner must hear of, should it have been somebody else. */
export interface AccountNews {
  kind: "passkey-added" | "password-changed";
  /** Names what happened, so that it is told once. */
  reason: string;
}

/** Mails who has the account, as part of the change that is told of. */
export async function tellByMail(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock" | "random" | "jobs">,
  account: { id: string; email: string },
  { kind, reason }: AccountNews,
): Promise<void> {
  const policy = await latestOwnPolicy(transaction, account.id);
  await writeMail(transaction, deps, {
    ...toMailbox(policy, account.email),
    reason: `${kind}:${reason}`,
    kind,
    data: { ...contractData(policy), email: account.email, on: localDay(policy.country, deps.clock.now()) },
  });
  await deps.jobs.nudge(transaction);
}
