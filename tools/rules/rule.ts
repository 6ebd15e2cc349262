import type { SourceFile } from "./source-file.ts";

export interface Violation {
  path: string;
  line: number;
  /** The violation in a few words. */
  found: string;
}

/** A repository rule; name and sentence are printed with its violations. */
export interface Rule {
  name: string;
  sentence: string;
  check(files: readonly SourceFile[]): Violation[];
}

/** The sources of the applications, without tools, journeys, configuration, and test doubles. */
export function isProduct(path: string): boolean {
  return /^(packages\/(?!stripe-double\/)|apps\/)[^/]+\/src\//.test(path);
}

/** Tests, and files that only tests use. */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$|\/(testing|test)\//.test(path);
}
