import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readSource, type SourceFile } from "./source-file.ts";

const ignored = new Set(["node_modules", "dist", "coverage", "pictures", ".git", ".cache", ".data", ".vitest"]);
const checked = /\.(ts|tsx|mts|mjs|js|css|json|md|html|sql|sh|yaml|yml|toml)$|^\.ci\/run$|(^|\/)(Dockerfile|\.npmrc)$/;

/** All text files that the rules check. */
export function readRepository(folder: string): SourceFile[] {
  return walk(folder, "").map((path) => readSource(path, readFileSync(join(folder, path), "utf8")));
}

function walk(folder: string, below: string): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = below === "" ? entry.name : `${below}/${entry.name}`;
    if (ignored.has(entry.name)) return [];
    if (entry.isDirectory()) return walk(folder, path);
    return entry.isFile() && checked.test(path) ? [path] : [];
  });
}
