/** The most common English words that German does not have, plus words that are frequent in this product. */
const english = new Set(
  (
    "the of and to is it you that for on are with as your they be at this have from or had by but not what all were we " +
    "when can said there use an each which she do how their if will up other about out many then them these so some her " +
    "would make like into time has look two more write go see no way could people than been call who its now find long " +
    "down day did get come made may please back next continue cancel send save choose check yes first second address " +
    "street house number city zip country phone password log sign landlord tenant rent deposit cover price year month " +
    "yearly monthly pay paid payment card claim claims insurance policy document documents upload file page link error " +
    "something went wrong again try help welcome start summary offer offers consent privacy terms rating thank"
  ).split(" "),
);

/** Words that exist in both languages. */
const german = new Set("so an will all was link start".split(" "));

/** The English words in a German text. For tests. */
export function findEnglish(text: string): string[] {
  const words = text
    // Placeholders, link targets, web and email addresses, and names of buttons and pages do not count as words.
    .replaceAll(/\{\w+\}|\]\([\w#/-]+\)|[\w.-]+@[\w.-]+|\b(?:www\.|https?:)\S+|‚[a-z-]+‘/g, " ")
    // Names of wallets.
    .replaceAll(/\b(?:Apple|Google) Pay\b/g, " ")
    // The country of a contract number, as in AT-7K4M-Q2XD-6, and of a masked account, as in AT•• •••• 3201.
    .replaceAll(/\b(?:DE|AT)[-•]/g, " ")
    // A number with letters in it is not a word either, whatever its letters spell.
    .replaceAll(/[\p{L}\d]*\d[\p{L}\d]*/gu, " ")
    .toLowerCase()
    .split(/[^\p{L}]+/u);
  return words.filter((word) => english.has(word) && !german.has(word));
}
