import * as z from "zod/mini";

const masked = { iban: z.string(), holder: z.string() };

/**
 * The account to which a landlord's claims are paid, with the IBAN masked. `coming` is a change that applies from
 * `from` on; until then it can be dropped. Instants as UTC timestamps.
 */
export const payoutAccount = z.object({
  ...masked,
  since: z.string(),
  coming: z.nullable(z.object({ ...masked, from: z.string() })),
});
export type PayoutAccount = z.infer<typeof payoutAccount>;
