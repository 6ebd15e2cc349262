import type { Dice } from "./dice.ts";
import type { Street } from "./streets.ts";

export interface Typed {
  query: string;
  country: Street["country"];
  /** The intended address; null if the query is ambiguous. */
  meant: string | null;
}

type Spelling = (street: Street, number: number, dice: Dice) => { query: string; whole: boolean };

/** How people type an address: only a part, abbreviated, in another order, or with an error. */
const spellings: readonly [Spelling, ...Spelling[]] = [
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
  ({ street, zip }, number) => ({ query: `${number} ${abbreviate(street)} ${zip}`, whole: true }),
  ({ street, zip, city }, number) => ({
    query: `${replaceUmlauts(street)} ${number} ${zip} ${replaceUmlauts(city)}`,
    whole: true,
  }),
  ({ street, zip, city }, number, dice) => ({
    query: `${mistype(street, dice)} ${number}, ${zip} ${city}`,
    whole: true,
  }),
  ({ street, zip }, number, dice) => ({ query: `${mistype(abbreviate(street), dice)} ${number} ${zip}`, whole: true }),
  // A city with many zips does not identify the address if the city is mistyped.
  ({ street, city }, number, dice) => ({ query: `${street} ${number}, ${mistype(city, dice)}`, whole: false }),
  ({ street, city }, number, dice) => ({ query: `${mistype(street, dice)} ${number}, ${city}`, whole: false }),
];

/** One way in which somebody might type a street. */
export function spell(street: Street, dice: Dice): Typed {
  const number = 1 + dice.below(120);
  const { query, whole } = dice.pick(spellings)(street, number, dice);
  const meant = `${street.street} ${number}, ${street.zip} ${street.city}`;
  return { query, country: street.country, meant: whole ? meant : null };
}

function abbreviate(street: string): string {
  return street
    .replace(/straße$/, "str.")
    .replace(/ Straße$/, " Str.")
    .toLowerCase();
}

function replaceUmlauts(text: string): string {
  return text.replaceAll("ß", "ss").replaceAll("ä", "ae").replaceAll("ö", "oe").replaceAll("ü", "ue");
}

/** Leaves out a letter, doubles it, or swaps it with its neighbour. */
function mistype(text: string, dice: Dice): string {
  const at = 1 + dice.below(Math.max(1, text.length - 3));
  const [before, letter, after] = [text.slice(0, at), text.charAt(at), text.slice(at + 1)];
  const kind = dice.below(3);
  if (kind === 0) return before + after;
  if (kind === 1) return before + letter + letter + after;
  return before + after.charAt(0) + letter + after.slice(1);
}
