import { normalise } from "./normalise.ts";

/** Digits and symbols that people substitute for letters. */
const substitutions: Record<string, string> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
};

/** Words that people put beside our name when they choose a password for this account. */
const besideBrand = /passwor[dt]|account|konto|login|meine?/g;

/** Fewer letters than these, beside our name, make no word. */
const shortestWord = 3;

/** A shorter brand name is part of many words, so it is not looked for inside a password. */
const shortestBrand = 4;

/**
 * Whether a password is one of the `common` ones, which attackers try first, or our name and little else. Also recognizes
 * substituted letters and added digits or symbols: 'P@ssw0rd', 'Qwerty123!'. A common word or our name among other words
 * is no reason to refuse a password (docs/security.md).
 */
export function isCommonPassword(password: string, common: ReadonlySet<string>, brandName: string): boolean {
  const plain = normalise(password, "NFKC").toLowerCase();
  const forms = [plain, trimTo(/[\p{L}\p{N}]/u, plain), trimTo(/\p{L}/u, plain)];
  const allForms = [...forms, ...forms.map(undoSubstitutions)];
  return allForms.some((form) => common.has(form) || isLittleButBrand(form, brandName));
}

function isLittleButBrand(form: string, brandName: string): boolean {
  const [written, brand] = [lettersOf(form), lettersOf(normalise(brandName, "NFKC").toLowerCase())];
  if (brand.length < shortestBrand) return written === brand;
  if (!written.includes(brand)) return false;
  return [...written.replaceAll(brand, "").replaceAll(besideBrand, "")].length < shortestWord;
}

function lettersOf(text: string): string {
  return text.replaceAll(/\P{L}/gu, "");
}

/** The text from the first to the last of these characters. */
function trimTo(wanted: RegExp, text: string): string {
  const characters = [...text];
  const found = characters.flatMap((character, index) => (wanted.test(character) ? [index] : []));
  return characters.slice(found[0] ?? characters.length, (found.at(-1) ?? 0) + 1).join("");
}

function undoSubstitutions(text: string): string {
  return text.replaceAll(/[@431!0$57]/g, (symbol) => substitutions[symbol] ?? symbol);
}
