import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { BuildList } from "@kautia/contract";

export interface BuiltPages {
  /** The empty page and the manifest of the latest build; null without a build. */
  latest(): Built | null;
  read(key: string): Promise<string>;
  readStyle(name: string): Style;
}

export interface Style {
  text: string;
  hash: string;
}

interface Built {
  shell: string;
  /** The shell's own style sheets: the design system. */
  styleSheets: string[];
  list: BuildList;
  /** Hashes of the shell's inline scripts, for the Content-Security-Policy. */
  scriptHashes: string[];
}

/** The style sheets in the head of the built page. */
export const headLinks = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>\s*/g;

export function openBuiltPages(webDir: string): BuiltPages {
  const file = join(webDir, "index.html");
  let known: ({ time: number } & Built) | null = null;
  /** The inline styles of the latest build. There are only a few, although each page has its own HTML. */
  const styles = new Map<string, Style>();

  return {
    latest() {
      // Checked for each page, because the build changes while the server runs in development.
      const time = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
      if (time === undefined) return null;
      if (known?.time !== time) {
        const shell = readFileSync(file, "utf8");
        const styleSheets = [...shell.matchAll(headLinks)].flatMap(([, href]) => href ?? []);
        known = { time, shell, styleSheets, list: readList(webDir), scriptHashes: hashScripts(shell) };
        styles.clear();
      }
      return known;
    },
    read: (key) => readFile(join(webDir, "pages", `${key}.html`), "utf8"),
    readStyle(name) {
      const style = styles.get(name) ?? readStyle(join(webDir, "pages", name));
      styles.set(name, style);
      return style;
    },
  };
}

function readStyle(file: string): Style {
  const text = readFileSync(file, "utf8");
  return { text, hash: hashOf(text) };
}

function readList(webDir: string): BuildList {
  try {
    const list: BuildList = JSON.parse(readFileSync(join(webDir, "pages", "index.json"), "utf8"));
    return list;
  } catch {
    return { empty: { scripts: [], styles: [] }, designSystem: [], drawn: {} };
  }
}

/** Inline scripts only: those loaded from a file have no text. */
function hashScripts(shell: string): string[] {
  const texts = [...shell.matchAll(/<script\b[^>]*>(.+?)<\/script>/gs)].flatMap(([, text]) => text ?? []);
  return texts.map(hashOf);
}

/** A hash in the form that the Content-Security-Policy expects. */
export function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
