import * as z from "zod/mini";
import { defineQuestion } from "./define-question.ts";

/** A new rental or an existing one. */
export const usagePurposeQuestion = defineQuestion({
  id: "usage-purpose",
  save: {
    path: "usage-purpose",
    summary: "Saves whether the guarantee is for an existing rental (true) or a new one (false).",
    // For an existing rental, the current address becomes the insured home, even if it was saved before.
    errors: ["PROPERTY_HAS_ACTIVE_POLICY"],
  },
  fields: { existingRent: z.boolean({ error: "FIELD_INVALID" }) },
  place: "record",
  answer: { existingRent: z.boolean() },
  answeredBy: "existingRent",
  essential: true,
  quoteDependsOn: ["existingRent"],
  sample: { existingRent: false },
});
