import { isTest, type Rule, type Violation } from "./rule.ts";
import { lineAt, type SourceFile } from "./source-file.ts";

interface Declared {
  name: string;
  path: string;
  line: number;
}

const contract = "packages/contract/src/";

/** Constants exported by certain files of the contract and created by a certain expression. */
function listExports(files: readonly SourceFile[], pathPattern: RegExp, expression: string): Declared[] {
  const pattern = new RegExp(String.raw`^export const (\w+)[^=\n]*=\s*${expression}`, "gm");
  return files
    .filter(({ path }) => pathPattern.test(path) && !isTest(path))
    .flatMap(({ path, code }) =>
      [...code.matchAll(pattern)].map((match) => ({ name: match[1] ?? "", path, line: lineAt(code, match.index) })),
    );
}

function unused(
  declared: readonly Declared[],
  users: readonly SourceFile[],
  found: (name: string) => string,
): Violation[] {
  const words = new Set(users.flatMap(({ code }) => code.match(/\w+/g) ?? []));
  return declared
    .filter(({ name }) => !words.has(name))
    .map(({ name, ...place }) => ({ ...place, found: found(name) }));
}

/** An empty list would let a rule pass without checking anything. */
function reportIfEmpty(declared: readonly Declared[], path: string, what: string): Violation[] {
  return declared.length > 0 ? [] : [{ path, line: 1, found: `no ${what} found` }];
}

export const contractRules: readonly Rule[] = [
  {
    name: "every-call-is-listed",
    sentence: "Every call is in the list of calls, which the OpenAPI document and the tests are made from.",
    check: (files) => {
      const path = `${contract}calls/index.ts`;
      const calls = listExports(files, /^packages\/contract\/src\/calls\//, String.raw`defineCall\(`);
      const list = files.filter(({ path: at }) => at === path || at === `${contract}calls/staff-calls.ts`);
      return [...reportIfEmpty(calls, path, "call"), ...unused(calls, list, (name) => `${name} is not in the list`)];
    },
  },
  {
    name: "every-call-is-served",
    sentence: "The server registers every call of the contract.",
    check: (files) => {
      const calls = listExports(files, /^packages\/contract\/src\/calls\//, String.raw`defineCall\(`);
      const server = files.filter(({ path }) => path.startsWith("apps/server/src/") && !isTest(path));
      return unused(calls, server, (name) => `${name} is not served`);
    },
  },
];
