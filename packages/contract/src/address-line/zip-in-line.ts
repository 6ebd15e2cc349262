import { countries, type Country, countryFacts, countryOfZip, isZipOf } from "../enums.ts";

const facts = countries.map((country) => ({ country, ...countryFacts[country] }));
const lengths = facts.map(({ zip }) => zip.digits);
const prefixes = facts.flatMap(({ zip }) => zip.prefixes).join("|");
const zipPattern = new RegExp(
  String.raw`(^|[\s,;(])(?:(${prefixes})(-|\s)?)?(\d{${Math.min(...lengths)},${Math.max(...lengths)}})(?=$|[\s,;)])`,
  "giu",
);
const countryNames = facts.map(
  ({ names, country }) => [new RegExp(String.raw`[\s,;]+\(?(?:${names.join("|")})\)?$`, "iu"), country] as const,
);

interface LineAndZip {
  zip: string | null;
  /** As the zip or the country's name says; null if neither is there. */
  country: Country | null;
  before: string;
  after: string;
}

/** Cuts the zip and the country out of a line: 'Weg 5, A-1020 Wien'. Zips of the other country count too. */
export function cutZip(typed: string, country: Country): LineAndZip {
  const named = countryNames.find(([name]) => name.test(typed));
  const line = named ? typed.replace(named[0], "") : typed;
  const [best] = zipsIn(line, named?.[1] ?? country);
  if (!best) return { zip: null, country: named?.[1] ?? null, before: line, after: "" };
  return {
    zip: best.digits,
    country: best.country,
    // oxlint-disable-next-line regexp/no-super-linear-move -- at most 120 characters (maxAddressQueryLength)
    before: line.slice(0, best.from).replace(/[\s,;(]+$/, ""),
    after: line.slice(best.to).replace(/^[\s,;)]+/, ""),
  };
}

interface FoundZip {
  digits: string;
  country: Country | null;
  from: number;
  to: number;
  rank: number;
}

/** Best first: with a country in front, then at the beginning of a part, then the last one. */
function zipsIn(line: string, country: Country): FoundZip[] {
  return [...line.matchAll(zipPattern)]
    .flatMap(({ index, 0: match, 1: sign = "", 2: prefix, 3: gap, 4: digits = "" }): FoundZip[] => {
      const begins = /(?:^|[,;(]\s?)$/.test(line.slice(0, index + sign.length));
      // The letter in 'Hauptstraße 12 A 1040 Wien' belongs to the house number.
      const isPrefixed = prefix !== undefined && (gap !== " " || begins);
      const to = index + match.length;
      const from = isPrefixed ? index + sign.length : to - digits.length;
      if (isPrefixed) {
        const named = countryOfPrefix(prefix);
        return named && isZipOf(named, digits) ? [{ digits, country: named, from, to, rank: 3 }] : [];
      }
      const ofHome = isZipOf(country, digits);
      // Four digits may be a house number or a year.
      const isAbroad = digits.length > 4 || (begins && /^\s\p{L}/u.test(line.slice(to)));
      if (!ofHome && !isAbroad) return [];
      const rank = (ofHome ? 1 : 0) + (begins ? 0.5 : 0);
      return [{ digits, country: ofHome ? country : countryOfZip(digits), from, to, rank }];
    })
    .sort((a, b) => b.rank - a.rank || b.from - a.from);
}

function countryOfPrefix(prefix: string): Country | null {
  const wanted = prefix.toUpperCase();
  return facts.find(({ zip }) => zip.prefixes.some((item) => item === wanted))?.country ?? null;
}
