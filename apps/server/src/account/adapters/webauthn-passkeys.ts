import { passkeyChallengeMinutes } from "@kautia/contract";
import type { Passkeys } from "../ports/passkeys.ts";

/** Ed25519, P-256 and RSA with SHA-256: one of them every device has. */
const algorithms = [-8, -7, -257];
const publicKey = "public-key" as const;
const required = "required" as const;
const timeout = passkeyChallengeMinutes * 60_000;
/** Loaded for the first key that is shown; no start waits for it. */
const library = () => import("@simplewebauthn/server");

/** WebAuthn. Keys belong to the host of the public address, and are used on its pages alone. */
export function makeWebAuthnPasskeys({ publicUrl, name }: { publicUrl: string; name: string }): Passkeys {
  const { hostname: rpId, origin } = new URL(publicUrl);
  const expected = { expectedOrigin: origin, expectedRPID: rpId, requireUserVerification: true };
  const asSent = { type: publicKey, clientExtensionResults: {} };

  return {
    toMake: (challenge, { id, email }, others) => ({
      challenge: encode(challenge),
      rp: { id: rpId, name },
      user: { id: encode(id), name: email, displayName: email },
      pubKeyCredParams: algorithms.map((alg) => ({ type: publicKey, alg })),
      timeout,
      excludeCredentials: others.map((other) => ({ type: publicKey, id: other })),
      authenticatorSelection: { residentKey: required, requireResidentKey: true, userVerification: required },
      attestation: "none",
    }),

    toUse: (challenge) => ({ challenge: encode(challenge), rpId, timeout, userVerification: required }),

    challengeOf({ response: { clientDataJSON } }) {
      try {
        const said: unknown = JSON.parse(decode(clientDataJSON));
        const challenge: unknown = typeof said === "object" && said !== null && Reflect.get(said, "challenge");
        return typeof challenge === "string" ? decode(challenge) : null;
      } catch {
        return null;
      }
    },

    async checkMade(made, challenge) {
      const { verifyRegistrationResponse } = await library();
      // The library throws for whatever a device, or somebody in its place, says wrong.
      const checked = await verifyRegistrationResponse({
        response: { ...asSent, id: made.id, rawId: made.id, response: made.response },
        expectedChallenge: encode(challenge),
        supportedAlgorithmIDs: algorithms,
        ...expected,
      }).catch(() => null);
      if (!checked?.verified) return null;
      const { id, publicKey: key, counter } = checked.registrationInfo.credential;
      return id === made.id ? { credentialId: id, publicKey: key, signCount: counter } : null;
    },

    async checkUsed(used, challenge, key, accountId) {
      const { userHandle, ...response } = used.response;
      if (userHandle !== encode(accountId)) return null;
      const { verifyAuthenticationResponse } = await library();
      const checked = await verifyAuthenticationResponse({
        response: { ...asSent, id: used.id, rawId: used.id, response },
        expectedChallenge: encode(challenge),
        credential: { id: key.credentialId, publicKey: new Uint8Array(key.publicKey), counter: key.signCount },
        ...expected,
      }).catch(() => null);
      return checked?.verified ? checked.authenticationInfo.newCounter : null;
    },
  };
}

const encode = (text: string) => Buffer.from(text).toString("base64url");
const decode = (text: string) => Buffer.from(text, "base64url").toString();
