import { policyStatuses } from "@kautia/contract";
import { expect, test } from "vitest";
import { findDeletionBlock } from "./deletion-block.ts";

const ended = {
  status: "ENDED",
  home: { country: "de", zip: "10115" },
  depositCents: 150_000,
  coverStart: "2027-02-01",
  coveredUntil: "2028-02-01",
  isReleased: false,
  claimedCents: 0,
  isUnsettled: false,
} as const;
const block = (policy: Parameters<typeof findDeletionBlock>[0], today: string, days = 183) =>
  findDeletionBlock(policy, today, days);

test("a policy blocks the deletion until the last day on which the landlord may report a claim", () => {
  expect(block(ended, "2028-02-01")).toEqual({ deletableFrom: "2028-08-02" });
  expect(block(ended, "2028-08-01")).toEqual({ deletableFrom: "2028-08-02" });
  expect(block(ended, "2028-08-02")).toBeNull();
});

test("a withdrawal blocks the deletion only if cover had begun", () => {
  const withdrawn = { ...ended, status: "WITHDRAWN", coveredUntil: "2027-02-10" } as const;
  expect(block(withdrawn, "2027-02-10")).toEqual({ deletableFrom: "2027-08-12" });
  expect(block({ ...withdrawn, coveredUntil: withdrawn.coverStart }, "2027-02-10")).toBeNull();
  expect(block({ ...withdrawn, coverStart: null, coveredUntil: null }, "2027-02-10")).toBeNull();
});

test("a policy blocks nothing once the landlord has released it or the whole deposit was granted", () => {
  expect(block({ ...ended, isReleased: true }, "2028-02-01")).toBeNull();
  expect(block({ ...ended, claimedCents: 149_999 }, "2028-02-01")).not.toBeNull();
  expect(block({ ...ended, claimedCents: 150_000 }, "2028-02-01")).toBeNull();
});

test("something unsettled blocks the deletion without a date, also after a release", () => {
  expect(block({ ...ended, isUnsettled: true }, "2028-02-01")).toEqual({ deletableFrom: null });
  expect(block({ ...ended, isUnsettled: true, isReleased: true }, "2030-02-01")).toEqual({ deletableFrom: null });
});

test("every policy that runs blocks the deletion without a date", () => {
  const running = policyStatuses.filter((status) => block({ ...ended, status, isReleased: true }, "2030-02-01"));
  expect(running).toEqual(policyStatuses.filter((status) => !["ENDED", "DECLINED", "WITHDRAWN"].includes(status)));
});

test("without a period for claims, a policy blocks the deletion until it ends", () => {
  expect(block(ended, "2028-02-01", 0)).toBeNull();
});
