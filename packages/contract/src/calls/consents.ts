import * as z from "zod/mini";
import { browsers, operatingSystems } from "../enums.ts";
import { oneOf, requiredText } from "../fields/text.ts";
import { defineCall } from "./define-call.ts";

/** What somebody has agreed to and may take back at any time (GDPR Art. 7(3)); docs/privacy.md. */

// Here and not among the enumerations, which every visitor loads before the first question.
/**
 * What somebody agrees to and may take back at any time: news by mail, contracts without paper, and what is loaded in the
 * browser (docs/privacy.md).
 */
export const consentKinds = ["news", "electronicCommunication", "analytics", "errorReporting"] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** Version of the texts that are consented to; kept with each consent. Changed texts are a new version. */
export const consentTextVersion = "2026-11-21";

/** One giving or one withdrawal; none is ever changed. */
const consentEntry = z.object({
  consent: oneOf(consentKinds),
  given: z.boolean(),
  /** Of the text that stood beside it. */
  textVersion: z.string(),
  at: z.string(),
  /** The contract that it was given with; null for what was said in the account. */
  contractNumber: z.nullable(z.string()),
  /** On what it was said in the account, as far as the browser tells. */
  browser: z.nullable(oneOf(browsers)),
  system: z.nullable(oneOf(operatingSystems)),
});
export type ConsentEntry = z.infer<typeof consentEntry>;

const consents = z.object({
  /** The newest first. */
  history: z.array(consentEntry),
  /** Whether the law wants an agreement to electronic communication for a contract of the account (VersVG §5a). */
  asksElectronic: z.boolean(),
});
export type OwnConsents = z.infer<typeof consents>;

export const listConsents = defineCall({
  name: "list-consents",
  summary: "What the account has agreed to and taken back, with each text's version.",
  method: "GET",
  path: "/account/consents",
  answer: consents,
  errors: ["LOGIN_REQUIRED"],
  access: "session",
});

/** Said again it changes nothing. `textVersion` is that of the text that was read; of an older one it is FIELD_INVALID. */
export const decideConsent = defineCall({
  name: "decide-consent",
  summary: "Gives a consent, or takes it back from now on.",
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
