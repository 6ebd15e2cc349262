import type { StaffMovingOut } from "@kautia/contract";
import { texts } from "@kautia/locales";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { type FakeReply, ok, refused } from "../../../../../../tools/vitest/fake-server.ts";
import { showApp } from "#testing/show-app.tsx";
import { errorAtFocus } from "#testing/error-at-focus.ts";

const proof: StaffMovingOut = {
  id: "00000000-0000-4000-8000-000000000001",
  refId: "0123456789abcdef01234567",
  contractNumber: "DE-7K4M-Q2XD",
  status: "CANCELLATION_REQUESTED",
  language: "de",
  tenantName: "Jana <b>ẞ</b>",
  landlordName: null,
  assignee: null,
  dueAt: null,
  draft: { decision: null, question: null, note: null },
  next: null,
  fullAddress: "Torstraße 12, 10119 Berlin",
  coverStart: "2027-02-01",
  cancelledOn: "2027-03-01",
  movedOutOn: "2027-03-05",
  givenAt: "2027-03-12T09:00:00.000Z",
  state: "OPEN",
  files: [],
  confirmedOn: null,
  premiumUntil: null,
  note: null,
  decidedAt: null,
  decidedBy: null,
  line: [{ event: "MOVING_OUT_DECISION", state: "current", on: null, by: "insurer" }],
};
const decided = { decidedAt: "2027-03-13T09:00:00.000Z", decidedBy: "Ute" };
const show = (of: StaffMovingOut, handlers: Record<string, () => FakeReply> = {}) =>
  showApp({
    at: `/en/staff/moving-outs?id=${proof.id}`,
    handlers: {
      "get-lang": () => ok(texts("en", "staff")),
      "get-staff-session": () => ok({ person: { name: "Ute", email: "ute@example.com", role: "underwriter" } }),
      "get-moving-out": () => ok(of),
      ...handlers,
    },
  });

describe("proof of moving out at the desk", () => {
  it("loads again without leaving the page when it could not be loaded", async () => {
    let isDown = true;
    const { user, server } = await show(proof, {
      "get-moving-out": () => (isDown ? refused("PROVIDER_UNAVAILABLE") : ok(proof)),
    });
    const retry = await screen.findByRole("button", { name: "Try again" });
    isDown = false;
    await user.click(retry);
    expect(await screen.findByText("We look at the proof")).toBeTruthy();
    expect(server.asked("get-moving-out")).toHaveLength(2);
    expect(server.asked("get-staff-session")).toHaveLength(1);
  });

  it("is confirmed with the date in the proof, and focuses the confirmation", async () => {
    const confirmed = { state: "CONFIRMED", confirmedOn: "2027-03-06", premiumUntil: "2027-03-06" } as const;
    const { user, server } = await show(proof, {
      "confirm-moving-out": () => ok({ ...proof, ...confirmed, ...decided }),
    });
    expect(await screen.findByText("We look at the proof")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Confirm" }));
    const day = screen.getByRole("textbox", { name: "Day" });
    await user.clear(day);
    await user.type(day, "6");
    await user.click(screen.getByRole("button", { name: "Confirm and write to both" }));
    const confirmation = await screen.findByText("Decided. Those concerned will get an email.");
    expect(confirmation.closest(".staff-action-result")).toBe(document.activeElement);
    expect(screen.queryByRole("button", { name: "Refuse" })).toBeNull();
    expect(server.asked("confirm-moving-out").map(({ body }) => body)).toMatchObject([{ movedOutOn: "2027-03-06" }]);
  });

  it("needs a reason for a refusal, and names the colleague who decided first", async () => {
    const { user, server } = await show(proof, {
      "refuse-moving-out": () =>
        refused("CASE_DECIDED", [{ path: "", errorCode: "CASE_DECIDED", params: { by: "Bo" } }]),
    });
    await user.click(await screen.findByRole("button", { name: "Refuse" }));
    await user.click(screen.getByRole("button", { name: "Refuse and write to the tenant" }));
    expect(errorAtFocus()).toMatch(/required/);
    await user.type(screen.getByLabelText("Reason"), "Not signed.");
    await user.click(screen.getByRole("button", { name: "Refuse and write to the tenant" }));
    expect(await screen.findByText(/Bo was first/)).toBeTruthy();
    expect(screen.getByText("Nothing was saved")).toBeTruthy();
    await waitFor(() => expect(server.asked("get-moving-out")).toHaveLength(2));
  });

  it("cannot be decided while the file is missing", async () => {
    await show({ ...proof, state: "PROOF" });
    expect(await screen.findByText("Proof is missing")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Confirm" })).toBeNull();
  });
});
