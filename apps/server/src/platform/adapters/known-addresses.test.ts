import type { LookupAddress } from "node:dns";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { knowAddresses } from "./known-addresses.ts";

const first = [{ address: "192.0.2.1", family: 4 }];
const second = [{ address: "192.0.2.2", family: 4 }];
const failure = Object.assign(new Error("queryA ETIMEOUT"), { code: "EAI_AGAIN" });

/** What DNS answers; it is silent without an answer. */
let dns: LookupAddress[] | Error | null;
const lookup = () => {
  const known = knowAddresses((_hostname, _options, answer) => {
    if (dns instanceof Error) answer(dns, []);
    else if (dns) answer(null, dns);
  });
  return () =>
    new Promise((resolve, reject) => {
      known("db.example", { all: true }, (error, found) => (error ? reject(error) : resolve(found)));
    });
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("a name keeps its address while DNS is silent, and gets the next one when DNS answers", async () => {
  const resolve = lookup();
  dns = first;
  expect(await resolve()).toEqual(first);
  dns = null;
  const found = resolve();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await found).toEqual(first);
  dns = second;
  expect(await resolve()).toEqual(second);
});

test("a name keeps its address while DNS fails", async () => {
  const resolve = lookup();
  dns = first;
  await resolve();
  dns = failure;
  expect(await resolve()).toEqual(first);
});

test("a name that was never resolved gets the error of DNS", async () => {
  dns = failure;
  await expect(lookup()()).rejects.toThrow("ETIMEOUT");
});
