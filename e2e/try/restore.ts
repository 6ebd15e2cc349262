import { execFile } from "node:child_process";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { simulateUsers } from "./simulate-users.ts";
import type { Stack } from "./stack.ts";

const execute = promisify(execFile);
const ops = (script: string) => fileURLToPath(new URL(`../../ops/${script}`, import.meta.url));

/**
 * Dumps the database under traffic and again at rest, and restores both dumps. The first must contain every contract that was accepted
 * before the dump began, the second every row. Returns what is missing.
 */
export async function tryBackup(stack: Stack, folder: string): Promise<string[]> {
  const { port } = stack.database;
  const urlOf = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`;
  const psql = async (name: string, query: string) =>
    (await execute("psql", ["--no-psqlrc", "-Atc", query, urlOf(name)])).stdout.trim().split("\n").filter(Boolean);
  const dumpAndRestore = async (name: string) => {
    const file = join(folder, `${name}.dump`);
    await execute(ops("backup.sh"), [file], { env: { ...process.env, DATABASE_URL: urlOf("kautia") } });
    await psql("postgres", `CREATE DATABASE ${name}`);
    await execute(ops("restore.sh"), [file], { env: { ...process.env, DATABASE_URL: urlOf(name) } });
  };

  const users = simulateUsers(stack);
  while (users.accepted.length < 2) await wait(200);
  const before = users.accepted.map(({ refId }) => refId);
  await dumpAndRestore("restored_under_traffic");
  await users.finish();
  const restored = new Set(
    await psql("restored_under_traffic", "SELECT ref_id FROM policy WHERE status IN ('ACCEPTED', 'ACTIVE')"),
  );
  const missing = before.filter((refId) => !restored.has(refId)).map((refId) => `a contract: ${refId}`);

  // A worker changes rows even without traffic, so stop it to compare equal states.
  await stack.services.worker.stop();
  await dumpAndRestore("restored_at_rest");
  const { stdout } = await execute(ops("compare.sh"), [urlOf("kautia"), urlOf("restored_at_rest")]).catch(
    (error: { stdout: string }) => error,
  );
  await stack.services.worker.start();
  return [...missing, ...stdout.split("\n").filter(Boolean)];
}
