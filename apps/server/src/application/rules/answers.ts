import { answersAt, answersInRecord, type Country, questions, type StoredAnswers } from "@kautia/contract";

/** The insured property of an existing rental is the current address. */
export function effectiveAnswers(answers: StoredAnswers): StoredAnswers {
  return answers.existingRent === true ? { ...answers, address: answers.userInfo?.address ?? null } : answers;
}

/** The country whose rules apply; null until the home is answered. */
export function homeCountry(effective: StoredAnswers): Country | null {
  return effective.address?.address.country ?? null;
}

/** A change of any of these values drops the quote. */
export function quoteBasis(answers: StoredAnswers): unknown[] {
  const record = answersInRecord(answers);
  return questions.flatMap(({ place, quoteDependsOn }) =>
    quoteDependsOn.map((name) => withoutSuggestion(answersAt(place, record)[name])),
  );
}

/** Compares addresses alone, however the tenant entered them. */
function withoutSuggestion(answer: unknown): unknown {
  return typeof answer === "object" && answer !== null && "fullAddress" in answer && "address" in answer
    ? answer.address
    : answer;
}
