import { posix } from "node:path";
import type { Rule } from "./rule.ts";
import { lineAt } from "./source-file.ts";

const source = /^apps\/(server|web)\/src\//;
const climb = /"((?:\.\.\/){3,}[^"]+\.tsx?)"/g;

export const importPathRules: readonly Rule[] = [
  {
    name: "imports-climb-two-levels",
    sentence: "An import that would climb three levels or more begins with '#', which stands for the app's own src.",
    check: (files) =>
      files.flatMap(({ path, text }) => {
        const [src] = source.exec(path) ?? [];
        if (src === undefined) return [];
        return [...text.matchAll(climb)]
          .filter(([, target = ""]) => posix.join(posix.dirname(path), target).startsWith(src))
          .map((match) => ({ path, line: lineAt(text, match.index), found: match[0] }));
      }),
  },
];
