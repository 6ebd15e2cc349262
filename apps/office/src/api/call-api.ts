import {
  buildUrl,
  type Call,
  type CallAnswer,
  type CallRequest,
  type Problem,
  readProblem,
  type UrlValues,
} from "@kautia/contract";

/** A call that was refused or got no answer. */
export class CallError extends Error {
  /** What the server says; null if it could not be reached or its answer is not ours. */
  readonly problem: Problem | null;

  constructor(call: Call, problem: Problem | null) {
    super(`${call.name}: ${problem?.errorCode ?? "no answer"}`);
    this.problem = problem;
  }
}

interface Sent {
  params?: UrlValues;
  query?: UrlValues;
  body?: unknown;
}

/** The parts of any call's request. */
export function partsOf<C extends Call>(request: CallRequest<C>): Sent {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the call's schemas decide which parts there are
  return request as Sent;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** The locale of the answer's texts, if it is not that of the page. */
  locale?: string;
  /** For a POST. A repeat with the same key gets the same answer. */
  idempotencyKey?: string;
}

/** Makes one call of the contract. Throws a `CallError` unless it succeeds. */
export async function callApi<C extends Call>(
  call: C,
  request: CallRequest<C>,
  { signal, locale = document.documentElement.lang, idempotencyKey }: CallOptions = {},
): Promise<CallAnswer<C>> {
  const { params, query, body } = partsOf(request);
  const headers: Record<string, string> = { Accept: "application/json", "Accept-Language": locale };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (idempotencyKey !== undefined) headers["Idempotency-Key"] = idempotencyKey;
  const response = await fetch(buildUrl(call, params, query), {
    method: call.method,
    headers,
    signal,
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new CallError(call, null);
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new CallError(call, readProblem(answer, response.headers.get("Retry-After")));
  if (answer === undefined) throw new CallError(call, null);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server validates its answers by the call's schema
  return answer as CallAnswer<C>;
}
