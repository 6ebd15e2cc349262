import { gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

export interface Budget {
  /** Modules that must be there, by the end of their path; the entry is always counted. */
  modules: readonly string[];
  /** What all their scripts may weigh together, in bytes after gzip. */
  most: number;
}

/** Stops the build when what a page needs before it can be used grows beyond its budget (decision 0030). */
export function scriptBudget({ modules, most }: Budget): Plugin {
  return {
    name: "script-budget",
    apply: (_config, { mode }) => mode === "production",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const isNeeded = (chunk: Rolldown.OutputChunk) =>
        chunk.isEntry || modules.some((module) => chunk.moduleIds.some((id) => id.endsWith(module)));
      const needed = new Set(chunks.filter(isNeeded));
      // A set that grows while it is walked through reaches what is imported by what is imported.
      for (const chunk of needed) {
        for (const other of chunks) if (chunk.imports.includes(other.fileName)) needed.add(other);
      }
      const weights = [...needed].map((chunk) => ({ file: chunk.fileName, bytes: gzipSync(chunk.code).length }));
      const all = weights.reduce((sum, { bytes }) => sum + bytes, 0);
      if (all <= most) return;
      const list = weights.toSorted((a, b) => b.bytes - a.bytes).map(({ file, bytes }) => `  ${bytes} ${file}`);
      this.error(`${all} bytes of script before the first question, ${most} are allowed:\n${list.join("\n")}`);
    },
  };
}
