import { gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

export interface Budget {
  /** Modules that the first question needs, by the end of their path. Entries always count. */
  first: readonly string[];
  /** Limit for all scripts before the first question together, in bytes after gzip. */
  most: number;
  /** The modules that start each further step, in order. What one step has loaded costs the next nothing. */
  journey: readonly ({ each: RegExp } | { together: RegExp })[];
  /** Limit for what each further step adds, in bytes after gzip. */
  mostFurther: number;
}

type Chunk = Rolldown.OutputChunk;

/** Fails the build when the scripts of the start or of a further step exceed their budget (decision 0010). */
export function scriptBudget({ first, most, journey, mostFurther }: Budget): Plugin {
  return {
    name: "script-budget",
    apply: (_config, { mode }) => mode === "production",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const start = withImports(
        chunks.filter((chunk) => chunk.isEntry || first.some((end) => chunk.moduleIds.some((id) => id.endsWith(end)))),
        chunks,
      );
      const all = weigh(start);
      if (all > most)
        this.error(`${all} bytes of script before the first question, ${most} are allowed:\n${listOf(start)}`);

      const loaded = new Set(start);
      const startedBy = (module: RegExp) => chunks.filter(({ facadeModuleId: id }) => id !== null && module.test(id));
      const steps = journey.flatMap((of) =>
        "each" in of ? startedBy(of.each).map((one) => [one]) : [startedBy(of.together)],
      );
      for (const step of steps) {
        const names = step.map(({ facadeModuleId }) => facadeModuleId).join(", ");
        if (names === "") this.error("a step of the journey has no modules");
        const added = [...withImports(step, chunks)].filter((chunk) => !loaded.has(chunk));
        const what = `${weigh(added)} bytes for ${names}, ${mostFurther} are allowed`;
        if (weigh(added) > mostFurther) this.error(`${what}:\n${listOf(added)}`);
        for (const chunk of added) loaded.add(chunk);
      }
    },
  };
}

/** These chunks and everything that they need: imports, and the parts of the design system that fill their slots. */
function withImports(from: readonly Chunk[], all: readonly Chunk[]): Set<Chunk> {
  const found = new Set(from);
  // The set grows during the loop, so imports of imports are found too.
  for (const chunk of found) {
    const parts = chunk.moduleIds.flatMap((id) => /\0design-system:(\w+)/.exec(id)?.[1] ?? []);
    for (const other of all) {
      const fills = parts.some((part) => other.facadeModuleId?.endsWith(`/design-system/src/parts/${part}.ts`));
      if (fills || chunk.imports.includes(other.fileName)) found.add(other);
    }
  }
  return found;
}

const sizeOf = (chunk: Chunk) => gzipSync(chunk.code).length;
const weigh = (chunks: Iterable<Chunk>) => [...chunks].reduce((sum, chunk) => sum + sizeOf(chunk), 0);

function listOf(chunks: Iterable<Chunk>): string {
  return [...chunks]
    .toSorted((a, b) => sizeOf(b) - sizeOf(a))
    .map((chunk) => `  ${sizeOf(chunk)} ${chunk.fileName}`)
    .join("\n");
}
