import * as z from "zod/mini";
import { countries, languages } from "../enums.ts";
import { oneOf } from "../fields/text.ts";
import { defineCall } from "./define-call.ts";

/** Source: wire decisions, "Pages and calls beyond the specification's tables". */

/** The response schema of calls that return a PDF. */
export const pdf = z.unknown();

/** Country and language default to the request's locale. `kind` accepts any string; an unknown one is NOT_FOUND. */
export const getLegalDocument = defineCall({
  name: "get-legal-document",
  summary: "Downloads one of a country's seven legal documents as a PDF with a strong ETag.",
  method: "GET",
  path: "/legal-documents/:kind",
  params: z.object({ kind: z.string() }),
  query: z.object({ country: z.optional(oneOf(countries)), lang: z.optional(oneOf(languages)) }),
  answer: pdf,
  answerType: "application/pdf",
  errors: ["FIELD_INVALID", "NOT_FOUND"],
  access: "public",
});
