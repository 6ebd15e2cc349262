import {
  type Consents,
  type Country,
  countryFacts,
  type FieldError,
  fieldError,
  findMisfits,
  type GivenNeeds,
  type Needs,
  withKnownNeeds,
} from "@kautia/contract";
import type { StoredAnswers } from "../../platform/database/column-types.ts";

/** The required consents that the tenant has not given. Source: wire decisions, POST summary; docs/law.md. */
export function missingConsents(given: Partial<Consents>, country: Country): FieldError[] {
  return countryFacts[country].requiredConsents
    .filter((name) => !given[name])
    .map((name) => fieldError(`consents.${name}`, "CONSENT_REQUIRED"));
}

interface CheckedNeeds {
  /** Null while something is missing. */
  needs: Needs | null;
  missing: FieldError[];
}

/** A tenant whose needs the guarantee does not meet must confirm that they want to go on. */
export function completeNeeds(given: GivenNeeds, answers: StoredAnswers): CheckedNeeds {
  const { depositAgreed, cashPaid, ...rest } = withKnownNeeds(given, answers);
  if (depositAgreed === null || cashPaid === null) {
    const open = Object.entries({ depositAgreed, cashPaid }).filter(([, answer]) => answer === null);
    return { needs: null, missing: open.map(([name]) => fieldError(`needs.${name}`, "FIELD_REQUIRED")) };
  }
  const needs = { ...rest, depositAgreed, cashPaid };
  if (findMisfits(needs).length === 0 || needs.goesOn) return { needs, missing: [] };
  return { needs: null, missing: [fieldError("needs.goesOn", "CONSENT_REQUIRED")] };
}
