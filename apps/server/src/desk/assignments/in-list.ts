import type { AssignedFilter, WorkKind } from "@kautia/contract";
import type { Person } from "../session.ts";

/** The column `assignee` of a list. */
export const assigneeColumn = `CASE WHEN assignee.id IS NOT NULL
  THEN jsonb_build_object('id', assignee.id, 'name', assignee.name) END AS assignee`;

/** A disabled account no longer works on anything. `id` is the SQL of the case's refId or the claim's or proof's id. */
export const joinAssignee = (kind: WorkKind, id: string) => `
  LEFT JOIN desk_assignment taken ON taken.kind = '${kind}' AND taken.subject_id = ${id}
  LEFT JOIN staff_account assignee ON assignee.id = taken.staff_id AND assignee.disabled_at IS NULL`;

/** True for the rows that `assignedTo` asks for; the parameter's number and the SQL of the assignee's id. */
export const isAssigned = (parameter: number, id: string) =>
  `CASE $${parameter}::text WHEN '' THEN true WHEN 'NOBODY' THEN ${id} IS NULL
    ELSE ${id} IS NOT DISTINCT FROM $${parameter} END`;

export function assignedTo(filter: AssignedFilter | undefined, person: Pick<Person, "id">): string {
  return filter === "MINE" ? person.id : (filter ?? "");
}
