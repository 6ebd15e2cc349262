import type { AssignedFilter, Colleague, WorkKind } from "@kautia/contract";
import { type Expression, expressionBuilder, sql } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import type { StaffMember } from "../../platform/http/callers.ts";

/** Who works on it; no row while nobody does, or if the account is disabled. `id`: refId of a case, id of a claim or proof. */
export function selectAssignee(kind: WorkKind, id: Expression<string>) {
  return expressionBuilder<Database>()
    .selectFrom("desk_assignment as taken")
    .innerJoin("staff_account as assignee", "assignee.id", "taken.staff_id")
    .select(sql<Colleague>`jsonb_build_object('id', assignee.id, 'name', assignee.name)`.as("assignee"))
    .where("taken.kind", "=", kind)
    .where("taken.subject_id", "=", id)
    .where("assignee.disabled_at", "is", null);
}

/** Whether the assignee is the one that the filter wants. */
export function isAssigned(
  kind: WorkKind,
  id: Expression<string>,
  filter: AssignedFilter,
  person: Pick<StaffMember, "id">,
) {
  const { exists, not } = expressionBuilder<Database>();
  const assignee = selectAssignee(kind, id);
  return filter === "NOBODY" ? not(exists(assignee)) : exists(assignee.where("assignee.id", "=", person.id));
}
