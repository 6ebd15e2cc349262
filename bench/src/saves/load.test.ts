import { expect, test } from "vitest";
import { readWrk } from "./load.ts";

const output = (errors = "") => `Running 8s test @ http://127.0.0.1:4900
  1 threads and 32 connections
  Latency Distribution
     50%    3.25ms
     99%    0.01s
  20161 requests in 8.10s, 11.63MB read
${errors}Requests/sec:   2489.04
Transfer/sec:      1.44MB
`;

test("reads the rate and the 99th percentile that wrk prints", () => {
  expect(readWrk(output())).toEqual({ perSecond: 2489.04, p99: 10 });
});

test("refuses a run with answers other than 200", () => {
  expect(() => readWrk(output("  Non-2xx or 3xx responses: 7\n"))).toThrow("Non-2xx or 3xx responses: 7");
});
