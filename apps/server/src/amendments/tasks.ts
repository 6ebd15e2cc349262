import { hasEnded } from "@kautia/contract";
import { sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { dueRows } from "../platform/jobs/due-rows.ts";
import { oneByOne } from "../platform/jobs/one-by-one.ts";
import type { RowTask } from "../platform/jobs/task.ts";
import { lockPolicy, policyStatus } from "../policy/index.ts";
import type { WorkDeps } from "../work-deps.ts";
import { isOnHold } from "../views/circumstances.ts";
import { closeUnchanged, settleAgreed } from "./settle.ts";

/** Agreed changes do not apply during a hold. */
const dueAmendments = dueRows({
  from: sql`amendment`,
  key: sql`id`,
  at: sql`due_at`,
  where: sql`due_at IS NOT NULL AND NOT (state = 'AGREED' AND ${isOnHold(sql.ref("amendment.ref_id"))})`,
});

/** Applies what everybody agreed to on its first day, and ends what nobody answered. */
export const amendments: RowTask<WorkDeps> = {
  name: "amendments",
  movesMoney: true,
  due: dueAmendments.all,
  handle: oneByOne(settle),
};

async function settle(transaction: Transaction<Database>, deps: WorkDeps, id: string): Promise<boolean> {
  const now = deps.clock.now();
  const find = () =>
    transaction
      .selectFrom("amendment")
      .selectAll()
      .where("id", "=", id)
      .where(dueAmendments.isDue(now))
      .executeTakeFirst();
  const found = await find();
  if (!found) return false;
  const policy = await lockPolicy(transaction, found.ref_id);
  const amendment = await find();
  if (!amendment) return false;
  const mayApply = amendment.state === "AGREED" && !hasEnded(policyStatus(policy));
  const isSettled = mayApply && (await settleAgreed(transaction, deps, policy, amendment)) === null;
  if (!isSettled) await closeUnchanged(transaction, deps, policy, amendment, { state: "EXPIRED", reason: null });
  return true;
}
