import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";

/** The lines of a file in this folder, without comments. */
export async function readData(name: string): Promise<string[]> {
  const text = await readFile(new URL(name, import.meta.url), "utf8");
  return text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
}

export function digestOf(lines: readonly string[]): string {
  return createHash("sha256").update(lines.join("\n")).digest("hex");
}
