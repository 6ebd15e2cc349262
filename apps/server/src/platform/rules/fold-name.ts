import { normalise } from "@kautia/contract";

const cyrillic = "абвгдеёжзийклмнопрстуфхцчшщъыьэюяіїєґў";
const cyrillicInLatin = "a b v g d e e zh z i i k l m n o p r s t u f kh ts ch sh sh _ y _ e yu ya i i e g u".split(
  " ",
);
const greek = "αβγδεζηθικλμνξοπρσςτυφχψω";
const greekInLatin = "a v g d e z i th i k l m n x o p r s s t y f ch ps o".split(" ");
const special: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "oe", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i" };

const letters = new Map([
  ...[...cyrillic].map((letter, index) => [letter, cyrillicInLatin[index]?.replace("_", "") ?? ""] as const),
  ...[...greek].map((letter, index) => [letter, greekInLatin[index] ?? ""] as const),
  ...Object.entries(special),
]);

/** Spells a letter of another alphabet in Latin letters, as passports do: 'Щ' is 'Sh'. Null for any other sign. */
export function spellLetter(letter: string): string | null {
  const lower = letter.toLowerCase();
  const spelt = letters.get(lower) ?? null;
  return spelt === null || letter === lower ? spelt : spelt.slice(0, 1).toUpperCase() + spelt.slice(1);
}

/** In order: ways in which languages write the same sound, the longest first. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/shch|tsch|tch|sch|sh|ch/g, "k"],
  [/kh/g, "h"],
  [/ph/g, "f"],
  [/th/g, "t"],
  [/dzh|dj|zh/g, "s"],
  [/tz|ts|z/g, "s"],
  [/x/g, "ks"],
  [/[cq]/g, "k"],
  [/w/g, "v"],
  [/ou|ue/g, "u"],
  [/ae/g, "a"],
  [/oe/g, "o"],
  [/[jy]/g, "i"],
  [/(.)\1+/g, "$1"],
];

/** Joiners, fillers and tags, which nobody sees between the letters of a name. */
const hidden = /[\p{Cf}\p{DI}]/gu;

const titles = /^(dr|prof|professor|dipl|ing|mag|herr|frau|mr|mrs|ms|und|and|u|der|die|das)$/;
const legalForms =
  /^(gmbh|ag|kg|ohg|ug|gbr|eg|ek|ev|se|mbh|co|ltd|llc|inc|plc|sa|sarl|srl|spa|bv|nv|oy|ab|as|ooo|oao|zao|pao|pjsc|jsc|ojsc|fze|limited|company|haftungsbeschrankt)$/;

/**
 * The words of a name in a form that is the same for its usual spellings: without case, accents, titles and legal forms;
 * umlauts written out or not; Cyrillic and Greek letters, and sounds that languages spell differently, in one way.
 */
export function foldName(name: string): string[] {
  const latin = normalise(name.replaceAll(hidden, "").toLowerCase())
    .replaceAll(/ο[υύ]/g, "ou")
    .replaceAll(
      /\p{L}/gu,
      (letter) => letters.get(letter) ?? letters.get(normalise(letter, "NFD").slice(0, 1)) ?? letter,
    );
  const words = normalise(normalise(latin, "NFKC"), "NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/['’`.]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && !titles.test(word));
  const kept = words.filter((word) => !legalForms.test(word));
  return (kept.length > 0 ? kept : words).map((word) =>
    sounds.reduce((folded, [written, sound]) => folded.replaceAll(written, sound), word),
  );
}
