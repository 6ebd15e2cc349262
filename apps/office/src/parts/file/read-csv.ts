import { csvDelimiter, type Language, normalise } from "@kautia/contract";

/** A column of a file: the names that a file may give it, and a value as an example. */
export interface FileColumn {
  names: Record<Language, string>;
  also: readonly string[];
  sample: Record<Language, string>;
  isRequired?: boolean;
}

export type FileColumns = Readonly<Record<string, FileColumn>>;
export type Row<Columns extends FileColumns> = Partial<Record<keyof Columns, string>>;

export interface Line<Columns extends FileColumns> {
  /** Counted as in a spreadsheet: the headings are line 1. */
  number: number;
  row: Row<Columns>;
}

export type FileFault =
  | { kind: "large" | "unopened" | "unreadable" | "empty" | "many" | "offline" }
  /** The names of columns that the file must have. */
  | { kind: "header"; missing: readonly string[] };

const maxFileBytes = 500_000;

/** Reads a file with headings: commas or semicolons, in UTF-8 or as Excel saves it. */
export async function readCsv<Columns extends FileColumns>(
  file: File,
  columns: Columns,
  { most, language }: { most: number; language: Language },
): Promise<{ lines: Line<Columns>[] } | { fault: FileFault }> {
  if (file.size > maxFileBytes) return { fault: { kind: "large" } };
  // Fails, for example, if the file was changed or deleted after it was chosen.
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return { fault: { kind: "unopened" } };
  const text = decode(bytes);
  // A spreadsheet itself (.xlsx) is a ZIP file, and full of such characters.
  if (text.includes("\0")) return { fault: { kind: "unreadable" } };
  if (text.trim() === "") return { fault: { kind: "empty" } };
  const papa = await import("papaparse").catch(() => null);
  if (!papa) return { fault: { kind: "offline" } };
  const { data } = papa.default.parse<string[]>(text, { delimiter: delimiterOf(text) });
  const [headings = [], ...rest] = data;
  const paths = headings.map((heading) => findColumn(columns, heading));
  const missing = Object.entries(columns).filter(([path, { isRequired }]) => isRequired && !paths.includes(path));
  if (missing.length > 0)
    return { fault: { kind: "header", missing: missing.map(([, { names }]) => names[language]) } };
  const lines = rest
    .map((cells, index) => ({ number: index + 2, row: toRow<Columns>(paths, cells) }))
    .filter(({ row }) => Object.keys(row).length > 0);
  if (lines.length === 0) return { fault: { kind: "empty" } };
  return lines.length > most ? { fault: { kind: "many" } } : { lines };
}

/** A file to fill in, with one line as an example, as spreadsheets of the language open it. */
export function templateUrl(columns: FileColumns, language: Language): string {
  const all = Object.values(columns);
  const lines = [all.map(({ names }) => names[language]), all.map(({ sample }) => sample[language])];
  const text = lines.map((cells) => cells.join(csvDelimiter(language))).join("\r\n");
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${text}\r\n`)}`;
}

/** Null for a column that we do not know, which is ignored. */
function findColumn(columns: FileColumns, heading: string): string | null {
  const wanted = bare(heading);
  const found = Object.entries(columns).find(([, { names, also }]) =>
    [...Object.values(names), ...also].some((name) => bare(name) === wanted),
  );
  return found?.[0] ?? null;
}

function bare(text: string): string {
  return normalise(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** Excel in German saves CSV in Windows-1252 unless told otherwise. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Looks at the headings only, because an amount such as '1.200,00' has a comma too. */
function delimiterOf(text: string): string {
  const [headings = ""] = text.trimStart().split(/\r?\n|\r/, 1);
  const count = (sign: string) => headings.split(sign).length;
  return [";", ",", "\t"].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

function toRow<Columns extends FileColumns>(paths: readonly (string | null)[], cells: readonly string[]): Row<Columns> {
  const filled = paths.flatMap((path, index) => {
    const cell = cells[index]?.trim();
    return path && cell ? [[path, cell] as const] : [];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys are names of the columns
  return Object.fromEntries(filled) as Row<Columns>;
}
