import type { CalendarDate, StaffMovingOut } from "@kautia/contract";
import type { Kysely } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { isUuid } from "../../platform/rules/uuid.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { readMovingOuts } from "../../leaving/index.ts";
import { readPolicyView } from "../../account/index.ts";
import { type Policy, policyStatus } from "../../policy/index.ts";
import { readAssignee } from "../assignments/assign.ts";

export async function readMovingOut(db: Kysely<Database>, id: string, now: Date): Promise<StaffMovingOut | Refusal> {
  const policy = await findMovingOutPolicy(db, id);
  const found = policy && (await readMovingOuts(db, policy)).find((movingOut) => movingOut.id === id);
  if (!policy || !found) return refuse("CASE_UNKNOWN");
  return {
    ...found,
    refId: policy.ref_id,
    contractNumber: policy.contract_number,
    status: policyStatus(policy),
    language: policy.language,
    tenantName: policy.tenant_name,
    landlordName: policy.landlord_name,
    fullAddress: policy.full_address,
    coverStart: policy.cover_start,
    cancelledOn: await readCancelledOn(db, policy),
    assignee: await readAssignee(db, { kind: "MOVING_OUT", id }),
    line: (await readPolicyView(db, policy, now)).line,
  };
}

/** The local day of the cancellation that waits for its release; null if there is none. */
export async function readCancelledOn(db: Kysely<Database>, { ref_id, country }: Policy): Promise<CalendarDate | null> {
  const cancelled = await db
    .selectFrom("cancellation")
    .select("requested_at")
    .where("ref_id", "=", ref_id)
    .executeTakeFirst();
  return cancelled ? localDay(country, cancelled.requested_at) : null;
}

/** The policy of a proof; null when the id is unknown or malformed. */
export async function findMovingOutPolicy(db: Kysely<Database>, id: string) {
  if (!isUuid(id)) return null;
  const policy = await db
    .selectFrom("policy")
    .innerJoin("moving_out", "moving_out.ref_id", "policy.ref_id")
    .selectAll("policy")
    .where("moving_out.id", "=", id)
    .executeTakeFirst();
  return policy ?? null;
}
