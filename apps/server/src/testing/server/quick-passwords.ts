import { makeArgon2Passwords } from "../../account/adapters/argon2-passwords.ts";

/** Hashing passwords as slowly as in production would take most of a login's time. */
export const quickPasswords = makeArgon2Passwords({ memoryCost: 64, timeCost: 1, parallelism: 1 });
