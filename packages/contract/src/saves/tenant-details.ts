import * as z from "zod/mini";
import { birthDate } from "../fields/dates.ts";
import { requiredText } from "../fields/text.ts";
import { token } from "../fields/token.ts";
import { defineSave } from "./define-save.ts";

/** The last question. If all required questions are answered, it sets the progress to TENANT_DETAILS. */
export const saveTenantDetails = defineSave({
  path: "tenant-details",
  summary:
    "Saves the birth date and the newsletter consent; the nationality is required, but stored only if the operator keeps it. Completes the questions.",
  body: z.object({
    token,
    birthDate,
    /** The app offers the codes in nationalities.ts. The specification has no list, so other texts are accepted. */
    nationality: requiredText(100),
    newsAgreement: z._default(z.boolean({ error: "FIELD_INVALID" }), false),
  }),
  errors: ["STEP_NOT_ALLOWED"],
});
