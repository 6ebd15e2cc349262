import type { Container, ShareScope } from "@kautia/design-system/remote";

export interface PartsOptions {
  /** The remote's entry module; null: only the built-in copy is used. */
  remote: Promise<Partial<Container>> | null;
  builtIn: () => Promise<Container>;
  /** The modules that we share with both, so that there is one React. */
  scope: ShareScope;
  /** Adds a style sheet to the page. Resolves when it is loaded. */
  addStyles: (address: string) => Promise<unknown>;
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
export function createParts({ remote, builtIn, scope, addStyles, limit, log }: PartsOptions): Part {
  const container = remote?.then((module) => open(module, scope, addStyles));
  let [logged, slow] = [false, false];
  return async (part, names) => {
    if (container && !slow)
      try {
        const tooLate = new Promise<null>((done) => setTimeout(done, limit, null));
        const picked = await Promise.race([container.then((opened) => pick(opened, part, names)), tooLate]);
        if (picked) return picked;
        slow = true;
        throw new Error(`it takes longer than ${Math.round(limit)} ms`);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        if (!logged) log(`The design system's remote is not used for ${part}: ${reason}`);
        logged = true;
      }
    const own = await builtIn();
    await own.init(scope);
    return pick(own, part, names);
  };
}

/** Initialises a remote and adds its styles. Rejects if it is not a design system. */
async function open(
  { init, get }: Partial<Container>,
  scope: ShareScope,
  addStyles: PartsOptions["addStyles"],
): Promise<Container> {
  if (!init || !get) throw new TypeError("it has no init and get");
  await init(scope);
  const [styles] = await pick({ init, get }, "./styles", ["styles"]);
  if (!Array.isArray(styles)) throw new TypeError("its ./styles names none");
  await Promise.all(styles.map((style) => addStyles(String(style))));
  return { init, get };
}

/** The exports of a part, in the order of `names`. Throws if one is missing. */
async function pick(container: Container, part: string, names: readonly string[]): Promise<unknown[]> {
  const factory = await container.get(part);
  const module: object = Object(factory());
  return names.map((name) => {
    const value: unknown = Reflect.get(module, name);
    if (value === undefined) throw new TypeError(`its ${part} lacks ${name}`);
    return value;
  });
}
