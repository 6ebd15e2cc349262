import * as z from "zod/mini";
import { birthDate } from "../fields/dates.ts";
import { optionalText } from "../fields/text.ts";
import { fieldError } from "../problem.ts";
import { defineQuestion } from "./define-question.ts";

/** Birth date, nationality, and consent to news and reminders. */
export const tenantDetailsQuestion = defineQuestion({
  id: "tenant-details",
  save: {
    path: "tenant-details",
    summary:
      "Saves the birth date and the newsletter consent; the nationality is required and stored only if the operator keeps it. Completes the questions.",
    errors: ["STEP_NOT_ALLOWED"],
  },
  fields: {
    birthDate,
    /**
     * Required only if the operator keeps it, which the server checks. The app offers the codes in nationalities.ts. The
     * specification has no list, so other texts are accepted.
     */
    nationality: optionalText(100),
    newsAgreement: z._default(z.boolean({ error: "FIELD_INVALID" }), false),
    /** Whether to send reminders of an unfinished application; undefined: not asked, so it may be. */
    updateAgreement: z.optional(z.boolean({ error: "FIELD_INVALID" })),
    /** The app does not ask for it (docs/specification.md). */
    birthPlace: z.optional(optionalText(100)),
  },
  place: "userInfo",
  answer: {
    birthDate: z.string(),
    birthPlace: z.string(),
    nationality: z.string(),
    newsAgreement: z.boolean(),
    updateAgreement: z.boolean(),
  },
  check: ({ birthDate: born }, { today }) =>
    born > today ? [fieldError("birthDate", "FIELD_INVALID", { latest: today })] : [],
  answeredBy: "birthDate",
  essential: true,
  quoteDependsOn: ["birthDate"],
  sample: { birthDate: "1994-05-17", nationality: "DE", newsAgreement: false },
});
