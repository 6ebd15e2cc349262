import type { SigningKey } from "../platform/database/column-types.ts";

/** The content of a link with a valid signature. */
export interface SignedOffer {
  issuer: string;
  /** All claims of the link. Except for `iss` and `exp`, they are not checked yet. */
  claims: Record<string, unknown>;
}

/** Verifies links that partners sign. */
export interface SignedOffers {
  /** Parses a public key (JWK); null if it cannot verify signatures. */
  accepts(key: unknown): Promise<SigningKey | null>;
  /**
   * Reads a compact JWS. Null unless it is signed with the issuer's key and this key's algorithm, and has an `exp` in
   * the future. `findKey` returns null for an unknown issuer.
   */
  read(jws: string, findKey: (issuer: string) => Promise<SigningKey | null>, now: Date): Promise<SignedOffer | null>;
}
