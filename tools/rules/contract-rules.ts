import { isTest, type Rule, type Violation } from "./rule.ts";
import { lineAt, type SourceFile } from "./source-file.ts";

interface Declared {
  name: string;
  path: string;
  line: number;
}

const contract = "packages/contract/src/";

/** Names exported as constants in some files of the contract, made in a certain way. */
function listExports(files: readonly SourceFile[], where: RegExp, how: string): Declared[] {
  const pattern = new RegExp(String.raw`^export const (\w+)[^=\n]*=\s*${how}`, "gm");
  return files
    .filter(({ path }) => where.test(path) && !isTest(path))
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

/** An empty list would let every rule below pass without having looked at anything. */
function orMissing(declared: readonly Declared[], path: string, what: string): Violation[] {
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

/** Keys of the table of screens, `id: { path: … }`. */
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

/** Keys of one language's texts of errors, written `CODE:` or `"errors.CODE":`. */
function listTexts(files: readonly SourceFile[], language: string): Set<string> {
  const where = new RegExp(String.raw`^packages/locales/src/${language}(/.+)?\.(ts|json)$`);
  const key = /\b(?:errors\.)?([A-Z][A-Z0-9_]+)["']?\s*:/g;
  const texts = files.filter(({ path }) => where.test(path) && !isTest(path));
  return new Set(texts.flatMap(({ text }) => [...text.matchAll(key)].map((match) => match[1] ?? "")));
}

export const contractRules: readonly Rule[] = [
  {
    name: "every-error-has-a-text",
    sentence: "Every error code has a text in both languages, or a person is left with a code.",
    check: (files) => {
      const codes = listCodes(files);
      const missing = ["en", "de"].flatMap((language) => {
        const texts = listTexts(files, language);
        return codes
          .filter(({ name }) => !texts.has(name))
          .map(({ name, ...place }) => ({ ...place, found: `${name} has no text in ${language}` }));
      });
      return [...orMissing(codes, `${contract}errors.ts`, "error code"), ...missing];
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
        ...orMissing(declared, path, "screen"),
        ...missing.map(({ name, ...place }) => ({ ...place, found: `${name} has no page` })),
      ];
    },
  },
  {
    name: "every-limit-is-used",
    sentence: "A limit that nothing keeps is a promise broken: every export of limits.ts is used elsewhere.",
    check: (files) => {
      const path = `${contract}limits.ts`;
      const limits = listExports(files, /^packages\/contract\/src\/limits\.ts$/, "");
      const users = files.filter((file) => file.path !== path && !isTest(file.path));
      return [...orMissing(limits, path, "limit"), ...unused(limits, users, (name) => `${name} is used nowhere`)];
    },
  },
  {
    name: "every-call-is-listed",
    sentence: "Every call stands in the list of calls, from which the API's description and tests are made.",
    check: (files) => {
      const path = `${contract}calls/index.ts`;
      const calls = listExports(
        files,
        /^packages\/contract\/src\/(calls|saves)\//,
        String.raw`(?:defineCall|defineSave)\(`,
      );
      const list = files.filter((file) => file.path === path);
      return [...orMissing(calls, path, "call"), ...unused(calls, list, (name) => `${name} is not in the list`)];
    },
  },
  {
    name: "every-call-is-served",
    sentence: "Every call of the contract has somebody in the server who answers it.",
    check: (files) => {
      const calls = listExports(files, /^packages\/contract\/src\/calls\//, String.raw`defineCall\(`);
      const server = files.filter(({ path }) => path.startsWith("apps/server/src/") && !isTest(path));
      return unused(calls, server, (name) => `${name} is not served`);
    },
  },
];
