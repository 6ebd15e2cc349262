import { hash, verify } from "@node-rs/argon2";
import type { Passwords } from "../ports/passwords.ts";

// OWASP's first choice for argon2id, the library's default algorithm: 19 MiB, two passes.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** On a worker thread, so that other requests do not wait. */
export function makeArgon2Passwords(): Passwords {
  // Verified when there is no stored hash, so that the timing reveals nothing.
  const decoy = hash("nobody's password", cost);
  return {
    hash: (password) => hash(password, cost),
    async verify(stored, password) {
      const matches = await verify(stored ?? (await decoy), password);
      return stored !== null && matches;
    },
  };
}
