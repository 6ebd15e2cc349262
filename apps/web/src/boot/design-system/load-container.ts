import type { Container, ShareScope } from "@kautia/design-system/remote";

/** How to fetch a remote design system. Passed in, so that tests can replace the network. */
export interface RemoteOptions {
  address: string;
  /** The modules that we share with it, so that there is one React. */
  scope: ShareScope;
  importModule: (address: string) => Promise<Partial<Container>>;
  /** Adds a style sheet to the page. Resolves when it is loaded. */
  addStyles: (address: string) => Promise<unknown>;
}

/** Loads and initialises a container. Rejects if the module is not a design system. */
export async function loadContainer({ address, scope, importModule, addStyles }: RemoteOptions): Promise<Container> {
  const { init, get } = await importModule(address);
  if (!init || !get) throw new TypeError("it has no init and get");
  await init(scope);
  const [styles] = await pick({ init, get }, "./styles", ["styles"]);
  if (!Array.isArray(styles)) throw new TypeError("its ./styles names none");
  await Promise.all(styles.map((one) => addStyles(String(one))));
  return { init, get };
}

/** The exports of a part, in the order of `names`. Throws if one is missing. */
export async function pick(container: Container, part: string, names: readonly string[]): Promise<unknown[]> {
  const factory = await container.get(part);
  const module: object = Object(factory());
  return names.map((name) => {
    const value: unknown = Reflect.get(module, name);
    if (value === undefined) throw new TypeError(`its ${part} lacks ${name}`);
    return value;
  });
}
