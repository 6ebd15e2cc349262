import * as z from "zod/mini";
import type { Conditions } from "./define-question.ts";
import { type AnyQuestion, questions, type SavePath } from "./index.ts";
import { answersToStore, mergeAnswers, type StoredAnswers } from "./stored-answers.ts";

const newRental: Conditions = { existingRent: false };

function askedOf(conditions: Conditions): AnyQuestion[] {
  return questions.filter(({ applies }) => applies?.(conditions) ?? true);
}

/** The samples of all questions of a save call that such a tenant is asked, without the token. For tests. */
export function sampleBody(path: SavePath, conditions: Conditions = newRental): object {
  return Object.assign({}, ...askedOf(conditions).map(({ save, sample }) => (save.path === path ? sample : {})));
}

/** The samples of all questions that such a tenant is asked, as they are stored. For tests. */
export function sampleAnswers(conditions: Conditions = newRental): StoredAnswers {
  return askedOf(conditions)
    .map((question) => answersToStore(question, z.parse(z.object(question.fields), question.sample)))
    .reduce(mergeAnswers, {});
}
