import { createPrivateKey, KeyObject, sign } from "node:crypto";
import type { components } from "./schema.ts";

export type InvitationOffer = components["schemas"]["SignedLinkClaims"]["offer"];

export interface LinkOptions {
  /** Your id as a partner. */
  partner: string;
  /** Ed25519 or P-256, as PEM text or as a key object. */
  privateKey: string | KeyObject;
  /** The page that the link opens: the product's address and the tenant's language, such as `https://kautia.example/de`. */
  page: string;
  /** At most 90 days ahead; by default in 30 days. */
  expiresAt?: Date;
}

const dayInMs = 86_400_000;
const maxDays = 90;

/** A link to an application that is filled in with the offer. It works once. */
export function signLink(offer: InvitationOffer, { partner, privateKey, page, expiresAt }: LinkOptions): string {
  const now = Date.now();
  const end = expiresAt?.getTime() ?? now + 30 * dayInMs;
  if (!(end > now && end <= now + maxDays * dayInMs))
    throw new RangeError(`expiresAt must be in the future and at most ${maxDays} days ahead`);
  const key = privateKey instanceof KeyObject ? privateKey : createPrivateKey(privateKey);
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
  const claims = { iss: partner, exp: Math.floor(end / 1000), offer };
  const signed = `${encode({ alg: algorithmOf(key), typ: "JWT" })}.${encode(claims)}`;
  const hash = key.asymmetricKeyType === "ec" ? "sha256" : null;
  const signature = sign(hash, Buffer.from(signed), { key, dsaEncoding: "ieee-p1363" });
  const url = new URL(page);
  url.searchParams.set("pd", `${signed}.${signature.toString("base64url")}`);
  return url.href;
}

function algorithmOf({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): "EdDSA" | "ES256" {
  if (asymmetricKeyType === "ed25519") return "EdDSA";
  if (asymmetricKeyDetails?.namedCurve === "prime256v1") return "ES256";
  throw new TypeError("privateKey must be an Ed25519 or P-256 key");
}
