import type { Claim } from "@kautia/contract";
import { act, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ok, refused } from "../../../../../tools/vitest/fake-server.ts";
import { fakeUploads } from "../../testing/fake-upload.ts";
import { samplePolicy } from "../../testing/sample-policy.ts";
import { showApp } from "../../testing/show-app.tsx";
import { errorAtFocus } from "../../testing/error-at-focus.ts";

const claim: Claim = {
  id: "00000000-0000-4000-8000-000000000001",
  amount: 120.5,
  items: [{ description: "Scratches in the floor.", amount: 120.5, granted: null }],
  reportedAt: "2027-01-11T09:00:00.000Z",
  objectUntil: "2027-02-08",
  mayObject: true,
  objection: null,
  mayAgree: true,
  agreedAt: null,
  decision: null,
  payout: null,
  files: [],
};
const policy = { ...samplePolicy, claims: [claim] };
const uploads = fakeUploads();
const show = (handlers = {}, claims = policy.claims) =>
  showApp({
    at: "/en/policies/DE-2155-XHAZ-P/claims",
    handlers: {
      "get-session": () => ok({ email: "jana@example.com" }),
      "list-policies": () => ok({ email: "jana@example.com", policies: [{ ...policy, claims }] }),
      ...handlers,
    },
  });

describe("claims page of a contract", () => {
  it("sends an objection with a reason, and does not offer it again", async () => {
    const objection = { text: "They were there before.", at: "2027-01-12T09:00:00.000Z" };
    const { user, server } = await show({
      "object-to-claim": () => ok({ ...policy, claims: [{ ...claim, mayObject: false, objection }] }),
    });
    expect(
      await screen.findByText(
        "You can object until 8 February 2027. We only decide once you’ve answered or the time is over.",
      ),
    ).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Object" }));
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    const holdsFocus = () => document.activeElement?.contains(screen.getByText("Scratches in the floor."));
    expect([holdsFocus(), document.activeElement === document.body]).toEqual([true, false]);
    await user.click(screen.getByRole("button", { name: "Object" }));
    await user.click(screen.getByRole("button", { name: "Send objection" }));
    expect(errorAtFocus()).toMatch(/Field required!/);
    await user.type(screen.getByLabelText("Why don’t you agree?"), objection.text);
    await user.click(screen.getByRole("button", { name: "Send objection" }));
    expect(await screen.findByText("You objected on 12 January 2027:")).toBeTruthy();
    expect([holdsFocus(), document.activeElement === document.body]).toEqual([true, false]);
    expect(screen.queryByRole("button", { name: "Object" })).toBeNull();
    const asked = server.asked("object-to-claim").map(({ params, body }) => [params, body]);
    expect(asked).toMatchObject([[{ refId: policy.refId, claimId: claim.id }, { text: objection.text }]]);
  });

  it("links the landlord's checked files and uploads the tenant's files with the objection", async () => {
    const landlords = {
      id: "f1",
      by: "landlord" as const,
      fileName: "bill <b>.pdf",
      contentType: "application/pdf",
      size: 2_048,
      checked: true,
      uploadedAt: "2027-01-11T10:00:00.000Z",
    };
    const waiting = { ...landlords, id: "f2", fileName: "late.pdf", checked: false };
    const { user } = await show({}, [{ ...claim, files: [landlords, waiting] }]);
    const link = await screen.findByRole("link", { name: /^bill <b>\.pdf/ });
    expect(link.getAttribute("href")).toBe(`/api/v1/policies/${policy.refId}/claims/${claim.id}/files/f1`);
    expect(screen.queryByRole("link", { name: /late/ })).toBeNull();
    expect(screen.queryAllByLabelText(/Bills and photos/)).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Object" }));
    const [field] = screen.getAllByLabelText<HTMLInputElement>(/Bills and photos/);
    if (!field) throw new Error("No upload field");
    await user.upload(field, new File(["%PDF-1.7"], "proof.pdf", { type: "application/pdf" }));
    const [sent] = uploads;
    expect([sent?.url, [...(sent?.form.keys() ?? [])]]).toEqual([
      `/api/v1/policies/${policy.refId}/claims/${claim.id}/files`,
      ["file"],
    ]);
    await act(async () => sent?.answer(ok({ ...landlords, id: "f3", by: "tenant", fileName: "proof.pdf" })));
    expect(await screen.findByText("proof.pdf")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /Remove/ })).toBeNull();
  });

  it("asks once more before the tenant agrees, says what it means, and then offers neither answer", async () => {
    const agreed = { ...claim, mayObject: false, mayAgree: false, agreedAt: "2027-01-12T09:00:00.000Z" };
    const { user, server } = await show({ "agree-to-claim": () => ok({ ...policy, claims: [agreed] }) });
    await user.click(await screen.findByRole("button", { name: "Agree" }));
    const dialog = within(screen.getByRole("dialog", { name: "Agree to the claim of €120.50?" }));
    for (const meaning of [
      "We decide sooner, without waiting until 8 February 2027. We still examine the claim.",
      "If we pay, you owe us this amount: €120.50 at most.",
      "You can no longer object, and you can’t take this back.",
    ])
      expect(dialog.getByText(meaning)).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Not now" }));
    expect(server.asked("agree-to-claim")).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Agree" }));
    await user.click(screen.getByRole("button", { name: "Agree and don’t object" }));
    expect(await screen.findByText("You agreed on 12 January 2027.")).toBeTruthy();
    expect(screen.getByText(/^Someone from our team will examine the claim/)).toBeTruthy();
    expect(document.activeElement?.contains(screen.getByText("Scratches in the floor."))).toBe(true);
    for (const name of ["Agree", "Object"]) expect(screen.queryByRole("button", { name })).toBeNull();
    expect(server.asked("agree-to-claim")).toMatchObject([{ params: { refId: policy.refId, claimId: claim.id } }]);
  });

  it("does not offer to agree to tenants who signed together", async () => {
    await show({}, [{ ...claim, mayAgree: false }]);
    expect(await screen.findByRole("button", { name: "Object" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Agree" })).toBeNull();
  });

  it("shows how things stand when it is too late to agree", async () => {
    const over = { ...claim, mayObject: false, mayAgree: false };
    const { user } = await show({
      "agree-to-claim": () => refused("STEP_NOT_ALLOWED"),
      "get-policy": () => ok({ ...policy, claims: [over] }),
    });
    await user.click(await screen.findByRole("button", { name: "Agree" }));
    await user.click(screen.getByRole("button", { name: "Agree and don’t object" }));
    expect(await screen.findByText("You can’t agree any more. Below is how things stand now.")).toBeTruthy();
    expect(screen.getByText("Nobody objected by 8 February 2027.")).toBeTruthy();
  });

  it("says that nobody objected when the deadline has passed", async () => {
    await show({}, [{ ...claim, mayObject: false }]);
    expect(await screen.findByText("Nobody objected by 8 February 2027.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Object" })).toBeNull();
  });

  it("leads to the login when the session has ended", async () => {
    const { user, path } = await show({ "object-to-claim": () => refused("LOGIN_REQUIRED") });
    await user.click(await screen.findByRole("button", { name: "Object" }));
    await user.type(screen.getByLabelText("Why don’t you agree?"), "No.");
    await user.click(screen.getByRole("button", { name: "Send objection" }));
    expect(await screen.findByRole("heading", { name: "Log in" })).toBeTruthy();
    expect(path()).toBe("/en/login?page=policy-claims&contract=DE-2155-XHAZ-P");
  });
});
