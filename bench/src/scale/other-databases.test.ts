import { expect, test } from "vitest";
import { type Checked, isOfOneApplication, limits } from "./other-databases.ts";

const hit = (checked: Pick<Checked, "kind" | "text"> & Partial<Checked>) =>
  limits
    .filter(({ applies }) => applies({ from: "", isByApplication: isOfOneApplication(checked.text), ...checked }))
    .map(({ database, what }) => `${database}: ${what}`);

test("a lock of one application's row needs one shard, and a batch of due work needs several", () => {
  expect(hit({ kind: "statement", text: 'select * from "policy" where "ref_id" = $1 for update' })).toEqual([]);
  const batch = "SELECT id FROM mail WHERE try_at <= $1 LIMIT $2 FOR UPDATE SKIP LOCKED";
  expect(hit({ kind: "statement", text: batch })).toEqual(["Citus: FOR UPDATE of rows of several shards"]);
});

test("a statement that changes a table twice differs from one that changes two tables or updates on conflict", () => {
  const twice = "WITH gone AS (DELETE FROM mail RETURNING id) INSERT INTO mail (id) SELECT id FROM gone";
  expect(hit({ kind: "statement", text: twice })).toEqual([
    "CockroachDB: several changes of one table in one statement",
  ]);
  const upsert = "INSERT INTO a (id) VALUES ($1) ON CONFLICT (id) DO UPDATE SET n = 1 RETURNING (SELECT 1)";
  expect(hit({ kind: "statement", text: upsert })).toEqual([]);
});

test("a divided integer and an advisory lock are found, a comment is not", () => {
  expect(hit({ kind: "statement", text: "SELECT a / b FROM t" })).toHaveLength(1);
  expect(hit({ kind: "statement", text: "/* a / b */ SELECT 1" })).toEqual([]);
  expect(hit({ kind: "statement", text: "SELECT pg_advisory_xact_lock($1)" })).toHaveLength(1);
});

test("keys and triggers count for tables that would be distributed", () => {
  const key = { kind: "constraint", text: "PRIMARY KEY (id)" } as const;
  expect(hit({ ...key, isByApplication: true })).toHaveLength(1);
  expect(hit({ ...key, isByApplication: false })).toEqual([]);
  const trigger =
    "CREATE CONSTRAINT TRIGGER balances AFTER INSERT ON ledger_entry DEFERRABLE FOR EACH ROW EXECUTE FUNCTION f()";
  expect(hit({ kind: "trigger", text: trigger, isByApplication: true })).toEqual([
    "Citus: triggers on a distributed table",
    "YugabyteDB: constraint triggers",
  ]);
});
