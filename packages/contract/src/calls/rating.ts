import * as z from "zod/mini";
import { optionalLines, requiredText } from "../fields/text.ts";
import { maxRating, maxMessageLength } from "../limits.ts";
import { defineCall } from "./define-call.ts";

/** The rating that tenants are invited to give by mail. Source: specification §3 and §7, wire decisions. */

const stars = z
  .int({ error: "FIELD_INVALID" })
  .check(z.minimum(1, { error: "MINIMUM" }), z.maximum(maxRating, { error: "MAXIMUM" }));

export const getRating = defineCall({
  name: "get-rating",
  summary: "Returns the landlord that the emailed link rates, and whether the tenant has already rated.",
  method: "GET",
  path: "/rating/:id",
  params: z.object({ id: z.string() }),
  answer: z.object({ id: z.string(), landlordName: z.nullable(z.string()), rated: z.boolean() }),
  errors: ["RATING_UNKNOWN"],
  access: "public",
});

/** Ratings go from 1 to 5. A second rating is ALREADY_RATED, unless it is identical (docs/reliability.md). */
export const rate = defineCall({
  name: "rate",
  summary: "Submits the tenant's one rating of the landlord and of us.",
  method: "POST",
  path: "/rating/tenant",
  body: z.object({
    id: requiredText(200),
    landlordRating: stars,
    providerRating: stars,
    recommend: z.boolean({ error: "FIELD_INVALID" }),
    message: optionalLines(maxMessageLength),
  }),
  answer: z.object({ rated: z.literal(true) }),
  errors: ["FIELD_REQUIRED", "FIELD_INVALID", "MINIMUM", "MAXIMUM", "RATING_UNKNOWN", "ALREADY_RATED"],
  access: "public",
});
