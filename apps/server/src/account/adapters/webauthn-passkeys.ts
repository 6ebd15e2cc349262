import { passkeyChallengeMinutes } from "@kautia/contract";
import type { Passkeys } from "../ports/passkeys.ts";
import { minute } from "../../platform/rules/durations.ts";

/** Ed25519, P-256 and RSA with SHA-256. Every device supports one of them. */
const algorithms = [-8, -7, -257];
const publicKey = "public-key" as const;
const required = "required" as const;
const timeout = passkeyChallengeMinutes * minute;
/** Loaded on first use, so that the server starts faster. */
const library = () => import("@simplewebauthn/server");

/** Passkeys belong to the host of `publicUrl` and work only on its origin. */
export function makeWebAuthnPasskeys({ publicUrl, name }: { publicUrl: string; name: string }): Passkeys {
  const { hostname: rpId, origin } = new URL(publicUrl);
  const expected = { expectedOrigin: origin, expectedRPID: rpId, requireUserVerification: true };
  const asSent = { type: publicKey, clientExtensionResults: {} };

  return {
    creationOptions: (challenge, { id, email }, existing) => ({
      challenge: encode(challenge),
      rp: { id: rpId, name },
      user: { id: encode(id), name: email, displayName: email },
      pubKeyCredParams: algorithms.map((alg) => ({ type: publicKey, alg })),
      timeout,
      excludeCredentials: existing.map((credentialId) => ({ type: publicKey, id: credentialId })),
      authenticatorSelection: { residentKey: required, requireResidentKey: true, userVerification: required },
      attestation: "none",
    }),

    requestOptions: (challenge) => ({ challenge: encode(challenge), rpId, timeout, userVerification: required }),

    readChallenge({ response: { clientDataJSON } }) {
      try {
        const clientData: unknown = JSON.parse(decode(clientDataJSON));
        const challenge: unknown =
          typeof clientData === "object" && clientData !== null && Reflect.get(clientData, "challenge");
        return typeof challenge === "string" ? decode(challenge) : null;
      } catch {
        return null;
      }
    },

    async verifyRegistration(registration, challenge) {
      const { verifyRegistrationResponse } = await library();
      const checked = await verifyRegistrationResponse({
        response: { ...asSent, id: registration.id, rawId: registration.id, response: registration.response },
        expectedChallenge: encode(challenge),
        supportedAlgorithmIDs: algorithms,
        ...expected,
      }).catch(() => null);
      if (!checked?.verified) return null;
      const { id, publicKey: key, counter } = checked.registrationInfo.credential;
      return id === registration.id ? { credentialId: id, publicKey: key, signCount: counter } : null;
    },

    async verifyAuthentication(assertion, challenge, key, accountId) {
      const { userHandle, ...response } = assertion.response;
      if (userHandle !== encode(accountId)) return null;
      const { verifyAuthenticationResponse } = await library();
      const checked = await verifyAuthenticationResponse({
        response: { ...asSent, id: assertion.id, rawId: assertion.id, response },
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
