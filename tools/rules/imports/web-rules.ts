import { type ImportRule, tests } from "./import-rule.ts";

export const webRules: readonly ImportRule[] = [
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
