import { answersAt, answersInRecord, type Country, questions, type StoredAnswers } from "@kautia/contract";

/** For an existing rental, the insured home is the tenant's current address. */
export function effectiveAnswers(answers: StoredAnswers): StoredAnswers {
  return answers.existingRent === true ? { ...answers, address: answers.userInfo?.address ?? null } : answers;
}

/** The country of the home, whose rules apply; null until the tenant has given the home. */
export function homeCountry(effective: StoredAnswers): Country | null {
  return effective.address?.address.country ?? null;
}

/** The values that the quote depends on: changing one drops the quote. */
export function quoteBasis(answers: StoredAnswers): unknown[] {
  const record = answersInRecord(answers);
  return questions.flatMap(({ place, quoteDependsOn }) =>
    quoteDependsOn.map((name) => withoutSuggestion(answersAt(place, record)[name])),
  );
}

/** Ignores how the tenant entered an address: typed, or picked from the suggestions. */
function withoutSuggestion(answer: unknown): unknown {
  return typeof answer === "object" && answer !== null && "fullAddress" in answer && "address" in answer
    ? answer.address
    : answer;
}
