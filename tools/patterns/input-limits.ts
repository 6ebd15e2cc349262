import type { Pattern } from "./find-patterns.ts";

/** The longest text that a pattern gets, for each pattern that takes quadratic time or longer. */
export interface InputLimit {
  file: string;
  /** The beginning of the pattern. */
  pattern: string;
  /** In UTF-16 code units. "nobody else's": our own files and settings, or what somebody types into the own browser. */
  longest: number | "nobody else's";
}

const addressLine = "packages/contract/src/address-line";
/** `maxAddressQueryLength`. In the browser, a longer line keeps only the person waiting who typed it. */
const addressQuery = 120;

export const inputLimits: readonly InputLimit[] = [
  {
    file: "apps/server/src/addresses/adapters/photon-suggestion.ts",
    pattern: "\\/+$",
    longest: "nobody else's",
  },
  { file: "apps/server/src/addresses/data/places.ts", pattern: "^(\\d+) ?(.*)$", longest: "nobody else's" },
  { file: "apps/server/src/addresses/data/places.ts", pattern: "^(.+) \\1$", longest: "nobody else's" },
  // A passage of twice its `reach`.
  { file: "apps/server/src/documents/pdf-lock.ts", pattern: "\\/ID", longest: 8_192 },
  { file: "apps/server/src/mails/adapters/smtp-errors.ts", pattern: "[^\\s<>", longest: 1_000 },
  { file: "apps/server/src/pages/built-pages.ts", pattern: "<link rel", longest: "nobody else's" },
  { file: "apps/server/src/pages/built-pages.ts", pattern: "<script", longest: "nobody else's" },
  { file: "apps/server/src/pages/built-pages.ts", pattern: "<style", longest: "nobody else's" },
  { file: "apps/server/src/platform/config/page-settings.ts", pattern: "\\/+$", longest: "nobody else's" },
  { file: "apps/server/src/platform/config/server-settings.ts", pattern: "\\/+$", longest: "nobody else's" },
  // `maxMessageLength`, the longest text in a list.
  { file: "apps/server/src/platform/csv/quote-formulas.ts", pattern: "(?<=", longest: 2_000 },
  { file: "apps/server/src/platform/rules/base-url.ts", pattern: "^(?!-)", longest: 500 },
  { file: "apps/server/src/platform/telemetry/otlp.ts", pattern: "\\/+$", longest: "nobody else's" },
  { file: "packages/locales/src/format/write-money.ts", pattern: "\\B(?=", longest: "nobody else's" },
  { file: "apps/web/src/reporting/scrub.ts", pattern: "\\beyJ", longest: "nobody else's" },
  { file: "apps/web/src/reporting/scrub.ts", pattern: "[\\p{L}\\p{N}._%+-]+@", longest: "nobody else's" },
  { file: `${addressLine}/read-address-line.ts`, pattern: "[\\s/-]+$", longest: addressQuery },
  { file: `${addressLine}/read-address-line.ts`, pattern: "[\\s-]+$", longest: addressQuery },
  { file: `${addressLine}/zip-in-line.ts`, pattern: "[\\s,;]+\\(?(?:Deutschland", longest: addressQuery },
  { file: `${addressLine}/zip-in-line.ts`, pattern: "[\\s,;]+\\(?(?:Österreich", longest: addressQuery },
  { file: `${addressLine}/zip-in-line.ts`, pattern: "[\\s,;(]+$", longest: addressQuery },
  // The zip's own limit, before the place is removed from it.
  { file: "packages/contract/src/fields/address.ts", pattern: "^(\\d+)[\\s,]+", longest: 200 },
  // `maxNameLength`.
  { file: "packages/contract/src/fields/name.ts", pattern: ":\\/\\/|", longest: 300 },
  { file: "packages/contract/src/fields/name.ts", pattern: "[\\p{L}\\p{N}-]{3,}", longest: 300 },
  {
    file: "packages/design-system/src/components/money-field/money-text.ts",
    pattern: "\\B(?=",
    longest: "nobody else's",
  },
  {
    file: "packages/design-system/src/components/text-with-emails/TextWithEmails.tsx",
    pattern: "([^\\s()",
    longest: "nobody else's",
  },
  { file: "packages/locales/src/articles/read-text.ts", pattern: "\\[([^\\]]+)\\]", longest: "nobody else's" },
  // Street, number, door, zip and place with their own limits.
  { file: "packages/locales/src/mails/attachment-name.ts", pattern: "^[ .-]+|", longest: 700 },
  { file: "packages/locales/src/policy-documents/legal-text.ts", pattern: "\\s*\\n\\s*", longest: "nobody else's" },
];

export function findLimit({ path, source }: Pattern): InputLimit | null {
  return inputLimits.find(({ file, pattern }) => file === path && source.startsWith(pattern)) ?? null;
}
