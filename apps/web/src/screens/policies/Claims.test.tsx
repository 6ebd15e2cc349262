import type { Claim } from "@kautia/contract";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ok, refused } from "../../testing/fake-server.ts";
import { samplePolicy } from "../../testing/sample-policy.ts";
import { showApp } from "../../testing/show-app.tsx";

const claim: Claim = {
  id: "00000000-0000-4000-8000-000000000001",
  amount: 120.5,
  items: [{ description: "Scratches in the floor.", amount: 120.5, granted: null }],
  reportedAt: "2027-01-11T09:00:00.000Z",
  objectUntil: "2027-02-08",
  mayObject: true,
  objection: null,
  decision: null,
};
const policy = { ...samplePolicy, claims: [claim] };
const show = (handlers = {}, claims = policy.claims) =>
  showApp({
    at: "/en/policies",
    handlers: {
      "get-session": () => ok({ email: "jana@example.com" }),
      "list-policies": () => ok({ email: "jana@example.com", policies: [{ ...policy, claims }] }),
      ...handlers,
    },
  });

describe("a claim on the contracts' page", () => {
  it("is objected to with a reason, once", async () => {
    const objection = { text: "They were there before.", at: "2027-01-12T09:00:00.000Z" };
    const { user, server } = await show({
      "object-to-claim": () => ok({ ...policy, claims: [{ ...claim, mayObject: false, objection }] }),
    });
    expect(await screen.findByText("You may object until 8 February 2027. We decide nothing before.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Object" }));
    await user.click(screen.getByRole("button", { name: "Send objection" }));
    expect(within(screen.getByRole("alert")).getByText(/This field is required/)).toBeTruthy();
    await user.type(screen.getByLabelText("Why do you not agree?"), objection.text);
    await user.click(screen.getByRole("button", { name: "Send objection" }));
    expect(await screen.findByText("Objected on 12 January 2027:")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Object" })).toBeNull();
    const asked = server.asked("object-to-claim").map(({ params, body }) => [params, body]);
    expect(asked).toMatchObject([[{ refId: policy.refId, claimId: claim.id }, { text: objection.text }]]);
  });

  it("says so when there is no time left", async () => {
    await show({}, [{ ...claim, mayObject: false }]);
    expect(await screen.findByText("There was no objection by 8 February 2027.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Object" })).toBeNull();
  });

  it("leads to logging in when the session has ended", async () => {
    const { user, path } = await show({ "object-to-claim": () => refused("LOGIN_REQUIRED") });
    await user.click(await screen.findByRole("button", { name: "Object" }));
    await user.type(screen.getByLabelText("Why do you not agree?"), "No.");
    await user.click(screen.getByRole("button", { name: "Send objection" }));
    expect(await screen.findByRole("heading", { name: "Log in" })).toBeTruthy();
    expect(path()).toBe("/en/login");
  });
});
