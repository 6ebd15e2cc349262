import { isTest, type Rule, type Violation } from "./rule.ts";
import type { Import, SourceFile } from "./source-file.ts";

interface ImportRule {
  name: string;
  sentence: string;
  from: RegExp;
  /** Files that `from` matches but the rule does not mean. */
  except?: RegExp;
  /** All that may be imported; anything else breaks the rule. */
  only?: RegExp;
  /** What breaks the rule. */
  never?: RegExp;
  /** Holds for tests too. Those may import test libraries, tools and Node in any case. */
  tests?: boolean;
  /** A folder below which everything is one part, as its first group: its own part is always allowed. */
  part?: RegExp;
}

const fromTests =
  /^(npm:(vitest|fast-check|@testing-library\/.+|@axe-core\/.+|postal-mime|smtp-server)$|node:|tools\/)/;

/** The table "Who may import whom" of ARCHITECTURE.md, row by row. */
const table: readonly ImportRule[] = [
  {
    name: "contract-stands-alone",
    sentence: "The contract imports the schema library and nothing else: no Node, no DOM, no React, no workspace.",
    from: /^packages\/contract\/src\//,
    only: /^(packages\/contract\/|npm:zod$)/,
    tests: true,
  },
  {
    name: "locales-stand-alone",
    sentence: "The texts import nothing from outside their own package.",
    from: /^packages\/locales\/src\//,
    only: /^packages\/locales\//,
    tests: true,
  },
  {
    name: "design-system-knows-only-react",
    sentence: "The design system imports React and its fonts: no contract, texts, router or form library.",
    from: /^packages\/design-system\//,
    except: /\/((vite|vitest)\.config\.ts$|build\/)/,
    only: /^(packages\/design-system\/|npm:(react|react-dom|@fontsource.*)$)/,
    tests: true,
  },
  {
    name: "web-knows-no-server",
    sentence: "The web imports contract, design system and texts; of the server it knows only the contract.",
    from: /^apps\/web\/src\//,
    never: /^(apps\/(?!web\/)|e2e\/|bench\/|node:)/,
  },
  {
    name: "web-tests-know-no-server",
    sentence: "The web's tests stay in the web, too: journeys through both sides live in e2e.",
    from: /^apps\/web\/src\/.+\.test\.tsx?$/,
    never: /^(apps\/(?!web\/)|e2e\/|bench\/)/,
    tests: true,
  },
  {
    name: "server-knows-no-web",
    sentence: "The server imports contract and texts, never the design system or the web.",
    from: /^apps\/server\//,
    never: /^(packages\/(?!contract\/|locales\/|stripe-double\/)|apps\/(?!server\/)|e2e\/|bench\/)/,
    tests: true,
  },
  {
    name: "server-knows-no-react",
    sentence:
      "The server draws nothing by React: pages come from the build, mails and documents from their own templates.",
    from: /^apps\/server\/src\//,
    never: /^npm:(react|react-dom|react-router)$/,
    tests: true,
  },
  {
    name: "journeys-stay-outside",
    sentence: "Journeys see the app from outside: they import contract and texts, never web or server.",
    from: /^e2e\//,
    never: /^(apps\/|packages\/design-system\/)/,
    tests: true,
  },
  {
    name: "measurements-know-no-web",
    sentence: "Measurements may reach into the server, never into the web or the design system.",
    from: /^bench\//,
    never: /^(apps\/web\/|packages\/design-system\/)/,
    tests: true,
  },
  {
    name: "question-stands-alone",
    sentence:
      "A question imports form, design system and contract, never another question, a screen, a guard or the api.",
    from: /^apps\/web\/src\/questions\/[^/]+\//,
    never: /^apps\/web\/src\/(questions\/[^/]+\/|screens\/|guards\/|api\/)/,
    part: /^(apps\/web\/src\/questions\/[^/]+\/)/,
  },
  {
    name: "screen-stands-alone",
    sentence: "A screen never imports another screen.",
    from: /^apps\/web\/src\/screens\/[^/]+\//,
    never: /^apps\/web\/src\/screens\/[^/]+\//,
    part: /^(apps\/web\/src\/screens\/[^/]+\/)/,
  },
  {
    name: "double-stands-alone",
    sentence: "The card provider's double imports the provider's library for its types, and no workspace.",
    from: /^packages\/stripe-double\//,
    only: /^(packages\/stripe-double\/|npm:stripe$|node:)/,
  },
  {
    name: "product-needs-no-test-code",
    sentence: "What is shipped imports no test, test library or tool.",
    from: /^(packages|apps)\/[^/]+\/src\//,
    // The double is a test's tool itself.
    except: /^packages\/stripe-double\//,
    never:
      /(\.test\.tsx?$|^(tools|e2e|packages\/stripe-double)\/|^npm:(vitest|fast-check|happy-dom|@testing-library\/.+)$)/,
  },
];

function breaks(rule: ImportRule, file: SourceFile, { target }: Import): boolean {
  if (isTest(file.path) && fromTests.test(target)) return false;
  const part = rule.part?.exec(file.path)?.[1];
  if (part !== undefined && target.startsWith(part)) return false;
  return rule.only !== undefined ? !rule.only.test(target) : rule.never?.test(target) === true;
}

function checkImports(rule: ImportRule, files: readonly SourceFile[]): Violation[] {
  return files
    .filter(({ path }) => rule.from.test(path) && !rule.except?.test(path) && (rule.tests || !isTest(path)))
    .flatMap((file) =>
      file.imports
        .filter((one) => breaks(rule, file, one))
        .map(({ specifier, line }) => ({ path: file.path, line, found: `imports ${specifier}` })),
    );
}

export const importRules: readonly Rule[] = table.map((rule) => ({
  name: rule.name,
  sentence: rule.sentence,
  check: (files) => checkImports(rule, files),
}));
