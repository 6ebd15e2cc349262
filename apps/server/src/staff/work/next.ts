import type { Colleague } from "@kautia/contract";
import type { StaffMember } from "../../platform/http/callers.ts";

/**
 * The id of the row after this one that still waits and is not assigned to a colleague; from the top if there is none below. Null if
 * it is the only one.
 */
export function nextOf<Row extends { assignee: Pick<Colleague, "id"> | null }>(
  rows: readonly Row[],
  person: Pick<StaffMember, "id">,
  { id, idOf, waits }: { id: string; idOf: (row: Row) => string; waits: (row: Row) => boolean },
): string | null {
  const here = rows.findIndex((row) => idOf(row) === id);
  const inOrder = [...rows.slice(here + 1), ...rows.slice(0, Math.max(0, here))];
  const next = inOrder.find((row) => waits(row) && (row.assignee === null || row.assignee.id === person.id));
  return next ? idOf(next) : null;
}
