import * as z from "zod/mini";
import { tenantRecord } from "../entities/tenant-record.ts";
import { token } from "../fields/token.ts";
import { lastCompletedPage } from "../flow/progress.ts";

/** The response of every save. Source: specification §4. */
export const saveAnswer = z.object({ lastCompletedPage: z.nullable(lastCompletedPage) });
export type SaveAnswer = z.infer<typeof saveAnswer>;

/**
 * The updated record, returned when the request has `Prefer: return=representation` (RFC 7240). It saves the client a
 * second request. docs/web.md.
 */
// Browsers do not validate responses, so the record's schema is marked as pure and drops out of their bundle
// (docs/web.md).
export const returnedRecord = { record: /* @__PURE__ */ z.optional(tenantRecord) };

export const stepAnswer = z.extend(saveAnswer, returnedRecord);
export type StepAnswer = z.infer<typeof stepAnswer>;

export const tokenParams = z.object({ token });
