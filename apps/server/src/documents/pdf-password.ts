import { createCipheriv, createHash } from "node:crypto";

/** The dictionary of a PDF's standard encryption (ISO 32000-2, 7.6.4). */
export interface PdfLock {
  revision: number;
  version: number;
  /** 0 if the dictionary does not say. */
  keyBits: number;
  permissions: number;
  owner: Buffer;
  user: Buffer;
  encryptsMetadata: boolean;
  /** The first string of the trailer's `/ID`. */
  documentId: Buffer;
}

/**
 * Whether the PDF opens with the empty password, as files do whose author only restricted printing or copying. Tries
 * what a reader tries before it asks.
 */
export function opensWithoutPassword(lock: PdfLock): boolean {
  if (lock.revision === 5 || lock.revision === 6) return opensNew(lock);
  return lock.revision >= 2 && lock.revision <= 4 && lock.user.length >= 32 && opensOld(lock);
}

const padding = Buffer.from("28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a", "hex");

/** Revisions 2 to 4: RC4 and MD5 (algorithms 2, 4 and 5 of the standard). */
function opensOld({
  revision,
  version,
  keyBits,
  permissions,
  owner,
  user,
  encryptsMetadata,
  documentId,
}: PdfLock): boolean {
  const bytes = version === 4 ? 16 : revision === 2 ? 5 : (keyBits || 40) / 8;
  const flags = Buffer.alloc(4);
  flags.writeInt32LE(permissions | 0);
  const noMetadata = revision >= 4 && !encryptsMetadata ? Buffer.alloc(4, 0xff) : Buffer.alloc(0);
  let key = md5(padding, owner.subarray(0, 32), flags, documentId, noMetadata);
  const rounds = revision === 2 ? 0 : 50;
  for (let round = 0; round < rounds; round++) key = md5(key.subarray(0, bytes));
  key = key.subarray(0, bytes);
  if (revision === 2) return rc4(key, padding).equals(user.subarray(0, 32));
  let expected = rc4(key, md5(padding, documentId));
  for (let round = 1; round <= 19; round++)
    expected = rc4(
      key.map((byte) => byte ^ round),
      expected,
    );
  return expected.equals(user.subarray(0, 16));
}

/** Revisions 5 and 6: SHA-2 (algorithm 11). `user` is a hash and the salt that it was made with. */
function opensNew({ revision, user }: PdfLock): boolean {
  if (user.length < 40) return false;
  const salt = user.subarray(32, 40);
  const hash = revision === 5 ? createHash("sha256").update(salt).digest() : hardenedHash(salt);
  return hash.equals(user.subarray(0, 32));
}

/** Algorithm 2.B for the empty password. */
function hardenedHash(salt: Buffer): Buffer {
  let key = createHash("sha256").update(salt).digest();
  for (let round = 1; ; round++) {
    const cipher = createCipheriv("aes-128-cbc", key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(false);
    const scrambled = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => key)));
    const sum = scrambled.subarray(0, 16).reduce((total, byte) => total + byte, 0);
    key = createHash(["sha256", "sha384", "sha512"][sum % 3] ?? "")
      .update(scrambled)
      .digest();
    if (round >= 64 && (scrambled.at(-1) ?? 0) <= round - 32) return key.subarray(0, 32);
  }
}

function md5(...parts: readonly Uint8Array[]): Buffer {
  return createHash("md5").update(Buffer.concat(parts)).digest();
}

/** Node's OpenSSL no longer has this cipher. */
function rc4(key: Uint8Array, content: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (a: number, b: number) => {
    [state[a], state[b]] = [state[b] ?? 0, state[a] ?? 0];
  };
  for (let index = 0, mixed = 0; index < 256; index++) {
    mixed = (mixed + (state[index] ?? 0) + (key[index % key.length] ?? 0)) & 0xff;
    swap(index, mixed);
  }
  let [at, mixed] = [0, 0];
  const result = Uint8Array.from(content, (byte) => {
    at = (at + 1) & 0xff;
    mixed = (mixed + (state[at] ?? 0)) & 0xff;
    swap(at, mixed);
    return byte ^ (state[((state[at] ?? 0) + (state[mixed] ?? 0)) & 0xff] ?? 0);
  });
  return Buffer.from(result);
}
