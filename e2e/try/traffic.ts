import { setTimeout as wait } from "node:timers/promises";
import { randomUUID } from "node:crypto";
import { type Answer, type ApiClient, apiClientFor } from "../src/api-client.ts";

/** One request as a client saw it. */
export interface Sample {
  /** performance.now() when the response came, and how long it took, in ms. */
  at: number;
  took: number;
  /** `refused`: 429 or 503 with Retry-After. `broken`: any other 5xx, or no answer at all. */
  kind: "ok" | "refused" | "broken";
}

/** A client that retries failed requests, as the app in the browser does, and records each attempt. */
export interface Client extends ApiClient {
  samples: Sample[];
}

const patience = 120_000;

export function makeClient(url: string): Client {
  const samples: Sample[] = [];
  const api = apiClientFor(url);
  const insist = async (ask: () => Promise<Answer>): Promise<Answer> => {
    const deadline = performance.now() + patience;
    for (;;) {
      const start = performance.now();
      const answer = await ask().catch(() => null);
      const at = performance.now();
      const kind = kindOf(answer);
      samples.push({ at, took: at - start, kind });
      if (kind === "ok" && answer) return answer;
      if (at > deadline) throw new Error(`no answer within ${patience / 1000} s`);
      await wait(300);
    }
  };
  return {
    ...api,
    samples,
    get: (path, headers) => insist(() => api.get(path, headers)),
    post: (path, body, headers = {}) => {
      // One key for all attempts, so that a repeated request takes effect once.
      const keyed = { "Idempotency-Key": randomUUID(), ...headers };
      return insist(() => api.post(path, body, keyed));
    },
    upload: (refId, about) => insist(() => api.upload(refId, about)),
  };
}

function kindOf(answer: Answer | null): Sample["kind"] {
  if (!answer) return "broken";
  if (answer.status === 503 || answer.status === 429) return answer.headers?.has("retry-after") ? "refused" : "broken";
  return answer.status < 500 ? "ok" : "broken";
}
