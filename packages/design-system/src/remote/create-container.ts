import type { Container } from "./share-scope.ts";
import { takeShared } from "./shared.ts";

/** A remote of some modules. Several hosts in one page cannot share different Reacts with it: the first one's is kept. */
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
