import type { Container, ShareScope } from "@kautia/design-system/remote";

/** How a remote design system is fetched; handed in, so that tests can stand for the network. */
export interface RemoteOptions {
  /** Where its container is. */
  address: string;
  /** What it is given of ours: one React for all. */
  scope: ShareScope;
  importModule: (address: string) => Promise<unknown>;
  /** Puts style sheets into the page; resolves when they apply. */
  addStyles: (addresses: readonly string[]) => Promise<unknown>;
  /** Whether our own style sheets serve it. */
  sameStyles: boolean;
}

/** The container at an address, ready to be asked for its parts. Rejects on whatever is no design system. */
export async function loadContainer(options: RemoteOptions): Promise<Container> {
  const container = await options.importModule(options.address);
  if (!isContainer(container)) throw new TypeError("it has no init and get");
  await container.init(options.scope);
  if (!options.sameStyles) await options.addStyles(stylesOf(await take(container, "./styles")));
  return container;
}

/** A module of a container. */
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
