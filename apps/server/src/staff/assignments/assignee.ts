import type { AssignedFilter, Colleague, WorkKind } from "@kautia/contract";
import { type Expression, expressionBuilder, sql } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import type { StaffMember } from "../../platform/http/callers.ts";

/** The same for all rows, or worked out for each. */
type Kind = WorkKind | Expression<WorkKind>;

/** The assignee of work. No row if nobody is assigned or the account is disabled. */
export function selectAssignee(kind: Kind, id: Expression<string>) {
  return expressionBuilder<Database>()
    .selectFrom("desk_assignment as assignment")
    .innerJoin("staff_account as assignee", "assignee.id", "assignment.staff_id")
    .select(sql<Colleague>`jsonb_build_object('id', assignee.id, 'name', assignee.name)`.as("assignee"))
    .where("assignment.kind", "=", kind)
    .where("assignment.subject_id", "=", id)
    .where("assignee.disabled_at", "is", null);
}

/** `NOBODY`: the row has no assignee. `MINE`: its assignee is this person. */
export function isAssigned(
  kind: Kind,
  id: Expression<string>,
  filter: AssignedFilter,
  person: Pick<StaffMember, "id">,
) {
  const { exists, not } = expressionBuilder<Database>();
  const assignee = selectAssignee(kind, id);
  return filter === "NOBODY" ? not(exists(assignee)) : exists(assignee.where("assignee.id", "=", person.id));
}
