import { unverifiedMailsPerHour } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Deps } from "../deps.ts";
import type { Database } from "../platform/database/schema.ts";
import { writeMail } from "../mails/index.ts";
import { policyMailData, lockPolicy, toLandlord } from "../policy/index.ts";

const hour = 3_600_000;

/** Returns null, or the seconds to wait. */
export async function resendLink(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock" | "random" | "jobs">,
  refId: string,
): Promise<number | null> {
  const policy = await lockPolicy(transaction, refId);
  const now = deps.clock.now().getTime();
  const sent = await transaction
    .selectFrom("mail")
    .select("created_at")
    .where("ref_id", "=", refId)
    .where("kind", "=", "landlord-link")
    .where("created_at", ">", new Date(now - hour))
    .orderBy("created_at", "desc")
    .execute();
  const tooMany = sent[unverifiedMailsPerHour - 1];
  if (tooMany) return Math.ceil((tooMany.created_at.getTime() + hour - now) / 1000);
  await writeMail(transaction, deps, {
    ...toLandlord(policy),
    reason: `landlord-link:${refId}:${deps.random.uuid()}`,
    kind: "landlord-link",
    data: policyMailData(policy),
  });
  return null;
}
