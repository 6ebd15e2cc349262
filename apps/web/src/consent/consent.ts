import { createStore, type Store } from "../app/store.ts";
import type { Choice } from "./choices.ts";

export type Answers = Partial<Record<Choice, boolean>>;

/** What the visitor decided, and when. A choice without an answer was not there to be made. */
export interface Decision {
  answers: Answers;
  /** ISO 8601, UTC. */
  date: string;
}

export interface Consent {
  /** Null until something was decided, and again when that was too long ago. */
  decision: Store<Decision | null>;
  /** Keeps these answers beside those to other choices. */
  decide(answers: Answers): void;
  /** Whether this may load: only what was said yes to. */
  allows(choice: Choice): boolean;
  /** Whether any of these was never decided. */
  isOpen(choices: readonly Choice[]): boolean;
}

const storageKey = "consent";
// Goes up when what is asked for changes: a yes to something else is none (docs/privacy.md).
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

  // What is decided in one tab holds in all, also in one that the browser had put to sleep.
  const readAgain = () => {
    const stored = read(now());
    if (stored) decision.set(stored);
  };
  window.addEventListener("storage", (event) => event.key === storageKey && readAgain());
  window.addEventListener("pageshow", (event) => event.persisted && readAgain());
  return consent;
}

/** What the browser kept may be of an older version, or of anybody: then it is no decision. */
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

// A browser that keeps nothing for us throws: then the decision holds until the page is left.
function write(decision: Decision): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ version, ...decision }));
  } catch {
    return;
  }
}
