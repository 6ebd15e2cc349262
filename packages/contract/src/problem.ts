import * as z from "zod/mini";
import { type ErrorCode, errorCodes, isErrorCode } from "./errors.ts";

export const errorParams = z.record(z.string(), z.union([z.string(), z.number()]));

/** Values for the text of an error; amounts in EUR, dates as YYYY-MM-DD. */
export type ErrorParams = z.infer<typeof errorParams>;

/** An error of one field; `path` is its path in the body, such as `phone.number`. */
export interface FieldError {
  path: string;
  errorCode: ErrorCode;
  params: ErrorParams;
}

const code = z.enum(errorCodes);

/** Body of every error, sent as application/problem+json. Source: wire decisions, "Errors". */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  errorCode: code,
  message: z.string(),
  data: z.object({
    fields: z.array(z.object({ path: z.string(), errorCode: code, params: errorParams })),
  }),
});
export type Problem = z.infer<typeof problem>;

/**
 * The problem in the body of an error; null for anything else, such as a proxy's page or a code of a newer version. A
 * refusal for too many requests gets the seconds of `Retry-After`, so that its text can say how long to wait.
 */
export function readProblem(body: unknown, retryAfter: string | null): Problem | null {
  const { data: read = null } = problem.safeParse(body);
  const seconds = Number(retryAfter);
  if (read?.errorCode !== "RATE_LIMITED" || !(seconds > 0)) return read;
  return { ...read, data: { fields: [fieldError("", "RATE_LIMITED", { seconds })] } };
}

/** Creates a field error, for rules that look at more than one field. */
export function fieldError(path: string, errorCode: ErrorCode, params: ErrorParams = {}): FieldError {
  return { path, errorCode, params };
}

/**
 * Converts a schema's issues with `body` into field errors, in the order of the schema's fields. A check uses its error
 * code as its message; a missing value is FIELD_REQUIRED; everything else is FIELD_INVALID.
 */
export function toFieldErrors(error: z.core.$ZodError, body: unknown): FieldError[] {
  const found = new Map<string, FieldError>();
  for (const issue of error.issues) {
    const path = issue.path.map(String).join(".");
    // Only the first issue of each field is reported.
    if (!found.has(path)) found.set(path, { path, errorCode: codeOf(issue, body), params: paramsOf(issue) });
  }
  return [...found.values()];
}

function codeOf(issue: z.core.$ZodIssue, body: unknown): ErrorCode {
  const named = isErrorCode(issue.message) ? issue.message : "FIELD_INVALID";
  const missing = named === "FIELD_INVALID" && isMissing(valueAt(body, issue.path));
  return missing ? "FIELD_REQUIRED" : named;
}

function paramsOf(issue: z.core.$ZodIssue): ErrorParams {
  if (issue.message === "MINIMUM" && issue.code === "too_small") return { min: Number(issue.minimum) };
  if (issue.message === "MAXIMUM" && issue.code === "too_big") return { max: Number(issue.maximum) };
  if (issue.message === "FIELD_INVALID" && issue.code === "too_big" && issue.origin === "string")
    return { maxLength: Number(issue.maximum) };
  if (issue.code === "custom") return z.safeParse(errorParams, issue.params).data ?? {};
  return {};
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === "string" && value.trim() === "");
}

function valueAt(body: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined),
    body,
  );
}
