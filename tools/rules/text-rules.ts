import { isProduct, isTest, type Rule, type Violation } from "./rule.ts";
import { lineAt, type SourceFile } from "./source-file.ts";

/** All matches of a pattern in one view of some files. */
function find(
  files: readonly SourceFile[],
  reading: "text" | "code" | "comments",
  pattern: RegExp,
  where: (path: string) => boolean,
): Violation[] {
  return files
    .filter(({ path }) => where(path))
    .flatMap((file) =>
      [...file[reading].matchAll(pattern)].map((match) => ({
        path: file.path,
        line: lineAt(file.text, match.index + match[0].search(/\S/)),
        found: match[0].trim(),
      })),
    );
}

const mayReadEnvironment =
  /^(apps\/server\/src\/platform\/config\/config\.ts|apps\/server\/(src\/)?testing\/.+|packages\/partner-client\/README\.md|tools\/.+|e2e\/.+|bench\/.+|(.+\/)?vite(st)?\.config\.ts)$/;
/** The design system does not know the contract, so it shortens the name of a month instead. */
const mayNormalise = [
  "packages/contract/src/fields/normalise.ts",
  "packages/design-system/src/components/date-field/read-date.ts",
];
/** Migrations retry in their own way. */
const mayBeginNoTransaction = (path: string) =>
  path.startsWith("apps/server/src/") && !isTest(path) && !/database\/(in-transaction|migrate)\.ts$/.test(path);
const longest = 400;
const generated = ["apps/server/src/platform/database/schema.ts", "packages/partner-client/src/schema.ts"];

export const textRules: readonly Rule[] = [
  {
    name: "one-reader-of-the-environment",
    sentence:
      "Only apps/server/src/platform/config/config.ts reads settings from the environment, and passes them on as values.",
    check: (files) =>
      find(
        files,
        "code",
        /\bprocess\s*\.\s*env\b|\bimport\.meta\.env\.(?!DEV\b|PROD\b)\w+/g,
        (path) => !mayReadEnvironment.test(path),
      ),
  },
  {
    name: "rules-ask-no-clock",
    sentence:
      "Pure rules get the time and random values as arguments; they use neither a clock nor a random generator.",
    check: (files) =>
      find(
        files,
        "code",
        /\bDate\.now\b|\bnew Date\(\s*\)|\bMath\.random\b|\bperformance\.now\b|\bcrypto\b/g,
        (path) => /^(apps\/server\/src\/[^/]+\/rules|packages\/contract\/src)\//.test(path) && !isTest(path),
      ),
  },
  {
    name: "one-way-to-begin-a-transaction",
    sentence: "A transaction runs through inTransaction, which runs it again after a deadlock.",
    check: (files) => find(files, "code", /\.transaction\(\)\s*\.execute\b/g, mayBeginNoTransaction),
  },
  {
    name: "one-place-fetches",
    sentence: "The web calls the server only through apps/web/src/api.",
    check: (files) =>
      find(
        files,
        "code",
        /(?<![.\w])fetch\s*\(|\bXMLHttpRequest\b|\bsendBeacon\b/g,
        (path) =>
          /^(apps\/web|packages\/design-system)\/src\//.test(path) &&
          !path.startsWith("apps/web/src/api/") &&
          !isTest(path),
      ),
  },
  {
    name: "one-place-normalises",
    sentence:
      "Texts are normalised by `normalise` of the contract alone, because normalising takes quadratic time in long runs of marks.",
    check: (files) =>
      find(
        files,
        "code",
        /\.\s*normalize\s*\(/g,
        (path) => isProduct(path) && !isTest(path) && !mayNormalise.includes(path),
      ),
  },
  {
    name: "small-files",
    sentence: `No file has more than ${longest} lines; most have fewer than 150.`,
    check: (files) =>
      files
        .filter(({ path }) => /\.(ts|tsx|mts|mjs|css)$/.test(path) && !generated.includes(path))
        .map(({ path, text }) => ({ path, line: longest + 1, lines: text.trimEnd().split("\n").length }))
        .filter(({ lines }) => lines > longest)
        .map(({ path, line, lines }) => ({ path, line, found: `${lines} lines` })),
  },
  {
    name: "every-test-runs",
    sentence: "No test is skipped, and none runs alone.",
    check: (files) =>
      find(
        files,
        "code",
        /\b(?:test|it|describe|suite)\b[\w.]*\.(?:only|skip|todo|fails)\b|\b(?:xit|xtest|xdescribe|fit|fdescribe)\s*\(/g,
        (path) => /\.test\.tsx?$/.test(path),
      ),
  },
  {
    name: "nothing-left-to-do",
    sentence: "Open tasks are issues, not comments.",
    check: (files) =>
      find(files, "comments", /\b(?:TODO|FIXME|XXX|HACK)\b/g, (path) =>
        /\.(ts|tsx|mjs|css|sh|yaml|yml|sql)$/.test(path),
      ),
  },
  {
    name: "no-machine-paths",
    sentence: "No file names a folder that exists on one machine only.",
    check: (files) =>
      find(
        files,
        "text",
        /(?:^|[\s"'`(=])\/(?:root|home|tmp|work|Users)\/(?![*\s])[^\s"'`]*/gm,
        (path) => path !== "package-lock.json",
      ),
  },
  {
    name: "no-registry-names",
    sentence: "The machine configures the package registry: no file, including the lockfile, names a registry's host.",
    check: (files) =>
      find(
        files,
        "text",
        /\b(?:registry\.[\w.-]+\.\w+|(?:[\w-]+\.)*npmjs\.\w+|deb\.debian\.org)\b|"resolved": "https?:[^"]*/g,
        () => true,
      ),
  },
];
