import { decodeJwt, errors, importJWK, jwtVerify } from "jose";
import * as z from "zod/mini";
import type { LinkFault, SignedOffers } from "../ports.ts";
import type { SigningKey } from "../../platform/database/column-types.ts";

const coordinate = z.string().check(z.regex(/^[\w-]{43}$/));
// Drops all other fields, so that a private key sent by mistake is not stored.
const publicKey = z.discriminatedUnion("kty", [
  z.object({ kty: z.literal("OKP"), crv: z.literal("Ed25519"), x: coordinate }),
  z.object({ kty: z.literal("EC"), crv: z.literal("P-256"), x: coordinate, y: coordinate }),
]);

// The algorithm comes from the key, not from the link, where an attacker could choose `none`.
const algorithms = { OKP: ["EdDSA", "Ed25519"], EC: ["ES256"] };

export const joseSignedOffers: SignedOffers = {
  async accepts(key) {
    const parsed = publicKey.safeParse(key);
    return parsed.success && (await nullIfInvalid(() => load(parsed.data))) ? parsed.data : null;
  },

  async read(jws, findKey, now) {
    const issuer = await nullIfInvalid(() => decodeJwt(jws).iss);
    if (typeof issuer !== "string") return "LINK_MALFORMED";
    const key = await findKey(issuer);
    if (!key) return "LINK_KEY_UNKNOWN";
    try {
      const options = { issuer, algorithms: algorithms[key.kty], currentDate: now };
      const { payload } = await jwtVerify(jws, await load(key), options);
      return { issuer, claims: payload };
    } catch (error) {
      return faultOf(error);
    }
  },
};

function faultOf(error: unknown): LinkFault {
  if (error instanceof errors.JWTExpired) return "INVITATION_EXPIRED";
  if (error instanceof errors.JWSSignatureVerificationFailed || error instanceof errors.JOSEAlgNotAllowed)
    return "LINK_SIGNATURE_INVALID";
  if (isInvalid(error)) return "LINK_MALFORMED";
  throw error;
}

function load(key: SigningKey) {
  return importJWK({ ...key }, key.kty === "OKP" ? "EdDSA" : "ES256");
}

async function nullIfInvalid<T>(read: () => T | Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (isInvalid(error)) return null;
    throw error;
  }
}

function isInvalid(error: unknown): boolean {
  return error instanceof errors.JOSEError || error instanceof DOMException || error instanceof TypeError;
}
