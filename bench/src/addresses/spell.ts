import type { Dice } from "./dice.ts";
import type { Street } from "./streets.ts";

export interface Typed {
  query: string;
  country: Street["country"];
  /** The address that is meant; null where what is typed could be many. */
  meant: string | null;
}

type Way = (street: Street, number: number, dice: Dice) => { query: string; whole: boolean };

/** How people type an address: half of it, made short, in another order, with an error. */
const ways: readonly [Way, ...Way[]] = [
  ({ street }, _, dice) => ({ query: street.slice(0, 2 + dice.below(street.length - 2)), whole: false }),
  ({ street }, number) => ({ query: `${street} ${number}`, whole: false }),
  ({ street, city }, number, dice) => ({
    query: `${street} ${number}, ${city.slice(0, 1 + dice.below(city.length))}`,
    whole: false,
  }),
  ({ street, zip }, number, dice) => ({
    query: `${street} ${number}, ${zip.slice(0, 1 + dice.below(4))}`,
    whole: false,
  }),
  ({ city }) => ({ query: city, whole: false }),
  ({ street, zip, city }, number) => ({ query: `${street} ${number}, ${zip} ${city}`, whole: true }),
  ({ street, zip, city }, number) => ({ query: `${zip} ${city}, ${street} ${number}`, whole: true }),
  ({ street, zip }, number) => ({ query: `${number} ${makeShort(street)} ${zip}`, whole: true }),
  ({ street, zip, city }, number) => ({ query: `${writeOut(street)} ${number} ${zip} ${writeOut(city)}`, whole: true }),
  ({ street, zip, city }, number, dice) => ({
    query: `${mistype(street, dice)} ${number}, ${zip} ${city}`,
    whole: true,
  }),
  ({ street, zip }, number, dice) => ({ query: `${mistype(makeShort(street), dice)} ${number} ${zip}`, whole: true }),
  // The street right and the place wrong: in a city of many zips which one is meant is not said.
  ({ street, city }, number, dice) => ({ query: `${street} ${number}, ${mistype(city, dice)}`, whole: false }),
  ({ street, city }, number, dice) => ({ query: `${mistype(street, dice)} ${number}, ${city}`, whole: false }),
];

/** The same street, as somebody types it. */
export function spell(street: Street, dice: Dice): Typed {
  const number = 1 + dice.below(120);
  const { query, whole } = dice.pick(ways)(street, number, dice);
  const meant = `${street.street} ${number}, ${street.zip} ${street.city}`;
  return { query, country: street.country, meant: whole ? meant : null };
}

function makeShort(street: string): string {
  return street
    .replace(/straße$/, "str.")
    .replace(/ Straße$/, " Str.")
    .toLowerCase();
}

function writeOut(text: string): string {
  return text.replaceAll("ß", "ss").replaceAll("ä", "ae").replaceAll("ö", "oe").replaceAll("ü", "ue");
}

/** A letter left out, doubled, or swapped with its neighbour. */
function mistype(text: string, dice: Dice): string {
  const at = 1 + dice.below(Math.max(1, text.length - 3));
  const [before, letter, after] = [text.slice(0, at), text.charAt(at), text.slice(at + 1)];
  const kind = dice.below(3);
  if (kind === 0) return before + after;
  if (kind === 1) return before + letter + letter + after;
  return before + after.charAt(0) + letter + after.slice(1);
}
