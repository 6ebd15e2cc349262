import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { BuildList } from "@kautia/contract";

/** What the web's build left: the empty page, and those that it drew. */
export interface BuiltPages {
  /** The empty page of the latest build, and what the build says of itself; null while there is none. */
  latest(): Built | null;
  /** A drawn page's content. */
  read(key: string): Promise<string>;
}

interface Built {
  shell: string;
  list: BuildList;
  /** Names the scripts that stand in the shell itself to the content security policy, by the hash of each one's text. */
  scriptHashes: string[];
}

export function openBuiltPages(webDir: string): BuiltPages {
  const file = join(webDir, "index.html");
  let known: ({ time: number } & Built) | null = null;

  return {
    latest() {
      // Asked with each page: while one develops, the build changes under the server.
      const time = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
      if (time === undefined) return null;
      if (known?.time !== time) {
        const shell = readFileSync(file, "utf8");
        known = { time, shell, list: readList(webDir), scriptHashes: hashScripts(shell) };
      }
      return known;
    },
    read: (key) => readFile(join(webDir, "pages", `${key}.html`), "utf8"),
  };
}

function readList(webDir: string): BuildList {
  try {
    const list: BuildList = JSON.parse(readFileSync(join(webDir, "pages", "index.json"), "utf8"));
    return list;
  } catch {
    // A build in passing draws none.
    return { empty: { scripts: [], styles: [] }, designSystem: [], drawn: {} };
  }
}

/** Scripts that are read from a file have no text. */
function hashScripts(shell: string): string[] {
  const texts = [...shell.matchAll(/<script\b[^>]*>(.+?)<\/script>/gs)].flatMap(([, text]) => text ?? []);
  return texts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
}
