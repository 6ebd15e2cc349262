import type { Transaction } from "kysely";
import type { Deps } from "../../deps.ts";
import type { Database } from "../../database/tables.ts";
import { writeMail } from "../mails/index.ts";
import { contractData, lockPolicy } from "../policies/index.ts";

/** Whoever holds the short link can make us write to the landlord: at most this often in any hour. */
const mailsPerHour = 3;

/** Mails the personal link to the address on file; false when that was done often enough for now. */
export async function resendLink(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock" | "random" | "jobs">,
  refId: string,
): Promise<boolean> {
  const policy = await lockPolicy(transaction, refId);
  const hourAgo = new Date(deps.clock.now().getTime() - 3_600_000);
  const sent = await transaction
    .selectFrom("mail")
    .select("created_at")
    .where("ref_id", "=", refId)
    .where("kind", "=", "landlord-link")
    .where("created_at", ">", hourAgo)
    .execute();
  if (sent.length >= mailsPerHour) return false;
  await writeMail(transaction, deps, {
    reason: `landlord-link:${refId}:${deps.random.uuid()}`,
    kind: "landlord-link",
    refId,
    to: policy.landlord_email,
    language: policy.language,
    country: policy.country,
    data: contractData(policy),
  });
  await deps.jobs.nudge(transaction);
  return true;
}
