import type { Consents } from "@kautia/contract";
import type { TextKey } from "@kautia/locales";

type Asked = Exclude<keyof Consents, "earlyFulfilment">;

export const consentLabels = {
  termsAndPrivacy: "summary.termsAndPrivacy",
  initialInformation: "summary.initialInformation",
  electronicCommunication: "summary.electronicCommunication",
} satisfies Record<Asked, TextKey>;

export const consentWords = {
  initialInformation: { CONSENT_REQUIRED: "validation.consentInitialInformation" },
  electronicCommunication: { CONSENT_REQUIRED: "validation.consentElectronic" },
} as const satisfies Partial<Record<Asked, object>>;
