import { cruise, type ICruiseResult, type IDependency } from "dependency-cruiser";
import config from "./config.ts";

const sources = ["apps", "bench", "e2e", "packages", "tools", "vitest.config.ts"];
const expectedKinds = ["local", "npm", "core", "aliased-workspace", "type-only", "dynamic-import"] as const;

/** Checks every import below a folder that is laid out like the repository. */
export async function cruiseImports(baseDir: string): Promise<ICruiseResult> {
  const { output } = await cruise(sources, { baseDir, validate: true, ruleSet: config });
  if (typeof output === "string") throw new Error(`Expected a cruise result, not text: ${output}`);
  return output;
}

/** Says why a result without violations proves nothing: files or whole kinds of imports went unseen. */
export function findDoubts({ modules }: Pick<ICruiseResult, "modules">, expectedFiles: number): string[] {
  const files = modules.filter(({ source, coreModule }) => !coreModule && !source.includes("node_modules/"));
  const imports: IDependency[] = files.flatMap(({ dependencies }) => dependencies);
  const doubts = expectedKinds
    .filter((kind) => !imports.some(({ dependencyTypes }) => dependencyTypes.includes(kind)))
    .map((kind) => `No import of kind '${kind}' was seen.`);
  if (files.length < expectedFiles) doubts.unshift(`Only ${files.length} files were read; expected ${expectedFiles}.`);
  return doubts;
}
