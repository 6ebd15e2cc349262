import { isProduct, isTest, type Rule } from "./rule.ts";
import { lineAt, type SourceFile } from "./source-file.ts";

interface Key {
  name: string;
  path: string;
  line: number;
}

const table = /^packages\/locales\/src\/en\/[\w-]+\.ts$/;

/** Where texts are written down; everywhere else they are asked for. */
const written = /^packages\/locales\/src\//;

/** Keys of English, `"common.back": …`; that German has the same is the compiler's to say. */
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

interface Asked {
  /** What stands between quotes. */
  plain: string[];
  /** What stands in templates, `choices.pet.${value}`. */
  composed: string[];
}

function listAsked({ text }: SourceFile): Asked {
  const names = (pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? "");
  return { plain: names(/"([\w.-]*)"/g), composed: names(/`((?:[\w.-]|\$\{[^}`]*\})+)`/g) };
}

const escape = (text: string) => text.replaceAll(".", String.raw`\.`);

/**
 * Which keys a template can name. A value in it is one part of the key (`choices.pet.${value}`); at its beginning it is
 * a name that the same file gives between quotes (`${part}.title` beside "pages.load").
 */
function patternOf(template: string, plain: readonly string[]): RegExp | null {
  const [start = "", ...rest] = template.split(/\$\{[^}]*\}/);
  const prefixes = plain.filter((name) => name !== "");
  if (start === "" && prefixes.length === 0) return null;
  const first = start === "" ? `(?:${prefixes.map(escape).join("|")})` : `${escape(start)}[\\w-]+`;
  return new RegExp(`^${first}${rest.map(escape).join(String.raw`[\w-]+`)}$`);
}

function asks(path: string): boolean {
  return isProduct(path) && !isTest(path) && !written.test(path);
}

export const localeRules: readonly Rule[] = [
  {
    name: "every-text-is-shown",
    sentence:
      "A text that nothing shows is translated, reviewed and wrong for nobody: every key is asked for somewhere.",
    check: (files) => {
      const keys = listKeys(files);
      if (keys.length === 0) return [{ path: "packages/locales/src/en", line: 1, found: "no text found" }];
      const asked = files.filter(({ path }) => asks(path)).map(listAsked);
      const plain = new Set(asked.flatMap((one) => one.plain));
      const patterns = asked.flatMap((one) => one.composed.flatMap((name) => patternOf(name, one.plain) ?? []));
      return keys
        .filter(({ name }) => !plain.has(name) && !patterns.some((pattern) => pattern.test(name)))
        .map(({ name, ...place }) => ({ ...place, found: `${name} is shown nowhere` }));
    },
  },
  {
    name: "no-text-is-missing",
    sentence: "A key that is asked for has a text, or a person reads the key.",
    check: (files) => {
      const keys = new Set(listKeys(files).map(({ name }) => name));
      // What reads like a key is one where it is handed to the function that shows texts.
      const call = /\bt\(\s*(?:"([\w.-]+)"|`((?:[\w.-]|\$\{[^}`]*\})+)`)(?=\s*[,)])/g;
      return files
        .filter(({ path }) => asks(path) && path.startsWith("apps/web/"))
        .flatMap((file) =>
          [...file.text.matchAll(call)].flatMap(({ 1: plain, 2: composed = "", index }) => {
            const pattern = plain === undefined ? patternOf(composed, listAsked(file).plain) : null;
            const known = plain === undefined ? [...keys].some((key) => pattern?.test(key) ?? true) : keys.has(plain);
            const found = `${plain ?? composed} has no text`;
            return known ? [] : [{ path: file.path, line: lineAt(file.text, index), found }];
          }),
        );
    },
  },
];
