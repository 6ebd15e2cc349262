/** What takes long to normalise, to sort or to search, by name; each `length` UTF-16 code units long. */
const patterns: Record<string, string | readonly string[]> = {
  letters: "a",
  digits: "0",
  blanks: " ",
  "marks of two classes, one after the other": ["\u0301", "\u0316"],
  "marks of two classes in turn": "\u0301\u0316",
  "marks of many classes": "\u0345\u0301\u0327\u0316\u0334\u031B\u05B0\u05BC\u064B\u0651\u0E38\u0E48\u0F71\u0F74\u3099",
  "letters with marks in the wrong order": "a\u0301\u0316\u0323\u0308",
  "marks outside of the basic plane": "\u{1D165}\u{1D16D}\u{1E8D0}\u{1E944}",
  "half-width marks": "\uFF76\uFF9E\u0301\uFF9E\uFF9F",
  "half-width marks without letters": "\uFF9E\u0301",
  "Hangul in parts": "\u1112\u1161\u11AB",
  "Hangul vowels": "\u1161\u11AB",
  "Tibetan vowels": "\u0F73\u0F75\u0F81",
  "characters that become eighteen": "\uFDFA",
  "joined letters": "\uFB01\u01C4",
  "invisible characters": "\u200B\u00AD\u2060",
  "direction marks": "\u202A\u2066\u200F",
  "blanks of many widths": "\u00A0\t\u3000\u2009",
  "line breaks": "\r\n",
  "lone surrogates": "\uD83D",
  emoji: "👩‍👩‍👧",
  dots: ".a",
  "at signs": "a@",
  "dashes and brackets": "1-(",
  slashes: "://",
  "commas and digits": "1,",
};

/** Each text also begins like one that people write, so that the end of it decides. */
export function endlessTexts(length: number): [name: string, text: string][] {
  return Object.entries(patterns).map(([name, pattern]) => {
    const parts = typeof pattern === "string" ? [pattern] : pattern;
    const runs = parts.map((part) => part.repeat(Math.floor(length / parts.length / part.length)));
    return [name, `a${runs.join("")}`];
  });
}
