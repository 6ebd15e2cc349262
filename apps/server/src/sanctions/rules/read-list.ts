import { type CalendarDate, isCalendarDate } from "@kautia/contract";
import { type FoldedName, foldForMatch } from "./match-name.ts";

export interface ListedName {
  id: string;
  name: string;
  born: string | null;
  folded: FoldedName;
}

export interface SanctionsList {
  /** The day on which the list was made; null if it does not say. */
  asOf: CalendarDate | null;
  names: ListedName[];
}

/**
 * Reads the EU's consolidated list in its CSV form 1.1: separated by semicolons, with a row for each name, address or birth
 * date of a party. Null if the columns that we need are missing or nobody is in it.
 */
export function readEuList(text: string): SanctionsList | null {
  const [header = [], ...rows] = readRows(text.replace(/^\uFEFF/, ""));
  const column = (name: string) => header.indexOf(name);
  const [name, id, born] = [
    column("NameAlias_WholeName"),
    column("Entity_EU_ReferenceNumber"),
    column("BirthDate_BirthDate"),
  ];
  const [kind, day] = [column("Entity_SubjectType"), column("fileGenerationDate")];
  if (name < 0 || id < 0) return null;
  const births = new Map(rows.flatMap((row) => (row[born] ? [[row[id], row[born]] as const] : [])));
  const names = rows.flatMap((row) => {
    const wholeName = row[name];
    const of = row[id] ?? "";
    if (!wholeName) return [];
    const isCompany = /^e/i.test(row[kind] ?? "");
    return [{ id: of, name: wholeName, born: births.get(of) ?? null, folded: foldForMatch(wholeName, isCompany) }];
  });
  return names.length === 0 ? null : { asOf: readDay(rows[0]?.[day]), names };
}

/** '24/10/2026' or '2026-10-24'. */
function readDay(written = ""): CalendarDate | null {
  const day = written.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, "$3-$2-$1").slice(0, 10);
  return isCalendarDate(day) ? day : null;
}

/** Rows of a CSV with semicolons. A value in quotes may contain semicolons, line breaks and doubled quotes. */
function readRows(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, separator = "", quoted, plain = ""] of text.matchAll(/(^|;|\r?\n)(?:"((?:[^"]|"")*)"|([^;\r\n]*))/g)) {
    if (separator !== ";") {
      row = [];
      rows.push(row);
    }
    row.push((quoted?.replaceAll('""', '"') ?? plain).trim());
  }
  return rows;
}
