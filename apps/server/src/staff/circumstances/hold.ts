import type { StaffApproval } from "@kautia/contract";
import type { Transaction } from "kysely";
import { endCircumstance, findLasting, recordCircumstance } from "../../circumstances/index.ts";
import type { Deps } from "../../deps.ts";
import { restartDeadline } from "../../landlord/index.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { StaffMember } from "../../platform/http/callers.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { lockPolicy } from "../../policy/index.ts";
import { askForApproval } from "../approvals/ask.ts";
import { changeKnown, type Done } from "../change-known.ts";
import { recordAct } from "../session.ts";

/** Puts a contract on hold. The same again by the same person changes nothing. */
export function hold(deps: Deps, person: StaffMember, refId: string, reason: string): Promise<Done | Refusal> {
  return changeKnown(deps, refId, async (transaction) => {
    const suspicion = { ref_id: refId, kind: "SUSPICION", note: reason, recorded_by: person.id } as const;
    const lasting = await findLasting(transaction, refId, "SUSPICION");
    if (lasting?.recorded_by === person.id && lasting.note === reason) return null;
    if (!(await recordCircumstance(transaction, deps, suspicion))) return refuse("STEP_NOT_ALLOWED");
    await recordAct(transaction, deps, { by: person.id, act: "hold-policy", refId });
    return null;
  });
}

/** Asks a second person to lift the hold. */
export function askToLift(deps: Deps, person: StaffMember, refId: string, reason: string): Promise<Done | Refusal> {
  return changeKnown(deps, refId, async (transaction) => {
    const lasting = await findLasting(transaction, refId, "SUSPICION");
    if (!lasting) return refuse("STEP_NOT_ALLOWED");
    const payload = { heldBecause: lasting.note };
    const asked = { kind: "lift-hold", subjectId: lasting.id, refId, payload, reason } as const;
    return askForApproval(transaction, deps, person, asked);
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
