import { type Call, type CallInput, errors, fieldError, isStrict, toFieldErrors } from "@kautia/contract";
import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { type Refusal, refuse, refuseFields } from "./refusal.ts";
import { shortenLists } from "./shorten-lists.ts";
import { findUnknownFields } from "./unknown-fields.ts";

/** Checks path, query and body with the call's schemas. */
export function readInput<C extends Call>(call: C, request: FastifyRequest): CallInput<C> | Refusal {
  // PostgreSQL raises an error for a NUL in a query's values.
  if (Object.values(Object(request.params)).some((value) => String(value).includes("\0"))) return refuseUnknown(call);
  const body = request.body ?? {};
  if ((call.body || isStrict(call)) && (typeof body !== "object" || Array.isArray(body))) return refuse("BODY_INVALID");
  const parts = { params: request.params, query: request.query, body };
  const input: Record<string, unknown> = {};
  for (const part of ["params", "query", "body"] as const) {
    const schema = call[part];
    const sent = schema ? shortenLists(schema, parts[part]) : parts[part];
    const given = schema && part === "query" ? withoutBlanks(schema, sent) : sent;
    const result = schema && z.safeParse(schema, given);
    const wrong = result?.error ? toFieldErrors(result.error, given) : [];
    if (part !== "params" && isStrict(call))
      wrong.push(...findUnknownFields(schema, sent).map((path) => fieldError(path, "FIELD_UNKNOWN")));
    if (wrong.length > 0) return refuseFields(wrong);
    if (result) input[part] = result.data;
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schemas of `call` made it, as its type says
  return input as unknown as CallInput<C>;
}

/** Leaves out empty parameters that the call does not take. Forms and templates send `status=` for a filter that is not set. */
function withoutBlanks(schema: z.core.$ZodType, query: unknown): unknown {
  if (z.safeParse(schema, query).success) return query;
  return Object.fromEntries(Object.entries(Object(query)).filter(([, value]) => value !== ""));
}

export function refuseUnknown({ errors: own }: Call): Refusal {
  return refuse(own.find((code) => errors[code].status === 404) ?? "NOT_FOUND");
}
