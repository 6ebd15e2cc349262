import type { Container } from "@kautia/design-system/remote";
import { pick } from "./load-container.ts";

export interface PartsOptions {
  /** Null: only the built-in copy is used. */
  remote: Promise<Container> | null;
  builtIn: () => Promise<Container>;
  /** How long each part waits for the remote, in ms. */
  limit: number;
  log: (line: string) => void;
}

/** Resolves to the exports of a part of the design system, in the order of `names`. */
export type Part = (part: string, names: readonly string[]) => Promise<unknown[]>;

/**
 * Loads each part from the remote, or from the built-in copy if the remote is down, invalid or slow. Only the first
 * failure is logged. Once the remote was too slow, later parts do not wait for it.
 */
export function createParts({ remote, builtIn, limit, log }: PartsOptions): Part {
  let [logged, slow] = [false, false];
  return async (part, names) => {
    if (remote && !slow)
      try {
        const picked = remote.then((container) => pick(container, part, names));
        return await within(limit, picked);
      } catch (error) {
        slow = error instanceof TooSlow;
        const reason = error instanceof Error ? error.message : String(error);
        if (!logged) log(`The design system's remote is not used for ${part}: ${reason}`);
        logged = true;
      }
    return pick(await builtIn(), part, names);
  };
}

class TooSlow extends Error {}

async function within<T>(limit: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooSlow(`it takes longer than ${Math.round(limit)} ms`)), limit);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
