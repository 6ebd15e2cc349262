import { digitsOf, layOut, type Typed } from "./digits.ts";

/** No card has more digits (ISO/IEC 7812). */
const longest = 19;
const shortest = 12;

/** American Express groups digits 4-6-5 and has a security code of four digits. */
function isAmericanExpress(digits: string): boolean {
  return /^3[47]/.test(digits);
}

export function codeLength(number: string): 3 | 4 {
  return isAmericanExpress(digitsOf(number)) ? 4 : 3;
}

/** Groups the digits as on the card. */
export function groupNumber(digits: string): string {
  const groups = isAmericanExpress(digits)
    ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15), digits.slice(15)]
    : (digits.match(/\d{1,4}/g) ?? []);
  return groups.filter(Boolean).join(" ");
}

export function typeNumber(typed: Typed): Typed {
  return layOut(typed, groupNumber, longest);
}

/** Checks the length and the Luhn check digit, which detects a wrong digit and most swapped digits. */
export function isCardNumber(number: string): boolean {
  const digits = digitsOf(number);
  if (digits.length < shortest || digits.length > longest || /^0+$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Whether the number has the usual length of its brand and a valid check digit. A longer number can still be typed. */
export function isWholeNumber(number: string): boolean {
  const digits = digitsOf(number);
  return digits.length === (isAmericanExpress(digits) ? 15 : 16) && isCardNumber(digits);
}

/** The last four digits, the only ones that may be shown. */
export function lastDigits(number: string): string {
  return digitsOf(number).slice(-4);
}
