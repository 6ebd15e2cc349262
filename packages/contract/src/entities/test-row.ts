import * as z from "zod/mini";
import { policyStatuses } from "../enums.ts";
import { oneOf } from "../fields/text.ts";

/** INVITED: nobody opened the invitation yet. APPLYING: the application is not signed yet. Then the guarantee's status. */
export const testStages = ["INVITED", "APPLYING", ...policyStatuses] as const;

/** Something that was begun as a test. */
export const testRow = z.object({
  /** Of the invitation or, once it was opened and for a signed link, of the application. */
  id: z.string(),
  reference: z.nullable(z.string()),
  tenantEmail: z.nullable(z.string()),
  /** Null for a signed link until it is signed. */
  fullAddress: z.nullable(z.string()),
  createdAt: z.string(),
  stage: oneOf(testStages),
});
export type TestRow = z.infer<typeof testRow>;
