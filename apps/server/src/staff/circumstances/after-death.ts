import { type CallInput, type endAfterDeath, fieldError, type StaffApproval } from "@kautia/contract";
import type { Transaction } from "kysely";
import { endCircumstance, findLasting } from "../../circumstances/index.ts";
import type { Deps } from "../../deps.ts";
import { stopPremium, withdrawOrCancel } from "../../leaving/index.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { StaffMember } from "../../platform/http/callers.ts";
import { type Refusal, refuse, refuseFields } from "../../platform/http/refusal.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { lockPolicy } from "../../policy/index.ts";
import { askForApproval } from "../approvals/ask.ts";
import { changeKnown, type Done } from "../change-known.ts";
import { recordAct } from "../session.ts";

/** Asks a second person to let a contract go on with the heirs, or to end it, after the tenant has died. */
export function askAfterDeath(
  deps: Deps,
  person: StaffMember,
  refId: string,
  { outcome, endsOn, reason }: CallInput<typeof endAfterDeath>["body"],
): Promise<Done | Refusal> {
  return changeKnown(deps, refId, async (transaction, policy) => {
    const death = await findLasting(transaction, refId, "DEATH");
    if (!death) return refuse("STEP_NOT_ALLOWED");
    const [earliest, latest] = [death.happened_on ?? "", localDay(policy.country, deps.clock.now())];
    if (outcome === "ENDS" && (endsOn === null || endsOn < earliest || endsOn > latest))
      return refuseFields([
        fieldError("endsOn", endsOn === null ? "FIELD_REQUIRED" : "FIELD_INVALID", { earliest, latest }),
      ]);
    const payload = { outcome, endsOn: outcome === "ENDS" ? endsOn : null };
    const asked = { kind: "end-after-death", subjectId: death.id, refId, payload, reason } as const;
    return askForApproval(transaction, deps, person, asked);
  });
}

/**
 * Charges begin again, or the premium ends with the lease and the landlord is asked for a release: cover lasts until then, as
 * after moving out.
 */
export async function endApproved(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock" | "config" | "random" | "log" | "jobs">,
  { subjectId, refId, payload, reason, askedBy }: Extract<StaffApproval, { kind: "end-after-death" }>,
): Promise<Refusal | null> {
  const policy = await lockPolicy(transaction, refId ?? "");
  const ended = { ended_at: deps.clock.now(), ended_by: askedBy.id, outcome: payload.outcome, end_note: reason };
  if (!(await endCircumstance(transaction, subjectId, ended))) return refuse("STEP_NOT_ALLOWED");
  await recordAct(transaction, deps, { by: askedBy.id, act: "end-after-death", refId, detail: payload });
  if (payload.endsOn === null || policy.cover_state !== "ACCEPTED") return null;
  if (policy.premium_until === null || policy.premium_until > payload.endsOn)
    await stopPremium(transaction, deps, policy, payload.endsOn);
  if (policy.leaving_state === "STAYING") await withdrawOrCancel(transaction, deps, { refId: policy.ref_id, reason });
  return null;
}
