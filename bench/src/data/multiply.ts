import type { Client } from "pg";

/*
 * Multiplies what the product made, table by table from the catalog. It knows no column by name: what identifies a row looks
 * alike everywhere, so ids, hashes, addresses of mailboxes and unique words are renamed wherever they appear, also in JSON and
 * within texts.
 */

interface Column {
  name: string;
  type: string;
}

interface Table {
  name: string;
  columns: readonly Column[];
  rows: readonly (readonly (string | null)[])[];
}

/** Stand in the seed rows for the number of the copy, as eight hexadecimal digits and in decimal. */
const asHex = "\u{e000}";
const asNumber = "\u{e001}";
/** Also ids, mailboxes and contract numbers. */
const words = /[\p{L}\p{N}@.+-]*[\p{L}\p{N}]/gu;
const id = /^[0-9a-f]{8}([0-9a-f]{8,}|-[0-9a-f-]{27})$/;
const mailbox = /^[^@]+@[^@]+\.[^@]+$/;
/** In a copy, longer bytes would fill the disk: documents. */
const longestBytes = 64;

/** The tables as they are, with all values as text. */
export async function readTables(client: Client): Promise<Table[]> {
  const { rows: all } = await client.query<{ name: string; columns: Column[] }>(`
    SELECT c.relname AS name, json_agg(json_build_object('name', quote_ident(attname), 'type', format_type(atttypid, atttypmod))
      ORDER BY attnum) AS columns
    FROM pg_class c JOIN pg_attribute a ON attrelid = c.oid AND attnum > 0 AND NOT attisdropped
      AND attidentity = '' AND attgenerated = ''
    WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace GROUP BY c.relname`);
  const tables: Table[] = [];
  for (const { name, columns } of all) {
    const cells = columns.map(({ name: column, type }) =>
      type === "bytea" ? `encode(substr(${column}, 1, ${longestBytes}), 'hex')` : `${column}::text`,
    );
    const { rows } = await client.query<(string | null)[]>({
      text: `SELECT ${cells.join(", ")} FROM ${name}`,
      rowMode: "array",
    });
    tables.push({ name, columns, rows });
  }
  return tables;
}

/** Adds `copies` copies of each row that is not among `before`. Triggers and foreign keys do not run, as in a restore. */
export async function multiply(
  client: Client,
  { before, copies, report }: { before: readonly Table[]; copies: number; report: (done: number) => void },
): Promise<void> {
  const isShared = new Set(before.flatMap(({ rows }) => rows.flatMap((row) => row.flatMap(wordsOf))));
  const made = await readTables(client);
  const unique = await readUniqueWords(client);
  const isOwn = (word: string) => (id.test(word) || mailbox.test(word) || unique.has(word)) && !isShared.has(word);
  await client.query("SET session_replication_role = replica");
  const createIndexes = await dropIndexes(client);
  const inserts: string[] = [];
  for (const table of made) inserts.push(...(await writeSeeds(client, table, isOwn)));
  const atOnce = 100;
  for (let first = 1; first <= copies; first += atOnce) {
    const last = Math.min(copies, first + atOnce - 1);
    for (const insert of inserts) await client.query(insert, [first, last]);
    report(last);
  }
  await createIndexes();
  await client.query("SET session_replication_role = origin");
  await client.query("VACUUM (ANALYZE)");
}

const wordsOf = (cell: string | null): string[] => cell?.match(words) ?? [];

/** The values of columns that are unique by themselves. */
async function readUniqueWords(client: Client): Promise<Set<string>> {
  const { rows: columns } = await client.query<{ table: string; column: string }>(`
    SELECT indrelid::regclass::text AS table, quote_ident(attname) AS column
    FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = indkey[0]
    WHERE indisunique AND indnatts = 1 AND atttypid = 'text'::regtype AND indrelid::regclass::text !~ '\\.'
      AND indrelid IN (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace)`);
  const values = columns.map(({ table, column }) => `SELECT ${column} AS value FROM ${table}`);
  const { rows } = await client.query<{ value: string }>(values.join(" UNION "));
  return new Set(rows.map(({ value }) => value));
}

/** Writes the table's rows with marks in a temporary table, and returns the statement that inserts copies of them, if any. */
async function writeSeeds(
  client: Client,
  { name, columns, rows }: Table,
  isOwn: (word: string) => boolean,
): Promise<string[]> {
  const marked = rows.flatMap((row) => {
    const cells = row.map((cell) => cell?.replace(words, (word) => (isOwn(word) ? mark(word) : word)) ?? null);
    return cells.some((cell, index) => cell !== row[index]) ? [cells] : [];
  });
  if (marked.length === 0) return [];
  const seeds = `seed_${name}`;
  await client.query(`CREATE TEMPORARY TABLE ${seeds} (${columns.map((column) => `${column.name} text`).join(", ")})`);
  const json = JSON.stringify(
    marked.map((row) => Object.fromEntries(row.map((cell, index) => [columns[index]?.name.replaceAll('"', ""), cell]))),
  );
  await client.query(`INSERT INTO ${seeds} SELECT * FROM json_populate_recordset(NULL::${seeds}, $1)`, [json]);
  const isMarked = columns.map((_, index) => marked.some((row) => /[\u{e000}\u{e001}]/u.test(row[index] ?? "")));
  const values = columns.map((column, index) => valueOf(column, isMarked[index] ?? false));
  const names = columns.map((column) => column.name).join(", ");
  // An odd factor keeps the numbers apart and scatters them over the indexes, as random ids are.
  const hex = "lpad(to_hex((copy::bigint * 2654435761) % 4294967296), 8, '0')";
  return [
    `INSERT INTO ${name} (${names}) SELECT ${values.join(", ")}
     FROM ${seeds}, (SELECT copy, ${hex} AS hex FROM generate_series($1::integer, $2::integer) AS copy) AS copies`,
  ];
}

function mark(word: string): string {
  if (id.test(word)) return asHex + word.slice(8);
  return mailbox.test(word) ? word.replace("@", `.${asNumber}@`) : `${word}-${asNumber}`;
}

/** The column's value in a copy. Times differ within an hour, because real ones are not equal. */
function valueOf({ name, type }: Column, isMarked: boolean): string {
  const text = isMarked ? `replace(replace(${name}, '${asHex}', hex), '${asNumber}', copy::text)` : name;
  if (type === "bytea") return `decode(${text}, 'hex')`;
  if (type === "timestamp with time zone") return `${text}::timestamptz + make_interval(secs => copy % 3600)`;
  return type === "text" ? text : `${text}::${type}`;
}

/**
 * Drops all indexes that belong to no constraint. The returned function creates them again, which takes much less time
 * than keeping them up to date with each row.
 */
async function dropIndexes(client: Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    SELECT quote_ident(relname) AS name, pg_get_indexdef(oid) AS definition
    FROM pg_class c
    WHERE relkind = 'i' AND relnamespace = 'public'::regnamespace
      AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = c.oid)`);
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  return async () => {
    await client.query("SET maintenance_work_mem = '1GB'");
    for (const { definition } of rows) await client.query(definition);
    await client.query("RESET maintenance_work_mem");
  };
}
