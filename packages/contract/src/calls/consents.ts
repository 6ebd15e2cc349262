import * as z from "zod/mini";
import { browsers, operatingSystems } from "../enums.ts";
import { oneOf, requiredText } from "../fields/text.ts";
import { defineCall } from "./define-call.ts";

// Declared here and not in enums.ts, which every visitor loads before the first question.
/**
 * Consents that can be withdrawn at any time (GDPR Art. 7(3)): news by mail, contracts without paper, and scripts that
 * the browser loads (docs/privacy.md).
 */
export const consentKinds = ["news", "electronicCommunication", "analytics", "errorReporting"] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** Version of the consent texts, stored with each consent. Changed texts need a new version. */
export const consentTextVersion = "2026-11-23";

/** One consent given or withdrawn. Entries never change. */
const consentEntry = z.object({
  consent: oneOf(consentKinds),
  given: z.boolean(),
  /** The version of the text that was shown. */
  textVersion: z.string(),
  at: z.string(),
  /** The contract that it was given with; null when it was given in the account. */
  contractNumber: z.nullable(z.string()),
  /** The device used in the account, as far as the browser reveals it. */
  browser: z.nullable(oneOf(browsers)),
  system: z.nullable(oneOf(operatingSystems)),
});
export type ConsentEntry = z.infer<typeof consentEntry>;

const consents = z.object({
  /** Newest first. */
  history: z.array(consentEntry),
  /** Whether a contract of the account legally requires consent to electronic communication (VersVG §5a). */
  asksElectronic: z.boolean(),
});
export type OwnConsents = z.infer<typeof consents>;

export const listConsents = defineCall({
  name: "list-consents",
  summary: "Lists the account's consents and withdrawals, with the version of each text.",
  method: "GET",
  path: "/account/consents",
  answer: consents,
  errors: ["LOGIN_REQUIRED"],
  access: "session",
});

/** Idempotent. `textVersion` is the version that the tenant has read; an outdated one is FIELD_INVALID. */
export const decideConsent = defineCall({
  name: "decide-consent",
  summary: "Gives or withdraws a consent.",
  method: "POST",
  path: "/account/consents",
  body: z.object({
    consent: oneOf(consentKinds),
    given: z.boolean({ error: "FIELD_INVALID" }),
    textVersion: requiredText(40),
  }),
  answer: consents,
  errors: ["FIELD_REQUIRED", "FIELD_INVALID", "LOGIN_REQUIRED"],
  access: "session",
});
