import { inDays } from "../src/tenant-by-api.ts";
import type { Stack } from "./stack.ts";

/** Runs `reconcile` and returns its output. It exits with 1 if the books differ, which is no failure here. */
export function compareBooks(stack: Stack, ...more: string[]): Promise<string> {
  return stack.run("reconcile", "--since", inDays(-1), ...more).catch((error: { stdout: string }) => error.stdout);
}
