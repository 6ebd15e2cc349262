import { type ImportRule, tests } from "./import-rule.ts";

export const officeRules: readonly ImportRule[] = [
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
