import { isTest, type Rule } from "./rule.ts";
import { lineAt } from "./source-file.ts";

const write = /\b(insertInto|updateTable|deleteFrom|mergeInto|replaceInto|INSERT INTO|UPDATE \w+ SET|DELETE FROM)\b/g;

export const viewRules: readonly Rule[] = [
  {
    name: "views-only-read",
    sentence: "A view reads the tables of all modules and writes none; only the module that owns a table writes it.",
    check: (files) =>
      files
        .filter(({ path }) => path.startsWith("apps/server/src/views/") && !isTest(path))
        .flatMap(({ path, text }) =>
          [...text.matchAll(write)].map((match) => ({ path, line: lineAt(text, match.index), found: match[0] })),
        ),
  },
];
