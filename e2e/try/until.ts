import { setTimeout as wait } from "node:timers/promises";

type Condition = () => boolean | Promise<boolean>;

/** Returns false if the condition is not met within so many seconds. */
export async function isMetWithin(seconds: number, isMet: Condition): Promise<boolean> {
  const deadline = performance.now() + seconds * 1_000;
  while (performance.now() < deadline) {
    if (await isMet()) return true;
    await wait(50);
  }
  return false;
}

export async function until(isMet: Condition, what: string): Promise<void> {
  if (!(await isMetWithin(90, isMet))) throw new Error(`waited 90 s for ${what}`);
}
