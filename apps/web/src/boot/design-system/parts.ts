import type { Container } from "@kautia/design-system/remote";
import { take } from "./load-container.ts";

export interface PartsOptions {
  /** Null: only the built-in copy is used. */
  remote: Promise<Container> | null;
  builtIn: () => Promise<Container>;
  limit: number;
  log: (line: string) => void;
}

/** Resolves to the exports of a part of the design system, in the order of `exports`, a list with commas. */
export type Part = (name: string, exports: string) => Promise<unknown[]>;

/**
 * Loads each part from the remote, or from the built-in copy if the remote is down, invalid or slow. Only the first
 * failure is logged. Once the remote was too slow, later parts do not wait for it.
 */
export function createParts({ remote, builtIn, limit, log }: PartsOptions): Part {
  let [logged, slow] = [false, false];

  async function fromRemote(name: string, names: readonly string[]): Promise<unknown[] | null> {
    if (remote === null || slow) return null;
    try {
      const work = remote.then((container) => take(container, name)).then((module) => pick(module, names, name));
      return await within(limit, work);
    } catch (error) {
      slow = error instanceof TooSlow;
      if (!logged) log(`The design system's remote is not used for ${name}: ${messageOf(error)}`);
      logged = true;
      return null;
    }
  }

  return async (name, exports) => {
    const names = exports.split(",");
    return (await fromRemote(name, names)) ?? pick(await take(await builtIn(), name), names, name);
  };
}

function pick(module: object, names: readonly string[], part: string): unknown[] {
  return names.map((name) => {
    const value: unknown = Reflect.get(module, name);
    if (value === undefined) throw new TypeError(`its ${part} lacks ${name}`);
    return value;
  });
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

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
