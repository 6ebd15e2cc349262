import type { ICruiseResult } from "dependency-cruiser";
import { findCycles } from "./find-cycles.ts";
import { tests } from "./import-rule.ts";
import { serverModule } from "./server-rules.ts";

interface CycleRule {
  name: string;
  comment: string;
  /** Imports of these files are ignored. */
  exempt?: RegExp;
  /** The file itself, or its module. Imports inside one module are ignored. */
  nodeOf(path: string): string | undefined;
}

export interface ImportCycle {
  rule: string;
  comment: string;
  /** One import per step of the cycle. */
  imports: { from: string; to: string }[];
}

export const cycleRules: readonly CycleRule[] = [
  {
    name: "no-cycles",
    comment: "No file loads itself through others at runtime.",
    nodeOf: (path) => path,
  },
  {
    name: "no-cycles-between-modules",
    comment: "No server module loads itself through other modules at runtime.",
    exempt: new RegExp(tests),
    nodeOf: (path) => new RegExp(serverModule).exec(path)?.[1],
  },
  {
    name: "no-cycles-between-rooms",
    comment: "No folder of the web loads itself through other folders at runtime.",
    exempt: new RegExp(tests),
    nodeOf: (path) => /^apps\/web\/src\/([^/]+)\//.exec(path)?.[1],
  },
];

/**
 * dependency-cruiser's own `circular` rules are not enough. They look at one cycle per import and miss a runtime cycle
 * behind a cycle with a type-only import. Between folders, they count type-only imports too, and they miss cycles
 * through subfolders.
 */
export function findImportCycles({ modules }: Pick<ICruiseResult, "modules">): ImportCycle[] {
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ dependencyTypes }) => !dependencyTypes.includes("type-only"))
      .map(({ resolved }) => ({ from: source, to: resolved })),
  );
  return cycleRules.flatMap(({ name, comment, exempt, nodeOf }) => {
    const edges = imports.flatMap((item) => {
      const [from, to] = [nodeOf(item.from), nodeOf(item.to)];
      if (from === undefined || to === undefined || from === to || exempt?.test(item.from)) return [];
      return [{ from, to, import: item }];
    });
    return findCycles(edges).map((cycle) => ({
      rule: name,
      comment,
      imports: cycle.flatMap((node, index) => {
        const target = cycle[(index + 1) % cycle.length];
        return edges.find(({ from, to }) => from === node && to === target)?.import ?? [];
      }),
    }));
  });
}
