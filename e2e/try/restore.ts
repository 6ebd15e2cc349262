import { setTimeout as wait } from "node:timers/promises";
import { makeDumps, runOps } from "./dump.ts";
import { simulateUsers } from "./simulate-users.ts";
import type { Stack } from "./stack.ts";

/**
 * Dumps the database under traffic and again at rest, and restores both dumps. The first must contain every contract
 * that was accepted before the dump began, the second every row. Returns what is missing.
 */
export async function tryBackup(stack: Stack, folder: string): Promise<string[]> {
  const { urlOf, psql, dump, restore } = makeDumps(stack, folder);
  const dumpAndRestore = async (name: string) => restore(await dump(name), name);

  const users = simulateUsers(stack);
  while (users.accepted.length < 2) await wait(200);
  const before = users.accepted.map(({ refId }) => refId);
  await dumpAndRestore("restored_under_traffic");
  await users.finish();
  const restored = new Set(
    await psql(
      "restored_under_traffic",
      "SELECT ref_id FROM policy WHERE cover_state = 'ACCEPTED' AND payment_state <> 'PAST_DUE'",
    ),
  );
  const missing = before.filter((refId) => !restored.has(refId)).map((refId) => `a contract: ${refId}`);

  // A worker changes rows even without traffic, so stop it to compare equal states.
  await stack.services.worker.stop();
  await dumpAndRestore("restored_at_rest");
  const different = await runOps("compare.sh", [urlOf("kautia"), urlOf("restored_at_rest")], urlOf("kautia")).catch(
    (error: { stdout: string }) => error.stdout,
  );
  await stack.services.worker.start();
  return [...missing, ...different.split("\n").filter(Boolean)];
}
