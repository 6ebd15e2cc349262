import type { Client } from "pg";

/** A statement of the code, or a trigger, index or constraint of the schema. */
export interface Checked {
  kind: "statement" | "trigger" | "index" | "constraint";
  /** The file of a statement; the table of anything else. */
  from: string;
  text: string;
  /** For a table, whether it has a column `ref_id`; for a statement, whether all its rows belong to one `ref_id`. */
  isByApplication: boolean;
}

interface Limit {
  database: "Citus" | "YugabyteDB" | "CockroachDB";
  what: string;
  /** The URL of the documentation. */
  source: string;
  applies(checked: Checked): boolean;
}

const citus = "https://docs.citusdata.com/en/stable";
const yugabyte = "https://docs.yugabyte.com/stable/yugabyte-voyager/known-issues/postgresql/";
const cockroach = "https://www.cockroachlabs.com/docs/v25.4";

/** Patterns for the documented limits that concern us. Citus would distribute every table with a `ref_id` by that column. */
export const limits: readonly Limit[] = [
  {
    database: "Citus",
    what: "triggers on a distributed table",
    source: `${citus}/extra/triggers.html`,
    applies: ({ kind, isByApplication }) => kind === "trigger" && isByApplication,
  },
  {
    database: "Citus",
    what: "FOR UPDATE of rows of several shards",
    source: `${citus}/develop/reference_workarounds.html`,
    applies: ({ kind, text, isByApplication }) =>
      kind === "statement" && /\bfor (no key )?update\b/i.test(text) && !isByApplication,
  },
  {
    database: "Citus",
    what: "a primary or unique key without the distribution column",
    source: `${citus}/develop/reference_ddl.html`,
    applies: ({ kind, text, isByApplication }) =>
      kind === "constraint" && /^(PRIMARY KEY|UNIQUE)/.test(text) && isByApplication && !text.includes("ref_id"),
  },
  {
    database: "Citus",
    what: "a foreign key between distributed tables without the distribution column",
    source: `${citus}/develop/reference_ddl.html`,
    applies: ({ kind, text, isByApplication }) =>
      kind === "constraint" &&
      /^FOREIGN KEY \((?!ref_id\))/.test(text) &&
      isByApplication &&
      / REFERENCES (application|policy|premium|repayment|instalment|charge_attempt|claim|moving_out|document)\(/.test(
        text,
      ),
  },
  {
    database: "YugabyteDB",
    what: "constraint triggers",
    source: yugabyte,
    applies: ({ kind, text }) => kind === "trigger" && text.includes("CONSTRAINT TRIGGER"),
  },
  {
    database: "YugabyteDB",
    what: "transition tables of triggers",
    source: yugabyte,
    applies: ({ kind, text }) => kind === "trigger" && text.includes(" REFERENCING "),
  },
  {
    database: "YugabyteDB",
    what: "BRIN, GiST and SP-GiST indexes",
    source: yugabyte,
    applies: ({ kind, text }) => kind === "index" && /USING (brin|gist|spgist)\b/.test(text),
  },
  {
    database: "YugabyteDB",
    what: "deferrable constraints other than foreign keys",
    source: yugabyte,
    applies: ({ kind, text }) =>
      kind === "constraint" && text.includes(" DEFERRABLE") && !text.startsWith("FOREIGN KEY"),
  },
  {
    database: "YugabyteDB",
    what: "MERGE and the functions of SQL/JSON",
    source: yugabyte,
    applies: ({ kind, text }) =>
      kind === "statement" && /\b(merge into|json_(array|object|query|value|exists|table|arrayagg))\b/i.test(text),
  },
  {
    database: "CockroachDB",
    what: "triggers for chosen columns (UPDATE OF)",
    source: `${cockroach}/known-limitations`,
    applies: ({ kind, text }) => kind === "trigger" && text.includes("UPDATE OF"),
  },
  {
    database: "CockroachDB",
    what: "triggers of a statement, and their transition tables",
    source: `${cockroach}/known-limitations`,
    applies: ({ kind, text }) => kind === "trigger" && text.includes("FOR EACH STATEMENT"),
  },
  {
    database: "CockroachDB",
    what: "advisory locks, which do nothing or are missing",
    source: `${cockroach}/postgresql-compatibility`,
    applies: ({ kind, text }) => kind === "statement" && text.includes("pg_advisory"),
  },
  {
    database: "CockroachDB",
    what: "several changes of one table in one statement",
    source: `${cockroach}/known-limitations`,
    applies: ({ kind, text }) => kind === "statement" && changesTwice(text),
  },
  {
    database: "CockroachDB",
    what: "division of integers, which has decimals there",
    source: `${cockroach}/postgresql-compatibility`,
    applies: ({ kind, text }) => kind === "statement" && /[\w)\]]\s\/\s[\w($]/.test(withoutComments(text)),
  },
];

function changesTwice(text: string): boolean {
  const tables = [...text.matchAll(/\b(?:insert into|update|delete from)\s+"?(\w+)/gi)]
    .map(([, table = ""]) => table.toLowerCase())
    // FOR UPDATE SKIP LOCKED, ON CONFLICT DO UPDATE SET
    .filter((table) => !["skip", "set", "of", "nowait"].includes(table));
  return new Set(tables).size < tables.length;
}

const withoutComments = (text: string) => text.replaceAll(/\/\*.*?\*\//gs, "");

export const isOfOneApplication = (text: string): boolean => /\bref_?id"? = \$\d/i.test(text);

/** Triggers, indexes and constraints of a migrated database. */
export async function readSchema(client: Client): Promise<Checked[]> {
  const { rows } = await client.query<Checked>(`
    WITH object AS (
      SELECT 'trigger' AS kind, tgrelid AS relation, pg_get_triggerdef(oid) AS text FROM pg_trigger WHERE NOT tgisinternal
      UNION ALL SELECT 'index', indrelid, pg_get_indexdef(indexrelid) FROM pg_index
      UNION ALL SELECT 'constraint', conrelid, pg_get_constraintdef(oid) FROM pg_constraint WHERE contype IN ('p', 'u', 'f')
    )
    SELECT kind, relname AS "from", text, EXISTS (
        SELECT FROM pg_attribute WHERE attrelid = relation AND attname = 'ref_id' AND NOT attisdropped) AS "isByApplication"
    FROM object JOIN pg_class ON pg_class.oid = relation WHERE relnamespace = 'public'::regnamespace ORDER BY 1, 2, 3`);
  return rows;
}
