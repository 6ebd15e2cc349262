import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { type AddressRow, rowReaderFor, type RowReader } from "../rules/address-rows.ts";
import { lettersOf } from "../rules/letters-of.ts";

/** So many rows in one statement, and no more of a file than that in memory. */
const batchSize = 2_000;
const mostListed = 20;

export interface ImportOutcome {
  places: number;
  streets: number;
  wrong: number;
  /** The first of them: file, line, what is wrong. */
  wrongRows: string[];
}

export class UnknownFile extends Error {
  override readonly name = "UnknownFile";
}

const tables = {
  place: { name: "address_place", types: ["text", "text", "text", "text"] },
  street: { name: "address_street", types: ["text", "text", "text", "text", "text", "text", "int", "int"] },
} as const;

/** In the order of the table's columns. */
function cellsOf(row: AddressRow): (string | number)[] {
  const { country, zip, city, cityKey } = row;
  const place = [country, zip, city, cityKey];
  return row.kind === "place"
    ? place
    : [...place, row.street, row.streetKey, row.longKey.length, lettersOf(row.longKey)];
}

const indexes = {
  place: ["(country, zip text_pattern_ops)", "(country, city_key text_pattern_ops)"],
  street: [
    // Namesakes stand all over the table: what a search wants of them is in the index.
    "(country, street_key text_pattern_ops, zip text_pattern_ops) INCLUDE (city, street)",
    "(country, zip text_pattern_ops, street_key text_pattern_ops)",
    "(country, city_key, street_key text_pattern_ops)",
  ],
} as const;
type Kind = keyof typeof tables;
const kinds = ["place", "street"] as const;

/**
 * Loads files in one pass and one transaction: all of it is there at once, or nothing. What is loaded takes the place of
 * what was there of its kind and country, so that the same files can come again. `onProgress` hears of bytes read.
 */
export async function importAddresses(
  db: Kysely<Database>,
  files: readonly string[],
  onProgress: (bytes: number) => void = () => {},
): Promise<ImportOutcome> {
  const outcome: ImportOutcome = { places: 0, streets: 0, wrong: 0, wrongRows: [] };
  await db.transaction().execute(async (transaction) => {
    // A second import waits for the first one.
    await sql`SELECT pg_advisory_xact_lock(hashtextextended('address-import', 0))`.execute(transaction);
    for (const kind of kinds) await run(transaction, `CREATE TABLE ${next(kind)} (LIKE ${tables[kind].name})`);
    for (const file of files) await loadFile(transaction, file, outcome, onProgress);
    if (outcome.places > 0) await swap(transaction, "place");
    else await run(transaction, `DROP TABLE ${next("place")}`);
    if (outcome.streets > 0) await swap(transaction, "street");
    else await run(transaction, `DROP TABLE ${next("street")}`);
  });
  // An index answers by itself only for what is known to be there for everybody.
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
  const stream = createReadStream(file);
  stream.on("data", (chunk) => onProgress(chunk.length));
  let read: RowReader | null = null;
  let number = 0;
  let batch: AddressRow[] = [];
  for await (const line of createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    if (!read) {
      const reader = rowReaderFor(line);
      if (!reader) throw new UnknownFile(`${file} is neither a postal file of GeoNames nor a street file of OpenPLZ`);
      ({ read } = reader);
      if (!reader.firstIsData) continue;
    }
    if (line.trim() === "") continue;
    const row = read(line);
    if (typeof row === "string") {
      outcome.wrong += 1;
      if (outcome.wrongRows.length < mostListed) outcome.wrongRows.push(`${file}:${number}: ${row}`);
      continue;
    }
    batch.push(row);
    if (batch.length === batchSize) {
      await insert(transaction, batch, outcome);
      batch = [];
    }
  }
  if (!read) throw new UnknownFile(`${file} is empty`);
  await insert(transaction, batch, outcome);
}

async function insert(transaction: Transaction<Database>, rows: AddressRow[], outcome: ImportOutcome): Promise<void> {
  for (const kind of kinds) {
    const ofKind = rows.filter((row) => row.kind === kind);
    if (ofKind.length === 0) continue;
    const cells = ofKind.map(cellsOf);
    // Each column as one text: names hold no line feed, and an array of texts would be written anew, value by value.
    const columns = tables[kind].types.map((type, at) => {
      const texts = cells.map((row) => row[at]).join("\n");
      return sql`string_to_array(${texts}::text, ${"\n"}::text)::${sql.raw(type)}[]`;
    });
    await sql`INSERT INTO ${sql.table(next(kind))} SELECT DISTINCT * FROM unnest(${sql.join(columns)})`.execute(
      transaction,
    );
    if (kind === "place") outcome.places += ofKind.length;
    else outcome.streets += ofKind.length;
  }
}

/** Readers go on with the old table until the very end. */
async function swap(transaction: Transaction<Database>, kind: Kind): Promise<void> {
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
