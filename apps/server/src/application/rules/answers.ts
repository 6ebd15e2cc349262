import { answersAt, answersInRecord, type Country, questions, type StoredAnswers } from "@kautia/contract";

/** The insured property of an existing rental is the current address. */
export function effectiveAnswers(answers: StoredAnswers): StoredAnswers {
  return answers.existingRent === true ? { ...answers, address: answers.userInfo?.address ?? null } : answers;
}

/** The rules of this country apply. Null if the home is not answered yet. */
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

/** It does not matter how an address was found. */
function withoutSuggestion(answer: unknown): unknown {
  return typeof answer === "object" && answer !== null && "fullAddress" in answer && "address" in answer
    ? answer.address
    : answer;
}
