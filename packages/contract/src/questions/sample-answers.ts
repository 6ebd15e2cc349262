import * as z from "zod/mini";
import type { CoTenant } from "./co-tenants.ts";
import type { Conditions } from "./define-question.ts";
import { type AnyQuestion, questions, type SavePath } from "./index.ts";
import { answersToStore, mergeAnswers, type StoredAnswers } from "./stored-answers.ts";

/** Two people who sign together with the tenant of the samples, as the save call takes them. For tests. */
export const sampleCoTenants = [
  { firstName: "Ben", lastName: "Beispiel", birthDate: "1992-03-08", email: "ben@example.com", grossIncome: 30_000 },
  { firstName: "Noor", lastName: "Nachbar", birthDate: "1995-11-21", email: "noor@example.com", grossIncome: 24_000 },
] satisfies CoTenant[];

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
