import { existsSync, readFileSync } from "node:fs";
import { escapeHtml } from "@kautia/locales/articles";

/** Where `npm run pack` puts Redoc's bundle, so that a release does without the package and what it depends on. */
const packed = new URL("../../dist/redoc.js", import.meta.url);

/**
 * Redoc's whole browser bundle, without what our Content-Security-Policy refuses: its maker's logo, which comes from another
 * host, and the colours in style attributes, which page.css has instead.
 */
export function readRedoc(): string {
  const file = existsSync(packed) ? packed : new URL(import.meta.resolve("redoc/bundles/redoc.standalone.js"));
  return readFileSync(file, "utf8")
    .replaceAll("https://cdn.redoc.ly/", "data:,")
    .replaceAll(/ style="color: var\(\$\{\w+\}\)"/g, "");
}

export const style = readFileSync(new URL("page.css", import.meta.url), "utf8");

interface PageParts {
  title: string;
  script: string;
  /** The path of the OpenAPI document. */
  document: string;
}

/** The page from which Redoc starts. */
export function writePage({ title, script, document }: PageParts): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/favicon.svg">
<style>${style}</style>
<script type="module" src="${script}"></script>
</head>
<body>
<redoc spec-url="${document}" disable-telemetry="true"></redoc>
<noscript><p>This page needs JavaScript. It shows <a href="${document}">this OpenAPI document</a>.</p></noscript>
</body>
</html>
`;
}
