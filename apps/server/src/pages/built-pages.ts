import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** A page as the build wrote it, with placeholders. */
export interface BuiltPage {
  html: string;
  styleSheets: string[];
  /** Hashes of its inline scripts and styles, for the Content-Security-Policy. */
  scripts: string[];
  styles: string[];
}

/** Returns a function that reads a page of the web build by its key and returns null for pages that were not built. */
export function openBuiltPages(webDir: string): (key: string) => BuiltPage | null {
  const known = new Map<string, BuiltPage>();
  return (key) => {
    const file = join(webDir, "pages", `${key}.html`);
    // The time is part of the key, because the build changes while the server runs in development.
    const time = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (time === undefined) return null;
    const version = `${key} ${time}`;
    const page = known.get(version) ?? readPage(readFileSync(file, "utf8"));
    known.set(version, page);
    return page;
  };
}

function readPage(html: string): BuiltPage {
  const find = (pattern: RegExp) => [...html.matchAll(pattern)].flatMap(([, text]) => text ?? []);
  return {
    html,
    styleSheets: find(/<link rel="stylesheet"[^>]*href="([^"]+)"/g),
    scripts: find(/<script\b[^>]*>(.+?)<\/script>/gs).map(hashOf),
    styles: find(/<style>(.+?)<\/style>/gs).map(hashOf),
  };
}

/** A hash in the form that the Content-Security-Policy expects. */
export function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
