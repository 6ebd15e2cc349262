import { type SpellingRow, spellingRows } from "./spelling-distance.ts";

/** Texts in their order, each with the number of what it belongs to: to find those that begin alike, or nearly so. */
export interface PrefixIndex {
  beginningWith(prefix: string): number[];
  /**
   * Those of which some beginning is `wanted` but for at most so many errors, with how many: letters changed, left out, added, or
   * swapped with their neighbour.
   */
  nearlyBeginningWith(wanted: string, most: number): { belongsTo: number; errors: number }[];
}

export function makePrefixIndex(entries: readonly (readonly [text: string, belongsTo: number])[]): PrefixIndex {
  const sorted = entries.toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
  const texts = sorted.map(([text]) => text);
  const owners = sorted.map(([, belongsTo]) => belongsTo);
  const shared = texts.map((text, at) => sharedLength(text, texts[at - 1] ?? ""));

  function firstFrom(prefix: string): number {
    let [low, high] = [0, texts.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((texts[middle] ?? "") < prefix) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    beginningWith: (prefix) => owners.slice(firstFrom(prefix), firstFrom(`${prefix}\uFFFF`)),

    /*
     * Texts that begin alike share the rows of the table that compares them; and once no cell of a row can come to so few errors, that
     * is so for all texts that begin like this. Most are never looked at.
     */
    nearlyBeginningWith(wanted, most) {
      const rows = spellingRows(wanted, most);
      const tooMany = most + 1;
      const longest = rows.width + most;
      const stack: SpellingRow[] = Array.from({ length: longest + 1 }, () => rows.first());
      const rowAt = (depth: number): SpellingRow => stack[Math.max(depth, 0)] ?? rows.first();
      // Of the beginning of each length: the fewest errors of it and of any shorter one.
      const best = [Math.min(rows.width, tooMany)];
      let depth = 0;
      let settled = false;
      const found: { belongsTo: number; errors: number }[] = [];
      for (const [at, text] of texts.entries()) {
        const alike = shared[at] ?? 0;
        if (!settled || alike < depth) {
          depth = Math.min(alike, depth);
          settled = false;
          while (!settled && depth < text.length) {
            depth++;
            const least = rows.fill(rowAt(depth), rowAt(depth - 1), rowAt(depth - 2), text, depth);
            const errors = depth >= rows.width - most ? (rowAt(depth)[rows.width] ?? tooMany) : tooMany;
            best[depth] = Math.min(best[depth - 1] ?? tooMany, errors);
            settled = least > most || depth === longest;
          }
        }
        const errors = best[depth] ?? tooMany;
        if (errors <= most) found.push({ belongsTo: owners[at] ?? 0, errors });
      }
      return found;
    },
  };
}

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}
