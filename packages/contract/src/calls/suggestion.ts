import * as z from "zod/mini";
import { addressAnswer, addressErrors, suggestionAddress } from "../fields/address.ts";
import { optionalCountry } from "../fields/country.ts";
import { optionalText, requiredText } from "../fields/text.ts";
import { maxAddressQueryLength, maxSuggestions } from "../limits.ts";
import { defineCall } from "./define-call.ts";

/** Address suggestions. Source: specification §7, shapes by the wire decisions. */

/** Groups the requests for one address. The first response returns it, and later requests send it. */
const suggestSession = optionalText(100);

/**
 * `country` is by default that of the request's host or locale. `attribution` is the credit that the address source
 * requires beside the suggestions.
 */
export const suggestAddresses = defineCall({
  name: "suggest-addresses",
  summary: "Suggests addresses for a partial query, best match first.",
  method: "POST",
  path: "/suggestion",
  body: z.object({ query: requiredText(maxAddressQueryLength), country: optionalCountry, suggestSession }),
  answer: z.object({
    suggestions: z.array(suggestionAddress).check(z.maxLength(maxSuggestions)),
    suggestSession: z.string(),
    attribution: z.nullable(z.string()),
  }),
  errors: ["FIELD_REQUIRED", "FIELD_INVALID", "PROVIDER_UNAVAILABLE"],
  access: "public",
});

/**
 * Takes a picked suggestion, typed fields, or both. Typed fields override those of the suggestion, so that the form can
 * ask for missing parts one by one.
 */
export const checkAddress = defineCall({
  name: "check-address",
  summary: "Completes and checks an address, from a suggestion or from typed fields; reports the first missing part.",
  method: "POST",
  path: "/suggestion/check",
  body: z.object({
    placeId: optionalText(500),
    title: optionalText(500),
    street: optionalText(200),
    streetNumber: optionalText(30),
    zip: optionalText(12),
    city: optionalText(200),
    country: optionalCountry,
    unitName: optionalText(60),
    suggestSession,
  }),
  answer: addressAnswer,
  errors: ["FIELD_INVALID", ...addressErrors, "PROVIDER_UNAVAILABLE"],
  access: "public",
});
