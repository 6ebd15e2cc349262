import { digitsOf, layOut, type Typed } from "./digits.ts";

/** No card has more digits (ISO/IEC 7812). */
const longest = 19;
const shortest = 12;

/** American Express writes 4-6-5 and has four digits on the front. */
function isAmericanExpress(digits: string): boolean {
  return /^3[47]/.test(digits);
}

/** How many digits the security code of this card has. */
export function codeLength(number: string): 3 | 4 {
  return isAmericanExpress(digitsOf(number)) ? 4 : 3;
}

/** Digits in the groups that stand on the card. */
export function groupNumber(digits: string): string {
  const groups = isAmericanExpress(digits)
    ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15), digits.slice(15)]
    : (digits.match(/\d{1,4}/g) ?? []);
  return groups.filter(Boolean).join(" ");
}

/** What the field shows after a key or a paste. */
export function typeNumber(typed: Typed): Typed {
  return layOut(typed, groupNumber, longest);
}

/** Whether a number can be a card's: its length, and the check digit by Luhn, which catches a wrong or swapped digit. */
export function isCardNumber(number: string): boolean {
  const digits = digitsOf(number);
  if (digits.length < shortest || digits.length > longest || /^0+$/.test(digits)) return false;
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** The digits that may be shown of a card: the last four. */
export function lastDigits(number: string): string {
  return digitsOf(number).slice(-4);
}
