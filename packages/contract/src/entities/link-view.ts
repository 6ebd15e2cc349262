import * as z from "zod/mini";
import { countries } from "../enums.ts";
import { oneOf } from "../fields/text.ts";

/**
 * What a link to an application is about, for the page that asks before it opens the application. `refId` names the
 * application; it is null if opening the link begins a new one. Amount in EUR, days as YYYY-MM-DD.
 */
export const linkView = z.object({
  refId: z.nullable(z.string()),
  invited: z.boolean(),
  inviterName: z.nullable(z.string()),
  country: oneOf(countries),
  fullAddress: z.nullable(z.string()),
  rentDepositAmount: z.nullable(z.number()),
  insuranceStart: z.nullable(z.string()),
  insuranceEnd: z.nullable(z.string()),
});
export type LinkView = z.infer<typeof linkView>;
