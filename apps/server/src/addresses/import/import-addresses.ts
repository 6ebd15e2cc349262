import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { type Kysely, sql, type Transaction } from "kysely";
import { lockByName } from "../../platform/database/lock-by-name.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Database } from "../../platform/database/schema.ts";
import { type AddressRow, rowReaderFor } from "../rules/address-rows.ts";
import { letterMask } from "../rules/letter-mask.ts";

/** Also limits how much of a file is in memory. */
const batchSize = 2_000;
const maxListedRows = 20;

export interface ImportOutcome {
  places: number;
  streets: number;
  wrong: number;
  /** The first wrong rows as 'file:line: error'. */
  wrongRows: string[];
}

export class UnknownFileFormat extends Error {
  override readonly name = "UnknownFileFormat";
}

const tables = {
  place: { name: "address_place", types: ["text", "text", "text", "text"] },
  street: { name: "address_street", types: ["text", "text", "text", "text", "text", "text", "int", "int"] },
} as const;

function cellsOf(row: AddressRow): (string | number)[] {
  const { country, zip, city, cityKey } = row;
  const place = [country, zip, city, cityKey];
  return row.kind === "place"
    ? place
    : [...place, row.street, row.streetKey, row.longKey.length, letterMask(row.longKey)];
}

const indexes = {
  place: ["(country, zip text_pattern_ops)", "(country, city_key text_pattern_ops)"],
  street: [
    // Streets of one name are scattered over the table, so the index includes every column that a search reads.
    "(country, street_key text_pattern_ops, zip text_pattern_ops) INCLUDE (city, street)",
    "(country, zip text_pattern_ops, street_key text_pattern_ops)",
    "(country, city_key, street_key text_pattern_ops)",
  ],
} as const;
type Kind = keyof typeof tables;
const kinds = ["place", "street"] as const;

/**
 * Imports the files in one transaction, replacing the rows of the same kind and country. `onProgress` gets the bytes of
 * each chunk read.
 */
export async function importAddresses(
  db: Kysely<Database>,
  files: readonly string[],
  onProgress: (bytes: number) => void = () => {},
): Promise<ImportOutcome> {
  const outcome: ImportOutcome = { places: 0, streets: 0, wrong: 0, wrongRows: [] };
  await inTransaction(db, async (transaction) => {
    // A whole country takes longer than any request.
    await run(transaction, "SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0");
    await lockByName(transaction, "address-import");
    for (const kind of kinds) await run(transaction, `CREATE TABLE ${next(kind)} (LIKE ${tables[kind].name})`);
    for (const file of files) await loadFile(transaction, file, outcome, onProgress);
    const loaded = { place: outcome.places, street: outcome.streets };
    for (const kind of kinds)
      if (loaded[kind] > 0) await replaceTable(transaction, kind);
      else await run(transaction, `DROP TABLE ${next(kind)}`);
  });
  // Index-only scans need the visibility map, which VACUUM fills.
  if (outcome.streets > 0) await sql.raw("VACUUM address_street").execute(db);
  return outcome;
}

const next = (kind: Kind) => `${tables[kind].name}_next`;
const run = (transaction: Transaction<Database>, text: string) => sql.raw(text).execute(transaction);

async function loadFile(
  transaction: Transaction<Database>,
  file: string,
  outcome: ImportOutcome,
  onProgress: (bytes: number) => void,
): Promise<void> {
  let batch: AddressRow[] = [];
  for await (const { row, line } of readRows(file, onProgress)) {
    if (typeof row === "string") {
      outcome.wrong += 1;
      if (outcome.wrongRows.length < maxListedRows) outcome.wrongRows.push(`${file}:${line}: ${row}`);
      continue;
    }
    batch.push(row);
    if (batch.length === batchSize) {
      await insert(transaction, batch, outcome);
      batch = [];
    }
  }
  await insert(transaction, batch, outcome);
}

/** The rows of a file with their line numbers. An error stands in for a wrong row. */
async function* readRows(
  file: string,
  onProgress: (bytes: number) => void,
): AsyncGenerator<{ row: AddressRow | string; line: number }> {
  const stream = createReadStream(file);
  stream.on("data", (chunk) => onProgress(chunk.length));
  let reader: ReturnType<typeof rowReaderFor> = null;
  let line = 0;
  for await (const text of createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY })) {
    line += 1;
    if (!reader) {
      reader = rowReaderFor(text);
      if (!reader)
        throw new UnknownFileFormat(`${file} is neither a postal file of GeoNames nor a street file of OpenPLZ`);
      if (!reader.firstIsData) continue;
    }
    if (text.trim() !== "") yield { row: reader.read(text), line };
  }
  if (!reader) throw new UnknownFileFormat(`${file} is empty`);
}

async function insert(transaction: Transaction<Database>, rows: AddressRow[], outcome: ImportOutcome): Promise<void> {
  for (const kind of kinds) {
    const ofKind = rows.filter((row) => row.kind === kind);
    if (ofKind.length === 0) continue;
    const cells = ofKind.map(cellsOf);
    // One text per column, because the driver would escape an array's values one by one. Names contain no line feeds.
    const columns = tables[kind].types.map((type, index) => {
      const texts = cells.map((row) => row[index]).join("\n");
      return sql`string_to_array(${texts}::text, ${"\n"}::text)::${sql.raw(type)}[]`;
    });
    await sql`INSERT INTO ${sql.table(next(kind))} SELECT DISTINCT * FROM unnest(${sql.join(columns)})`.execute(
      transaction,
    );
    if (kind === "place") outcome.places += ofKind.length;
    else outcome.streets += ofKind.length;
  }
}

/** Replaces the table by the imported one. Concurrent searches use the old table until the commit. */
async function replaceTable(transaction: Transaction<Database>, kind: Kind): Promise<void> {
  const { name } = tables[kind];
  await run(
    transaction,
    `INSERT INTO ${next(kind)} SELECT * FROM ${name} WHERE country NOT IN (SELECT DISTINCT country FROM ${next(kind)})`,
  );
  for (const columns of indexes[kind]) await run(transaction, `CREATE INDEX ON ${next(kind)} ${columns}`);
  await run(transaction, `DROP TABLE ${name}`);
  await run(transaction, `ALTER TABLE ${next(kind)} RENAME TO ${name}`);
  await run(transaction, `ANALYZE ${name}`);
  if (kind === "place") return;
  await run(transaction, "DELETE FROM address_city");
  await run(
    transaction,
    `INSERT INTO address_city SELECT country, city_key, length(city_key), (
       SELECT coalesce(bit_or(1 << (ascii(letter) - 97)), 0)
       FROM regexp_split_to_table(city_key, '') AS letter WHERE letter COLLATE "C" BETWEEN 'a' AND 'z')
     FROM (SELECT DISTINCT country, city_key FROM ${name}) AS cities`,
  );
  await run(transaction, "ANALYZE address_city");
}
