import type { KeyToMake, KeyToUse, MadeKey, UsedKey } from "@kautia/contract";

/** What is kept of a key. */
export interface KnownKey {
  /** The device's own name of it. */
  credentialId: string;
  publicKey: Uint8Array;
  /** How often the device says that it has signed; always 0 with devices that do not count. */
  signCount: number;
}

/** Keys that people's devices keep for them, and with which they prove to us who they are. */
export interface Passkeys {
  /** What a browser has a device make a key by, for an account; a device that has one of `others` makes none. */
  toMake(challenge: string, account: { id: string; email: string }, others: readonly string[]): KeyToMake;
  /** What a browser has a device prove, whoever's it is. */
  toUse(challenge: string): KeyToUse;
  /** Which challenge a device answers, by its own words; null when it says none. */
  challengeOf(answer: MadeKey | UsedKey): string | null;
  /** The key that a device made for this challenge; null when anything about it is not as it should be. */
  checkMade(made: MadeKey, challenge: string): Promise<KnownKey | null>;
  /**
   * The device's count after this use, when it was this key that answered this challenge, on our own pages, for this account and by its
   * person; null when not, and when the device has counted less than is known, for then there are two of it.
   */
  checkUsed(used: UsedKey, challenge: string, key: KnownKey, accountId: string): Promise<number | null>;
}
