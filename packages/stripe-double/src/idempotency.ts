import { Failure, invalid } from "./failure.ts";

export interface ApiResponse {
  status: number;
  body: unknown;
  /** Whether it repeats the response to an earlier request with the same idempotency key. */
  replayed?: boolean;
}

interface StoredResponse {
  /** The request that used the key first. */
  request: string;
  at: number;
  answer: ApiResponse | null;
}

const day = 24 * 3_600_000;
const maxKeyLength = 255;

/**
 * Idempotency keys as documented: a repeated request gets the same response, even a server error. Other parameters are
 * refused, a request in progress is a conflict, and keys expire after a day.
 */
export class IdempotencyKeys {
  readonly #stored = new Map<string, StoredResponse>();
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** The response that the key already has; null for the first request with it. */
  begin(key: string, request: string): ApiResponse | null {
    if (key.length > maxKeyLength)
      throw invalid(`Idempotency keys may have at most ${maxKeyLength} characters; this one has ${key.length}.`);
    const at = this.#now().getTime();
    const stored = this.#stored.get(key);
    if (!stored || at - stored.at > day) {
      this.#stored.set(key, { request, at, answer: null });
      return null;
    }
    if (stored.request !== request)
      throw new Failure(400, {
        type: "idempotency_error",
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      });
    if (!stored.answer)
      throw new Failure(409, {
        type: "idempotency_error",
        code: "idempotency_key_in_use",
        message: `There is currently another in-progress request using this Idempotent Key: ${key}`,
      });
    return { ...stored.answer, replayed: true };
  }

  keep(key: string, answer: ApiResponse): void {
    const stored = this.#stored.get(key);
    if (stored) stored.answer = answer;
  }

  /** Releases a key whose request started nothing. */
  forget(key: string): void {
    this.#stored.delete(key);
  }
}
