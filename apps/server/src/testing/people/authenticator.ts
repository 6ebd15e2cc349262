import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type {
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  PasskeyRegistration,
  PasskeyAssertion,
} from "@kautia/contract";

export interface Tampering {
  origin?: string;
  challenge?: string;
  type?: string;
  rpId?: string;
  count?: number;
  userHandle?: string;
  /** Without user verification (fingerprint, PIN). */
  unverified?: boolean;
  forged?: boolean;
}

export interface Authenticator {
  make(options: PasskeyCreationOptions, tampering?: Tampering): PasskeyRegistration;
  use(options: PasskeyRequestOptions, tampering?: Tampering): PasskeyAssertion;
}

/** `counts`: whether it has a signature counter, as hardware keys do and cloud passkeys do not. */
export function makeAuthenticator(origin: string, { counts = true } = {}): Authenticator {
  const id = randomBytes(24);
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  let signed = 0;
  let owner = "";

  const clientData = (type: string, challenge: string, tampering: Tampering) =>
    Buffer.from(
      JSON.stringify({
        type: tampering.type ?? type,
        challenge: tampering.challenge ?? challenge,
        origin: tampering.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const data = (rpId: string, tampering: Tampering, made: boolean) => {
    signed += counts ? 1 : 0;
    const flagsAndCount = Buffer.alloc(5);
    const [present, verified, attested] = [0x01, 0x04, 0x40];
    flagsAndCount[0] = present | (tampering.unverified ? 0 : verified) | (made ? attested : 0);
    flagsAndCount.writeUInt32BE(tampering.count ?? signed, 1);
    return Buffer.concat([
      createHash("sha256")
        .update(tampering.rpId ?? rpId)
        .digest(),
      flagsAndCount,
    ]);
  };

  return {
    make(options, tampering = {}) {
      owner = options.user.id;
      // A COSE key: EC2, ES256, P-256.
      const key = cborMap([
        [1, cbor(2)],
        [3, cbor(-7)],
        [-1, cbor(1)],
        [-2, cbor(Buffer.from(x, "base64url"))],
        [-3, cbor(Buffer.from(y, "base64url"))],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const authData = Buffer.concat([data(options.rp.id, tampering, true), Buffer.alloc(16), length, id, key]);
      const attestation = cborMap([
        ["fmt", cbor("none")],
        ["attStmt", cborMap([])],
        ["authData", cbor(authData)],
      ]);
      return {
        id: id.toString("base64url"),
        response: {
          clientDataJSON: clientData("webauthn.create", options.challenge, tampering).toString("base64url"),
          attestationObject: attestation.toString("base64url"),
        },
      };
    },
    use(options, tampering = {}) {
      const client = clientData("webauthn.get", options.challenge, tampering);
      const authData = data(options.rpId, tampering, false);
      const hash = createHash("sha256").update(client).digest();
      const signature = sign("sha256", tampering.forged ? authData : Buffer.concat([authData, hash]), privateKey);
      return {
        id: id.toString("base64url"),
        response: {
          clientDataJSON: client.toString("base64url"),
          authenticatorData: authData.toString("base64url"),
          signature: signature.toString("base64url"),
          userHandle: tampering.userHandle ?? owner,
        },
      };
    },
  };
}

function cbor(value: number | string | Buffer): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  const bytes = Buffer.from(value);
  return Buffer.concat([head(typeof value === "string" ? 3 : 2, bytes.length), bytes]);
}

function cborMap(entries: [number | string, Buffer][]): Buffer {
  return Buffer.concat([head(5, entries.length), ...entries.flatMap(([key, value]) => [cbor(key), value])]);
}

function head(type: number, length: number): Buffer {
  return Buffer.from(length < 24 ? [(type << 5) | length] : [(type << 5) | 24, length]);
}
