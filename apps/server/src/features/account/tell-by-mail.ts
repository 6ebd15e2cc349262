import type { Transaction } from "kysely";
import type { Database } from "../../database/tables.ts";
import type { Deps } from "../../deps.ts";
import { localDay } from "../../domain/local-day.ts";
import { writeMail } from "../mails/index.ts";
import { contractData } from "../policies/index.ts";

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
  const policy = await transaction
    .selectFrom("policy")
    .innerJoin("account_policy", "account_policy.ref_id", "policy.ref_id")
    .selectAll("policy")
    .where("account_policy.account_id", "=", account.id)
    .orderBy("policy.signed_at", "desc")
    .executeTakeFirstOrThrow();
  await writeMail(transaction, deps, {
    reason: `${kind}:${reason}`,
    kind,
    refId: policy.ref_id,
    to: account.email,
    language: policy.language,
    country: policy.country,
    data: { ...contractData(policy), email: account.email, on: localDay(policy.country, deps.clock.now()) },
  });
  await deps.jobs.nudge(transaction);
}
