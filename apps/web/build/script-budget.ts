import { gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

export interface Budget {
  /** Modules of the first question, by the end of their path; the entry is always counted. */
  first: readonly string[];
  /** What all scripts before the first question may weigh together, in bytes after gzip. */
  most: number;
  /** Modules that begin the further steps, in their order: what one brought is there for the next. */
  journey: readonly ({ each: RegExp } | { together: RegExp })[];
  /** What each of them may bring on top. */
  mostFurther: number;
}

type Chunk = Rolldown.OutputChunk;

/** Stops the build when what a page needs before it can be used grows beyond its budget (decision 0010). */
export function scriptBudget({ first, most, journey, mostFurther }: Budget): Plugin {
  return {
    name: "script-budget",
    apply: (_config, { mode }) => mode === "production",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const start = reach(
        chunks.filter((chunk) => chunk.isEntry || first.some((end) => chunk.moduleIds.some((id) => id.endsWith(end)))),
        chunks,
      );
      const all = weigh(start);
      if (all > most)
        this.error(`${all} bytes of script before the first question, ${most} are allowed:\n${listOf(start)}`);

      const there = new Set(start);
      const begunBy = (module: RegExp) => chunks.filter(({ facadeModuleId: id }) => id !== null && module.test(id));
      const steps = journey.flatMap((of) =>
        "each" in of ? begunBy(of.each).map((one) => [one]) : [begunBy(of.together)],
      );
      for (const step of steps) {
        const names = step.map(({ facadeModuleId }) => facadeModuleId).join(", ");
        if (names === "") this.error("a step of the journey has no modules");
        const added = [...reach(step, chunks)].filter((chunk) => !there.has(chunk));
        const what = `${weigh(added)} bytes for ${names}, ${mostFurther} are allowed`;
        if (weigh(added) > mostFurther) this.error(`${what}:\n${listOf(added)}`);
        for (const chunk of added) there.add(chunk);
      }
    },
  };
}

/** Some chunks and all that they need: what they import, and the parts of the design system that fill their slots. */
function reach(from: readonly Chunk[], all: readonly Chunk[]): Set<Chunk> {
  const found = new Set(from);
  // A set that grows while it is walked through reaches what is imported by what is imported.
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
