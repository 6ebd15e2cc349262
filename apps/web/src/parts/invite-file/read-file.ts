import { invitationsPerBatch } from "@kautia/contract";
import { type ColumnPath, findColumn, requiredColumns, type Row } from "./columns.ts";

export const maxFileBytes = 500_000;

export type FileFault =
  | { kind: "large" | "unopened" | "unreadable" | "empty" | "many" | "offline" }
  | { kind: "header"; missing: readonly ColumnPath[] };

export interface Line {
  /** Counted as in a spreadsheet: the headings are line 1. */
  number: number;
  row: Row;
}

/** Reads a file with invitations: commas or semicolons, in UTF-8 or as Excel saves it. */
export async function readFile(file: File): Promise<{ lines: Line[] } | { fault: FileFault }> {
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
  const paths = headings.map(findColumn);
  const missing = requiredColumns.filter((path) => !paths.includes(path));
  if (missing.length > 0) return { fault: { kind: "header", missing } };
  const lines = rest
    .map((cells, index) => ({ number: index + 2, row: toRow(paths, cells) }))
    .filter(({ row }) => Object.keys(row).length > 0);
  if (lines.length === 0) return { fault: { kind: "empty" } };
  return lines.length > invitationsPerBatch ? { fault: { kind: "many" } } : { lines };
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

function toRow(paths: readonly (ColumnPath | null)[], cells: readonly string[]): Row {
  const filled = paths.flatMap((path, index) => {
    const cell = cells[index]?.trim();
    return path && cell ? [[path, cell] as const] : [];
  });
  return Object.fromEntries(filled);
}
