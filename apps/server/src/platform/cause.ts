import { AsyncLocalStorage } from "node:async_hooks";

const cause = new AsyncLocalStorage<string | null>();

/** The id of the request that caused what is running; null if none did. */
export function currentRequestId(): string | null {
  return cause.getStore() ?? null;
}

/** Runs what this request caused. Its log lines have the id, and so have the rows of work that it asks for. */
export function runFor<Answer>(requestId: string | null, run: () => Answer): Answer {
  return cause.run(requestId, run);
}

/** For log lines. */
export function causeFields(): { requestId?: string } {
  const requestId = currentRequestId();
  return requestId === null ? {} : { requestId };
}
