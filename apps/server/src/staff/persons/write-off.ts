import { type StaffApproval, fromCents } from "@kautia/contract";
import type { Transaction } from "kysely";
import { findToWriteOff, writeOff } from "../../billing/index.ts";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { StaffMember } from "../../platform/http/callers.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { lockPolicy } from "../../policy/index.ts";
import { askForApproval } from "../approvals/ask.ts";
import { recordAct } from "../session.ts";
import { type ChargeOfPolicy, lockForCharge } from "./charges.ts";

/** Asks a second person to write off a premium that has been unpaid for three months. */
export function askToWriteOff(
  deps: Deps,
  person: StaffMember,
  { refId, chargeId }: ChargeOfPolicy,
  reason: string,
): Promise<{ asked: true } | Refusal> {
  return inTransaction(deps.db, async (transaction) => {
    const policy = await lockForCharge(transaction, { refId, chargeId });
    if (!policy) return refuse("POLICY_UNKNOWN");
    const premium = await findToWriteOff(transaction, policy, chargeId, deps.clock.now());
    if (!premium) return refuse("STEP_NOT_ALLOWED");
    const payload = { amount: fromCents(premium.amount_cents) };
    const asked = { kind: "write-off", subjectId: chargeId, refId, payload, reason } as const;
    return (await askForApproval(transaction, deps, person, asked)) ?? { asked: true };
  });
}

/** Books what a second person has approved. */
export async function writeOffApproved(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock">,
  { subjectId, refId, payload, askedBy }: Extract<StaffApproval, { kind: "write-off" }>,
): Promise<Refusal | null> {
  const policy = await lockPolicy(transaction, refId ?? "");
  if (!(await writeOff(transaction, deps, policy, subjectId))) return refuse("STEP_NOT_ALLOWED");
  const detail = { premium: subjectId, ...payload };
  await recordAct(transaction, deps, { by: askedBy.id, act: "write-off", refId, detail });
  return null;
}
