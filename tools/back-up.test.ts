import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { root } from "./lib/root.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "back-up-"));
  write("psql", 'echo "$@" >>"$0.asked"');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, script: string): void {
  writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, name), 0o755);
}

/** Runs ops/backup.sh with a pg_dump that writes its options into the file and then exits with `code`. */
function backUp(code: number) {
  write(
    "pg_dump",
    `for option; do case "$option" in --file=*) echo "$@" >"\${option#--file=}";; esac; done; exit ${code}`,
  );
  const PATH = [folder, process.env["PATH"]].join(delimiter);
  const env = { ...process.env, PATH, DATABASE_URL: "kautia" };
  const { status } = spawnSync("sh", [join(root, "ops/backup.sh"), join(folder, "a.dump")], { env });
  const asked = readFileSync(join(folder, "psql.asked"), "utf8");
  return {
    status,
    files: readdirSync(folder).filter((name) => name.includes("dump")),
    isNoted: asked.includes("last_run"),
  };
}

test("a backup contains no sessions, which a restore would bring back after they were ended", () => {
  expect(backUp(0)).toEqual({ status: 0, files: ["a.dump", "pg_dump"], isNoted: true });
  expect(readFileSync(join(folder, "a.dump"), "utf8")).toContain("--exclude-table-data=public.session");
});

test("a backup that fails is not noted and leaves no part of a file, which would be kept for ever", () => {
  expect(backUp(1)).toEqual({ status: 1, files: ["pg_dump"], isNoted: false });
});
