import { type ImportRule, npm, tests } from "./import-rule.ts";

const src = "^apps/server/src/";
/** Every folder of the server is a module, except these four. Captures the module's name. */
export const serverModule = `${src}(?!platform/|views/|commands/|testing/)([^/]+)/`;
const indexes = `${src}[^/]+/index\\.ts$`;
const pureRules = `${src}[^/]+/rules/`;
const adapters = `${src}[^/]+/adapters/`;
const deps = `${src}(work-)?deps\\.ts$`;
const columnTypes = `${src}platform/database/column-types\\.ts$`;
const ports = `${src}[^/]+/ports(\\.ts$|/)`;
const portLibraries = [npm("kysely"), "^stream$"];

export const serverRules: readonly ImportRule[] = [
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
