import type { StaffApproval } from "@kautia/contract";
import type { Transaction } from "kysely";
import { endCircumstance, findLasting, recordCircumstance } from "../../circumstances/index.ts";
import type { Deps } from "../../deps.ts";
import { restartDeadline } from "../../landlord/index.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { StaffMember } from "../../platform/http/callers.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { lockPolicy } from "../../policy/index.ts";
import { askForApproval } from "../approvals/ask.ts";
import { recordAct } from "../session.ts";
import { lockKnown } from "./lock-known.ts";

type Done = { done: true };

/** Puts a contract on hold. The same again by the same person changes nothing. */
export async function hold(deps: Deps, person: StaffMember, refId: string, reason: string): Promise<Done | Refusal> {
  return inTransaction(deps.db, async (transaction): Promise<Done | Refusal> => {
    if (!(await lockKnown(transaction, refId))) return refuse("POLICY_UNKNOWN");
    const suspicion = { ref_id: refId, kind: "SUSPICION", note: reason, recorded_by: person.id } as const;
    const lasting = await findLasting(transaction, refId, "SUSPICION");
    if (lasting?.recorded_by === person.id && lasting.note === reason) return { done: true };
    if (!(await recordCircumstance(transaction, deps, suspicion))) return refuse("STEP_NOT_ALLOWED");
    await recordAct(transaction, deps, { by: person.id, act: "hold-policy", refId });
    return { done: true };
  });
}

/** Asks a second person to lift the hold. */
export async function askToLift(
  deps: Deps,
  person: StaffMember,
  refId: string,
  reason: string,
): Promise<Done | Refusal> {
  return inTransaction(deps.db, async (transaction): Promise<Done | Refusal> => {
    if (!(await lockKnown(transaction, refId))) return refuse("POLICY_UNKNOWN");
    const lasting = await findLasting(transaction, refId, "SUSPICION");
    if (!lasting) return refuse("STEP_NOT_ALLOWED");
    const payload = { heldBecause: lasting.note };
    const asked = { kind: "lift-hold", subjectId: lasting.id, refId, payload, reason } as const;
    return (await askForApproval(transaction, deps, person, asked)) ?? { done: true };
  });
}

/** Lifts a hold once a second person has approved it, and gives a landlord who has not answered the full time again. */
export async function liftApproved(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock">,
  { subjectId, refId, reason, askedBy }: Extract<StaffApproval, { kind: "lift-hold" }>,
): Promise<Refusal | null> {
  const policy = await lockPolicy(transaction, refId ?? "");
  const ended_at = deps.clock.now();
  const ended = { ended_at, ended_by: askedBy.id, outcome: "LIFTED", end_note: reason };
  if (!(await endCircumstance(transaction, subjectId, ended))) return refuse("STEP_NOT_ALLOWED");
  await recordAct(transaction, deps, { by: askedBy.id, act: "lift-hold", refId });
  await restartDeadline(transaction, deps, policy);
  return null;
}
