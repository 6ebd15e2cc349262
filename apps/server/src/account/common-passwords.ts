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

/** Also with substituted letters and added digits or symbols: 'P@ssw0rd', 'Qwerty123!' (docs/security.md). */
export async function isCommonPassword(password: string): Promise<boolean> {
  commonPasswords ??= loadCommonPasswords();
  const common = await commonPasswords;
  const plain = password.normalize("NFKC").toLowerCase();
  const trimmed = plain.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
  const lettersOnly = plain.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  const forms = [plain, trimmed, lettersOnly];
  return [...forms, ...forms.map(undoSubstitutions)].some((form) => common.has(form));
}

function undoSubstitutions(text: string): string {
  return text.replaceAll(/[@431!0$57]/g, (symbol) => substitutions[symbol] ?? symbol);
}

/** Loaded on first use, so that the server starts faster. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].slice(0, commonPasswordCount));
}
