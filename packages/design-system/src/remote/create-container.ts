import type { Container } from "./share-scope.ts";
import { takeShared } from "./shared.ts";

/** Creates a remote from modules. It keeps the React of the first host that calls `init`; later calls are ignored. */
export function createContainer(modules: Readonly<Record<string, () => Promise<object>>>): Container {
  let ready: Promise<void> | null = null;
  return {
    init(scope) {
      ready ??= takeShared(scope);
      return ready;
    },
    async get(name) {
      const load = modules[name];
      if (!load) throw new Error(`There is no ${name} in this design system`);
      const module = await load();
      return () => module;
    },
  };
}
