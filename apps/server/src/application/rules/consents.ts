import { type Consents, type Country, type FieldError, fieldError } from "@kautia/contract";

const required: Record<Country, readonly (keyof Consents)[]> = {
  // Germany: without earlyFulfilment a withdrawal pays everything back; electronic communication needs no agreement.
  de: ["termsAndPrivacy", "initialInformation"],
  at: ["termsAndPrivacy", "initialInformation", "electronicCommunication", "earlyFulfilment"],
};

/** The consents that are missing in a country. Source: wire decisions, POST summary. */
export function missingConsents(given: Consents, country: Country): FieldError[] {
  return required[country]
    .filter((name) => !given[name])
    .map((name) => fieldError(`consents.${name}`, "CONSENT_REQUIRED"));
}
