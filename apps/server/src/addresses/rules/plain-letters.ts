/**
 * Text as it is compared while searching: small letters without accents, 'ß' as 'ss', umlauts as two letters, and
 * everything else as single spaces. The SQL function of the same name does likewise.
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
