const counted = 3_000;

/** What people write in place of letters, because a rule asks for digits and special characters. */
const disguises: Record<string, string> = {
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

let known: Promise<ReadonlySet<string>> | null = null;

/**
 * Whether a password is one of the 3,000 most common, also with letters disguised and with digits and signs around it:
 * 'P@ssw0rd', 'Qwerty123!'. Those are what is tried first. docs/security.md.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= readCommon();
  const common = await known;
  const plain = password.normalize("NFKC").toLowerCase();
  const bare = plain.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
  const letters = plain.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  const forms = [plain, bare, letters];
  return [...forms, ...forms.map(undisguise)].some((one) => common.has(one));
}

function undisguise(text: string): string {
  return text.replaceAll(/[@431!0$57]/g, (sign) => disguises[sign] ?? sign);
}

/** Read when somebody first sets a password; no start waits for it. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].slice(0, counted));
}
