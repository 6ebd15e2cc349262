/**
 * Normalizes text for searching: lower-case letters without accents, 'ß' as 'ss', umlauts as two letters, and all other
 * characters as single spaces. The SQL function `plain_letters` differs: it keeps punctuation and spaces.
 */
export function plainLetters(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll("ä", "ae")
    .replaceAll("ö", "oe")
    .replaceAll("ü", "ue")
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replace(/[^a-z0-9]+/g, (other) => (/^\p{M}+$/u.test(other) ? "" : " "))
    .trim();
}
