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

/** Keys of the error table, `CODE: { status: … }`. */
function listCodes(files: readonly SourceFile[]): Declared[] {
  return files
    .filter(({ path }) => path === `${contract}errors.ts`)
    .flatMap(({ path, code }) =>
      [...code.matchAll(/\b([A-Z][A-Z0-9_]+):\s*\{\s*status\b/g)].map((match) => ({
        name: match[1] ?? "",
        path,
        line: lineAt(code, match.index),
      })),
    );
}

/** Keys of the screen table, `id: { path: … }`. */
function listScreens(files: readonly SourceFile[], path: string): Declared[] {
  return files
    .filter((file) => file.path === path)
    .flatMap(({ text }) =>
      [...text.matchAll(/^ {2}["']?([\w-]+)["']?: \{ path:/gm)].map((match) => ({
        name: match[1] ?? "",
        path,
        line: lineAt(text, match.index),
      })),
    );
}

/** Keys of one language's error texts, written `CODE:` or `"errors.CODE":`. */
function listTexts(files: readonly SourceFile[], language: string): Set<string> {
  const pathPattern = new RegExp(String.raw`^packages/locales/src/${language}/[\w-]+\.(ts|json)$`);
  const key = /\b(?:errors\.)?([A-Z][A-Z0-9_]+)["']?\s*:/g;
  const texts = files.filter(({ path }) => pathPattern.test(path) && !isTest(path));
  return new Set(texts.flatMap(({ text }) => [...text.matchAll(key)].map((match) => match[1] ?? "")));
}

export const contractRules: readonly Rule[] = [
  {
    name: "every-error-has-a-text",
    sentence: "Every error code has a text in both languages; otherwise the page would show the code.",
    check: (files) => {
      const codes = listCodes(files);
      const missing = ["en", "de"].flatMap((language) => {
        const texts = listTexts(files, language);
        return codes
          .filter(({ name }) => !texts.has(name))
          .map(({ name, ...place }) => ({ ...place, found: `${name} has no text in ${language}` }));
      });
      return [...reportIfEmpty(codes, `${contract}errors.ts`, "error code"), ...missing];
    },
  },
  {
    name: "every-screen-has-a-page",
    sentence: "Every screen of the contract has a page in the web.",
    check: (files) => {
      const path = `${contract}flow/screens.ts`;
      const declared = listScreens(files, path);
      const web = files.filter((file) => file.path.startsWith("apps/web/src/") && !isTest(file.path));
      const missing = declared.filter(({ name }) => {
        const key = new RegExp(String.raw`["'/]${name}["'/]|\b${name}\s*:`);
        return !web.some(({ text }) => key.test(text));
      });
      return [
        ...reportIfEmpty(declared, path, "screen"),
        ...missing.map(({ name, ...place }) => ({ ...place, found: `${name} has no page` })),
      ];
    },
  },
  {
    name: "every-limit-is-used",
    sentence: "Every export of limits.ts is used elsewhere; an unused limit is not enforced.",
    check: (files) => {
      const path = `${contract}limits.ts`;
      const limits = listExports(files, /^packages\/contract\/src\/limits\.ts$/, "");
      const users = files.filter((file) => file.path !== path && !isTest(file.path));
      return [...reportIfEmpty(limits, path, "limit"), ...unused(limits, users, (name) => `${name} is used nowhere`)];
    },
  },
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
  {
    name: "every-question-has-a-test",
    sentence: "Every question's folder in the web has a test.",
    check: (files) => {
      const folders = new Map<string, boolean>();
      for (const { path } of files) {
        const folder = /^apps\/web\/src\/questions\/[\w-]+\//.exec(path)?.[0];
        if (folder) folders.set(folder, folders.get(folder) === true || isTest(path));
      }
      const untested = [...folders].filter(([, isTested]) => !isTested);
      return untested.map(([path]) => ({ path, line: 1, found: "has no test" }));
    },
  },
];
