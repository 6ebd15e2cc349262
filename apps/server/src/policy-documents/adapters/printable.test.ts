import Pdf from "pdfkit";
import { unprintableLetters } from "@kautia/contract";
import { expect, test } from "vitest";
import { makeFontChooser } from "./fonts.ts";

const choose = makeFontChooser(new Pdf());
const isPrinted = (letter: string) => !choose(letter, "strong").some(({ text }) => text.startsWith("[U+"));

/** The letters of the two planes with living languages, without controls and unassigned code points. */
function printableRanges(): string {
  const ranges: [from: number, to: number][] = [];
  for (let code = 0x20; code < 0x2_00_00; code++) {
    const letter = String.fromCodePoint(code);
    if (/\p{C}/u.test(letter) || !isPrinted(letter)) continue;
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges.map((range) => [...new Set(range)].map((code) => code.toString(16)).join("-")).join(" ");
}

test("names may have the letters that the fonts of the documents have, and no others", async () => {
  const file = `/**
 * The code points that the fonts of our documents have, in hex. After a change of fonts:
 * npx vitest run --project server printable -u
 */
export const printableRanges =
  "${printableRanges()}";
`;
  await expect(file).toMatchFileSnapshot("../../../../../packages/contract/src/fields/printable-ranges.ts");
});

test.each(["Łukasz Weiß-Øster", "Nguyễn Thị Mai", "Αθηνά Παπαδοπούλου", "Юрий Щербаков", "Joh.Ch. D’Angelo"])(
  "the name '%s' is printed as it is",
  (name) => {
    expect(unprintableLetters(name)).toEqual([]);
    expect(
      choose(name, "regular")
        .map(({ text }) => text)
        .join(""),
    ).toBe(name);
  },
);
