/** An ILIKE pattern for the words in this order; null if there is nothing to search for. */
export function toLikePattern(search: string | null): string | null {
  if (search === null) return null;
  return `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`).replaceAll(/\s+/g, "%")}%`;
}
