import type { StaffAction } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Deps } from "../../deps.ts";
import { findPartnerById } from "../../partners/index.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { StaffMember } from "../../platform/http/callers.ts";
import { Refusal, refuse } from "../../platform/http/refusal.ts";
import { recordAct } from "../session.ts";

interface Work {
  transaction: Transaction<Database>;
  /** With the transaction in place of the database. */
  deps: Deps;
  partner: { id: string; name: string };
}

interface Act<Answer> {
  caller: StaffMember;
  id: string;
  act: StaffAction;
  /** What was changed, for the audit log. */
  detail?: (answer: Answer) => object;
}

/**
 * Does something for a partner and records it, both or neither. Nothing is recorded for a refusal.
 */
export async function actFor<Answer>(
  deps: Deps,
  { caller, id, act, detail }: Act<Answer>,
  work: (of: Work) => Promise<Answer | Refusal>,
): Promise<Answer | Refusal> {
  const answer = await inTransaction(deps.db, async (transaction) => {
    const partner = await findPartnerById({ db: transaction }, id);
    if (!partner) return refuse("NOT_FOUND");
    const done = await work({ transaction, deps: { ...deps, db: transaction }, partner });
    if (done instanceof Refusal) return done;
    await recordAct(transaction, deps, { by: caller.id, act, detail: { partner: id, ...detail?.(done) } });
    return done;
  });
  deps.jobs.wake();
  return answer;
}

/** Records what is then done for a partner, for work that has transactions of its own or also uses another connection. */
export async function recordFor<Answer>(
  deps: Deps,
  { caller, id, act, detail }: Omit<Act<Answer>, "detail"> & { detail?: object },
  work: (partner: { id: string; name: string }) => Promise<Answer | Refusal>,
): Promise<Answer | Refusal> {
  const partner = await findPartnerById(deps, id);
  if (!partner) return refuse("NOT_FOUND");
  await inTransaction(deps.db, (transaction) =>
    recordAct(transaction, deps, { by: caller.id, act, detail: { partner: id, ...detail } }),
  );
  return work(partner);
}
