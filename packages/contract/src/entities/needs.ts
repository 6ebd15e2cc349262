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

const derivable = ["depositAgreed", "cashPaid"] as const;
type Derivable = (typeof derivable)[number];

/** With what the record answers; `derived` names what was taken from it. */
export type Needs = GivenNeeds & Record<Derivable, boolean> & { derived?: readonly Derivable[] };

interface NeedsBasis {
  rentDepositAmount?: number | null | undefined;
  existingRent?: boolean | null | undefined;
  rentPay?: string | null | undefined;
}

/**
 * The tenant's needs as far as the record tells them; null where it does not. A typed deposit was agreed on, the
 * deposit of a new rental is not paid yet, and tenants of an existing rental may have said how they paid.
 */
export function knownNeeds({
  rentDepositAmount,
  existingRent,
  rentPay,
}: NeedsBasis): Record<Derivable, boolean | null> {
  const saidPaid = rentPay ? rentPay !== "guarantee" : null;
  return { depositAgreed: rentDepositAmount ? true : null, cashPaid: existingRent ? saidPaid : false };
}

/** Adds what the record says to what the tenant did not answer. */
export function withKnownNeeds(
  given: GivenNeeds,
  basis: NeedsBasis,
): Omit<Needs, Derivable> & Record<Derivable, boolean | null> {
  const known = knownNeeds(basis);
  const derived = derivable.filter((name) => typeof given[name] !== "boolean" && known[name] !== null);
  const pick = (name: Derivable) => given[name] ?? known[name];
  return {
    ...given,
    depositAgreed: pick("depositAgreed"),
    cashPaid: pick("cashPaid"),
    ...(derived.length > 0 && { derived }),
  };
}

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
