import { type Consents, type Country, type FieldError, fieldError, findMisfits, type Needs } from "@kautia/contract";

const required: Record<Country, readonly (keyof Consents)[]> = {
  // `earlyFulfilment` is optional: without it, a withdrawal refunds everything.
  de: ["termsAndPrivacy", "initialInformation"],
  at: ["termsAndPrivacy", "initialInformation", "electronicCommunication"],
};

/** The required consents that the tenant has not given. Source: wire decisions, POST summary; docs/law.md. */
export function missingConsents(given: Consents, country: Country): FieldError[] {
  return required[country]
    .filter((name) => !given[name])
    .map((name) => fieldError(`consents.${name}`, "CONSENT_REQUIRED"));
}

/** A tenant whose needs the guarantee does not meet must confirm that they want to go on. */
export function missingConfirmation(needs: Needs): FieldError[] {
  return findMisfits(needs).length > 0 && !needs.goesOn ? [fieldError("needs.goesOn", "CONSENT_REQUIRED")] : [];
}
