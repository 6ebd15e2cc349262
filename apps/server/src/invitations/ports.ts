import type { SigningKey } from "../platform/database/column-types.ts";

/** A link with a valid signature. */
export interface SignedOffer {
  issuer: string;
  /** Only `iss` and `exp` are checked. */
  claims: Record<string, unknown>;
}

export interface SignedOffers {
  /** Parses a public key (JWK); null if it cannot verify signatures. */
  accepts(key: unknown): Promise<SigningKey | null>;
  /** Null unless signed with the issuer's key and its algorithm, and not expired. `findKey`: null if unknown. */
  read(jws: string, findKey: (issuer: string) => Promise<SigningKey | null>, now: Date): Promise<SignedOffer | null>;
}
