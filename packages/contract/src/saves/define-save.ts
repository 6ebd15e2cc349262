import type * as z from "zod/mini";
import { stepAnswer } from "../calls/answers.ts";
import { defineCall } from "../calls/define-call.ts";
import type { ErrorCode } from "../errors.ts";

/** A save call of the onboarding: POST /onboarding/tenant/<path> with the token in the body. Returns the progress. */
export function defineSave<Body extends z.core.$ZodType>(save: {
  path: string;
  summary: string;
  body: Body;
  errors?: readonly ErrorCode[];
}) {
  return defineCall({
    name: `save-${save.path}`,
    summary: save.summary,
    method: "POST",
    path: `/onboarding/tenant/${save.path}`,
    body: save.body,
    answer: stepAnswer,
    errors: ["FIELD_REQUIRED", "FIELD_INVALID", "TOKEN_UNKNOWN", "APPLICATION_LOCKED", ...(save.errors ?? [])],
    access: "tenant",
  });
}
