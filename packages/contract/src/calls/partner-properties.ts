import * as z from "zod/mini";
import { addressAnswer, postalAddress } from "../fields/address.ts";
import { optionalCountry } from "../fields/country.ts";
import { searchText } from "../fields/pasted.ts";
import { optionalText, requiredText } from "../fields/text.ts";
import { maxAddressQueryLength, maxPropertyIdLength, maxSuggestions, propertiesPerCall } from "../limits.ts";
import { defineCall } from "./define-call.ts";
import { maxLength, minLength } from "../fields/length.ts";

/**
 * Homes that partners let, and how tenants find them. Source: specification §1 and §7, wire decisions;
 * docs/partners.md.
 */

const postal = addressAnswer.shape.address;
/** The partner's own id of a home; unique per partner only. */
const propertyId = requiredText(maxPropertyIdLength);

/** Homes of one partner, with distinct ids. */
export const propertyList = z.object({
  properties: z
    .array(z.object({ id: propertyId, address: postalAddress }))
    .check(
      minLength(1, { error: "FIELD_REQUIRED", abort: true }),
      maxLength(propertiesPerCall, { error: "FIELD_INVALID", abort: true }),
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

/** All or nothing. Idempotent; `changed` counts homes that are new or differ from what was stored. */
export const keepProperties = defineCall({
  name: "keep-properties",
  summary: "Creates or updates homes that the partner lets, identified by the partner's own ids.",
  method: "POST",
  path: "/partner/properties",
  body: propertyList,
  maxBodyBytes: 500_000,
  answer: z.object({ kept: z.number(), changed: z.number() }),
  errors: [
    "PARTNER_KEY_INVALID",
    "NOT_FOUND",
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

/** Ordered by id. `next` is the value of `after` for the next page, null on the last page. */
export const listProperties = defineCall({
  name: "list-properties",
  summary: "Lists the partner's homes, optionally those whose id or address contains some words.",
  method: "GET",
  path: "/partner/properties",
  query: z.object({ search: searchText, after: optionalText(maxPropertyIdLength) }),
  answer: z.object({
    properties: z.array(z.object({ id: z.string(), fullAddress: z.string(), address: postal, changedAt: z.string() })),
    next: z.nullable(z.string()),
  }),
  errors: ["PARTNER_KEY_INVALID", "NOT_FOUND", "FIELD_INVALID"],
  access: "partner",
});

/** `removed` is false for an unknown home and for another partner's home. */
export const removeProperty = defineCall({
  name: "remove-property",
  summary: "Deletes one of the partner's homes.",
  method: "DELETE",
  path: "/partner/properties/:id",
  params: z.object({ id: z.string() }),
  answer: z.object({ removed: z.boolean() }),
  errors: ["PARTNER_KEY_INVALID", "NOT_FOUND"],
  access: "partner",
});

const secureUrl = z.string().check(z.startsWith("https://"));

/**
 * `country` is by default that of the request's host or locale. `id` is our own id of the home, and not a secret.
 * `applicationUrl` is the partner's page for this home: the base URL with the partner's id as `property` and the
 * language as `lang`. It contains nothing about the tenant.
 */
export const searchProperties = defineCall({
  name: "search-properties",
  summary: "Finds partners' homes whose address contains every word of the query, whole or as a prefix.",
  method: "POST",
  path: "/search/property",
  body: z.object({ query: requiredText(maxAddressQueryLength), country: optionalCountry }),
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
      .check(z.maxLength(maxSuggestions)),
  }),
  errors: ["FIELD_REQUIRED", "FIELD_INVALID"],
  access: "public",
});
