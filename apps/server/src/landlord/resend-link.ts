import { unverifiedMailsPerHour } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Deps } from "../deps.ts";
import type { Database } from "../platform/database/schema.ts";
import { secondsUntilAllowed } from "../platform/rules/sliding-limit.ts";
import { writeMail } from "../mails/index.ts";
import { policyMailData, lockPolicy, toLandlord } from "../policy/index.ts";

const limit = { most: unverifiedMailsPerHour, period: 3_600_000 };

/** Mails the landlord a new link. Returns null, or the seconds to wait. */
export async function resendLink(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock" | "random" | "jobs">,
  refId: string,
): Promise<number | null> {
  const policy = await lockPolicy(transaction, refId);
  const now = deps.clock.now();
  const sent = await transaction
    .selectFrom("mail")
    .select("created_at")
    .where("ref_id", "=", refId)
    .where("kind", "=", "landlord-link")
    .where("created_at", ">", new Date(now.getTime() - limit.period))
    .execute();
  const times = sent.map(({ created_at }) => created_at);
  const wait = secondsUntilAllowed(times, limit, now);
  if (wait !== null) return wait;
  await writeMail(transaction, deps, {
    ...toLandlord(policy),
    reason: `landlord-link:${refId}:${deps.random.uuid()}`,
    kind: "landlord-link",
    data: policyMailData(policy),
  });
  return null;
}
