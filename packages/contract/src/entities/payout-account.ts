import * as z from "zod/mini";

/** Country and last four characters only. */
export const maskedIban = z.string();

/**
 * The account to which a landlord's claims are paid. `coming` is one that was entered and applies from `from` on; until
 * then it can be dropped. `iban`, `holder` and `since` are null while the first account is still to come. Instants as
 * UTC timestamps.
 */
export const payoutAccount = z.object({
  iban: z.nullable(maskedIban),
  holder: z.nullable(z.string()),
  since: z.nullable(z.string()),
  coming: z.nullable(z.object({ iban: maskedIban, holder: z.string(), from: z.string() })),
});
export type PayoutAccount = z.infer<typeof payoutAccount>;
