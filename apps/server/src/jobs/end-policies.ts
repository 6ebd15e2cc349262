import { changeStatus } from "../features/policies/index.ts";
import type { WorkDeps } from "./work-deps.ts";

/** Ends the policies whose agreed time is over. */
export async function endPolicies({ db, clock }: WorkDeps, limit: number): Promise<number> {
  const now = clock.now();
  return db.transaction().execute(async (transaction) => {
    const over = await transaction
      .selectFrom("policy")
      .select("ref_id")
      .where("ends_at", "<=", now)
      .orderBy("ends_at")
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { ref_id } of over) {
      const outcome = await changeStatus(transaction, ref_id, { to: "ENDED", cause: "calendar", at: now });
      if (outcome !== "changed") throw new Error(`policy ${ref_id} cannot end`);
    }
    return over.length;
  });
}
