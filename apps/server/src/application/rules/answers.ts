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
    quoteDependsOn.map((name) =>
      name === "coTenants" ? withoutMailboxes(record.coTenants) : withoutSuggestion(answersAt(place, record)[name]),
    ),
  );
}

/** The quote does not depend on mailboxes. No co-tenants and 'not asked' are the same. */
function withoutMailboxes(coTenants: StoredAnswers["coTenants"]): unknown[] {
  return (coTenants ?? []).map(({ firstName, lastName, birthDate, grossIncome }) => [
    firstName,
    lastName,
    birthDate,
    grossIncome,
  ]);
}

/** Ignores how the tenant entered an address: typed, or picked from the suggestions. */
function withoutSuggestion(answer: unknown): unknown {
  return typeof answer === "object" && answer !== null && "fullAddress" in answer && "address" in answer
    ? answer.address
    : answer;
}
