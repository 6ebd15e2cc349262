const ending =
  /(?:str|stra(?:ß|ss)e|weg|allee|platz|gasse|ring|damm|ufer|chaussee|steig|stieg|pfad|promenade|zeile|kai|twiete)\.?$/i;
/** Street names that start with the type: 'Platz der Republik', 'Straße des 17. Juni'. */
const beginning = /^(?:str\.|stra(?:ß|ss)e|weg|allee|platz|ring|ufer|promenade)$/i;
/** What follows belongs to the street: 'Alte Straße am See'. */
const joining = /^(?:am|an|auf|bei|beim|der|des|im|in|nach|ob|unter|vom|von|zum|zur)$/;

export function isStreet(text: string): boolean {
  return text.split(" ").some((word) => ending.test(word));
}

/** Whether a text, which a house number follows, is a whole street: 'Torstraße', but not 'Am Hang'. */
export function endsStreet(text: string): boolean {
  return ending.test(text.trim());
}

/** Street and city of a text without comma: 'Torstraße Berlin', and after a zip 'Berlin Torstraße'. */
export function splitStreet(text: string, zipFirst: boolean): [street: string, city: string | null] {
  const words = text.split(" ");
  const end = words.findIndex((word) => ending.test(word));
  if (end < 0 || (end === 0 && beginning.test(words[0] ?? ""))) return [text, null];
  if (zipFirst && end > 0) {
    const length = cityLength(words.slice(0, end));
    return [words.slice(length).join(" "), words.slice(0, length).join(" ")];
  }
  const city = words.slice(end + 1);
  if (city.length === 0 || joining.test(city[0] ?? "")) return [text, null];
  return [words.slice(0, end + 1).join(" "), city.join(" ")];
}

const firstHalf = /^(?:Bad|St\.|Sankt|Neu|Alt|Groß|Klein|Markt|Maria|Deutsch|Wiener)$/i;
const middle = /^(?:am|an|der|im|in|ob|bei|auf)$/;

/** How many words the city has: 'Bad Homburg', 'Frankfurt am Main', 'Frankfurt (Oder)'. */
function cityLength(words: readonly string[]): number {
  let length = firstHalf.test(words[0] ?? "") ? 2 : 1;
  while (middle.test(words[length] ?? "") || words[length]?.startsWith("("))
    length += words[length]?.startsWith("(") ? 1 : middle.test(words[length + 1] ?? "") ? 3 : 2;
  return Math.min(length, words.length);
}
