import { isProduct, isTest, type Rule } from "./rule.ts";
import { lineAt } from "./source-file.ts";

/** The payment providers whose names must not leave their adapters. */
const vendors = /stripe/gi;
const mayNameVendors =
  /^apps\/(server\/src\/(billing\/adapters\/|platform\/config\/|container\.ts$)|web\/src\/parts\/payment\/adapters\/)/;

const serverAdapter = /^apps\/server\/src\/billing\/adapters\/([\w-]+)\//;
const list = "apps/web/src/parts/payment/adapters/providers.ts";

export const providerRules: readonly Rule[] = [
  {
    name: "vendors-named-by-adapters",
    sentence: "A payment provider's name, headers and words stay in its adapter, the config and the container.",
    check: (files) =>
      files
        .filter(({ path }) => isProduct(path) && !isTest(path) && !mayNameVendors.test(path))
        .flatMap(({ path, text, comments }) =>
          // A comment may explain what a provider does.
          [...text.matchAll(vendors)]
            .filter(({ index, 0: word }) => comments.slice(index, index + word.length) !== word)
            .map(({ index, 0: found }) => ({ path, line: lineAt(text, index), found })),
        ),
  },
  {
    name: "every-provider-has-a-browser-half",
    sentence: `Every payment provider of the server is in ${list}; otherwise nobody could give it a card.`,
    check: (files) => {
      const names = new Set(files.flatMap(({ path }) => serverAdapter.exec(path)?.[1] ?? []));
      const halves = files.find(({ path }) => path === list)?.code ?? "";
      return [...names]
        .filter((name) => !new RegExp(String.raw`\b${name}\b["']?\s*:`).test(halves))
        .map((name) => ({ path: list, line: 1, found: `${name} is missing` }));
    },
  },
];
