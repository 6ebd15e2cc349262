import { Failure } from "./failure.ts";

export interface Answered {
  status: number;
  body: unknown;
}

interface Kept {
  /** What was asked with it. */
  request: string;
  at: number;
  answer: Answered | null;
}

const day = 24 * 3_600_000;

/**
 * Keys as documented: the same key with the same parameters is answered the same, errors of the server included; with
 * others it is refused; while the first request runs it is a conflict; after a day it is forgotten.
 */
export class IdempotencyKeys {
  readonly #kept = new Map<string, Kept>();
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** The answer that the key has already; null when the request is the first with it. */
  begin(key: string, request: string): Answered | null {
    const at = this.#now().getTime();
    const kept = this.#kept.get(key);
    if (!kept || at - kept.at > day) {
      this.#kept.set(key, { request, at, answer: null });
      return null;
    }
    if (kept.request !== request)
      throw new Failure(400, {
        type: "idempotency_error",
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      });
    if (!kept.answer)
      throw new Failure(409, {
        type: "idempotency_error",
        code: "idempotency_key_in_use",
        message: `There is currently another in-progress request using this Idempotent Key: ${key}`,
      });
    return kept.answer;
  }

  keep(key: string, answer: Answered): void {
    const kept = this.#kept.get(key);
    if (kept) kept.answer = answer;
  }

  /** Nothing was begun: the key is as if it had never been used. */
  forget(key: string): void {
    this.#kept.delete(key);
  }
}
