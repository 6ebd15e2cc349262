import type { MovingOut, PolicyView } from "@kautia/contract";
import { act, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ok, refused } from "../../../../../../tools/vitest/fake-server.ts";
import { fakeUploads } from "#testing/fake-upload.ts";
import { samplePolicy } from "#testing/sample-policy.ts";
import { showApp } from "#testing/show-app.tsx";
import { errorAtFocus } from "#testing/error-at-focus.ts";

const leaving: PolicyView = {
  ...samplePolicy,
  status: "CANCELLATION_REQUESTED",
  wayOut: null,
  mayStay: true,
  mayProveMovingOut: true,
};
const reported: MovingOut = {
  movedOutOn: "2027-03-05",
  givenAt: "2027-03-12T09:00:00.000Z",
  state: "PROOF",
  files: [],
  confirmedOn: null,
  premiumUntil: null,
  note: null,
  decidedAt: null,
};
const uploads = fakeUploads();
const show = (policy: PolicyView, handlers = {}, page = "moving-out") =>
  showApp({
    at: `/en/policies/${policy.contractNumber}/${page}`,
    handlers: {
      "get-session": () => ok({ email: "jana@example.com" }),
      "list-policies": () => ok({ email: "jana@example.com", policies: [policy] }),
      ...handlers,
    },
  });
const button = (name: string) => screen.getByRole("button", { name });

describe("moving-out page of a contract", () => {
  it("asks for the date, then for a file, then says that the team reviews it", async () => {
    const file = {
      id: "f1",
      by: "tenant" as const,
      fileName: "protocol.pdf",
      contentType: "application/pdf",
      size: 2_048,
      checked: true,
      uploadedAt: "2027-03-12T09:01:00.000Z",
    };
    const { user, server } = await show(leaving, {
      "prove-moving-out": () => ok({ ...leaving, movingOut: reported }),
      "get-policy": () => ok({ ...leaving, movingOut: { ...reported, state: "OPEN", files: [file] } }),
    });
    await user.click(await screen.findByRole("button", { name: "Continue to proof" }));
    expect(errorAtFocus()).toMatch(/required/);
    await user.type(screen.getByRole("textbox", { name: "Day" }), "5");
    await user.type(screen.getByRole("textbox", { name: "Month" }), "3");
    await user.type(screen.getByRole("textbox", { name: "Year" }), "2027");
    await user.click(button("Continue to proof"));
    expect(await screen.findByText("Moved out on 5 March 2027")).toBeTruthy();
    expect(screen.getByText("Your proof is still missing.")).toBeTruthy();
    expect(document.activeElement?.contains(screen.getByText("Your proof is still missing."))).toBe(true);
    expect(server.asked("prove-moving-out").map(({ body }) => body)).toMatchObject([{ movedOutOn: "2027-03-05" }]);

    const [field] = screen.getAllByLabelText<HTMLInputElement>(/^Proof/);
    if (!field) throw new Error("No upload field");
    await user.upload(field, new File(["%PDF-1.7"], "protocol.pdf", { type: "application/pdf" }));
    const [sent] = uploads;
    expect(sent?.url).toBe(`/api/v1/policies/${leaving.refId}/moving-out/files`);
    await act(async () => sent?.answer(ok(file)));
    expect(await screen.findByText(/Someone from our team will check it/)).toBeTruthy();
  });

  it("shows the allowed dates when the date is out of range", async () => {
    const params = { earliest: "2027-02-01", latest: "2027-03-12" };
    const { user } = await show(leaving, {
      "prove-moving-out": () => refused("FIELD_INVALID", [{ path: "movedOutOn", errorCode: "FIELD_INVALID", params }]),
    });
    await screen.findByRole("button", { name: "Continue to proof" });
    await user.type(screen.getByRole("textbox", { name: "Day" }), "5");
    await user.type(screen.getByRole("textbox", { name: "Month" }), "3");
    await user.type(screen.getByRole("textbox", { name: "Year" }), "2047");
    await user.click(button("Continue to proof"));
    expect((await screen.findAllByText(/1 February 2027 to 12 March 2027/)).length).toBeGreaterThan(0);
  });

  it("shows the reason of a refusal word for word and offers to send another proof", async () => {
    await show({ ...leaving, movingOut: { ...reported, state: "REFUSED", note: "No <b>signature</b>.\nSorry." } });
    expect(await screen.findByText(/No <b>signature<\/b>/)).toBeTruthy();
    expect(button("Send other proof")).toBeTruthy();
  });

  it("shows when the premium ended after a confirmation, and offers no further action", async () => {
    const confirmed = { state: "CONFIRMED", confirmedOn: "2027-03-05", premiumUntil: "2027-03-10" } as const;
    const movingOut = { ...reported, ...confirmed, decidedAt: "2027-03-14T09:00:00.000Z" };
    await show({ ...leaving, mayStay: false, mayProveMovingOut: false, movingOut });
    expect(
      await screen.findByText(/^You moved out on 5 March 2027\. You owe no premium from 10 March 2027 on/),
    ).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Take back cancellation" })).toBeNull();
  });

  it("cancels and names the day in one step, and says first what that means", async () => {
    const wayOut = { way: "cancel" as const, refundAmount: 12.5, pendingRefund: 0, withdrawUntil: null };
    const { user, server } = await show(
      { ...samplePolicy, status: "ACTIVE", coverStart: "2026-12-01", wayOut },
      { "cancel-policy": () => ok({ ...leaving, movingOut: reported }) },
    );
    expect(await screen.findByText(/you’d get €12.50 back/)).toBeTruthy();
    const cancel = screen.getByRole("button", { name: "Cancel contract and continue" });
    await user.click(cancel);
    expect(errorAtFocus()).toMatch(/required/);
    await user.click(screen.getByRole("button", { name: "Today" }));
    await user.click(cancel);
    expect(await screen.findByText("Your proof is still missing.")).toBeTruthy();
    const today = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
    expect(server.asked("cancel-policy").map(({ body }) => body)).toMatchObject([{ movedOutOn: today }]);
    expect(server.asked("prove-moving-out")).toEqual([]);
  });

  it("ends with the money once the landlord has released", async () => {
    const refund = { amount: 96.8, pending: 96.8, paidOn: null };
    await show({ ...samplePolicy, status: "ENDED", coverStart: "2026-12-01", wayOut: null, refund });
    expect(await screen.findByText("€96.80 are on their way to you")).toBeTruthy();
  });

  it("leads to the withdrawal while the contract can be withdrawn from", async () => {
    await show(samplePolicy);
    expect(await screen.findByText(/You can still withdraw/)).toBeTruthy();
    const links = screen.getAllByRole("link", { name: "Withdraw from contract" });
    expect(links.map((link) => link.getAttribute("href"))).toContain(
      `/en/policies/${samplePolicy.contractNumber}/leaving`,
    );
  });
});

describe("taking the cancellation back", () => {
  it("asks for confirmation, then says that the contract continues", async () => {
    const wayOut = { way: "cancel" as const, refundAmount: 0, pendingRefund: 0, withdrawUntil: null };
    const { user } = await show(
      leaving,
      {
        "take-back-cancellation": () => ok({ ...samplePolicy, status: "ACTIVE", wayOut }),
      },
      "leaving",
    );
    await user.click(await screen.findByRole("button", { name: "Take back cancellation" }));
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Keep the contract" }));
    expect(await screen.findByText("Your contract continues")).toBeTruthy();
    expect(button("Confirm cancellation")).toBeTruthy();
  });

  it("shows an error and the current status when it is too late", async () => {
    const { user } = await show(
      leaving,
      {
        "take-back-cancellation": () => refused("POLICY_STATUS_CONFLICT"),
        "get-policy": () => ok({ ...samplePolicy, status: "ENDED", mayWrite: false, wayOut: null }),
      },
      "leaving",
    );
    await user.click(await screen.findByRole("button", { name: "Take back cancellation" }));
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Keep the contract" }));
    expect(await screen.findByText("Something has changed in the meantime")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Take back cancellation" })).toBeNull();
  });
});
