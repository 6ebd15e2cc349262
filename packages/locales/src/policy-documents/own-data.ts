import type { Language } from "@kautia/contract/languages";
import { folders } from "../folders.ts";
import type { OwnDataPhrases } from "./pdf-phrases.ts";
import { facts, heading, note, type PdfContent, type PdfBlock, paragraph } from "./pdf.ts";
import type { PdfSetting } from "./pdf-data.ts";
import { makePdfWords, type PdfWords } from "./pdf-words.ts";

/** Everything stored about one person, as returned by `GET /account/data`. */
interface OwnData {
  madeAt: string;
  email: string;
  tables: Record<string, readonly Record<string, unknown>[]>;
}

/** The readable name of a table or column; undefined if there is none yet. */
export function nameOf(kind: "tables" | "columns", name: string, language: Language): string | undefined {
  return readNames(folders[language].policyDocuments.ownData[kind])[name];
}

/** A table or column of the database may have no name yet. */
function readNames(names: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return names;
}

/** Turns the JSON export into a document for people. */
export function writeOwnData({ madeAt, email, tables }: OwnData, setting: PdfSetting): PdfContent {
  const { language, country, brandName } = setting;
  const words = makePdfWords(setting);
  const said = folders[language].policyDocuments.ownData;
  return {
    title: said.title,
    subtitle: `${email}, ${words.time(madeAt)}`,
    language,
    country,
    brandName,
    footer: `${brandName} · ${said.title}`,
    dated: madeAt,
    blocks: [
      paragraph(said.lead),
      ...Object.entries(tables).flatMap(([name, rows]) => setTable(name, rows, said, words)),
      note(said.others),
    ],
  };
}

function setTable(
  name: string,
  rows: readonly Record<string, unknown>[],
  said: OwnDataPhrases,
  words: PdfWords,
): PdfBlock[] {
  const blocks = rows.flatMap((row, at) => {
    const told = Object.entries(row).flatMap(([column, value]) =>
      flatten(readNames(said.columns)[column] ?? column, column, value, said, words),
    );
    return [...(rows.length > 1 ? [note(said.row(at + 1, rows.length))] : []), facts(...told)];
  });
  return [heading(readNames(said.tables)[name] ?? name), ...blocks];
}

type Row = readonly [label: string, value: string];

/** Formats one value. Nested values become one row per part and keep their technical names. */
function flatten(label: string, name: string, value: unknown, said: OwnDataPhrases, words: PdfWords): Row[] {
  if (value === null || value === undefined || value === "") return [];
  if (value instanceof Date) return [[label, words.time(value.toISOString())]];
  if (typeof value === "boolean") return [[label, value ? said.yes : said.no]];
  if (typeof value === "number") return [[label, /cents$/i.test(name) ? words.money(value) : String(value)]];
  if (Array.isArray(value))
    return value.every((one) => typeof one !== "object")
      ? value.length > 0
        ? [[label, value.join(", ")]]
        : []
      : value.flatMap((one, at) => flatten(`${label} ${at + 1}`, name, one, said, words));
  if (typeof value === "object")
    return Object.entries(value).flatMap(([part, inner]) => flatten(`${label}: ${part}`, part, inner, said, words));
  if (typeof value === "bigint") return [[label, value.toString()]];
  if (typeof value !== "string") return [];
  return [[label, /^\d{4}-\d\d-\d\d$/.test(value) ? words.date(value) : value]];
}
