/** Arabic and full-width digits as 0 to 9 and full-width signs as usual ones, without invisible characters. */
export function plainDigits(text: string): string {
  return text
    .replace(/\p{Cf}/gu, "")
    .replace(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) % 16));
}
