import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { psql, runFile, urlOf } from "./psql.ts";
import { rightsFile, type Stack } from "./stack.ts";

const execute = promisify(execFile);

/** Runs a script of `ops`, and returns its output even if it fails. */
export async function runOps(script: string, args: string[], DATABASE_URL: string): Promise<string> {
  const file = fileURLToPath(new URL(`../../ops/${script}`, import.meta.url));
  const { stdout } = await execute(file, args, { env: { ...process.env, DATABASE_URL } });
  return stdout;
}

/**
 * Dumps and restores as docs/recovery.md says, with direct connections to PostgreSQL. `owner` is the role that owns the
 * database; an installation that has only the superuser needs no rights.
 */
export function makeDumps(
  { database: { port } }: Pick<Stack, "database">,
  folder: string,
  owner: "kautia_owner" | "postgres" = "kautia_owner",
) {
  const asOwner = (name: string) => urlOf(port, name, owner);
  return {
    urlOf: asOwner,
    psql: (name: string, query: string) => psql(urlOf(port, name), query),
    async dump(name: string): Promise<string> {
      const file = join(folder, `${name}.dump`);
      await runOps("backup.sh", [file], asOwner("kautia"));
      return file;
    },
    async restore(file: string, name: string): Promise<void> {
      await psql(urlOf(port, "postgres"), `CREATE DATABASE ${name} OWNER ${owner}`);
      if (owner === "kautia_owner") await runFile(urlOf(port, name), rightsFile);
      await runOps("restore.sh", [file], asOwner(name));
    },
  };
}
