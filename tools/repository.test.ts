import { expect, test } from "vitest";
import { readRepository } from "./lib/repository.ts";

const files = readRepository();
const isProduct = (path: string) => /^(packages\/(?!stripe-double\/)|apps\/)[^/]+\/src\//.test(path);
const isTest = (path: string) => /\.test\.tsx?$|\/(testing|test)\//.test(path);

/** All places of a pattern, as `path:line found`. */
function find(pattern: RegExp, where: (path: string) => boolean): string[] {
  return files
    .filter(({ path }) => where(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(pattern)].map(
        ({ 0: found, index }) => `${path}:${text.slice(0, index).split("\n").length} ${found.trim()}`,
      ),
    );
}

// Written so that this file does not contain what they forbid.
test.each<[string, RegExp, (path: string) => boolean]>([
  ["open tasks are issues, not comments", /\b(?:T{1}ODO|F{1}IXME|X{3}|H{1}ACK)\b/g, () => true],
  [
    "no file names a folder that exists on one machine only",
    /(?:^|[\s"'`(=])\/(?:root|home|tmp|work|Users)\/(?![*\s])[^\s"'`]*/gm,
    (path) => path !== "package-lock.json",
  ],
  [
    "the machine configures the package registry, so no file names its host",
    /\b(?:registry\.[\w.-]+\.\w+|(?:[\w-]+\.)*npmjs\.\w+|deb\.debian\.org)\b|"resolved": "https?:[^"]*/g,
    () => true,
  ],
])("%s", (_, pattern, where) => {
  expect(find(pattern, where)).toEqual([]);
});

test("no style sheet has more than 400 lines", () => {
  const sheets = files.filter(({ path }) => path.endsWith(".css"));
  expect(sheets.filter(({ text }) => text.trimEnd().split("\n").length > 400)).toEqual([]);
});

test("each payment provider of the server has its half in the browser", () => {
  const path = "apps/web/src/parts/payment/adapters/providers.ts";
  const halves = files.find((file) => file.path === path)?.text;
  const names = files.flatMap((file) => /^apps\/server\/src\/billing\/adapters\/([\w-]+)\//.exec(file.path)?.[1] ?? []);
  expect(names).not.toEqual([]);
  expect(names.filter((name) => !halves?.includes(`  ${name}: {`))).toEqual([]);
});

/** Where Node looks for a dependency of the package at `place`: in its own folder, then in every folder above. */
function placesOf(name: string, place: string): string[] {
  const above = place.split("/").map((_, index, parts) => parts.slice(0, index + 1).join("/"));
  return [`node_modules/${name}`, ...above.map((folder) => `${folder}/node_modules/${name}`)];
}

test("the lockfile has an entry for every platform, without which npm ci fails elsewhere", () => {
  const { packages }: { packages: Record<string, { optionalDependencies?: object }> } = JSON.parse(
    files.find(({ path }) => path === "package-lock.json")?.text ?? "{}",
  );
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !placesOf(name, place).some((path) => packages[path])),
  );
  expect(missing).toEqual([]);
});

/** Keys between quotes, and templates such as `choices.pet.${value}`. */
function readNames(text: string) {
  const names = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = ""]) => name);
  return { plain: names(/"([\w.-]+)"/g), composed: names(/`((?:[\w.-]|\$\{[^}`]*\})+)`/g) };
}

const escape = (text: string) => text.replaceAll(".", String.raw`\.`);

/** The keys that a template can produce. A value at its start is a name that the file has between quotes. */
function patternOf(template: string, plain: readonly string[]): RegExp {
  const [start = "", ...rest] = template.split(/\$\{[^}]*\}/);
  const first = start === "" ? `(?:${plain.map(escape).join("|")})` : `${escape(start)}[\\w-]+`;
  return new RegExp(`^${first}${rest.map(escape).join(String.raw`[\w-]+`)}$`);
}

test("every text is shown somewhere; an unused one would be translated and reviewed for nothing", () => {
  const keys = files
    .filter(({ path }) => /^packages\/locales\/src\/en\/[\w-]+\.ts$/.test(path))
    .flatMap(({ text }) => [...text.matchAll(/^ {2}"([\w.-]+)":/gm)].map(([, key = ""]) => key));
  const used = files
    .filter(({ path }) => isProduct(path) && !isTest(path) && !/^packages\/locales\/src\/(?!format\/)/.test(path))
    .map(({ text }) => readNames(text));
  const plain = new Set(used.flatMap((names) => names.plain));
  const patterns = used.flatMap((names) => names.composed.map((template) => patternOf(template, names.plain)));
  expect(keys.length).toBeGreaterThan(1000);
  expect(keys.filter((key) => !plain.has(key) && !patterns.some((pattern) => pattern.test(key)))).toEqual([]);
});
