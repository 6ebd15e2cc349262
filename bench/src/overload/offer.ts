import { setTimeout as wait } from "node:timers/promises";
import { percentile } from "../percentile.ts";
import type { Send } from "./client.ts";

/** One answer as a client saw it: when it was to be asked for, since the beginning, and how long it took, in ms. */
export interface Sample {
  at: number;
  took: number;
  status: number;
}

export interface Asked {
  text: string;
  /** What is in the database if the answer is 200. */
  saved?: string;
}

type Visit = { send: Send; next: () => Asked; kept: Set<string> };

export async function ask({ send, next, kept }: Visit, began: number, due: number): Promise<Sample> {
  const { text, saved } = next();
  const status = await send(text);
  if (status === 200 && saved !== undefined) kept.add(saved);
  return { at: due - began, took: performance.now() - due, status };
}

/** Closed: so many visitors, each of whom waits for the answer before the next request. */
export async function serveAll(visit: Visit, visitors: number, seconds: number): Promise<Sample[]> {
  const samples: Sample[] = [];
  const began = performance.now();
  const end = began + seconds * 1_000;
  const one = async () => {
    while (performance.now() < end) samples.push(await ask(visit, began, performance.now()));
  };
  await Promise.all(Array.from({ length: visitors }, one));
  return samples;
}

/**
 * Open: as many requests a second as `rate` wants, whether or not the earlier ones were answered. Times count from when each
 * was due.
 */
export async function offer(
  visit: Visit,
  rate: (samples: readonly Sample[]) => number,
  seconds: number,
): Promise<Sample[]> {
  const samples: Sample[] = [];
  const began = performance.now();
  const underWay = new Set<Promise<void>>();
  let due = began;
  while (due < began + seconds * 1_000) {
    for (const step = 1_000 / rate(samples); due <= performance.now(); due += step) {
      const asking = ask(visit, began, due)
        .then((sample) => void samples.push(sample))
        .finally(() => underWay.delete(asking));
      underWay.add(asking);
    }
    await wait(2);
  }
  await Promise.all(underWay);
  return samples;
}

/**
 * So many times what the server answers at the moment, but no less than `least`: other programs make the machine faster and
 * slower from second to second.
 */
export function timesServed(times: number, least: number): (samples: readonly Sample[]) => number {
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
  /** Other 5xx, or no answer at all. */
  broken: number;
  p50: number;
  p99: number;
  refusedP99: number;
}

const isAnswered = (status: number) => status > 0 && status < 500;

/** The median of the 99th percentiles of all seconds. */
export function usualP99(samples: readonly Sample[]): number {
  const bySecond = Map.groupBy(samples, ({ at }) => Math.floor(at / 1_000));
  return percentile(
    [...bySecond.values()].map((some) => summarise(some).p99).filter((p99) => !Number.isNaN(p99)),
    50,
  );
}

/** Times in ms, of those that were answered. */
export function summarise(samples: readonly Sample[]): Summary {
  const answered = samples.filter(({ status }) => isAnswered(status)).map(({ took }) => took);
  const refused = samples.filter(({ status }) => status === 503).map(({ took }) => took);
  return {
    answered: answered.length,
    refused: refused.length,
    broken: samples.length - answered.length - refused.length,
    p50: percentile(answered, 50),
    p99: percentile(answered, 99),
    refusedP99: percentile(refused, 99),
  };
}
