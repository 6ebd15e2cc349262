import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Plugin, runnerImport } from "vite";

const packageName = "@kautia/design-system";
const prefix = "\0design-system:";
const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const partsFolder = path("../../../packages/design-system/src/parts");
const loader = path("../src/boot/design-system/design-system.ts");

/**
 * The app imports its components as from any package. This plugin turns each import into a slot that is filled at
 * start, part by part, from the remote design system or from the built-in copy (docs/decisions.md).
 */
export function designSystemSlots(): Plugin {
  /** The names that each part exports. */
  const parts = new Map<string, string[]>();
  return {
    name: "design-system-slots",
    enforce: "pre",
    async buildStart() {
      for (const file of readdirSync(partsFolder)) {
        const { module } = await runnerImport<object>(join(partsFolder, file), { configFile: false });
        parts.set(basename(file, ".ts"), Object.keys(module));
      }
    },
    resolveId(source) {
      if (source === packageName) return { id: prefix, moduleSideEffects: false };
      return source.startsWith(prefix) ? { id: source, moduleSideEffects: false } : null;
    },
    load(id) {
      if (id === prefix)
        return [...parts].map(([part, names]) => `export { ${names.join()} } from "${prefix}${part}";`).join("\n");
      if (!id.startsWith(prefix)) return null;
      const part = id.slice(prefix.length);
      const names = parts.get(part) ?? [];
      return `import { part } from ${JSON.stringify(loader)};
export const [${names.join()}] = await part("./${part}", ${JSON.stringify(names)});`;
    },
  };
}
