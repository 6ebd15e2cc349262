/** The row after this one that still waits; from the top if there is none below. Null if it is the only one. */
export function nextOf<Row>(
  rows: readonly Row[],
  isThis: (row: Row) => boolean,
  waits: (row: Row) => boolean,
): Row | null {
  const here = rows.findIndex(isThis);
  const inOrder = [...rows.slice(here + 1), ...rows.slice(0, Math.max(0, here))];
  return inOrder.find(waits) ?? null;
}
