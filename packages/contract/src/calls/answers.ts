import * as z from "zod/mini";
import { tenantRecord } from "../entities/tenant-record.ts";
import { token } from "../fields/token.ts";
import { lastCompletedPage } from "../flow/progress.ts";

/** What every save answers. Source: specification §4. */
export const saveAnswer = z.object({ lastCompletedPage: z.nullable(lastCompletedPage) });
export type SaveAnswer = z.infer<typeof saveAnswer>;

/**
 * What comes along where the request asks for it by `Prefer: return=representation` (RFC 7240): the record as it now is, so
 * that nobody who goes on by it has to ask again. docs/web.md.
 */
// Browsers take answers as they come: marked, so that they need not make the record's rules (docs/web.md).
export const broughtRecord = { record: /* @__PURE__ */ z.optional(tenantRecord) };

/** What the save of a question answers. */
export const stepAnswer = z.extend(saveAnswer, broughtRecord);
export type StepAnswer = z.infer<typeof stepAnswer>;

/** A path that names the application by its token. */
export const tokenParams = z.object({ token });
