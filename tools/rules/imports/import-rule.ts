import type { IRegularForbiddenRuleType } from "dependency-cruiser";

/** A rule for dependency-cruiser; `comment` explains it in one sentence. */
export interface ImportRule extends Pick<IRegularForbiddenRuleType, "from" | "to"> {
  name: string;
  comment: string;
}

/** Tests, and files that only tests use. */
export const tests = String.raw`\.test\.tsx?$|/(testing|test)/`;

/** Matches a package wherever it is installed. */
export function npm(...names: string[]): string {
  return `(^|/)node_modules/(${names.join("|")})/`;
}
