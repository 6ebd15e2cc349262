import { waitOutside } from "../http/slots.ts";
import { inSpan } from "./in-span.ts";
import type { CallOutcome, Metrics } from "./metrics.ts";

interface WatchOptions<Port> {
  provider: string;
  /** The calls that reach the provider. */
  calls: readonly (keyof Port & string)[];
  /**
   * The calls that return a stream. They are measured up to its first chunk, because the rest depends on the reader.
   */
  streams?: readonly (keyof Port & string)[];
  /** Whether an answer means that the call failed. */
  isFailure?: (answer: unknown) => boolean;
  isRefusal?: (error: unknown) => boolean;
  /** Whether the calls leave our machines. Then a request that waits for them holds no slot. */
  isOutside: boolean;
}

/** A port whose calls are measured and traced. */
export function watchCalls<Port extends object>(
  metrics: Pick<Metrics, "providerCall">,
  port: Port,
  { provider, calls, streams = [], isFailure = () => false, isRefusal = () => false, isOutside }: WatchOptions<Port>,
): Port {
  const watched: readonly PropertyKey[] = calls;
  const streamed: readonly PropertyKey[] = streams;

  async function watch<Answer>(call: string, run: (input: InputTimer) => Promise<Answer>): Promise<Answer> {
    const input = new InputTimer();
    const start = performance.now();
    const end = (outcome: CallOutcome) =>
      metrics.providerCall(performance.now() - start - input.waited, { provider, call, outcome });
    try {
      const answer = await inSpan(`${provider} ${call}`, { provider, call }, () =>
        isOutside ? waitOutside(provider, () => run(input)) : run(input),
      );
      end(isFailure(answer) ? "failed" : "answered");
      return answer;
    } catch (error) {
      end(input.hasFailed || isRefusal(error) ? "refused" : "failed");
      throw error;
    }
  }

  async function* watchStream(call: string, stream: AsyncIterable<unknown>): AsyncIterable<unknown> {
    const chunks = stream[Symbol.asyncIterator]();
    try {
      let chunk = await watch(call, () => chunks.next());
      for (; !chunk.done; chunk = await chunks.next()) yield chunk.value;
    } finally {
      await chunks.return?.();
    }
  }

  return new Proxy(port, {
    get(target, name) {
      const own: unknown = Reflect.get(target, name);
      if (typeof own !== "function" || typeof name !== "string" || !watched.includes(name)) return own;
      if (streamed.includes(name)) return (...args: unknown[]) => watchStream(name, Reflect.apply(own, target, args));
      return (...args: unknown[]) =>
        watch<unknown>(name, async (input) =>
          Reflect.apply(
            own,
            target,
            args.map((arg) => (isStream(arg) ? input.time(arg) : arg)),
          ),
        );
    },
  });
}

/**
 * Measures how long a call waits for its input stream, and notes whether that failed, such as a slow or broken upload,
 * which is not the provider's fault.
 */
class InputTimer {
  waited = 0;
  hasFailed = false;

  async *time(stream: AsyncIterable<unknown>): AsyncIterable<unknown> {
    const chunks = stream[Symbol.asyncIterator]();
    try {
      for (let chunk = await this.#next(chunks); !chunk.done; chunk = await this.#next(chunks)) yield chunk.value;
    } finally {
      await chunks.return?.();
    }
  }

  async #next(chunks: AsyncIterator<unknown>): Promise<IteratorResult<unknown>> {
    const asked = performance.now();
    try {
      return await chunks.next();
    } catch (error) {
      this.hasFailed = true;
      throw error;
    } finally {
      this.waited += performance.now() - asked;
    }
  }
}

function isStream(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === "object" && value !== null && Symbol.asyncIterator in value;
}
