import { type SpellingRow, spellingRows } from "../../platform/rules/spelling-distance.ts";

/** Sorted texts, each with the number of its owner, searchable by prefix. */
export interface PrefixIndex {
  withPrefix(prefix: string): number[];
  /** Owners of texts with a prefix that has at most `maxErrors` spelling errors (see `spellingDistanceTo`). */
  withSimilarPrefix(wanted: string, maxErrors: number): { belongsTo: number; errors: number }[];
}

export function makePrefixIndex(entries: readonly (readonly [text: string, belongsTo: number])[]): PrefixIndex {
  const sorted = entries.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const texts = sorted.map(([text]) => text);
  const owners = sorted.map(([, belongsTo]) => belongsTo);
  const shared = texts.map((text, index) => sharedLength(text, texts[index - 1] ?? ""));

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
    withPrefix: (prefix) => owners.slice(firstFrom(prefix), firstFrom(`${prefix}\uFFFF`)),

    /* Texts with a common prefix share rows of the distance table. Once a row exceeds the limit, skip them all. */
    withSimilarPrefix(wanted, maxErrors) {
      const rows = spellingRows(wanted, maxErrors);
      const tooMany = maxErrors + 1;
      const longest = rows.width + maxErrors;
      const stack: SpellingRow[] = Array.from({ length: longest + 1 }, () => rows.first());
      const rowAt = (depth: number): SpellingRow => stack[Math.max(depth, 0)] ?? rows.first();
      const best = [Math.min(rows.width, tooMany)];
      let depth = 0;
      let settled = false;
      const found: { belongsTo: number; errors: number }[] = [];
      for (const [index, text] of texts.entries()) {
        const alike = shared[index] ?? 0;
        if (!settled || alike < depth) {
          depth = Math.min(alike, depth);
          settled = false;
          while (!settled && depth < text.length) {
            depth++;
            const least = rows.fill(rowAt(depth), rowAt(depth - 1), rowAt(depth - 2), text, depth);
            const errors = depth >= rows.width - maxErrors ? (rowAt(depth)[rows.width] ?? tooMany) : tooMany;
            best[depth] = Math.min(best[depth - 1] ?? tooMany, errors);
            settled = least > maxErrors || depth === longest;
          }
        }
        const errors = best[depth] ?? tooMany;
        if (errors <= maxErrors) found.push({ belongsTo: owners[index] ?? 0, errors });
      }
      return found;
    },
  };
}

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}
