import { normalise } from "@kautia/contract";

const commonPasswordCount = 3_000;

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

let commonPasswords: Promise<ReadonlySet<string>> | null = null;

/**
 * Whether a password is one of the 3,000 most common ones, which attackers try first. Also recognizes substituted letters and
 * added digits or symbols: 'P@ssw0rd', 'Qwerty123!'. A password with the brand's name in it counts as common
 * (docs/security.md).
 */
export async function isCommonPassword(password: string, brandName: string): Promise<boolean> {
  commonPasswords ??= loadCommonPasswords();
  const common = await commonPasswords;
  const plain = normalise(password, "NFKC").toLowerCase();
  const trimmed = trimTo(/[\p{L}\p{N}]/u, plain);
  const lettersOnly = trimTo(/\p{L}/u, plain);
  const forms = [plain, trimmed, lettersOnly];
  const allForms = [...forms, ...forms.map(undoSubstitutions)];
  return allForms.some((form) => common.has(form) || containsBrand(form, brandName));
}

/** The shortest brand name that is looked for inside a password; shorter ones are part of many words. */
const shortestBrand = 4;

function containsBrand(form: string, brandName: string): boolean {
  const letters = (text: string) =>
    normalise(text, "NFKC")
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]/gu, "");
  const [written, brand] = [letters(form), letters(brandName)];
  return brand.length < shortestBrand ? written === brand : written.includes(brand);
}

/** The text from the first to the last of these characters. */
function trimTo(wanted: RegExp, text: string): string {
  const characters = [...text];
  const first = characters.findIndex((character) => wanted.test(character));
  const last = characters.findLastIndex((character) => wanted.test(character));
  return first < 0 ? "" : characters.slice(first, last + 1).join("");
}

function undoSubstitutions(text: string): string {
  return text.replaceAll(/[@431!0$57]/g, (symbol) => substitutions[symbol] ?? symbol);
}

/** Loaded on first use, so that the server starts faster. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].slice(0, commonPasswordCount));
}
