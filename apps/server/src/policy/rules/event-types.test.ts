import { policyStatuses } from "@kautia/contract";
import { expect, test } from "vitest";
import { eventTypesOf } from "./event-types.ts";

test("every status of a policy has an event", () => {
  expect(policyStatuses.map((to) => eventTypesOf({ to, cause: "calendar" }))).toEqual([
    ["guarantee.signed"],
    ["guarantee.accepted"],
    ["guarantee.active"],
    ["guarantee.past_due"],
    ["guarantee.cancellation_requested"],
    ["guarantee.ended"],
    ["guarantee.declined"],
    ["guarantee.ended"],
  ]);
});

test("a release sends its own event before the event for the end of the policy", () => {
  expect(eventTypesOf({ to: "ENDED", cause: "landlord" })).toEqual(["guarantee.released", "guarantee.ended"]);
});
