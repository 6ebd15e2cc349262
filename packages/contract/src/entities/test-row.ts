import * as z from "zod/mini";
import { policyStatuses } from "../enums.ts";
import { oneOf } from "../fields/text.ts";

/**
 * INVITED: the invitation is not opened yet. APPLYING: the application is not signed yet. Otherwise the guarantee's
 * status.
 */
export const testStages = ["INVITED", "APPLYING", ...policyStatuses] as const;

/** An invitation, application or guarantee in a sandbox (docs/partners.md). */
export const testRow = z.object({
  /** The id of the invitation until it is opened, then of the application. A signed link has only the latter. */
  id: z.string(),
  reference: z.nullable(z.string()),
  tenantEmail: z.nullable(z.string()),
  /** Null for a signed link until it is signed. */
  fullAddress: z.nullable(z.string()),
  createdAt: z.string(),
  stage: oneOf(testStages),
});
