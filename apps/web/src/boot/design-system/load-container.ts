import type { Container, ShareScope } from "@kautia/design-system/remote";

/** How to fetch a remote design system. Passed in, so that tests can replace the network. */
export interface RemoteOptions {
  address: string;
  /** The modules that we share with it, so that there is one React. */
  scope: ShareScope;
  importModule: (address: string) => Promise<unknown>;
  /** Adds style sheets to the page. Resolves when they are loaded. */
  addStyles: (addresses: readonly string[]) => Promise<unknown>;
}

/** Loads and initialises a container. Rejects if the module is not a design system. */
export async function loadContainer(options: RemoteOptions): Promise<Container> {
  const container = await options.importModule(options.address);
  if (!isContainer(container)) throw new TypeError("it has no init and get");
  await container.init(options.scope);
  await options.addStyles(stylesOf(await take(container, "./styles")));
  return container;
}

export async function take(container: Container, name: string): Promise<object> {
  const factory = await container.get(name);
  const module = factory();
  if (typeof module !== "object" || module === null) throw new TypeError(`its ${name} is no module`);
  return module;
}

function isContainer(value: unknown): value is Container {
  return typeof value === "object" && value !== null && isFunction(value, "init") && isFunction(value, "get");
}

function isFunction(value: object, name: string): boolean {
  return typeof Reflect.get(value, name) === "function";
}

function stylesOf(module: object): string[] {
  const styles: unknown = Reflect.get(module, "styles");
  if (!Array.isArray(styles)) throw new TypeError("its ./styles names none");
  return styles.map(String);
}
