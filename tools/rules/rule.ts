import type { SourceFile } from "./source-file.ts";

export interface Violation {
  path: string;
  line: number;
  /** What was found there, in a few words. */
  found: string;
}

/** A rule of the house: printed with its name and sentence wherever it is broken. */
export interface Rule {
  name: string;
  sentence: string;
  check(files: readonly SourceFile[]): Violation[];
}

/** The sources of the applications, as opposed to tools, journeys, settings, and the doubles that tests talk to. */
export function isProduct(path: string): boolean {
  return /^(packages\/(?!stripe-double\/)|apps\/)[^/]+\/src\//.test(path);
}

/** Tests, and what only tests use. */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$|\/(testing|test)\//.test(path);
}
