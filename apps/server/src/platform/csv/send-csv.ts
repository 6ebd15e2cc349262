import { pipeline, Readable } from "node:stream";
import { staffCountry } from "@kautia/contract";
import { stringify } from "csv-stringify";
import type { FastifyReply } from "fastify";
import type { CallDeps } from "../http/call-deps.ts";
import { contentFor } from "../http/content-for.ts";
import { localDay } from "../rules/local-day.ts";
import { quoteFormulas } from "./quote-formulas.ts";
import { type Cell, csvFormat } from "./writer.ts";

export interface Csv {
  /** The file name without the day and the extension. */
  name: string;
  headings: string[];
  delimiter: string;
  rows: AsyncIterable<Cell[]>;
}

async function* withoutFormulas(rows: AsyncIterable<Cell[]>) {
  for await (const row of rows) yield row.map(quoteFormulas);
}

/** Streams the rows, so that long lists need little memory. */
export function sendCsv(
  deps: Pick<CallDeps, "log" | "clock">,
  reply: FastifyReply,
  { name, headings, delimiter, rows }: Csv,
): FastifyReply {
  const csv = stringify({ ...csvFormat, delimiter, header: true, columns: headings });
  pipeline(Readable.from(withoutFormulas(rows)), csv, (error) => {
    // The client has left, or has asked for the headers only.
    if (error && error.code !== "ERR_STREAM_PREMATURE_CLOSE")
      deps.log.error({ list: name, err: error }, "an export failed partway");
  });
  const day = localDay(staffCountry, deps.clock.now());
  return reply
    .header("Content-Disposition", `attachment; filename="${name}-${day}.csv"`)
    .type("text/csv; charset=utf-8")
    .send(contentFor(reply, csv));
}
