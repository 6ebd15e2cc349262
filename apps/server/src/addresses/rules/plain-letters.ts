/** 'Größe 5-7' becomes 'groesse 5 7'. The SQL function `plain_letters` differs: it keeps punctuation and spaces. */
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
