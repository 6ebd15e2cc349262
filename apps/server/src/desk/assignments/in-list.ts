import type { AssignedFilter, WorkKind } from "@kautia/contract";
import type { Person } from "../session.ts";

/** SQL for the column `assignee` of a list. */
export const assigneeColumn = `CASE WHEN assignee.id IS NOT NULL
  THEN jsonb_build_object('id', assignee.id, 'name', assignee.name) END AS assignee`;

/**
 * SQL that joins the assignee unless the account is disabled. `id` is the SQL of the work's id: refId for a case, id
 * for a claim or proof.
 */
export const joinAssignee = (kind: WorkKind, id: string) => `
  LEFT JOIN desk_assignment taken ON taken.kind = '${kind}' AND taken.subject_id = ${id}
  LEFT JOIN staff_account assignee ON assignee.id = taken.staff_id AND assignee.disabled_at IS NULL`;

/**
 * SQL that filters by assignee. `parameter`: the number of the parameter with the value from `assignedTo`; `id`: the
 * SQL of the assignee's id.
 */
export const isAssigned = (parameter: number, id: string) =>
  `CASE $${parameter}::text WHEN '' THEN true WHEN 'NOBODY' THEN ${id} IS NULL
    ELSE ${id} IS NOT DISTINCT FROM $${parameter} END`;

export function assignedTo(filter: AssignedFilter | undefined, person: Pick<Person, "id">): string {
  return filter === "MINE" ? person.id : (filter ?? "");
}
