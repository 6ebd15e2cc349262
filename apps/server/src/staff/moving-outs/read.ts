import type { CalendarDate, StaffMovingOut } from "@kautia/contract";
import type { Kysely } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { isUuid } from "../../platform/rules/uuid.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { readMovingOuts } from "../../leaving/index.ts";
import { readPolicyView } from "../../account/index.ts";
import { type Policy, policyStatus, tenantNames } from "../../policy/index.ts";
import type { Deps } from "../../deps.ts";
import { movingOutDue, selectMovingOuts } from "../../views/moving-outs.ts";
import { readDraft } from "../work/drafts.ts";
import { nextOf } from "../work/next.ts";
import { type MovingOutListNeeds, movingOutList } from "./list.ts";
import { readAssignee } from "../assignments/assign.ts";

export async function readMovingOut(
  deps: MovingOutListNeeds & Pick<Deps, "clock">,
  id: string,
): Promise<StaffMovingOut | Refusal> {
  const { db, person, clock } = deps;
  const policy = await findMovingOutPolicy(db, id);
  const found = policy && (await readMovingOuts(db, policy)).find((movingOut) => movingOut.id === id);
  if (!policy || !found) return refuse("CASE_UNKNOWN");
  return {
    ...found,
    refId: policy.ref_id,
    contractNumber: policy.contract_number,
    status: policyStatus(policy),
    language: policy.language,
    tenantName: tenantNames(policy).join(", "),
    landlordName: policy.landlord_name,
    fullAddress: policy.full_address,
    coverStart: policy.cover_start,
    cancelledOn: await readCancelledOn(db, policy),
    assignee: await readAssignee(db, { kind: "MOVING_OUT", id }),
    dueAt: (await readDue(deps, id))?.toISOString() ?? null,
    draft: await readDraft(db, person, { kind: "MOVING_OUT", id }),
    next: await findNext(deps, id),
    line: (await readPolicyView(db, policy, clock.now())).line,
  };
}

async function readDue({ db, config }: MovingOutListNeeds, id: string): Promise<Date | null> {
  const row = await db
    .selectFrom(selectMovingOuts(db).as("given"))
    .select(movingOutDue(config.brand.promisedWorkingDays).as("dueAt"))
    .where("given.id", "=", id)
    .executeTakeFirst();
  return row?.dueAt ?? null;
}

/** The proof that waits next, in the order of the list. */
async function findNext(deps: MovingOutListNeeds, id: string): Promise<string | null> {
  const asked = { state: undefined, assigned: undefined, search: null, order: undefined, page: 1 };
  const { rows } = await movingOutList.readPage(deps, asked);
  return nextOf(rows, deps.person, { id, idOf: (row) => row.id, waits: ({ state }) => state === "OPEN" });
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
