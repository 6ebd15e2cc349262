import { type ImportRule, npm, tests } from "./import-rule.ts";

interface StandAlone {
  name: string;
  comment: string;
  folder: string;
  except?: string;
  allowed: string[];
}

const testLibraries = npm("vitest", "fast-check", "@testing-library/[^/]+");

/** Forbids everything but `allowed`; tests may also use test libraries, Node and our tools. */
function standAlone({ name, comment, folder, except, allowed }: StandAlone): ImportRule[] {
  const exceptions = except === undefined ? [] : [except];
  return [
    {
      name,
      comment,
      from: { path: `^${folder}/`, pathNot: [tests, ...exceptions] },
      to: { pathNot: allowed },
    },
    {
      name: `${name}-in-tests`,
      comment: `${comment} Its tests may add test libraries, Node and our tools.`,
      from: { path: `^${folder}.*(${tests})`, pathNot: exceptions },
      to: { pathNot: [...allowed, testLibraries, "^tools/"], dependencyTypesNot: ["core"] },
    },
  ];
}

export const packageRules: readonly ImportRule[] = [
  ...standAlone({
    name: "contract-stands-alone",
    comment: "The contract imports the schema library and nothing else: no Node, no DOM, no React, no workspace.",
    folder: "packages/contract/src",
    allowed: ["^packages/contract/", npm("zod")],
  }),
  ...standAlone({
    name: "locales-stand-alone",
    comment: "The texts import nothing from outside their own package but the lists of languages and countries.",
    folder: "packages/locales/src",
    except: "/format/",
    allowed: ["^packages/(locales/|contract/src/(languages|countries|currencies)\\.ts$)"],
  }),
  ...standAlone({
    name: "formats-know-texts-and-contract",
    comment: "What writes texts, money, dates and errors for a page imports the texts and the contract.",
    folder: "packages/locales/src/format",
    allowed: ["^packages/(locales|contract)/"],
  }),
  ...standAlone({
    name: "design-system-knows-only-react",
    comment: "The design system imports React and its fonts: no contract, texts, router or form library.",
    folder: "packages/design-system",
    except: String.raw`/((vite|vitest)\.config\.ts$|build/)`,
    allowed: ["^packages/design-system/", npm("react", "react-dom", "@fontsource[^/]*/[^/]+")],
  }),
  {
    name: "double-stands-alone",
    comment: "The card provider's double imports the provider's library for its types, and no workspace.",
    from: { path: "^packages/stripe-double/", pathNot: tests },
    to: { pathNot: ["^packages/stripe-double/", npm("stripe")], dependencyTypesNot: ["core"] },
  },
  {
    name: "partner-client-stands-alone",
    comment: "Partners install the client without our workspaces: it imports its library for calls and Node.",
    from: { path: "^packages/partner-client/src/", pathNot: tests },
    to: { pathNot: ["^packages/partner-client/", npm("openapi-fetch")], dependencyTypesNot: ["core"] },
  },
  {
    name: "journeys-stay-outside",
    comment: "Journeys see the app from outside: they import contract and texts, never web or server.",
    from: { path: "^e2e/" },
    to: { path: "^(apps/|packages/design-system/)" },
  },
  {
    name: "measurements-know-no-web",
    comment: "Measurements may reach into the server, never into the web or the design system.",
    from: { path: "^bench/" },
    to: { path: "^(apps/web/|packages/design-system/)" },
  },
  {
    name: "product-needs-no-test-code",
    comment: "What is shipped imports no test, test helper, test library or tool.",
    // The double is itself a test tool.
    from: { path: "^(packages|apps)/[^/]+/src/", pathNot: [tests, "^packages/stripe-double/"] },
    to: {
      path: [
        tests,
        "^(tools|e2e|packages/stripe-double)/",
        npm("vitest", "fast-check", "happy-dom", "@testing-library/[^/]+"),
      ],
    },
  },
  {
    name: "vendors-behind-adapters",
    comment: "A vendor's library is imported under adapters/ only, so that it can be exchanged there.",
    from: { path: "^(packages|apps)/[^/]+/src/", pathNot: [tests, "^packages/stripe-double/", "/adapters/"] },
    to: {
      path: npm(
        "stripe",
        "(@stripe|@electric-sql|@aws-sdk|@google[^/]*|@sentry)/[^/]+",
        "pg",
        "nodemailer",
        "ioredis",
        "redis",
        "[^/]*(photon|clam)[^/]*",
        "@[^/]+/[^/]*(photon|clam)[^/]*",
      ),
    },
  },
  {
    name: "imports-resolve",
    comment: "Every import leads to a file or an installed package; rules cannot judge one that does not.",
    from: {},
    to: { couldNotResolve: true },
  },
];
