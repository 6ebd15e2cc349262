/**
 * One paragraph, list or table of a long page. In every text `{name}` stands for a value, and `[words](target)` is a link: to a
 * screen by its name, to `first-information`, or to an https address.
 */
export type Block =
  | string
  | { list: readonly string[] }
  | { rows: readonly (readonly [string, string])[] }
  /** A paragraph for readers in one country alone. */
  | { only: "de" | "at"; text: string };

/** A heading, its anchor, and what stands below. */
export interface Section {
  id: string;
  title: string;
  body: readonly Block[];
}

/** A page that is read rather than filled in. */
export interface Article {
  title: string;
  lead: string;
  sections: readonly Section[];
}

/** Questions with their answers, by subject; a question's `id` is its anchor. */
export interface Help {
  title: string;
  lead: string;
  groups: readonly { title: string; questions: readonly Section[] }[];
  /** Where to go when the answer is not there. */
  more: string;
}
