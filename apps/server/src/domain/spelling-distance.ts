export interface SpellingDistance {
  /** Letters changed, left out, added, or swapped with their neighbour; anything above `most` is `most + 1`. */
  ofWhole: (text: string) => number;
  /** The same of whatever beginning of it fits best: somebody may still be typing. */
  ofBeginning: (text: string) => number;
}

/** Compares many texts with the one that was typed. Only cells that can still come to `most` are looked at. */
export function spellingDistanceTo(wanted: string, most: number): SpellingDistance {
  const width = wanted.length;
  const codes = Uint16Array.from({ length: width }, (_, at) => wanted.charCodeAt(at));
  const tooMany = most + 1;
  let beforeLast = new Uint16Array(width + 2);
  let last = new Uint16Array(width + 2);
  let row = new Uint16Array(width + 2);

  function measure(text: string, beginning: boolean): number {
    const height = beginning ? Math.min(text.length, width + most) : text.length;
    if (height < width - most || height > width + most) return tooMany;
    // Of a beginning, even nothing may be near enough.
    let best = beginning ? Math.min(width, tooMany) : tooMany;
    for (let j = 0; j <= width; j++) last[j] = j;
    last[width + 1] = tooMany;
    for (let i = 1; i <= height; i++) {
      if (fillRow(text, i) > most) return best;
      if (beginning && i >= width - most) best = Math.min(best, row[width] ?? tooMany);
      [beforeLast, last, row] = [last, row, beforeLast];
    }
    return beginning ? best : Math.min(last[width] ?? tooMany, tooMany);
  }

  /** Answers the least of the row. */
  function fillRow(text: string, i: number): number {
    const from = Math.max(1, i - most);
    const to = Math.min(width, i + most);
    const letter = text.charCodeAt(i - 1);
    const letterBefore = i > 1 ? text.charCodeAt(i - 2) : -1;
    row[from - 1] = from === 1 ? i : tooMany;
    row[to + 1] = tooMany;
    let least = row[from - 1] ?? tooMany;
    for (let j = from; j <= to; j++) {
      const changed = (last[j - 1] ?? tooMany) + (letter === codes[j - 1] ? 0 : 1);
      let cell = Math.min(changed, (last[j] ?? tooMany) + 1, (row[j - 1] ?? tooMany) + 1);
      if (j > 1 && letter === codes[j - 2] && letterBefore === codes[j - 1])
        cell = Math.min(cell, (beforeLast[j - 2] ?? tooMany) + 1);
      row[j] = cell;
      least = Math.min(least, cell);
    }
    return least;
  }

  return { ofWhole: (text) => measure(text, false), ofBeginning: (text) => measure(text, true) };
}
