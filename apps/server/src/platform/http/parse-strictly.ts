import { fieldError, toFieldErrors } from "@kautia/contract";
import * as z from "zod/mini";
import { type Refusal, refuseFields } from "./refusal.ts";
import { findUnknownFields } from "./unknown-fields.ts";

/** The parsed value, or a refusal that names each field that is wrong or that the schema does not have. */
export function parseStrictly<Schema extends z.core.$ZodType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> | Refusal {
  const parsed = z.safeParse(schema, value);
  const unknown = findUnknownFields(schema, value).map((path) => fieldError(path, "FIELD_UNKNOWN"));
  if (parsed.success && unknown.length === 0) return parsed.data;
  return refuseFields([...(parsed.error ? toFieldErrors(parsed.error, value) : []), ...unknown]);
}
