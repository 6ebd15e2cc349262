import type { ShareScope } from "@kautia/design-system/remote";
import * as React from "react";
import * as jsxRuntime from "react/jsx-runtime";
import { pageData } from "../page-data.ts";
import { createParts } from "./parts.ts";

const share = (module: object) => ({ [React.version]: { get: () => () => module, loaded: true, from: "kautia" } });
const scope: ShareScope = { react: share(React), "react/jsx-runtime": share(jsxRuntime) };
const { designSystemUrl, designSystemTimeout } = pageData.settings;

/** The build replaces `import … from "@kautia/design-system"` with calls of this (docs/decisions.md). */
export const part = createParts({
  remote: designSystemUrl === null ? null : import(/* @vite-ignore */ designSystemUrl),
  builtIn: () => import("@kautia/design-system/remote"),
  scope,
  addStyles,
  // The timeout counts from the start of the page. A late app still waits half of it.
  limit: Math.max(designSystemTimeout / 2, designSystemTimeout - performance.now()),
  // oxlint-disable-next-line no-console -- tells operators why their design system is not used
  log: (line) => console.warn(line),
});

function addStyles(href: string): Promise<unknown> {
  return new Promise((onload, reject) => {
    const onerror = () => reject(new Error("its styles do not load"));
    const link = { rel: "stylesheet", href, crossOrigin: "", onload, onerror };
    document.head.append(Object.assign(document.createElement("link"), link));
  });
}
