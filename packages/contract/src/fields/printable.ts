import { normalise } from "./normalise.ts";
import { printableRanges } from "./printable-ranges.ts";

const ranges = printableRanges.split(" ").map((range) => range.split("-").map((code) => Number.parseInt(code, 16)));

/** The letters and signs of a text that the fonts of our documents lack, each once. */
export function unprintableLetters(text: string): string[] {
  const letters = [...normalise(text.replace(/\p{Cf}/gu, ""))];
  return [...new Set(letters.filter((letter) => !isPrintable(letter.codePointAt(0) ?? 0)))];
}

function isPrintable(code: number): boolean {
  return ranges.some(([from = 0, to = from]) => from <= code && code <= to);
}
