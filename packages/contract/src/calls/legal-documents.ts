import * as z from "zod/mini";
import { countries, languages } from "../enums.ts";
import { oneOf } from "../fields/text.ts";
import { defineCall } from "./define-call.ts";

/** Source: wire decisions, "Pages and calls beyond the specification's tables". */

const params = z.object({ kind: z.string() });
const query = z.object({ country: z.optional(oneOf(countries)), lang: z.optional(oneOf(languages)) });

/** Country and language default to the request's locale. `kind` accepts any string; an unknown one is NOT_FOUND. */
export const getLegalDocument = defineCall({
  name: "get-legal-document",
  summary: "Downloads one of a country's legal documents as a PDF with a strong ETag.",
  method: "GET",
  path: "/legal-documents/:kind",
  params,
  query,
  answer: "pdf",
  errors: ["FIELD_INVALID", "NOT_FOUND"],
  access: "public",
});

export const legalBlock = z.union([
  z.object({ kind: z.enum(["heading", "paragraph", "notice"]), text: z.string() }),
  z.object({ kind: z.literal("list"), items: z.array(z.string()) }),
]);
export type LegalBlock = z.infer<typeof legalBlock>;

/** For pages that show the text itself. `blocks` is null if the insurer provides the document as a PDF only. */
export const getLegalText = defineCall({
  name: "get-legal-text",
  summary: "Returns the text of a country's legal document, with the version and SHA-256 of its PDF.",
  method: "GET",
  path: "/legal-documents/:kind/text",
  params,
  query,
  answer: z.object({
    /** The one in force in the country if there is no legal text in the wanted one. */
    language: oneOf(languages),
    title: z.string(),
    version: z.string(),
    sha256: z.string(),
    blocks: z.nullable(z.array(legalBlock)),
  }),
  errors: ["FIELD_INVALID", "NOT_FOUND"],
  access: "public",
});
