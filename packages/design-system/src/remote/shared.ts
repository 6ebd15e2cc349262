import type { ShareScope } from "./share-scope.ts";

const taken = new Map<string, unknown>();

/** What our components use of React. A host must share each in a version that they were built for. */
const wanted = ["react", "react/jsx-runtime"];
const major = "19.";

/** Takes React from the host, so that there is one of it; throws where the host has none that fits. */
export async function takeShared(scope: ShareScope): Promise<void> {
  for (const name of wanted) {
    const versions = Object.entries(scope[name] ?? {});
    const fitting = versions.find(([version]) => version.startsWith(major))?.[1];
    if (!fitting) throw new Error(`The host shares no ${name} ${major}x`);
    const factory = await fitting.get();
    taken.set(name, factory());
  }
}

/** A module of the host's; what the build puts in the place of `import … from "react"` inside a container. */
export function shared(name: string): unknown {
  const module = taken.get(name);
  if (module === undefined) throw new Error(`${name} was asked for before the host shared it`);
  return module;
}
