import { expect, test } from "vitest";
import { findSlowStatements } from "../../testing/database/find-slow-migrations.ts";
import { listMigrations } from "./migrate.ts";

test.each([
  "CREATE INDEX policy_by_name ON policy (name)",
  "CREATE UNIQUE INDEX IF NOT EXISTS policy_by_name ON ONLY policy (name)",
  "ALTER TABLE ledger_entry ADD CHECK (event IN ('PREMIUM_DUE', 'A_NEW_KIND'))",
  "ALTER TABLE ledger_entry DROP CONSTRAINT a, ADD CONSTRAINT a CHECK (event <> 'NOT VALID')",
  "alter table policy add constraint p foreign key (partner_id) references partner",
  "ALTER TABLE policy ADD UNIQUE (name)",
  "ALTER TABLE policy ADD CONSTRAINT one PRIMARY KEY (id)",
  "ALTER TABLE policy ADD COLUMN partner_id uuid REFERENCES partner",
  "ALTER TABLE policy ADD COLUMN kind text CHECK (kind IN ('a', 'b'))",
  "ALTER TABLE policy ADD kind integer DEFAULT 1, ADD COLUMN id uuid DEFAULT gen_random_uuid()",
  "ALTER TABLE policy ADD COLUMN sum integer GENERATED ALWAYS AS (a + b) STORED",
  "ALTER TABLE policy ALTER COLUMN name SET NOT NULL",
  "ALTER TABLE policy ALTER name TYPE varchar(10)",
  "ALTER TABLE policy ADD CONSTRAINT c CHECK (a > 0) NOT VALID; ALTER TABLE policy VALIDATE CONSTRAINT c",
  "UPDATE policy SET name = 'x'",
  "WITH old AS (SELECT 1) DELETE FROM policy",
  "CREATE TABLE copy (id uuid); INSERT INTO copy SELECT id FROM policy",
  "DO $$ BEGIN UPDATE policy SET name = 'x'; END $$",
  "SELECT fill_names()",
  "LOCK TABLE policy",
  "REINDEX TABLE policy",
])("a migration may not keep a table locked for long: %s", (statement) => {
  expect(findSlowStatements(`-- A comment.\n${statement.replace("; ", ";\n")};\n`)).toEqual([
    expect.stringMatching(statement.includes("; ") && !statement.startsWith("DO") ? /^3 / : /^2 /),
  ]);
});

test.each([
  "-- concurrently\nCREATE INDEX CONCURRENTLY IF NOT EXISTS policy_by_name ON policy (name);",
  "CREATE TABLE copy (id uuid PRIMARY KEY, kind text CHECK (kind <> '')); CREATE INDEX copy_kind ON copy (kind);",
  "CREATE UNLOGGED TABLE copy (id uuid); INSERT INTO copy VALUES (1); UPDATE copy SET id = 2; ALTER TABLE copy ADD CHECK (id > 0);",
  "ALTER TABLE policy ADD COLUMN name text, ADD COLUMN at timestamptz NOT NULL DEFAULT now();",
  "ALTER TABLE ledger_entry DROP CONSTRAINT a, ADD CONSTRAINT a CHECK (event IN ('A', 'B')) NOT VALID;",
  "ALTER TABLE policy VALIDATE CONSTRAINT c;",
  "ALTER TABLE policy ADD CONSTRAINT one UNIQUE USING INDEX policy_by_name;",
  "ALTER TABLE policy ALTER COLUMN name DROP NOT NULL, ALTER COLUMN name SET DEFAULT 'x;y';",
  "-- in batches\nUPDATE policy SET a = 1 WHERE id IN (SELECT id FROM policy WHERE a IS NULL LIMIT 1000);",
  "CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN UPDATE policy SET a = 1; RETURN NULL; END $$;",
  "CREATE TRIGGER t AFTER INSERT OR UPDATE ON policy FOR EACH ROW EXECUTE FUNCTION f();",
  "/* UPDATE policy */ INSERT INTO setting (name) VALUES ('UPDATE policy');",
])("a migration may do what locks a table only for a moment: %s", (text) => {
  expect(findSlowStatements(text)).toEqual([]);
});

test("no migration after the baseline locks a table for long", () => {
  const [baseline, ...others] = listMigrations();
  expect(baseline?.name).toMatch(/^0001-/);
  expect(others.flatMap(({ name, text }) => findSlowStatements(text).map((fault) => `${name}:${fault}`))).toEqual([]);
});
