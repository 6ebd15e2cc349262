import type { Colleague } from "@kautia/contract";
import type { StaffMember } from "../../platform/http/callers.ts";

/**
 * The row after this one that still waits and is not assigned to a colleague; from the top if there is none below. Null if
 * it is the only one.
 */
export function nextOf<Row extends { assignee: Pick<Colleague, "id"> | null }>(
  rows: readonly Row[],
  { id }: Pick<StaffMember, "id">,
  isThis: (row: Row) => boolean,
  waits: (row: Row) => boolean,
): Row | null {
  const here = rows.findIndex(isThis);
  const inOrder = [...rows.slice(here + 1), ...rows.slice(0, Math.max(0, here))];
  return inOrder.find((row) => waits(row) && (row.assignee === null || row.assignee.id === id)) ?? null;
}
