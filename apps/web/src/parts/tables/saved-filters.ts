/**
 * The last filters of each list, for each person who uses this browser. Words that were searched for are not kept: they
 * name tenants.
 */
const storageKey = (personId: string) => `staff-filters-${personId}`;

/** The list's address with the person's last filters. */
export function withSavedFilters(personId: string, pathname: string): string {
  const saved = readAll(personId)[listOf(pathname)];
  return typeof saved === "string" && saved ? `${pathname}?${saved}` : pathname;
}

export function saveFilters(personId: string, pathname: string, filters: URLSearchParams): void {
  try {
    localStorage.setItem(
      storageKey(personId),
      JSON.stringify({ ...readAll(personId), [listOf(pathname)]: String(filters) }),
    );
  } catch {
    // A browser that refuses storage remembers nothing.
  }
}

/** The path of the list without its language. */
function listOf(pathname: string): string {
  return pathname.split("/").slice(2).join("/");
}

function readAll(personId: string): Record<string, unknown> {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(storageKey(personId)) ?? "{}");
    return typeof saved === "object" && saved !== null ? { ...saved } : {};
  } catch {
    return {};
  }
}
