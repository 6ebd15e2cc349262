import fc from "fast-check";
import { expect, test } from "vitest";
import { germanAmount } from "../de/policy-documents/number-words.ts";
import { englishAmount } from "../en/policy-documents/number-words.ts";

test.each([
  [0, "null Euro", "zero euros"],
  [100, "ein Euro", "one euro"],
  [101, "ein Euro und ein Cent", "one euro and one cent"],
  [10_100, "einhunderteins Euro", "one hundred and one euros"],
  [150_000, "eintausendfünfhundert Euro", "one thousand five hundred euros"],
  [
    112_116,
    "eintausendeinhunderteinundzwanzig Euro und sechzehn Cent",
    "one thousand one hundred and twenty-one euros and sixteen cents",
  ],
  [1_700_030, "siebzehntausend Euro und dreißig Cent", "seventeen thousand euros and thirty cents"],
  [2_100_100, "einundzwanzigtausendeins Euro", "twenty-one thousand and one euros"],
])("%d cents are '%s' and '%s'", (cents, german, english) => {
  expect([germanAmount(cents), englishAmount(cents)]).toEqual([german, english]);
});

const amounts = fc.integer({ min: 0, max: 99_999_999 });

test("reading the words of an amount gives the amount again", () => {
  fc.assert(
    fc.property(amounts, (cents) => {
      expect(readGerman(germanAmount(cents))).toBe(cents);
      expect(readEnglish(englishAmount(cents))).toBe(cents);
    }),
    { numRuns: 500 },
  );
});

/** Adds up the numerals of the language, taken from its own list. */
function readGerman(amount: string): number {
  const [euros = "", cents = "null"] = amount.split(" Euro und ").map((part) => part.replace(/ (Euro|Cent)$/, ""));
  return numberOf(euros) * 100 + numberOf(cents);
}

const germanUnits = "null|eins?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf".split("|");
const germanTeens = "dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn|achtzehn|neunzehn".split("|");
const germanTens = "zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig".split("|");

function numberOf(word: string): number {
  if (word.includes("tausend")) {
    const [before = "", after = ""] = word.split("tausend");
    return numberOf(before) * 1_000 + numberOf(after);
  }
  if (word.includes("hundert")) {
    const [before = "", after = ""] = word.split("hundert");
    return numberOf(before) * 100 + numberOf(after);
  }
  const ten = germanTens.findIndex((germanTen) => word.endsWith(germanTen));
  if (ten >= 0) return numberOf(word.split("und").slice(0, -1).join("")) + (ten + 2) * 10;
  if (word === "") return 0;
  const teen = germanTeens.indexOf(word);
  if (teen >= 0) return teen + 13;
  const unit = germanUnits.findIndex((germanUnit) => new RegExp(`^${germanUnit}$`).test(word));
  if (unit < 0) throw new Error(`'${word}' is no German number`);
  return unit;
}

const english: Record<string, number> = Object.fromEntries(
  [
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen",
    "eighteen nineteen",
  ]
    .join(" ")
    .split(" ")
    .map((word, number) => [word, number]),
);
"twenty thirty forty fifty sixty seventy eighty ninety"
  .split(" ")
  .forEach((word, index) => (english[word] = index * 10 + 20));

function readEnglish(amount: string): number {
  const [euros = "", cents = ""] = amount.split(/ euros?/);
  return readEnglishNumber(euros) * 100 + readEnglishNumber(cents.replace(/ cents?$/, ""));
}

function readEnglishNumber(text: string): number {
  let thousands = 0;
  let below = 0;
  for (const word of text.split(/[\s-]+/).filter((item) => item && item !== "and")) {
    if (word === "thousand") [thousands, below] = [below * 1_000, 0];
    else if (word === "hundred") below *= 100;
    else if (english[word] === undefined) throw new Error(`'${word}' is no English number`);
    else below += english[word];
  }
  return thousands + below;
}
