import { execFile } from "node:child_process";
import { promisify } from "node:util";

const execute = promisify(execFile);

export const urlOf = (port: number, database: string, role = "postgres") =>
  `postgres://${role}@127.0.0.1:${port}/${database}`;

/** Runs statements and returns the lines of their results. Errors: throws if one of them fails. */
export async function psql(url: string, statements: string): Promise<string[]> {
  const { stdout } = await execute("psql", ["--no-psqlrc", "-qAtc", statements, "-v", "ON_ERROR_STOP=1", url]);
  return stdout.trim().split("\n").filter(Boolean);
}

export async function runFile(url: string, file: string): Promise<void> {
  await execute("psql", ["--no-psqlrc", "--quiet", "--file", file, url]);
}
