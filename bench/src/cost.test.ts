import { expect, test } from "vitest";
import { costOf } from "./cost.ts";

const use = {
  requestMs: 3,
  premiumMs: 3,
  databaseGb: 0.04,
  documentGb: 0.1,
  requests: 10,
  premiums: 0.5,
  peak: 5,
  busy: 0.5,
};
const prices = {
  server: 20,
  processors: 2,
  memoryGb: 4,
  volumeGb: 0.05,
  objectGb: 0.005,
  objectBase: 5,
  objectIncludedGb: 1_000,
};

test("a small installation pays for two servers of each kind, whatever it uses", () => {
  const { servers, euros, perThousand } = costOf(10_000, use, prices);
  expect(servers).toBe(4);
  // Four servers, four times 0.4 GB on volumes, and the bucket's base price.
  expect(euros).toBeCloseTo(4 * 20 + 1.6 * 0.05 + 5, 6);
  expect(perThousand).toBeCloseTo(euros / 10, 6);
});

test("servers are added when the busiest hour needs them, and documents cost extra beyond the included amount", () => {
  // 3,300,000 s of processor time a month, times five at the peak, on half of each processor; memory is plenty.
  const large = costOf(100_000_000, use, { ...prices, memoryGb: 1_000 });
  expect(large.processorsAtPeak).toBeCloseTo(12.73, 1);
  expect(large.servers).toBe(4 + 8);
  expect(large.perThousand).toBeLessThan(costOf(10_000, use, prices).perThousand);
});

test("the database grows with its data, because a fifth of it must fit into memory", () => {
  // 40 GB, of which 8 are in memory: twice a server of 4 GB, and a replica of the same size.
  expect(costOf(1_000_000, use, prices).servers).toBe(2 + 4);
});
