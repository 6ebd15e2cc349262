import { hash, verify } from "@node-rs/argon2";
import { makeLimiter } from "../../platform/make-limiter.ts";
import type { Passwords } from "../ports/passwords.ts";

// OWASP's first choice for argon2id, the library's default algorithm: 19 MiB, two passes.
const safeCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** How many of Node's four worker threads hash passwords; they also compress pages and read files. */
const atOnce = 2;

/** On a worker thread, so that other requests do not wait. `cost`: a smaller one is for tests only. */
export function makeArgon2Passwords(cost = safeCost): Passwords {
  const limited = makeLimiter(atOnce);
  // Verified when there is no stored hash, so that the timing reveals nothing.
  const decoy = hash("nobody's password", cost);
  return {
    hash: (password) => limited(() => hash(password, cost)),
    async verify(stored, password) {
      const known = stored ?? (await decoy);
      const matches = await limited(() => verify(known, password));
      return stored !== null && matches;
    },
  };
}
