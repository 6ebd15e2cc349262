/** One module that a host shares, by its version: Module Federation's form. */
export interface SharedVersion {
  get(): Promise<() => unknown> | (() => unknown);
  loaded?: boolean;
  from?: string;
}

/** The modules that a host shares: name → version → how to get it. */
export type ShareScope = Record<string, Record<string, SharedVersion>>;

/** What any remote is to its host: Module Federation's container. */
export interface Container {
  /** Takes what the host shares; before anything else, and once. */
  init(scope: ShareScope): Promise<void> | void;
  /** A module of the container by its name, './core'; the module is what the answered function gives. */
  get(name: string): Promise<() => unknown>;
}
