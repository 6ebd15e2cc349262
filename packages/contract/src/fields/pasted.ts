import { normaliseLine, optionalText } from "./text.ts";
import { maxNameLength } from "../limits.ts";

/** Characters without a shape, which copying from chats, tables and right-to-left texts adds, and others that nobody sees. */
const shapeless = /[\p{Cf}\p{DI}\u2800]/gu;
const dashes = /[\u2010-\u2015\u2212\uFE58\uFE63]/g;
const fullWidth = /[\uFF01-\uFF5E]/g;
const arabicDigits = /[٠-٩۰-۹]/g;

/** A line of text without characters that have no shape or change the direction of what follows. */
export function cleanLine(text: string): string {
  return normaliseLine(text.replace(shapeless, ""));
}

/** A search term, as people paste it. */
export const searchText = optionalText(maxNameLength, cleanLine);

/** Cleans a value that a machine reads, such as an IBAN, a phone number or a date, as people paste it. */
export function cleanPasted(value: string): string {
  return cleanLine(value)
    .replace(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(arabicDigits, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(dashes, "-");
}

/** Puts the letters a to z in capitals and keeps all others. `toUpperCase` turns 'ß' into 'SS' and 'ı' into 'I'. */
export function asciiCapitals(text: string): string {
  return text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

/** An IBAN in capitals, without spaces, dashes and the word 'IBAN' in front. Not checked. */
export function plainIban(typed: string): string {
  return asciiCapitals(cleanPasted(typed).replace(/[\s.-]/g, "")).replace(/^IBAN:?(?=[A-Z]{2}\d)/, "");
}
