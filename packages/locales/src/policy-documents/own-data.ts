import type { Language } from "@kautia/contract/languages";
import { folders } from "../folders.ts";
import { storedSubject } from "../mails.ts";
import { contractColumns, toldColumns } from "./own-data-told.ts";
import { makeValueWriter, type OwnRow, readAt, readText, type ValueWriter } from "./own-data-values.ts";
import { heading, list, note, type PdfBlock, type PdfContent, paragraph, smallFacts } from "./pdf.ts";
import type { PdfSetting } from "./pdf-data.ts";
import type { OwnDataPhrases } from "./pdf-phrases.ts";
import { makePdfWords } from "./pdf-words.ts";

/** Everything stored about one person, as returned by `GET /account/data`. */
interface OwnData {
  madeAt: string;
  email: string;
  tables: Record<string, readonly OwnRow[]>;
}

/** The readable name of a table or column; undefined if there is none yet. */
export function nameOf(kind: "tables" | "columns", name: string, language: Language): string | undefined {
  return readText(folders[language].policyDocuments.ownData[kind], name);
}

/** Tells the JSON export in plain words: facts first, then what happened, then how much else there is. */
export function writeOwnData({ madeAt, email, tables }: OwnData, setting: PdfSetting): PdfContent {
  const { language, country, brandName } = setting;
  const words = makePdfWords(setting);
  const said = folders[language].policyDocuments.ownData;
  const write = makeValueWriter(said, words);
  const { account = [], application = [], policy = [], ...others } = tables;
  const listed = Object.entries(others).map(([name, rows]) => ({
    name,
    rows,
    lines: linesOf(name, rows, write, setting),
  }));
  const told = listed.filter(({ lines }) => lines.length > 0);
  const counted = listed.filter(({ lines }) => lines.length === 0);
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
      ...setFacts(said.tables.account, account, ["email", "created_at"], said, write),
      ...setFacts(said.tables.policy, policy, contractColumns, said, write),
      ...setAnswers(application, policy, said, write),
      ...told.flatMap(({ name, lines }) => [heading(readText(said.tables, name) ?? name), list(...lines)]),
      ...(counted.length === 0
        ? []
        : [
            heading(said.rest),
            note(said.restLead),
            smallFacts(
              ...counted.map(
                ({ name, rows }) => [readText(said.tables, name) ?? name, said.entries(rows.length)] as const,
              ),
            ),
          ]),
      note(said.others),
    ],
  };
}

function setFacts(
  title: string,
  rows: readonly OwnRow[],
  columns: readonly string[],
  { columns: names }: OwnDataPhrases,
  write: ValueWriter,
): PdfBlock[] {
  if (rows.length === 0) return [];
  const facts = rows.map((row) =>
    smallFacts(
      ...columns.flatMap((column) => {
        const value = write(column, row[column]);
        return value === null ? [] : [[readText(names, column) ?? column, value] as const];
      }),
    ),
  );
  return [heading(title), ...facts];
}

/** The answers of each application, named by its contract. */
function setAnswers(
  applications: readonly OwnRow[],
  policies: readonly OwnRow[],
  said: OwnDataPhrases,
  write: ValueWriter,
): PdfBlock[] {
  if (applications.length === 0) return [];
  const blocks = applications.flatMap((row): PdfBlock[] => {
    const contract = policies.find(({ ref_id }) => ref_id === row["ref_id"])?.["contract_number"];
    const rows = Object.entries(said.answers).flatMap(([path, label]) => {
      const value = write(path, readAt(row["answers"], path));
      return value === null ? [] : [[label, value] as const];
    });
    return rows.length === 0
      ? []
      : [heading(said.answersOf(typeof contract === "string" ? contract : null)), smallFacts(...rows)];
  });
  return blocks.length === 0 ? [heading(said.tables.application), note(said.entries(applications.length))] : blocks;
}

/** One line for each row that has something to tell; none for a table of which only the number of rows is told. */
function linesOf(name: string, rows: readonly OwnRow[], write: ValueWriter, setting: PdfSetting): string[] {
  const columns = toldColumns[name] ?? [];
  return rows
    .map((row) => [
      ...columns.flatMap((column) => write(column, row[column]) ?? []),
      ...(name === "mail" ? [storedSubject(String(row["kind"]), Object(row["data"]), setting)] : []),
    ])
    .map((parts) => parts.filter((part) => part !== null).join(" · "))
    .filter((line) => line !== "");
}
