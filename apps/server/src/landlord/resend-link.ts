import type { Transaction } from "kysely";
import type { Deps } from "../deps.ts";
import type { Database } from "../platform/database/schema.ts";
import { secondsUntilNextMail, writeMail } from "../mails/index.ts";
import { policyMailData, lockPolicy, toLandlord } from "../policy/index.ts";

/** Mails the landlord a new link. Returns null, or the seconds to wait. */
export async function resendLink(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock" | "random" | "jobs">,
  refId: string,
): Promise<number | null> {
  const policy = await lockPolicy(transaction, refId);
  const mail = { ...toLandlord(policy), kind: "landlord-link" } as const;
  const wait = await secondsUntilNextMail(transaction, deps, mail);
  if (wait !== null) return wait;
  await writeMail(transaction, deps, {
    ...mail,
    reason: `landlord-link:${refId}:${deps.random.uuid()}`,
    data: policyMailData(policy),
  });
  return null;
}
