import { ownDataColumns as germanColumns, ownDataTables as germanTables } from "../de/policy-documents/own-data.ts";
import { ownDataColumns as englishColumns, ownDataTables as englishTables } from "../en/policy-documents/own-data.ts";
import { facts, heading, note, type PdfContent, type PdfBlock, paragraph } from "./pdf.ts";
import type { PdfSetting } from "./pdf-data.ts";
import { makePdfWords, type PdfWords } from "./pdf-words.ts";

/** Everything stored about one person, as returned by `GET /account/data`. */
interface OwnData {
  madeAt: string;
  email: string;
  tables: Record<string, readonly Record<string, unknown>[]>;
}

interface Phrases {
  language: PdfSetting["language"];
  tables: Record<string, string>;
  columns: Record<string, string>;
  title: string;
  lead: string;
  others: string;
  yes: string;
  no: string;
  row(number: number, of: number): string;
}

const phrases: Record<PdfSetting["language"], Phrases> = {
  de: {
    language: "de",
    tables: germanTables,
    columns: germanColumns,
    title: "Ihre Daten",
    lead: "Alles, was wir über Sie gespeichert haben, Tabelle für Tabelle, wie es in diesem Augenblick war. Ausgelassen ist, was leer ist.",
    others:
      "Nicht enthalten sind Prüfsummen und Schlüssel, die nur uns etwas sagen, und die Namen unserer Leute. Ihre Vertragsunterlagen laden Sie bei den Verträgen herunter.",
    yes: "ja",
    no: "nein",
    row: (number, of) => `${number} von ${of}`,
  },
  en: {
    language: "en",
    tables: englishTables,
    columns: englishColumns,
    title: "Your data",
    lead: "Everything that we have stored about you, table by table, as it was at this moment. What is empty is left out.",
    others:
      "Checksums and keys that tell something to us alone, and the names of our people, are not in it. You download the documents of your contracts beside the contracts.",
    yes: "yes",
    no: "no",
    row: (number, of) => `${number} of ${of}`,
  },
};

/** The readable name of a table or column; undefined if there is none yet. */
export function nameOf(kind: "tables" | "columns", name: string, language: PdfSetting["language"]): string | undefined {
  return phrases[language][kind][name];
}

/** Turns the JSON export into a document for people. */
export function writeOwnData({ madeAt, email, tables }: OwnData, setting: PdfSetting): PdfContent {
  const { language, country, brandName } = setting;
  const words = makePdfWords(setting);
  const said = phrases[language];
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

function setTable(name: string, rows: readonly Record<string, unknown>[], said: Phrases, words: PdfWords): PdfBlock[] {
  const blocks = rows.flatMap((row, at) => {
    const told = Object.entries(row).flatMap(([column, value]) =>
      flatten(nameOf("columns", column, said.language) ?? column, column, value, said, words),
    );
    return [...(rows.length > 1 ? [note(said.row(at + 1, rows.length))] : []), facts(...told)];
  });
  return [heading(nameOf("tables", name, said.language) ?? name), ...blocks];
}

type Row = readonly [label: string, value: string];

/** Formats one value. Nested values become one row per part and keep their technical names. */
function flatten(label: string, name: string, value: unknown, said: Phrases, words: PdfWords): Row[] {
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
