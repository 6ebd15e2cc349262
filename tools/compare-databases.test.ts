import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { root } from "./lib/root.mjs";

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "compare-"))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs ops/compare.sh with a psql that lists `tables` and then reads them as the shell script `read` says. */
function compare(tables: string, read: string): number | null {
  const psql = join(folder, "psql");
  writeFileSync(psql, `#!/bin/sh\ncase "$*" in *--command=*) echo "${tables}"; exit 0;; esac\ncat >"$0.in"\n${read}\n`);
  chmodSync(psql, 0o755);
  const env = { ...process.env, PATH: [folder, process.env["PATH"]].join(delimiter) };
  return spawnSync("sh", [join(root, "ops/compare.sh"), "one", "other"], { env }).status;
}

/** As psql does: goes on after a statement that failed, unless it is told to stop. */
const failing = 'case "$*" in *ON_ERROR_STOP=1*) exit 3;; esac';

test("databases are equal only if every table of both was read, however long it takes", () => {
  expect(compare("SELECT 1;", 'echo "big|3|17"')).toBe(0);
  expect(compare("SELECT 1;", 'eval "echo \\$$"')).toBe(1);
  expect(compare("SELECT 1;", failing)).toBe(3);
  expect(compare("", "exit 0")).toBe(2);
  expect(compare("SELECT 1;", 'case "$PGOPTIONS" in *statement_timeout=0*) ;; *) exit 9;; esac')).toBe(0);
});
