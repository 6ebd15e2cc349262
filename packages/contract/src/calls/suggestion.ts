import * as z from "zod/mini";
import { countries } from "../enums.ts";
import { addressAnswer, suggestionAddress } from "../fields/address.ts";
import { oneOf, optionalText, requiredText } from "../fields/text.ts";
import { longestAddressQuery, mostSuggestions } from "../limits.ts";
import { defineCall } from "./define-call.ts";

/** Addresses while they are typed. Source: specification §7, shapes by the wire decisions. */

/** Holds together what one person types for one address; the first answer names it, later requests send it along. */
const suggestSession = optionalText(100);

/** `attribution` is what the source of the addresses asks to be shown beside them. */
export const suggestAddresses = defineCall({
  name: "suggest-addresses",
  summary: "Addresses for what was typed so far, best first.",
  method: "POST",
  path: "/suggestion",
  body: z.object({ query: requiredText(longestAddressQuery), country: oneOf(countries), suggestSession }),
  answer: z.object({
    suggestions: z.array(suggestionAddress).check(z.maxLength(mostSuggestions)),
    suggestSession: z.string(),
    attribution: z.nullable(z.string()),
  }),
  errors: ["FIELD_REQUIRED", "FIELD_INVALID", "PROVIDER_UNAVAILABLE"],
  access: "public",
});

/**
 * What was picked, what was typed, or both: a field that is given is laid over what the place says, so that parts which are
 * missing can be asked for one by one.
 */
export const checkAddress = defineCall({
  name: "check-address",
  summary: "The whole address of a suggestion, or of its parts; names the first part that is missing.",
  method: "POST",
  path: "/suggestion/check",
  body: z.object({
    placeId: optionalText(500),
    title: optionalText(500),
    street: optionalText(200),
    streetNumber: optionalText(30),
    zip: optionalText(12),
    city: optionalText(200),
    country: z.nullish(oneOf(countries)),
    unitName: optionalText(60),
    suggestSession,
  }),
  answer: addressAnswer,
  errors: [
    "FIELD_INVALID",
    "ADDRESS_HAS_NO_STREET",
    "ADDRESS_HAS_NO_STREET_NUMBER",
    "ADDRESS_HAS_NO_ZIP",
    "ADDRESS_HAS_NO_CITY",
    "ADDRESS_HAS_NO_COUNTRY",
    "ADDRESS_HAS_NO_UNIT_NAME",
    "ADDRESS_NOT_EXISTS",
    "PROVIDER_UNAVAILABLE",
  ],
  access: "public",
});
