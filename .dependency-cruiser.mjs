// Who may import what: dependency-cruiser's rules, run by `npm run check`. `comment` says each rule in one sentence.

/** @typedef {Omit<import("dependency-cruiser").IRegularForbiddenRuleType, "severity">} Rule */

/** Tests, and files that only tests use. */
const tests = String.raw`\.test\.tsx?$|/(testing|test)/`;

/** Matches a package wherever it is installed. */
const npm = (/** @type {string[]} */ ...names) => `(^|/)node_modules/(${names.join("|")})/`;

/**
 * Each folder loads only those before it at runtime, so that no two need each other.
 * @returns {Rule[]}
 */
function inOrder(/** @type {string} */ root, /** @type {string} */ folder, /** @type {string} */ list) {
  const folders = list.split(" ");
  return [
    ...folders.map((name, index) => ({
      name: `${name}-in-order`,
      comment: `Folders load those before them in a list of .dependency-cruiser.mjs, so that no two need each other.`,
      from: { path: `${root}${name}/`, pathNot: tests },
      to: {
        path: `${root}(${folders.slice(index + 1).join("|")})/`,
        dependencyTypesNot: /** @type {const} */ (["type-only"]),
      },
    })),
    {
      name: "every-folder-has-its-place",
      comment: "Each folder is in a list of .dependency-cruiser.mjs, after those that it loads.",
      from: { path: folder, pathNot: [tests, `${root}(${folders.join("|")})/`] },
      to: {},
    },
  ];
}

const testLibraries = npm("vitest", "fast-check", "date-holidays", "@testing-library/[^/]+");

/**
 * Forbids everything but `allowed`; tests may also use test libraries, Node and our tools.
 * @param {{ name: string, comment: string, folder: string, except?: string, allowed: string[] }} options
 * @returns {Rule[]}
 */
function standAlone({ name, comment, folder, except, allowed }) {
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

/** @type {Rule[]} */
const packageRules = [
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

/** @type {Rule[]} */
const webRules = [
  ...inOrder(
    "^apps/web/src/",
    "^apps/web/src/[^/]+/",
    "browser api session app navigation guards texts routing form address reporting consent frame parts questions screens boot",
  ),
  {
    name: "web-knows-no-server",
    comment:
      "The web and its tests import contract, design system and texts; journeys through web and server live in e2e.",
    from: { path: "^apps/web/src/" },
    to: { path: "^(apps/(?!web/)|e2e/|bench/)" },
  },
  {
    name: "web-knows-no-node",
    comment: "The web runs in browsers, so only its tests use Node.",
    from: { path: "^apps/web/src/", pathNot: tests },
    to: { dependencyTypes: ["core"] },
  },
  {
    name: "parts-know-no-page",
    comment: "What pages share knows no page, question or start.",
    from: { path: "^apps/web/src/(?!boot|screens|questions)[^/]+/", pathNot: tests },
    to: { path: "^apps/web/src/(boot|screens|questions)/" },
  },
  {
    name: "question-stands-alone",
    comment:
      "A question imports form, design system and contract, never another question, a screen, a guard or the api.",
    from: { path: "^apps/web/src/questions/([^/]+)/", pathNot: tests },
    to: {
      path: "^apps/web/src/(questions/[^/]+|screens|guards|api)/",
      pathNot: "^apps/web/src/questions/$1/",
    },
  },
  {
    name: "screen-stands-alone",
    comment: "A screen never imports another screen.",
    from: { path: "^apps/web/src/screens/([^/]+)/", pathNot: tests },
    to: { path: "^apps/web/src/screens/[^/]+/", pathNot: "^apps/web/src/screens/$1/" },
  },
];

/** @type {Rule[]} */
const officeRules = [
  {
    name: "office-knows-no-other-app",
    comment: "The office imports contract, design system and texts, and nothing imports the office.",
    from: { path: "^apps/office/src/" },
    to: { path: "^(apps/(?!office/)|e2e/|bench/)" },
  },
  {
    name: "nothing-knows-the-office",
    comment: "The office and the tenants' app are delivered by the server, which knows only what was built.",
    from: { pathNot: "^apps/office/" },
    to: { path: "^apps/office/src/" },
  },
  {
    name: "office-knows-no-node",
    comment: "The office runs in browsers, so only its tests use Node.",
    from: { path: "^apps/office/src/", pathNot: tests },
    to: { dependencyTypes: ["core"] },
  },
  {
    name: "desk-and-partners-stand-apart",
    comment: "Desk and partners share only what is outside both, so that neither fetches the other's code.",
    from: { path: "^apps/office/src/(staff|partner)/", pathNot: tests },
    to: { path: "^apps/office/src/(staff|partner)/", pathNot: "^apps/office/src/$1/" },
  },
  {
    name: "office-parts-know-no-page",
    comment: "What pages of the office share knows no page. The types of all routes are the exception.",
    from: { path: "^apps/office/src/(api|form|list|parts|shell|text)/", pathNot: tests },
    to: { path: "^apps/office/src/(staff|partner)/", dependencyTypesNot: ["type-only"] },
  },
];

const src = "^apps/server/src/";
/** Every folder of the server is a module, except these four. Captures the module's name. */
const serverModule = `${src}(?!platform/|views/|commands/|testing/)([^/]+)/`;
const indexes = `${src}[^/]+/index\\.ts$`;
const pureRules = `${src}[^/]+/rules/`;
const adapters = `${src}[^/]+/adapters/`;
const deps = `${src}(work-)?deps\\.ts$`;
const columnTypes = `${src}platform/database/column-types\\.ts$`;
const ports = `${src}[^/]+/ports(\\.ts$|/)`;
const portLibraries = [npm("kysely"), "^stream$"];

/** @type {Rule[]} */
const serverRules = [
  ...inOrder(
    src,
    serverModule,
    "access seals addresses mails webhooks application co-tenants policy circumstances billing documents sanctions declarations claims books policy-documents leaving rating landlord quote invitations retention account pages api-docs partners amendments staff dev mail-content signing",
  ),
  {
    name: "server-knows-no-web",
    comment: "The server imports contract and texts, never the design system or the web.",
    from: { path: "^apps/server/" },
    to: { path: "^(packages/(?!contract/|locales/|stripe-double/)|apps/(?!server/)|e2e/|bench/)" },
  },
  {
    name: "server-knows-no-react",
    comment: "The server never renders React: pages come from the build, mails and documents from their own templates.",
    from: { path: src },
    to: { path: npm("react", "react-dom", "react-router") },
  },
  {
    name: "modules-meet-at-the-index",
    comment: "A server module imports another module's index.ts, never its other files.",
    from: { path: serverModule, pathNot: [tests, pureRules, adapters] },
    to: { path: serverModule, pathNot: [`${src}$1/`, indexes, adapters] },
  },
  {
    name: "modules-know-no-root",
    comment: "A server module imports no command and, from the composition root, only deps.ts and work-deps.ts.",
    from: { path: serverModule, pathNot: [tests, pureRules, adapters] },
    to: { path: `${src}([^/]+$|commands/)`, pathNot: deps },
  },
  {
    name: "platform-knows-no-module",
    comment: "The platform imports no module, no command and nothing from the composition root.",
    from: { path: `${src}platform/`, pathNot: [tests, pureRules, adapters] },
    to: { path: src, pathNot: [`${src}platform/`, tests, adapters] },
  },
  {
    name: "access-knows-no-module",
    comment: "Links and sessions know nothing of what they open: `access` imports the platform and no module.",
    from: { path: `${src}access/`, pathNot: tests },
    to: { path: src, pathNot: `${src}(access|platform)/` },
  },
  {
    name: "views-know-no-module",
    comment:
      "A view imports the contract, the platform and other views: it reads the tables of all modules, and no code of theirs.",
    from: { path: `${src}views/`, pathNot: tests },
    to: { path: src, pathNot: `${src}(views|platform)/` },
  },
  {
    name: "deps-are-types",
    comment: "Modules import only types from deps.ts and work-deps.ts, so neither loads the whole server.",
    from: { path: `${src}(?!commands/|testing/)[^/]+/`, pathNot: [tests, pureRules, adapters] },
    to: { path: deps, dependencyTypesNot: ["type-only"] },
  },
  {
    name: "commands-use-the-index",
    comment: "A command imports a module's index.ts, never its other files.",
    from: { path: `${src}commands/`, pathNot: tests },
    to: { path: serverModule, pathNot: [indexes, adapters] },
  },
  {
    name: "container-names-adapters",
    comment:
      "Only container.ts, and the command that builds the database snapshot, import adapters; everything else is given what it needs.",
    from: { path: src, pathNot: [`${src}(container|commands/build-snapshot)\\.ts$`, tests, adapters, pureRules] },
    to: { path: `${src}.*/adapters/` },
  },
  {
    name: "telemetry-on-demand",
    comment: "The OpenTelemetry SDK is loaded only when a setting asks for it, so nothing imports it at the start.",
    from: { path: src, pathNot: tests },
    to: { path: `${src}platform/telemetry/(sdk|otlp)\\.ts$`, dependencyTypesNot: ["dynamic-import", "type-only"] },
  },
  {
    name: "adapter-stands-alone",
    comment: "An adapter imports its own module and the platform, but no other module, no other adapters and no HTTP.",
    from: { path: `${src}([^/]+)/adapters/`, pathNot: tests },
    to: { path: src, pathNot: [`${src}$1/(?!http/)`, `${src}platform/(?!http/|adapters/)`, tests] },
  },
  {
    name: "rules-are-pure",
    comment: "Rules import the contract, other rules and column types: no database, no HTTP, no library, no Node.",
    from: { path: pureRules, pathNot: tests },
    to: { pathNot: ["^packages/contract/", pureRules, columnTypes] },
  },
  {
    name: "rules-know-columns-as-types",
    comment: "Rules import nothing but types from column-types.ts.",
    from: { path: pureRules, pathNot: tests },
    to: { path: columnTypes, dependencyTypesNot: ["type-only"] },
  },
  {
    name: "ports-speak-our-words",
    comment: "Ports are described in our own terms: the only libraries in them are Kysely and Node's streams.",
    from: { path: ports, pathNot: tests },
    to: {
      dependencyTypes: ["npm", "npm-dev", "npm-optional", "npm-peer", "npm-no-pkg", "npm-unknown", "core"],
      pathNot: portLibraries,
    },
  },
  {
    name: "ports-take-only-types",
    comment: "Ports import nothing but types from Kysely and Node's streams.",
    from: { path: ports, pathNot: tests },
    to: { path: portLibraries, dependencyTypesNot: ["type-only"] },
  },
];

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [...packageRules, ...webRules, ...officeRules, ...serverRules].map((rule) => ({
    severity: "error",
    ...rule,
  })),
  // Fails if the parser skips our files.
  required: [
    {
      name: "imports-are-seen",
      severity: "error",
      module: { path: "^apps/server/src/main\\.ts$" },
      to: { path: "^apps/server/src/server\\.ts$" },
    },
  ],
  options: {
    // The default parser does not support TypeScript 7 and would skip all .ts files.
    parser: "swc",
    moduleSystems: ["es6"],
    tsPreCompilationDeps: true,
    // Tests use libraries that only the root's package.json lists.
    combinedDependencies: true,
    skipAnalysisNotInRules: true,
    exclude: { path: "^(?!node_modules/).*/(dist|coverage)/" },
    doNotFollow: { path: "(^|/)node_modules/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["types", "import", "node", "default"],
    },
  },
};
