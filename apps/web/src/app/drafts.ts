/** A field's value: a text, a choice, several choices, a tick, or the two parts of a phone number. */
export type FieldValue = string | readonly string[] | boolean | null | { dialCode: string; number: string };
export type Values = Record<string, FieldValue>;

/** Keeps unsaved input over page changes, error pages and changes of the language. */
export interface Drafts {
  get(form: string): Values | undefined;
  keep(form: string, values: Values): void;
  drop(form: string): void;
  clear(): void;
  /**
   * Names the application that is open in this tab. Drops the drafts if they belong to another one, and returns whether
   * they did.
   */
  belongTo(application: string | null): boolean;
}

const key = "drafts";
/** Its deposit, which names nobody, is what the price depends on. */
const priced = "rent-and-deposit";

/**
 * Drafts are in memory. They survive a reload in the tab's session storage, because the visitor reloads the page when a
 * part of the app could not be loaded. They are gone when the tab is closed, except for the deposit: it is kept in the
 * local storage until it is saved, so that the price is still the same when the visitor comes back.
 */
export function createDrafts(page: EventTarget = window): Drafts {
  const kept = takeOver();
  const drafts = new Map<string, Values>(kept.filter(isDraft));
  let owner = kept.find((entry) => typeof entry === "string") ?? null;
  page.addEventListener("pagehide", () => handOver(owner, drafts));
  const keepDeposit = () => storeDeposit(owner, drafts.get(priced)?.["rentDepositAmount"]);
  return {
    get: (form) => drafts.get(form),
    keep(form, values) {
      drafts.set(form, values);
      if (form === priced) keepDeposit();
    },
    drop(form) {
      drafts.delete(form);
      if (form === priced) keepDeposit();
    },
    clear() {
      drafts.clear();
      keepDeposit();
    },
    belongTo(application) {
      const isOther = owner !== null && owner !== application;
      if (isOther) drafts.clear();
      const isNew = owner !== application;
      owner = application;
      if (isNew) keepDeposit();
      return isOther;
    },
  };
}

function storeDeposit(owner: string | null, deposit: FieldValue | undefined): void {
  try {
    if (deposit) localStorage.setItem(key, JSON.stringify([owner, [priced, { rentDepositAmount: deposit }]]));
    else localStorage.removeItem(key);
  } catch {}
}

/** If the browser refuses storage, the reloaded page shows the saved answers. */
function handOver(owner: string | null, drafts: ReadonlyMap<string, Values>): void {
  try {
    if (drafts.size > 0) sessionStorage.setItem(key, JSON.stringify([owner, ...drafts]));
    // A page that the browser kept in memory may have handed over drafts that are saved by now.
    else sessionStorage.removeItem(key);
  } catch {}
}

function takeOver(): unknown[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? localStorage.getItem(key) ?? "[]");
    sessionStorage.removeItem(key);
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Another version of the app may have written the value. */
function isDraft(entry: unknown): entry is [string, Values] {
  return Array.isArray(entry) && typeof entry[0] === "string" && typeof entry[1] === "object" && entry[1] !== null;
}
