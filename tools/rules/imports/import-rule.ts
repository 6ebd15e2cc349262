import type { IRegularForbiddenRuleType } from "dependency-cruiser";

/** A rule in the words of dependency-cruiser; `comment` is the one sentence that explains it. */
export interface ImportRule extends Pick<IRegularForbiddenRuleType, "from" | "to"> {
  name: string;
  comment: string;
}

/** Tests, and what only tests use. */
export const tests = String.raw`\.test\.tsx?$|/(testing|test)/`;

/** Matches a package whatever folder it is installed in. */
export function npm(...names: string[]): string {
  return `(^|/)node_modules/(${names.join("|")})/`;
}
