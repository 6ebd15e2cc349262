import { type BookFile, type CalendarDate, type Country, type Language, monthOf } from "@kautia/contract";
import { stringify } from "csv-stringify/sync";
import type { Deps } from "../deps.ts";
import { quoteFormulas } from "../platform/csv/quote-formulas.ts";
import { csvFormat, makeWriter } from "../platform/csv/writer.ts";
import { readStatementLines } from "../views/statement.ts";
import { writeDatevMonth } from "./datev/write-month.ts";
import { readStatements } from "./statement/read-statements.ts";
import { writeCover } from "./statement/statement-cover.ts";
import { headings, statementRows } from "./statement/statement-table.ts";

interface Wanted {
  month: CalendarDate;
  closedAt: Date;
  country: Country;
  file: BookFile;
  language: Language;
}

interface WrittenFile {
  name: string;
  contentType: string;
  bytes: Uint8Array;
}

/** A file of a closed month; null if the country has no statement. */
export async function writeFile(deps: Deps, wanted: Wanted): Promise<WrittenFile | null> {
  const { month, closedAt, country, file, language } = wanted;
  const named = `${monthOf(month)}-${country}`;
  if (file === "datev")
    return {
      name: `EXTF_Buchungsstapel_${named}.csv`,
      contentType: "text/csv; charset=windows-1252",
      bytes: await writeDatevMonth(deps, month, country),
    };
  const statement = (await readStatements(deps.db, month)).find((item) => item.country === country);
  if (!statement) return null;
  const name = `statement-${named}`;
  if (file === "statement-pdf") {
    const cover = writeCover(deps.config, { month, closedAt, language }, statement);
    return { name: `${name}.pdf`, contentType: "application/pdf", bytes: await deps.typesetter.set(cover) };
  }
  const write = makeWriter(language);
  const rows = statementRows(write, statement, await readStatementLines(deps.db, month, country));
  const heads = headings.map((key) => write.t(key));
  if (file === "statement-xlsx")
    return {
      name: `${name}.xlsx`,
      contentType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      bytes: await writeSheet(heads, rows),
    };
  const cells = rows.map((row) =>
    row.map((cell) => quoteFormulas(typeof cell === "number" ? write.amount(cell) : cell)),
  );
  const csv = stringify([heads, ...cells], { ...csvFormat, delimiter: write.delimiter });
  return { name: `${name}.csv`, contentType: "text/csv; charset=utf-8", bytes: Buffer.from(csv) };
}

type Row = readonly (string | number | null)[];

async function writeSheet(heads: readonly string[], rows: readonly Row[]): Promise<Buffer> {
  // Loading it would delay every start of the server by a tenth of a second.
  const { default: writeExcelFile } = await import("write-excel-file/node");
  const data = [
    // The last column has the amounts.
    heads.map((value, index) => ({
      value,
      fontWeight: "bold" as const,
      align: index === heads.length - 1 ? ("right" as const) : ("left" as const),
    })),
    ...rows.map((row) =>
      row.map((value) => {
        if (value === null) return null;
        return typeof value === "number"
          ? { value, type: Number, format: "#,##0.00" }
          : { value: String(quoteFormulas(value)), type: String };
      }),
    ),
  ];
  const columns = [{ width: 14 }, { width: 20 }, { width: 30 }, { width: 16 }];
  return writeExcelFile(data, { columns, stickyRowsCount: 1, orientation: "landscape" }).toBuffer();
}
