import type { ShareScope } from "./share-scope.ts";

const taken = new Map<string, unknown>();

/** The modules that the components need. The host must share each with the major version below. */
const wanted = ["react", "react/jsx-runtime"];
const major = "19.";

/** Takes React from the host, so that a page has only one. Throws if the host shares no matching version. */
export async function takeShared(scope: ShareScope): Promise<void> {
  for (const name of wanted) {
    const versions = Object.entries(scope[name] ?? {});
    const fitting = versions.find(([version]) => version.startsWith(major))?.[1];
    if (!fitting) throw new Error(`The host does not share ${name} ${major}x`);
    const factory = await fitting.get();
    taken.set(name, factory());
  }
}

/** Returns a module shared by the host. `build/share-react.ts` replaces `import … from "react"` with a call to it. */
export function shared(name: string): unknown {
  const module = taken.get(name);
  if (module === undefined) throw new Error(`${name} was requested before the host shared it`);
  return module;
}
