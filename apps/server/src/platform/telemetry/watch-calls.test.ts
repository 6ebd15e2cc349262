import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import type { CallOutcome } from "./metrics.ts";
import { watchCalls } from "./watch-calls.ts";

const chunks = async function* (...values: string[]) {
  for (const value of values) {
    // Only so that the stream is asynchronous.
    await Promise.resolve();
    yield Buffer.from(value);
  }
};
/** A port with private state, which a careless proxy would lose. */
class Store {
  readonly #saved = new Map<string, string>();
  closed = 0;
  async save(key: string, content: AsyncIterable<Uint8Array>): Promise<void> {
    for await (const chunk of content) this.#saved.set(key, `${this.#saved.get(key) ?? ""}${String(chunk)}`);
  }
  async *read(key: string): AsyncIterable<Uint8Array> {
    const found = this.#saved.get(key);
    if (found === undefined) throw new RangeError("nothing there");
    try {
      yield* chunks(...found);
    } finally {
      this.closed += 1;
    }
  }
  async remove(key: string): Promise<boolean | null> {
    if (key === "") throw new TypeError("no key");
    return this.#saved.delete(key) || null;
  }
  local = () => "local";
}

function makeWatched() {
  const seen: string[] = [];
  const store = new Store();
  const metrics = {
    providerCall: (
      _ms: number,
      { provider, call, outcome }: { provider: string; call: string; outcome: CallOutcome },
    ) => void seen.push(`${provider} ${call} ${outcome}`),
  };
  const watched = watchCalls(metrics, store, {
    provider: "store",
    isOutside: true,
    calls: ["save", "read", "remove"],
    streams: ["read"],
    isFailure: (answer) => answer === null,
    isRefusal: (error) => error instanceof TypeError,
  });
  return { watched, seen, store };
}

test("passes calls, streams and other members through, and measures the calls only", async () => {
  const { watched, seen, store } = makeWatched();
  await watched.save("a", chunks("1", "2"));
  const read: string[] = [];
  for await (const chunk of watched.read("a")) read.push(String(chunk));
  expect(read).toEqual(["1", "2"]);
  expect(watched.local()).toBe("local");
  expect(store.closed).toBe(1);
  expect(seen).toEqual(["store save answered", "store read answered"]);
});

test("distinguishes failures, refusals and answers that stand for failures", async () => {
  const { watched, seen } = makeWatched();
  await expect(watched.remove("")).rejects.toThrow("no key");
  expect(await watched.remove("unknown")).toBeNull();
  await expect(watched.read("unknown")[Symbol.asyncIterator]().next()).rejects.toThrow("nothing there");
  expect(seen).toEqual(["store remove refused", "store remove failed", "store read failed"]);
});

test("counts a failure when the provider stops reading, but none when the input breaks off", async () => {
  const { watched, seen, store } = makeWatched();
  const lost = async function* () {
    yield* chunks("1");
    throw new Error("the sender has left");
  };
  await expect(watched.save("a", lost())).rejects.toThrow("the sender has left");
  vi.spyOn(store, "save").mockImplementation(async (_key, content) => {
    const stream = Readable.from(content);
    stream.once("data", () => stream.destroy(new Error("the disk is full")));
    await finished(stream);
  });
  await expect(watched.save("a", chunks("1"))).rejects.toThrow("the disk is full");
  expect(seen).toEqual(["store save refused", "store save failed"]);
});

test("closes a stream whose reader leaves early", async () => {
  const { watched, store } = makeWatched();
  await watched.save("a", chunks("1", "2", "3"));
  for await (const _chunk of watched.read("a")) break;
  expect(store.closed).toBe(1);
});

test("does not count the time spent waiting for input as the provider's", async () => {
  let measured = Number.NaN;
  const store = new Store();
  const watched = watchCalls({ providerCall: (ms) => void (measured = ms) }, store, {
    provider: "s",
    isOutside: true,
    calls: ["save"],
  });
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  onTestFinished(() => void vi.restoreAllMocks());
  await watched.save(
    "a",
    (async function* () {
      await Promise.resolve();
      now += 30;
      yield Buffer.from("late");
    })(),
  );
  expect(measured).toBe(0);
});
