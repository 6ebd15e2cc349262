/** What is typed in a form: a text, a choice, a tick, or a phone number's two parts. */
export type FieldValue = string | boolean | null | { dialCode: string; number: string };
export type Values = Record<string, FieldValue>;

/** Keeps what was typed and not yet saved, so that leaving a page, an error page or another language loses nothing. */
export interface Drafts {
  get(form: string): Values | undefined;
  keep(form: string, values: Values): void;
  drop(form: string): void;
  clear(): void;
}

/** In memory alone: what was not sent stays nowhere once the tab is closed. */
export function createDrafts(): Drafts {
  const drafts = new Map<string, Values>();
  return {
    get: (form) => drafts.get(form),
    keep: (form, values) => drafts.set(form, values),
    drop: (form) => drafts.delete(form),
    clear: () => drafts.clear(),
  };
}
