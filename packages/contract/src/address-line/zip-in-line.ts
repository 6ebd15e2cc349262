import type { Country } from "../enums.ts";

const zip = /(^|[\s,;(])(?:(AT|A|DE|D)(-|\s)?)?(\d{4,5})(?=$|[\s,;)])/giu;
const countryNames: readonly (readonly [RegExp, Country])[] = [
  [/[\s,;]+\(?(?:Deutschland|Germany)\)?$/iu, "de"],
  [/[\s,;]+\(?(?:Österreich|Oesterreich|Austria)\)?$/iu, "at"],
];
const zipLength: Record<Country, number> = { de: 5, at: 4 };

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
    country: best.digits.length === zipLength.at ? "at" : "de",
    before: line.slice(0, best.from).replace(/[\s,;(]+$/, ""),
    after: line.slice(best.to).replace(/^[\s,;)]+/, ""),
  };
}

interface FoundZip {
  digits: string;
  from: number;
  to: number;
  rank: number;
}

/** Best first: with a country in front, then at the beginning of a part, then the last one. */
function zipsIn(line: string, country: Country): FoundZip[] {
  return [...line.matchAll(zip)]
    .flatMap(({ index, 0: match, 1: sign = "", 2: prefix, 3: gap, 4: digits = "" }): FoundZip[] => {
      const begins = /(?:^|[,;(]\s?)$/.test(line.slice(0, index + sign.length));
      // The letter in 'Hauptstraße 12 A 1040 Wien' belongs to the house number.
      const isPrefixed = prefix !== undefined && (gap !== " " || begins);
      const to = index + match.length;
      const from = isPrefixed ? index + sign.length : to - digits.length;
      const ofHome = digits.length === zipLength[country];
      const ofPrefix = digits.length === zipLength[/^a/i.test(prefix ?? "") ? "at" : "de"];
      if (isPrefixed) return ofPrefix ? [{ digits, from, to, rank: 3 }] : [];
      const isAbroad = digits.length === zipLength.de || (begins && /^\s\p{L}/u.test(line.slice(to)));
      if (!ofHome && !isAbroad) return [];
      return [{ digits, from, to, rank: (ofHome ? 1 : 0) + (begins ? 0.5 : 0) }];
    })
    .sort((one, other) => other.rank - one.rank || other.from - one.from);
}
