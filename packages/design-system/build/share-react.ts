import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** The names that components may import from each module. Any other name fails the build until it is added here. */
const names: Readonly<Record<string, readonly string[]>> = {
  react: ["createContext", "use", "useEffect", "useId", "useLayoutEffect", "useRef", "useState"],
  "react/jsx-runtime": ["Fragment", "jsx", "jsxs"],
};
const prefix = "\0shared:";
const shared = fileURLToPath(new URL("../src/remote/shared.ts", import.meta.url));

/**
 * Gives the components in `folder` the React of the host that loads their container, so that a page has only one React.
 */
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
