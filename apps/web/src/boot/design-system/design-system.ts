import type { ShareScope } from "@kautia/design-system/remote";
import * as React from "react";
import * as jsxRuntime from "react/jsx-runtime";
import { readPageData } from "../page-data.ts";
import { loadContainer } from "./load-container.ts";
import { createParts } from "./parts.ts";

const share = (module: object) => ({ [React.version]: { get: () => () => module, loaded: true, from: "kautia" } });
const scope: ShareScope = { react: share(React), "react/jsx-runtime": share(jsxRuntime) };
const settings = readPageData()?.settings;
const address = settings?.designSystemUrl ?? null;
// The timeout counts from the start of the page. A late app still waits half of it.
const timeout = settings?.designSystemTimeout ?? 2000;
const limit = Math.max(timeout / 2, timeout - performance.now());

/** The build replaces `import … from "@kautia/design-system"` with calls of this. Decision 0018. */
export const part = createParts({
  remote:
    address === null
      ? null
      : loadContainer({ address, scope, importModule: (from) => import(/* @vite-ignore */ from), addStyles }),
  async builtIn() {
    const container = await import("@kautia/design-system/remote");
    await container.init(scope);
    return container;
  },
  limit,
  // oxlint-disable-next-line no-console -- tells operators why their design system is not used
  log: (line) => console.warn(line),
});

function addStyles(href: string): Promise<unknown> {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href, crossOrigin: "" });
  const loaded = new Promise((resolve, reject) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", () => reject(new Error("its styles do not load")));
  });
  document.head.append(link);
  return loaded;
}
