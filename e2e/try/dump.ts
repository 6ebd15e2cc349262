import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Stack } from "./stack.ts";

const execute = promisify(execFile);

/** Runs a script of `ops`, and returns its output even if it fails. */
export async function runOps(script: string, args: string[], DATABASE_URL: string): Promise<string> {
  const file = fileURLToPath(new URL(`../../ops/${script}`, import.meta.url));
  const { stdout } = await execute(file, args, { env: { ...process.env, DATABASE_URL } });
  return stdout;
}

/** Dumps and restores as docs/recovery.md says, with direct connections to PostgreSQL. */
export function makeDumps({ database: { port } }: Pick<Stack, "database">, folder: string) {
  const urlOf = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`;
  const psql = async (name: string, query: string) =>
    (await execute("psql", ["--no-psqlrc", "-Atc", query, urlOf(name)])).stdout.trim().split("\n").filter(Boolean);
  return {
    urlOf,
    psql,
    async dump(name: string): Promise<string> {
      const file = join(folder, `${name}.dump`);
      await runOps("backup.sh", [file], urlOf("kautia"));
      return file;
    },
    async restore(file: string, name: string): Promise<void> {
      await psql("postgres", `CREATE DATABASE ${name}`);
      await runOps("restore.sh", [file], urlOf(name));
    },
  };
}
