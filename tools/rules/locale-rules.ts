import { isProduct, isTest, type Rule } from "./rule.ts";
import { lineAt, type SourceFile } from "./source-file.ts";

interface Key {
  name: string;
  path: string;
  line: number;
}

const table = /^packages\/locales\/src\/en\/[\w-]+\.ts$/;

/** The files that define the texts. All others only use them. */
const definitions = /^packages\/locales\/src\/(?!format\/)/;

/** The keys of the English texts, `"common.back": …`. The compiler checks that German has the same. */
function listKeys(files: readonly SourceFile[]): Key[] {
  return files
    .filter(({ path }) => table.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^ {2}"([\w.-]+)":/gm)].map((match) => ({
        name: match[1] ?? "",
        path,
        line: lineAt(text, match.index),
      })),
    );
}

interface UsedNames {
  /** Strings between quotes. */
  plain: string[];
  /** Template strings, such as `choices.pet.${value}`. */
  composed: string[];
}

function listUsedNames({ text }: SourceFile): UsedNames {
  const names = (pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? "");
  return { plain: names(/"([\w.-]*)"/g), composed: names(/`((?:[\w.-]|\$\{[^}`]*\})+)`/g) };
}

const escape = (text: string) => text.replaceAll(".", String.raw`\.`);

/**
 * A pattern for the keys that a template can produce. A value inside it is one part of the key
 * (`choices.pet.${value}`); a value at its start is a name that the same file has between quotes (`${part}.title`
 * beside "pages.load").
 */
function patternOf(template: string, plain: readonly string[]): RegExp | null {
  const [start = "", ...rest] = template.split(/\$\{[^}]*\}/);
  const prefixes = plain.filter((name) => name !== "");
  if (start === "" && prefixes.length === 0) return null;
  const first = start === "" ? `(?:${prefixes.map(escape).join("|")})` : `${escape(start)}[\\w-]+`;
  return new RegExp(`^${first}${rest.map(escape).join(String.raw`[\w-]+`)}$`);
}

function usesTexts(path: string): boolean {
  return isProduct(path) && !isTest(path) && !definitions.test(path);
}

export const localeRules: readonly Rule[] = [
  {
    name: "every-text-is-shown",
    sentence: "Every text is used somewhere; an unused one would be translated and reviewed for nothing.",
    check: (files) => {
      const keys = listKeys(files);
      if (keys.length === 0) return [{ path: "packages/locales/src/en", line: 1, found: "no text found" }];
      const used = files.filter(({ path }) => usesTexts(path)).map(listUsedNames);
      const plain = new Set(used.flatMap((item) => item.plain));
      const patterns = used.flatMap((item) => item.composed.flatMap((name) => patternOf(name, item.plain) ?? []));
      return keys
        .filter(({ name }) => !plain.has(name) && !patterns.some((pattern) => pattern.test(name)))
        .map(({ name, ...place }) => ({ ...place, found: `${name} is not used` }));
    },
  },
  {
    name: "languages-differ-in-their-folder",
    sentence:
      "What differs between languages is in packages/locales or the list in packages/contract/src/languages.ts; a comparison with one language forgets the next.",
    check: (files) =>
      files
        .filter(({ path }) => usesTexts(path))
        .flatMap(({ path, text }) =>
          [
            ...text.matchAll(
              /startsWith\("[a-z]{2}"\)|\b(?:lang|language|locale)\s*[!=]==\s*"[a-z]{2}(?:-[A-Z]{2})?"/g,
            ),
          ].map(({ index, 0: found }) => ({ path, line: lineAt(text, index), found })),
        ),
  },
  {
    name: "no-text-is-missing",
    sentence: "Every key that the web uses has a text; otherwise the page would show the key.",
    check: (files) => {
      const keys = new Set(listKeys(files).map(({ name }) => name));
      // Only arguments of the translation function are certain to be keys.
      const call = /\bt\(\s*(?:"([\w.-]+)"|`((?:[\w.-]|\$\{[^}`]*\})+)`)(?=\s*[,)])/g;
      return files
        .filter(({ path }) => usesTexts(path) && path.startsWith("apps/web/"))
        .flatMap((file) =>
          [...file.text.matchAll(call)].flatMap(({ 1: plain, 2: composed = "", index }) => {
            const pattern = plain === undefined ? patternOf(composed, listUsedNames(file).plain) : null;
            const known = plain === undefined ? [...keys].some((key) => pattern?.test(key) ?? true) : keys.has(plain);
            const found = `${plain ?? composed} has no text`;
            return known ? [] : [{ path: file.path, line: lineAt(file.text, index), found }];
          }),
        );
    },
  },
];
