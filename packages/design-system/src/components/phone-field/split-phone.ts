/** Words before a number, as in 'tel:+43660…' and 'Mobil: 0660 …'. */
const LABEL = /^(?:tel|telefon|phone|mobil|mobile|handy)?[.:\s]*(?=[+(\d])/iu;

/** The number without what is copied along with it: a label, and brackets around the dial code. */
export function plainPhone(text: string): string {
  return text
    .replace(/\p{Cf}/gu, "")
    .replace("＋", "+")
    .trim()
    .replace(LABEL, "")
    .replace(/^\(\s*(\+|00)\s*(\d+)\s*\)/, "$1$2")
    .replace(/^\++\s*/, "+");
}

/** Splits '+43 660 1234567' or '0043 660 …' after a known dial code; `null` for a number without one. */
export function splitPhone(text: string, dialCodes: readonly string[]): { dialCode: string; number: string } | null {
  const international = plainPhone(text).replace(/^00(?=[1-9])/, "+");
  if (!international.startsWith("+")) return null;
  // Longest first, so that +1 does not match +1684.
  const known = [...dialCodes].sort((a, b) => b.length - a.length);
  const dialCode = known.find((code) => international.startsWith(code));
  if (dialCode === undefined) return null;
  return {
    dialCode,
    number: international
      .slice(dialCode.length)
      .replace(/^[\s\-./\u2010-\u2015]+/, "")
      .trim()
      .replace(/^\(0\)\s*/, ""),
  };
}
