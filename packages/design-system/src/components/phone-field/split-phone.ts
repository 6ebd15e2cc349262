/** Splits '+43 660 1234567' or '0043 660 …' after a known dial code; `null` for a number without one. */
export function splitPhone(text: string, dialCodes: readonly string[]): { dialCode: string; number: string } | null {
  // Numbers copied from an address book have direction marks around them.
  const international = text
    .replace(/\p{Cf}/gu, "")
    .replace("＋", "+")
    .trim()
    .replace(/^00(?=[1-9])/, "+");
  if (!international.startsWith("+")) return null;
  // Longest first, so that +1 does not match +1684.
  const known = [...dialCodes].sort((a, b) => b.length - a.length);
  const dialCode = known.find((code) => international.startsWith(code));
  if (dialCode === undefined) return null;
  return {
    dialCode,
    number: international
      .slice(dialCode.length)
      .trim()
      .replace(/^\(0\)\s*/, ""),
  };
}
