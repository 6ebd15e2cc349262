import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";

/** The lines of a file in this folder, without comments. */
export async function readData(name: string): Promise<string[]> {
  const text = await readFile(new URL(name, import.meta.url), "utf8");
  return text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
}

/** Null if there is no such file. */
export async function readOptionalData(name: string): Promise<string[] | null> {
  return existsSync(new URL(name, import.meta.url)) ? readData(name) : null;
}

export function digestOf(lines: readonly string[]): string {
  return createHash("sha256").update(lines.join("\n")).digest("hex");
}
