import { setTimeout as wait } from "node:timers/promises";

export async function until(isMet: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const deadline = performance.now() + 90_000;
  while (performance.now() < deadline) {
    if (await isMet()) return;
    await wait(50);
  }
  throw new Error(`waited 90 s for ${what}`);
}
