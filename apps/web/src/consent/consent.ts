import { createStore, type Store } from "../browser/store.ts";
import type { Choice } from "./choices.ts";

export type Answers = Partial<Record<Choice, boolean>>;

/** The visitor's decision and its date. A choice without an answer was not offered. */
export interface Decision {
  answers: Answers;
  /** ISO 8601, UTC. */
  date: string;
}

export interface Consent {
  /** Null before the first decision. A stored decision that is too old counts as none. */
  decision: Store<Decision | null>;
  /** Stores these answers and keeps those to other choices. */
  decide(answers: Answers): void;
  /** Whether this may load, which needs an explicit yes. */
  allows(choice: Choice): boolean;
  /** Whether one of these has no answer. */
  isOpen(choices: readonly Choice[]): boolean;
}

const storageKey = "consent";
// Increase it when the question changes, because consent to something else does not count (docs/privacy.md).
const version = 1;
const validFor = 365 * 24 * 60 * 60 * 1000;

export function createConsent(now: () => Date = () => new Date()): Consent {
  const decision = createStore(read(now()));

  const consent: Consent = {
    decision,
    decide(answers) {
      const decided = { answers: { ...decision.get()?.answers, ...answers }, date: now().toISOString() };
      write(decided);
      decision.set(decided);
    },
    allows: (choice) => decision.get()?.answers[choice] === true,
    isOpen: (choices) => choices.some((choice) => decision.get()?.answers[choice] === undefined),
  };

  // A decision in one tab holds in all, also in a page restored from the back/forward cache.
  const readAgain = () => {
    const stored = read(now());
    if (stored) decision.set(stored);
  };
  window.addEventListener("storage", (event) => event.key === storageKey && readAgain());
  window.addEventListener("pageshow", (event) => event.persisted && readAgain());
  return consent;
}

/** Null if the stored value is malformed, too old or of another version. */
function read(now: Date): Decision | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "null");
    if (!isRecord(kept) || kept["version"] !== version || !isRecord(kept["answers"])) return null;
    const { date, answers } = kept;
    if (typeof date !== "string" || !(now.getTime() - Date.parse(date) < validFor)) return null;
    return { date, answers: { ...answerTo("errorReporting", answers), ...answerTo("analytics", answers) } };
  } catch {
    return null;
  }
}

function answerTo(choice: Choice, answers: Record<string, unknown>): Answers {
  const answer = answers[choice];
  return typeof answer === "boolean" ? { [choice]: answer } : {};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

// A browser that refuses storage throws. The decision then holds until the page is left.
function write(decision: Decision): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ version, ...decision }));
  } catch {
    return;
  }
}
