import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The slowest files: started last, one worker would run alone at the end. */
const longest = ["billing/money-model", "testing/crashes/"].map((path) => `/apps/server/src/${path}`);

/** Vitest's order, by size on a fresh clone, says nothing of how long a loop takes. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLongest = ({ moduleId }: TestSpecification) => longest.some((path) => moduleId.includes(path));
    // Switching between projects would restart the workers.
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      return [...own.filter(isLongest), ...own.filter((file) => !isLongest(file))];
    });
  }
}
