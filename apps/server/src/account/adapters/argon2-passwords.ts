import { hash, verify } from "@node-rs/argon2";
import type { Passwords } from "../ports/passwords.ts";

// OWASP's first choice for argon2id (which is the library's default kind): 19 MiB, two passes.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Argon2id. The work is done beside the thread that answers requests. */
export function makeArgon2Passwords(): Passwords {
  // What is compared with where there is nothing to compare: the same work, for an answer that is known before.
  const decoy = hash("nobody's password", cost);
  return {
    hash: (password) => hash(password, cost),
    async verify(stored, password) {
      const fits = await verify(stored ?? (await decoy), password);
      return stored !== null && fits;
    },
  };
}
