/** Digits of Arabic and of wide keyboards as 0 to 9, and wide signs as usual ones, without characters that nobody sees. */
export function plainDigits(text: string): string {
  return text
    .replace(/\p{Cf}/gu, "")
    .replace(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) % 16));
}
