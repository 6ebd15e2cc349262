/** A pattern for ILIKE that finds what holds these words, in this order; null finds everything. */
export function containing(search: string | null): string | null {
  if (search === null) return null;
  return `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`).replaceAll(/\s+/g, "%")}%`;
}
