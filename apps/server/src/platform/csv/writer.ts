import { csvDelimiter, staffCountry, type Language, languageFacts } from "@kautia/contract";
import { type TextKey, texts } from "@kautia/locales";
import { localClock, localDay } from "../rules/local-day.ts";

/** Formats values the way spreadsheets in this language read them. Null becomes an empty cell. */
export function makeWriter(language: Language) {
  const words = texts(language, "staff");
  const amounts = new Intl.NumberFormat(languageFacts[language].formats, {
    minimumFractionDigits: 2,
    useGrouping: false,
  });
  return {
    language,
    t: (key: string) => words[key] ?? key,
    delimiter: csvDelimiter(language),
    amount: (amount: number | null) => (amount === null ? null : amounts.format(amount)),
    /** An instant, where the desk works: '2027-01-31 09:30'. */
    time(instant: string | null): string | null {
      if (instant === null) return null;
      const at = new Date(instant);
      return `${localDay(staffCountry, at)} ${localClock(staffCountry, at)}`;
    },
  };
}
export type Writer = ReturnType<typeof makeWriter>;

/**
 * A column: its heading, the function that returns its cell for a row, and the id of the page's column that shows the same,
 * if it is not the last word of the heading's key.
 */
export type Column<Row> = [heading: TextKey, value: (row: Row, write: Writer) => Cell, id?: string];

/** The columns that a page shows, by their ids; all for a page that shows none of them, or if nobody has chosen. */
export function chooseColumns<Row>(columns: readonly Column<Row>[], chosen: string | null): readonly Column<Row>[] {
  const ids = chosen?.split(",") ?? [];
  const wanted = columns.filter(([heading, , id = heading.split(".").at(-1) ?? heading]) => ids.includes(id));
  return wanted.length > 0 ? wanted : columns;
}

/** What spreadsheets expect: a byte order mark, and CRLF after each line. */
export const csvFormat = { bom: true, record_delimiter: "windows" } as const;

export type Cell = string | number | null;
