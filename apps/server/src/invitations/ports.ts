import type { SigningKey } from "../platform/database/column-types.ts";

/** A link with a valid signature that has not expired. Nothing else about its claims has been checked. */
export interface SignedOffer {
  issuer: string;
  claims: Record<string, unknown>;
}

/** Why a link is refused, as an error code for the partner's software. */
export type LinkFault = "LINK_MALFORMED" | "LINK_KEY_UNKNOWN" | "LINK_SIGNATURE_INVALID" | "INVITATION_EXPIRED";

export interface SignedOffers {
  /** Parses a public key (JWK); null if it cannot verify signatures. */
  accepts(key: unknown): Promise<SigningKey | null>;
  /**
   * Verifies a link's signature with the issuer's key and that key's algorithm. `findKey` returns null for an unknown
   * issuer.
   */
  read(
    jws: string,
    findKey: (issuer: string) => Promise<SigningKey | null>,
    now: Date,
  ): Promise<SignedOffer | LinkFault>;
}
