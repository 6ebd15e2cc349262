import * as z from "zod/mini";
import { coSigning, coTenantPage } from "../entities/co-signing.ts";
import { shownContract } from "../entities/shown-contract.ts";
import { email } from "../fields/email.ts";
import { requiredName } from "../fields/name.ts";
import { optionalLines } from "../fields/text.ts";
import { token } from "../fields/token.ts";
import { maxMessageLength } from "../limits.ts";
import type { ErrorCode } from "../errors.ts";
import { tokenParams } from "./answers.ts";
import { defineCall } from "./define-call.ts";
import { consents } from "./quote.ts";

/** Tenants who sign together: docs/policy.md. */

const ofFirst = z.object({ coSigning: z.nullable(coSigning) });
const first: readonly ErrorCode[] = ["TOKEN_UNKNOWN", "FIELD_REQUIRED", "FIELD_INVALID", "INVALID_EMAIL"];
const names = { firstName: requiredName(), lastName: requiredName() };

/** Null unless the first tenant has signed the contract as it is and others have yet to sign. */
export const getCoSigning = defineCall({
  name: "get-co-signing",
  summary: "Tells the first tenant who has signed the contract and who has yet to.",
  method: "GET",
  path: "/onboarding/tenant/:token/co-signing",
  params: tokenParams,
  answer: ofFirst,
  errors: ["TOKEN_UNKNOWN"],
  access: "tenant",
});

/** At most once a day for each co-tenant: RATE_LIMITED with Retry-After. STEP_NOT_ALLOWED if nobody waits for them. */
export const remindCoTenant = defineCall({
  name: "remind-co-tenant",
  summary: "Mails a co-tenant who has not signed a new link.",
  method: "POST",
  path: "/onboarding/tenant/co-tenants/remind",
  body: z.object({ token, email }),
  answer: ofFirst,
  errors: [...first, "STEP_NOT_ALLOWED", "RATE_LIMITED"],
  access: "tenant",
});

/** The signatures stay. The old address's link no longer works, and the new one gets its own. */
export const correctCoTenantEmail = defineCall({
  name: "correct-co-tenant-email",
  summary: "Corrects the address of a co-tenant who has not signed, and mails the link there.",
  method: "POST",
  path: "/onboarding/tenant/co-tenants/email",
  body: z.object({ token, email, newEmail: email }),
  answer: ofFirst,
  errors: [...first, "STEP_NOT_ALLOWED", "EMAIL_ONBOARDING_MUST_BE_DIFFERENT", "RATE_LIMITED"],
  access: "tenant",
});

export const getCoTenantPage = defineCall({
  name: "get-co-tenant-page",
  summary: "Returns the contract that a co-tenant is asked to sign, behind the mailed link.",
  method: "GET",
  path: "/co-tenants/:token",
  params: tokenParams,
  answer: coTenantPage,
  errors: ["TOKEN_UNKNOWN"],
  access: "public",
});

/** For the page before the signature: the draft contract and its enclosures, as the first tenant got them. */
export const getCoTenantDocument = defineCall({
  name: "get-co-tenant-document",
  summary: "Downloads the draft contract or one of its enclosures as a PDF, with a co-tenant's link.",
  method: "GET",
  path: "/co-tenants/:token/documents/:kind",
  params: z.extend(tokenParams, { kind: z.string() }),
  answer: "pdf",
  errors: ["TOKEN_UNKNOWN", "STEP_NOT_ALLOWED", "NOT_FOUND"],
  access: "public",
});

/**
 * Signing twice returns the same. With the last signature the contract is concluded. OFFER_CHANGED if `shown` is not what the
 * contract says; FIELD_INVALID if the name is not the contract's; POLICY_STATUS_CONFLICT if there is nothing to sign.
 */
export const signAsCoTenant = defineCall({
  name: "sign-as-co-tenant",
  summary: "Signs the contract as a co-tenant.",
  method: "POST",
  path: "/co-tenants/:token/sign",
  params: tokenParams,
  body: z.object({ shown: shownContract, ...names, consents }),
  answer: coTenantPage,
  errors: [
    "TOKEN_UNKNOWN",
    "FIELD_REQUIRED",
    "FIELD_INVALID",
    "MAXIMUM",
    "NAME_NOT_PRINTABLE",
    "CONSENT_REQUIRED",
    "OFFER_CHANGED",
    "STEP_NOT_ALLOWED",
    "POLICY_STATUS_CONFLICT",
    "PROPERTY_HAS_ACTIVE_POLICY",
    "COUNTRY_NOT_OFFERED",
    "PROVIDER_UNAVAILABLE",
    "PROVIDER_FAILED",
  ],
  access: "public",
});

/** Possible until all have signed, also after one's own signature. The first tenant is told, with the `reason`. */
export const refuseAsCoTenant = defineCall({
  name: "refuse-as-co-tenant",
  summary: "Refuses to sign the contract as a co-tenant.",
  method: "POST",
  path: "/co-tenants/:token/refuse",
  params: tokenParams,
  body: z.object({ reason: optionalLines(maxMessageLength) }),
  answer: coTenantPage,
  errors: ["TOKEN_UNKNOWN", "FIELD_INVALID", "POLICY_STATUS_CONFLICT"],
  access: "public",
});

/** Only small corrections: FIELD_INVALID for another name. The contract changes, so all sign again. */
export const correctCoTenantName = defineCall({
  name: "correct-co-tenant-name",
  summary: "Corrects the spelling of a co-tenant's own name before they sign.",
  method: "POST",
  path: "/co-tenants/:token/name",
  params: tokenParams,
  body: z.object(names),
  answer: coTenantPage,
  errors: ["TOKEN_UNKNOWN", "FIELD_REQUIRED", "FIELD_INVALID", "NAME_NOT_PRINTABLE", "POLICY_STATUS_CONFLICT"],
  access: "public",
});
