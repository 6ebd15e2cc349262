import { type Consents, type Country, type FieldError, fieldError, findMisfits, type Needs } from "@kautia/contract";

const required: Record<Country, readonly (keyof Consents)[]> = {
  // Without earlyFulfilment, a withdrawal refunds everything. Germany needs no consent to electronic communication.
  de: ["termsAndPrivacy", "initialInformation"],
  at: ["termsAndPrivacy", "initialInformation", "electronicCommunication"],
};

/** Source: wire decisions, POST summary; early fulfilment is a choice in both countries (docs/law.md). */
export function missingConsents(given: Consents, country: Country): FieldError[] {
  return required[country]
    .filter((name) => !given[name])
    .map((name) => fieldError(`consents.${name}`, "CONSENT_REQUIRED"));
}

/** A tenant whom the guarantee does not fit must confirm before going on. */
export function missingConfirmation(needs: Needs): FieldError[] {
  return findMisfits(needs).length > 0 && !needs.goesOn ? [fieldError("needs.goesOn", "CONSENT_REQUIRED")] : [];
}
