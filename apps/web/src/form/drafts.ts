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

const key = "drafts";

/**
 * In memory, and handed over in the tab's own storage when the page is loaded anew: a part of the app that did not arrive
 * asks for that. What was not sent stays nowhere once the tab is closed.
 */
export function createDrafts(page: EventTarget = window): Drafts {
  const drafts = new Map<string, Values>(takeOver());
  page.addEventListener("pagehide", () => handOver(drafts));
  return {
    get: (form) => drafts.get(form),
    keep: (form, values) => drafts.set(form, values),
    drop: (form) => drafts.delete(form),
    clear: () => drafts.clear(),
  };
}

/** A browser may refuse its storage; then a new start begins with what was saved. */
function handOver(drafts: ReadonlyMap<string, Values>): void {
  try {
    if (drafts.size > 0) sessionStorage.setItem(key, JSON.stringify([...drafts]));
  } catch {}
}

function takeOver(): [string, Values][] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "[]");
    sessionStorage.removeItem(key);
    return Array.isArray(kept) ? kept.filter(isDraft) : [];
  } catch {
    return [];
  }
}

/** It may have been left by another version of the app. */
function isDraft(entry: unknown): entry is [string, Values] {
  return Array.isArray(entry) && typeof entry[0] === "string" && typeof entry[1] === "object" && entry[1] !== null;
}
