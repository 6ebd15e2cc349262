import type { Country } from "@kautia/contract/countries";
/**
 * A paragraph, list or table of an article. In every text `{name}` is a placeholder, and `[words](target)` is a link.
 * The target is the name of a screen, `first-information`, or an https URL.
 */
export type Block =
  | string
  | { list: readonly string[] }
  | { rows: readonly (readonly [string, string])[] }
  /** A paragraph for readers in one country only. */
  | { only: Country; text: string };

export interface Section {
  id: string;
  title: string;
  body: readonly Block[];
}

/** A page of text, such as the imprint. */
export interface Article {
  title: string;
  lead: string;
  sections: readonly Section[];
}

/** Questions and answers by topic; the `id` of a question is its anchor. */
export interface Help {
  title: string;
  lead: string;
  groups: readonly { title: string; questions: readonly Section[] }[];
  /** Says where to find help with other questions. */
  more: string;
}
