/**
 * Cell j of row i: the errors between the text's first i and the typed text's first j letters, capped above
 * `maxErrors`.
 */
export type SpellingRow = Uint16Array;

export interface SpellingRows {
  width: number;
  first(): SpellingRow;
  /** Fills row i from the two rows before it and returns its minimum. Skips cells that must exceed `maxErrors`. */
  fill(row: SpellingRow, last: SpellingRow, beforeLast: SpellingRow, text: string, i: number): number;
}

export function spellingRows(wanted: string, maxErrors: number): SpellingRows {
  const width = wanted.length;
  const codes = Uint16Array.from({ length: width }, (_, index) => wanted.charCodeAt(index));
  const tooMany = maxErrors + 1;
  const at = (row: SpellingRow, j: number) => row[j] ?? tooMany;

  return {
    width,
    first() {
      const row = Uint16Array.from({ length: width + 2 }, (_, j) => j);
      row[width + 1] = tooMany;
      return row;
    },
    fill(row, last, beforeLast, text, i) {
      const from = Math.max(1, i - maxErrors);
      const to = Math.min(width, i + maxErrors);
      const letter = text.charCodeAt(i - 1);
      const letterBefore = i > 1 ? text.charCodeAt(i - 2) : -1;
      row[from - 1] = from === 1 ? i : tooMany;
      row[to + 1] = tooMany;
      let least = at(row, from - 1);
      for (let j = from; j <= to; j++) {
        const changed = at(last, j - 1) + (letter === codes[j - 1] ? 0 : 1);
        let cell = Math.min(changed, at(last, j) + 1, at(row, j - 1) + 1);
        if (j > 1 && letter === codes[j - 2] && letterBefore === codes[j - 1])
          cell = Math.min(cell, at(beforeLast, j - 2) + 1);
        row[j] = cell;
        least = Math.min(least, cell);
      }
      return least;
    },
  };
}

/** Counts letters changed, omitted, added or swapped with a neighbour, up to `maxErrors + 1`. */
export function spellingDistanceTo(wanted: string, maxErrors: number): (text: string) => number {
  const rows = spellingRows(wanted, maxErrors);
  const { width } = rows;
  const tooMany = maxErrors + 1;
  const start = rows.first();
  let [beforeLast, last, row] = [rows.first(), rows.first(), rows.first()];

  return (text) => {
    if (Math.abs(text.length - width) > maxErrors) return tooMany;
    last.set(start);
    for (let i = 1; i <= text.length; i++) {
      if (rows.fill(row, last, beforeLast, text, i) > maxErrors) return tooMany;
      [beforeLast, last, row] = [last, row, beforeLast];
    }
    return Math.min(last[width] ?? tooMany, tooMany);
  };
}
