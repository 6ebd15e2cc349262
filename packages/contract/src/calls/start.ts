import * as z from "zod/mini";
import { localeSetting, productValidation, settings } from "../entities/settings.ts";
import { offerErrors } from "../entities/offer-errors.ts";
import { tenantRecord } from "../entities/tenant-record.ts";
import { countries, languages } from "../enums.ts";
import { oneOf } from "../fields/text.ts";
import { token } from "../fields/token.ts";
import { returnedRecord, tokenParams } from "./answers.ts";
import { defineCall } from "./define-call.ts";

/** Calls that start the app: settings, texts, the record. Source: specification §7. */

export const getSettings = defineCall({
  name: "get-settings",
  summary: "Returns the public settings that the browser needs.",
  method: "GET",
  path: "/settings",
  /** `country` is one that the visitor chose; by default the host or the locale decides. */
  query: z.object({ country: z.optional(oneOf(countries)) }),
  answer: settings,
  errors: ["FIELD_INVALID"],
  access: "public",
});

export const getLang = defineCall({
  name: "get-lang",
  summary: "Returns the texts in the request's locale, with regional variants applied.",
  method: "GET",
  path: "/lang",
  /** `staff` adds the texts of the desk, which no other page needs. */
  query: z.object({ part: z.optional(z.enum(["staff"], { error: "FIELD_INVALID" })) }),
  answer: z.record(z.string(), z.string()),
  errors: ["FIELD_INVALID"],
  access: "public",
});

export const predictLang = defineCall({
  name: "predict-lang",
  summary: "Returns the initial language, based on the host and Accept-Language.",
  method: "GET",
  path: "/lang/predict",
  answer: z.object({ lang: oneOf(languages) }),
  errors: [],
  access: "public",
});

export const getLocaleSettings = defineCall({
  name: "get-locale-settings",
  summary: "Lists the countries and the languages offered in each.",
  method: "GET",
  path: "/locale-settings",
  answer: z.object({ settings: z.array(localeSetting) }),
  errors: [],
  access: "public",
});

/**
 * `insuranceHash` is a compact JWS signed by a partner, valid for one application: later calls return another token for
 * it. Without a JWS, the application is empty. PROVIDER_UNAVAILABLE while the app is closed. A JWS that has expired or
 * whose application is signed is INVITATION_EXPIRED; an invalid offer is reported by field.
 */
export const initTenant = defineCall({
  name: "init-tenant",
  summary: "Creates an application, either empty or prefilled from a partner's signed insuranceHash.",
  method: "POST",
  path: "/onboarding/tenant/init",
  query: z.object({ insuranceHash: z.optional(z.string()) }),
  // An offer sent in the wrong place must not become an empty application.
  isStrict: true,
  answer: z.object({ token, ...returnedRecord }),
  errors: [
    "INVITATION_EXPIRED",
    "LINK_MALFORMED",
    "LINK_KEY_UNKNOWN",
    "LINK_SIGNATURE_INVALID",
    "PROVIDER_UNAVAILABLE",
    "RATE_LIMITED",
    ...offerErrors,
  ],
  access: "public",
  startsApplication: "always",
  repeat: "same-answer",
});

export const getTenant = defineCall({
  name: "get-tenant",
  summary: "Returns the application's record: all answers so far and the progress.",
  method: "GET",
  path: "/onboarding/tenant/:token",
  params: tokenParams,
  answer: tenantRecord,
  errors: ["TOKEN_UNKNOWN"],
  access: "tenant",
});

export const getProductValidation = defineCall({
  name: "get-product-validation",
  summary: "Returns the deposit limits of the application's product, in EUR.",
  method: "GET",
  path: "/insurance-product/validation/:token",
  params: tokenParams,
  answer: productValidation,
  errors: ["TOKEN_UNKNOWN"],
  access: "tenant",
});

/** Only a warning: the tenant may still take out a second policy for the same home. */
export const getDoublePolicy = defineCall({
  name: "get-double-policy",
  summary: "Tells whether the tenant already has a policy for the address given.",
  method: "GET",
  path: "/onboarding/tenant/:token/double-policy",
  params: tokenParams,
  answer: z.object({ doublePolicy: z.boolean() }),
  errors: ["TOKEN_UNKNOWN"],
  access: "tenant",
});
