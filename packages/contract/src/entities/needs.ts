import * as z from "zod/mini";
import { money } from "../fields/money.ts";
import { oneOf } from "../fields/text.ts";

export const landlordStances = ["YES", "NOT_ASKED", "NO"] as const;
export type LandlordStance = (typeof landlordStances)[number];

/**
 * Whether a guarantee is what the tenant needs, asked before the signature (VVG §§ 61, 62). `depositAgreed` and
 * `cashPaid` may be left out where the record answers them. `cashAmount` is in EUR; null if the tenant does not state
 * it. `goesOn`: the tenant was told that the guarantee does not fit, and continues anyway.
 */
export const needs = z.object({
  depositAgreed: z.nullish(z.boolean({ error: "FIELD_INVALID" })),
  landlordAccepts: oneOf(landlordStances),
  cashPaid: z.nullish(z.boolean({ error: "FIELD_INVALID" })),
  cashAmount: z._default(z.nullable(money), null),
  goesOn: z._default(z.boolean({ error: "FIELD_INVALID" }), false),
});
export type GivenNeeds = z.infer<typeof needs>;

/** With what the record answers. */
export type Needs = GivenNeeds & { depositAgreed: boolean; cashPaid: boolean };

/** Why the guarantee does not fit; empty if it does. */
export function findMisfits({
  depositAgreed,
  landlordAccepts,
}: Pick<Needs, "depositAgreed" | "landlordAccepts">): ("NO_DEPOSIT" | "LANDLORD_REFUSES")[] {
  return [
    ...(depositAgreed ? [] : (["NO_DEPOSIT"] as const)),
    ...(landlordAccepts === "NO" ? (["LANDLORD_REFUSES"] as const) : []),
  ];
}
