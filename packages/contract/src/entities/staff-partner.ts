import * as z from "zod/mini";
import { countries } from "../enums.ts";
import { oneOf } from "../fields/text.ts";

/** Partners as the desk sees them; instants as UTC timestamps. */

const counts = { properties: z.number(), invitations: z.number(), used: z.number() };
const partner = z.object({
  id: z.string(),
  name: z.string(),
  /** Null for partners that were made on the command line. */
  country: z.nullable(oneOf(countries)),
  signsLinks: z.boolean(),
  ...counts,
  createdAt: z.string(),
});

export const staffPartnerRow = z.extend(partner, {
  /** API keys that are not revoked. */
  keys: z.number(),
});

/** An API key, of which only the end is known. */
export const staffPartnerKey = z.object({
  id: z.string(),
  /** What it is for; null if it was made on the command line. */
  name: z.nullable(z.string()),
  /** Its last four characters; null for older keys. */
  ending: z.nullable(z.string()),
  createdAt: z.string(),
  revokedAt: z.nullable(z.string()),
});
export type StaffPartnerKey = z.infer<typeof staffPartnerKey>;

export const staffPartner = z.extend(partner, {
  contact: z.nullable(z.object({ name: z.string(), email: z.string(), phone: z.nullable(z.string()) })),
  /** The partner's own page for applications; null without one. */
  baseUrl: z.nullable(z.string()),
  /** Newest first; revoked ones, too. */
  keys: z.array(staffPartnerKey),
});
export type StaffPartner = z.infer<typeof staffPartner>;
