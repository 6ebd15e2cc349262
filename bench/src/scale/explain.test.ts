import { expect, test } from "vitest";
import { judge } from "./explain.ts";

const growing = new Set(["policy"]);
const scan = (type: string, rows: number, table = "policy") => ({
  "Node Type": type,
  "Relation Name": table,
  "Plan Rows": rows,
  "Total Cost": 10,
});
const above = (type: string, inner: ReturnType<typeof scan>, cost = 20) => ({
  "Node Type": type,
  "Plan Rows": 25,
  "Total Cost": cost,
  Plans: [inner],
});

test("finds a table that is read from end to end, unless it does not grow", () => {
  expect(judge(scan("Seq Scan", 10), growing)).toEqual(["Seq Scan on policy"]);
  expect(judge(scan("Seq Scan", 10, "partner"), growing)).toEqual([]);
});

test("finds a sort of more than a page", () => {
  const findings = judge(above("Sort", scan("Index Scan", 100_000)), growing);
  expect(findings).toEqual(["Index Scan of 100000 rows of policy", "Sort of more than a page"]);
  expect(judge(above("Sort", scan("Index Scan", 25)), growing)).toEqual([]);
});

test("lets a limit stop an incremental sort, but no other sort", () => {
  const limited = (sort: string) => ({
    ...above("Limit", scan("Seq Scan", 1)),
    Plans: [above(sort, scan("Index Scan", 100_000))],
  });
  expect(judge(limited("Incremental Sort"), growing)).toEqual([]);
  expect(judge(limited("Sort"), growing)).toEqual(["Index Scan of 100000 rows of policy", "Sort of more than a page"]);
});

test("lets a limit stop a scan, but not if every row is counted first or few rows fit", () => {
  expect(judge(above("Limit", scan("Index Scan", 100_000)), growing)).toEqual([]);
  const counted = { ...above("Limit", scan("Seq Scan", 1)), Plans: [above("WindowAgg", scan("Index Scan", 100_000))] };
  expect(judge(counted, growing)).toEqual(["Index Scan of 100000 rows of policy"]);
  expect(judge(above("Limit", scan("Index Scan", 25), 9_000), growing)).toEqual(["cost 9000 before the limit"]);
});
