import { setTimeout as wait } from "node:timers/promises";
import { percentile } from "../percentile.ts";
import type { Send } from "../http-client.ts";

/** One response as a client saw it: when its request was due, since the beginning, and how long it took, in ms. */
export interface Sample {
  at: number;
  took: number;
  status: number;
}

export interface LoadRequest {
  text: string;
  /** What must be in the database if the response is 200. */
  saved?: string;
}

type Load = { send: Send; next: () => LoadRequest; acknowledged: Set<string> };

async function sendNext({ send, next, acknowledged }: Load, began: number, due: number): Promise<Sample> {
  const { text, saved } = next();
  const status = await send(text);
  if (status === 200 && saved !== undefined) acknowledged.add(saved);
  return { at: due - began, took: performance.now() - due, status };
}

/** All in the same moment. */
export function sendAtOnce(load: Load, requests: number): Promise<Sample[]> {
  const began = performance.now();
  return Promise.all(Array.from({ length: requests }, () => sendNext(load, began, began)));
}

/** Closed loop: each of the visitors waits for a response before sending the next request. */
export async function runVisitors(load: Load, visitors: number, seconds: number): Promise<Sample[]> {
  const samples: Sample[] = [];
  const began = performance.now();
  const end = began + seconds * 1_000;
  const visit = async () => {
    while (performance.now() < end) samples.push(await sendNext(load, began, performance.now()));
  };
  await Promise.all(Array.from({ length: visitors }, visit));
  return samples;
}

/**
 * Open loop: sends as many requests a second as `rate` returns, even if earlier ones have no response yet. Times count from
 * the moment when a request was due.
 */
export async function sendAtRate(
  load: Load,
  rate: (samples: readonly Sample[]) => number,
  seconds: number,
): Promise<Sample[]> {
  const samples: Sample[] = [];
  const began = performance.now();
  const underWay = new Set<Promise<void>>();
  let due = began;
  while (due < began + seconds * 1_000) {
    for (const step = 1_000 / rate(samples); due <= performance.now(); due += step) {
      const sending = sendNext(load, began, due)
        .then((sample) => void samples.push(sample))
        .finally(() => underWay.delete(sending));
      underWay.add(sending);
    }
    await wait(2);
  }
  await Promise.all(underWay);
  return samples;
}

/**
 * A multiple of the rate that the server currently serves, but at least `least`. The rate is measured all the time, because
 * other programs on the machine change it from second to second.
 */
export function multipleOfServed(times: number, least: number): (samples: readonly Sample[]) => number {
  const began = performance.now();
  const over = 2_000;
  return (samples) => {
    const since = performance.now() - began - over;
    let served = 0;
    for (let at = samples.length - 1; at >= 0; at--) {
      const { at: due = 0, took = 0, status = 0 } = samples[at] ?? {};
      if (due + took < since) break;
      if (isAnswered(status)) served++;
    }
    return Math.max(least, (times * served * 1_000) / over);
  };
}

export interface Summary {
  answered: number;
  refused: number;
  /** Any other 5xx, or no response at all. */
  broken: number;
  p50: number;
  p99: number;
}

const isAnswered = (status: number) => status > 0 && status < 500;

/** The median of the 99th percentiles of all seconds. */
export function medianP99(samples: readonly Sample[]): number {
  const bySecond = Map.groupBy(samples, ({ at }) => Math.floor(at / 1_000));
  return percentile(
    [...bySecond.values()].map((some) => summarise(some).p99).filter((p99) => !Number.isNaN(p99)),
    50,
  );
}

/** Times in ms. p50 and p99 are those of answered requests. */
export function summarise(samples: readonly Sample[]): Summary {
  const answered = samples.filter(({ status }) => isAnswered(status)).map(({ took }) => took);
  const refused = samples.filter(({ status }) => status === 503).length;
  return {
    answered: answered.length,
    refused,
    broken: samples.length - answered.length - refused,
    p50: percentile(answered, 50),
    p99: percentile(answered, 99),
  };
}
