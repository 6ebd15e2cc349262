/** What the person last looked at in a list, until the page is closed. */
interface Visit {
  search: Partial<Record<string, string>>;
  /** The row that was opened. */
  rowId: string | null;
}

const visits = new Map<string, Visit>();

/** By the path of the list, such as `/staff/policies`. */
export function lastVisit(path: string): Visit | undefined {
  return visits.get(path);
}

export function noteSearch(path: string, search: Visit["search"]): void {
  visits.set(path, { search, rowId: visits.get(path)?.rowId ?? null });
}

export function noteOpened(path: string, rowId: string): void {
  visits.set(path, { search: visits.get(path)?.search ?? {}, rowId });
}
