import { contractData, isPaying, lockPolicy, toTenant } from "../policy/index.ts";
import { writeMail } from "../mails/index.ts";
import type { WorkDeps } from "../work-deps.ts";

/** Asks the tenants whose cover has run for some time how they find it; those whose cover is over are left alone. */
export async function askForRatings(deps: WorkDeps, limit: number): Promise<number> {
  const due = await deps.db
    .selectFrom("rating")
    .select("ref_id")
    .where("ask_at", "<=", deps.clock.now())
    .orderBy("ask_at")
    .limit(limit)
    .execute();
  let asked = 0;
  for (const { ref_id } of due) if (await askOne(deps, ref_id)) asked += 1;
  return asked;
}

/** The policy's lock comes first, as everywhere; whoever was faster has emptied `ask_at`. */
async function askOne(deps: WorkDeps, refId: string): Promise<boolean> {
  return deps.db.transaction().execute(async (transaction) => {
    const policy = await lockPolicy(transaction, refId);
    const taken = await transaction
      .updateTable("rating")
      .set({ ask_at: null })
      .where("ref_id", "=", refId)
      .where("ask_at", "is not", null)
      .returning("ref_id")
      .executeTakeFirst();
    if (!taken) return false;
    if (!isPaying(policy.status)) return true;
    await writeMail(transaction, deps, {
      ...toTenant(policy),
      reason: `rating-request:${refId}`,
      kind: "rating-request",
      data: contractData(policy),
    });
    return true;
  });
}
