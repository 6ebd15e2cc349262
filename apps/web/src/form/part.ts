import { type QuestionId, questions } from "@kautia/contract";
import { createContext, type ReactElement, useContext, useEffect, useEffectEvent } from "react";
import { createStore } from "../browser/store.ts";
import type { FormState } from "./form-state.ts";

export type PartState = Pick<FormState<never>, "busy" | "offline" | "errors" | "tries" | "check" | "save">;

/** A question among others on one page. Its form has neither a button nor an error summary of its own. */
export interface Part {
  /** Whether its title is the page's heading. */
  leads: boolean;
  /** Whether it had an answer when the page appeared, which need not be saved again unless it changes. */
  answered: boolean;
  /** Whether it may be left unanswered. */
  optional: boolean;
  /** Whether its choices are side by side, without icons and explanations. */
  compact: boolean;
  /** Tells the page what the form looks like now. */
  report: (form: PartState) => void;
  /** Saves in the background, after the saves that are under way. */
  saveSoon: () => void;
  /** Shows this in place of the page's form, or the form again. */
  takePage: (instead: ReactElement | null) => void;
}

const PartContext = createContext<Part | null>(null);

export const PartProvider = PartContext.Provider;

/** Null for a question that has the page to itself. */
export function usePart(): Part | null {
  return useContext(PartContext);
}

/** Shows `instead` in place of the page's form for as long as `key` is not null. */
export function useTakesPage(key: object | null, instead: () => ReactElement | null): void {
  const part = usePart();
  const show = useEffectEvent(() => part?.takePage(key === null ? null : instead()));
  useEffect(() => show(), [part, key]);
}

/** The forms of one page. One is saved after the other, because a newer call to the same path cancels the older one. */
export function createParts(compact: boolean, leading: QuestionId | null) {
  const states = createStore<ReadonlyMap<QuestionId, PartState>>(new Map());
  const parts = new Map<QuestionId, Part>();
  let queue = Promise.resolve(true);
  const instead = createStore<ReactElement | null>(null);

  /** Resolves to false if the save has failed. */
  function save(step: QuestionId, quiet: boolean): Promise<boolean> {
    queue = queue.then(() => states.get().get(step)?.save({ quiet }) ?? true);
    return queue;
  }

  function partOf(step: QuestionId, answered: boolean): Part {
    const part = parts.get(step) ?? {
      leads: step === leading,
      answered,
      optional: questions.some(({ id, skippable }) => id === step && skippable === true),
      compact,
      report: (form) => states.set(new Map(states.get()).set(step, form)),
      saveSoon: () => void save(step, true),
      takePage: instead.set,
    };
    parts.set(step, part);
    return part;
  }

  return { states, instead, save, partOf, settled: () => queue };
}
