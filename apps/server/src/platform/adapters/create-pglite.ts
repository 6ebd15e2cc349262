import { setFlagsFromString } from "node:v8";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";

/**
 * V8 compiles the engine once and quickly, instead of compiling its busy functions again for speed. See 'The embedded
 * database' in docs/scale.md.
 */
const compilerFlags = ["--no-wasm-tier-up", "--no-wasm-dynamic-tiering"];

/** Creates the engine, in a folder or in memory. */
export function createPglite(options: PGliteOptions = {}): Promise<PGlite> {
  for (const flag of compilerFlags) setFlagsFromString(flag);
  return PGlite.create({ ...options, extensions: { pg_trgm } });
}
