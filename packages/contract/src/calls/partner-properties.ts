import * as z from "zod/mini";
import { countries } from "../enums.ts";
import { addressAnswer, postalAddress } from "../fields/address.ts";
import { oneOf, optionalText, requiredText } from "../fields/text.ts";
import { longestAddressQuery, longestPropertyId, mostSuggestions, propertiesPerCall } from "../limits.ts";
import { defineCall } from "./define-call.ts";

/** Homes that partners let, and how a tenant finds them. Source: specification §1 and §7, wire decisions; docs/partners.md. */

const postal = addressAnswer.shape.address;
/** The partner's own name for a home; another partner's homes may be named the same. */
const propertyId = requiredText(longestPropertyId);

/** Some of a partner's homes, no id twice. */
export const givenProperties = z.object({
  properties: z
    .array(z.object({ id: propertyId, address: postalAddress }), { error: "FIELD_REQUIRED" })
    .check(
      z.minLength(1, { error: "FIELD_REQUIRED", abort: true }),
      z.maxLength(propertiesPerCall, { error: "FIELD_INVALID", abort: true }),
      (payload) => {
        const seen = new Set<string>();
        for (const [index, { id }] of payload.value.entries()) {
          if (seen.has(id))
            payload.issues.push({ code: "custom", message: "FIELD_INVALID", path: [index, "id"], input: id });
          seen.add(id);
        }
      },
    ),
});

/** All of them or none. Sending the same again changes nothing; `changed` counts those that were new or said otherwise before. */
export const keepProperties = defineCall({
  name: "keep-properties",
  summary:
    "Keeps homes that the partner lets, each under the partner's own id: new ones, and changes of those that are there.",
  method: "POST",
  path: "/partner/properties",
  body: givenProperties,
  answer: z.object({ kept: z.number(), changed: z.number() }),
  errors: [
    "PARTNER_KEY_INVALID",
    "FIELD_REQUIRED",
    "FIELD_INVALID",
    "ADDRESS_HAS_NO_STREET",
    "ADDRESS_HAS_NO_STREET_NUMBER",
    "ADDRESS_HAS_NO_ZIP",
    "ADDRESS_HAS_NO_CITY",
    "ADDRESS_HAS_NO_COUNTRY",
  ],
  access: "partner",
});

/** In the order of their ids. `next` is what `after` is to be for the rest, null at the end. */
export const listProperties = defineCall({
  name: "list-properties",
  summary: "The partner's own homes.",
  method: "GET",
  path: "/partner/properties",
  query: z.object({ after: optionalText(longestPropertyId) }),
  answer: z.object({
    properties: z.array(z.object({ id: z.string(), fullAddress: z.string(), address: postal, changedAt: z.string() })),
    next: z.nullable(z.string()),
  }),
  errors: ["PARTNER_KEY_INVALID", "FIELD_INVALID"],
  access: "partner",
});

/** Removing one that is not there, or is another partner's, is `removed: false`. */
export const removeProperty = defineCall({
  name: "remove-property",
  summary: "Forgets one of the partner's own homes.",
  method: "DELETE",
  path: "/partner/properties/:id",
  params: z.object({ id: z.string() }),
  answer: z.object({ removed: z.boolean() }),
  errors: ["PARTNER_KEY_INVALID"],
  access: "partner",
});

const secureUrl = z.string().check(z.startsWith("https://"));

/**
 * `id` is ours, no secret, and one home's alone. `applicationUrl` is the partner's page for this very home: the base address
 * with the partner's own id as `property`, and the language as `lang`; nothing of the tenant is in it.
 */
export const searchProperties = defineCall({
  name: "search-properties",
  summary: "Homes of partners whose address has every word that was typed, as a whole or as its beginning.",
  method: "POST",
  path: "/search/property",
  body: z.object({ query: requiredText(longestAddressQuery), country: oneOf(countries) }),
  answer: z.object({
    properties: z
      .array(
        z.object({
          id: z.string(),
          fullAddress: z.string(),
          address: postal,
          partner: z.object({ name: z.string(), partnerOnboardingBaseUrl: secureUrl }),
          applicationUrl: secureUrl,
        }),
      )
      .check(z.maxLength(mostSuggestions)),
  }),
  errors: ["FIELD_REQUIRED", "FIELD_INVALID"],
  access: "public",
});
