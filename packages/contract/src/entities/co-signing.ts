import * as z from "zod/mini";
import { countries } from "../enums.ts";
import { oneOf } from "../fields/text.ts";
import { shownContract } from "./shown-contract.ts";

/** Tenants who sign the contract together (docs/policy.md, 'Tenants who sign together'). Instants as UTC timestamps. */

export const coTenantStates = ["INVITED", "SIGNED", "REFUSED"] as const;
export type CoTenantState = (typeof coTenantStates)[number];

/**
 * Why the last signature was refused: no card, dates that have passed, newer documents, an insured home, a country not
 * offered.
 */
export const signingStops = ["CARD", "DATES", "DOCUMENTS", "HOME_TAKEN", "NOT_OFFERED"] as const;
export type SigningStop = (typeof signingStops)[number];

/** What the first tenant sees while the others have yet to sign. */
export const coSigning = z.object({
  /** When the first tenant signed. */
  signedAt: z.string(),
  /** From when a mail offers to sign alone or to change the contract. */
  aloneOfferedFrom: z.string(),
  /** The first day of cover, YYYY-MM-DD, if everybody has signed today. */
  coverStart: z.string(),
  people: z.array(
    z.object({
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      state: oneOf(coTenantStates),
      /** When they were invited, signed or refused. */
      at: z.string(),
      /** Whether the first tenant may remind them now. */
      mayRemind: z.boolean(),
    }),
  ),
  /** Null unless the last signature was refused. */
  stopped: z.nullable(oneOf(signingStops)),
});
export type CoSigning = z.infer<typeof coSigning>;

/**
 * `WAITING` for the reader's signature; `SIGNED` and `REFUSED` by the reader, while others may still sign; `CHANGED`: the first
 * tenant has yet to sign the changed contract; `CONCLUDED`: all have signed; `ENDED`: the reader is not part of it any more.
 */
export const coTenantPageStates = ["WAITING", "SIGNED", "REFUSED", "CHANGED", "CONCLUDED", "ENDED"] as const;
export type CoTenantPageState = (typeof coTenantPageStates)[number];

/** What a co-tenant sees behind the mailed link: the contract, and nothing that is only the first tenant's. */
export const coTenantPage = z.object({
  state: oneOf(coTenantPageStates),
  /** The reader, as the contract names them; empty, as the address, once the others have signed without them. */
  firstName: z.string(),
  lastName: z.string(),
  /** The reader's own address. */
  email: z.string(),
  /** The country whose law applies. */
  country: oneOf(countries),
  /** All tenants, the first one first; empty once it has ended. */
  tenants: z.array(z.object({ name: z.string(), state: oneOf(coTenantStates), isYou: z.boolean() })),
  landlordName: z.nullable(z.string()),
  /** Null unless the reader can sign or has signed. */
  contract: z.nullable(
    z.object({
      shown: shownContract,
      /** The first day of cover if all sign today, and whether it is within the withdrawal period, YYYY-MM-DD. */
      coverStart: z.string(),
      isEarly: z.boolean(),
      insuranceEnd: z.nullable(z.string()),
    }),
  ),
  /** The consents that are required besides `termsAndPrivacy` and `initialInformation`. */
  asks: z.object({ electronicCommunication: z.boolean(), earlyFulfilment: z.boolean() }),
  /** Once all have signed. */
  contractNumber: z.nullable(z.string()),
});
export type CoTenantPage = z.infer<typeof coTenantPage>;
