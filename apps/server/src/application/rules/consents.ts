import { type Consents, type Country, type FieldError, fieldError } from "@kautia/contract";

const required: Record<Country, readonly (keyof Consents)[]> = {
  // Germany: without earlyFulfilment, a withdrawal refunds everything. Electronic communication needs no consent.
  de: ["termsAndPrivacy", "initialInformation"],
  at: ["termsAndPrivacy", "initialInformation", "electronicCommunication", "earlyFulfilment"],
};

/** Source: wire decisions, POST summary. */
export function missingConsents(given: Consents, country: Country): FieldError[] {
  return required[country]
    .filter((name) => !given[name])
    .map((name) => fieldError(`consents.${name}`, "CONSENT_REQUIRED"));
}
