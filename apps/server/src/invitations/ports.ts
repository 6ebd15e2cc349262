import type { SigningKey } from "../platform/database/column-types.ts";

/** What a genuine link says. */
export interface SignedOffer {
  issuer: string;
  /** The claims beside iss and exp; nobody has checked them yet. */
  claims: Record<string, unknown>;
}

/** Reads what partners sign. */
export interface SignedOffers {
  /** Whether a key is one that signatures can be checked by. */
  accepts(key: unknown): Promise<SigningKey | null>;
  /**
   * A compact JWS → what it says; null unless it is genuine: signed by the issuer's own key with that key's own algorithm,
   * and not past the `exp` that it must carry. `findKey` answers null for an issuer that nobody knows.
   */
  read(jws: string, findKey: (issuer: string) => Promise<SigningKey | null>, now: Date): Promise<SignedOffer | null>;
}
