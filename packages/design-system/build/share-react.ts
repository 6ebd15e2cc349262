import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** What components may import, by module; another name stops the build, and then belongs here. */
const names: Readonly<Record<string, readonly string[]>> = {
  react: ["createContext", "use", "useEffect", "useId", "useRef", "useState"],
  "react/jsx-runtime": ["Fragment", "jsx", "jsxs"],
};
const prefix = "\0shared:";
const shared = fileURLToPath(new URL("../src/remote/shared.ts", import.meta.url));

/** Components below `folder` get React from whoever loads their container, so that there is one React in a page. */
export function shareReact(folder: string): Plugin {
  return {
    name: "share-react",
    enforce: "pre",
    resolveId(source, importer) {
      return importer?.startsWith(folder) && names[source] ? prefix + source : null;
    },
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const module = id.slice(prefix.length);
      return `import { shared } from ${JSON.stringify(shared)};
export const { ${names[module]?.join(", ")} } = shared(${JSON.stringify(module)});`;
    },
  };
}
