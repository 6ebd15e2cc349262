/** One version of a module that a host shares, as defined by Module Federation. */
export interface SharedVersion {
  get(): Promise<() => unknown> | (() => unknown);
  loaded?: boolean;
  from?: string;
}

/** The modules that a host shares: name → version → factory. */
export type ShareScope = Record<string, Record<string, SharedVersion>>;

/** The interface of a remote, as defined by Module Federation. */
export interface Container {
  /** Receives the shared modules of the host. Call it before `get`. */
  init(scope: ShareScope): Promise<void> | void;
  /**
   * Loads a part by its name, e.g. './core', and returns a function that returns the module. Throws for unknown names.
   */
  get(name: string): Promise<() => unknown>;
}
