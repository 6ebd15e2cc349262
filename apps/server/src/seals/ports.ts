import { ProviderUnavailableError } from "../platform/provider-unavailable.ts";

/** What the ASN.1 library reads. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** The insurer's key, wherever it is kept. It seals documents so that any PDF reader shows whether they were changed. */
export interface SealKey {
  /** The certificate of the key first, then those of its issuers, in DER. Errors: `SealUnavailableError`. */
  certificates(): Promise<Bytes[]>;
  /**
   * The signature over the SHA-256 hash of `data`: PKCS #1 for an RSA key, a DER sequence for an elliptic curve.
   * `algorithm`: its object identifier. Errors: `SealUnavailableError`.
   */
  sign(data: Bytes, algorithm: string): Promise<Bytes>;
}

/** An authority that confirms when something existed (RFC 3161). */
export interface TimeStamps {
  /** The time stamp token (DER) for the SHA-256 hash of `data`. Errors: `SealUnavailableError`. */
  stamp(data: Bytes): Promise<Bytes>;
}

/** What seals a country's documents. */
export interface Seal {
  key: SealKey;
  stamps: TimeStamps | null;
}

/** No seal can be made at the moment: the service is slow or down, refuses, or answers with somebody else's signature. */
export class SealUnavailableError extends ProviderUnavailableError {
  override name = "SealUnavailableError";
}
