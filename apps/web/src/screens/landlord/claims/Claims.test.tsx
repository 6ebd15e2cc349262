import type { Claim, LandlordView } from "@kautia/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { connectionLost, type FakeReply, ok, refused } from "../../../../../../tools/vitest/fake-server.ts";
import { sampleLandlordView } from "#testing/sample-landlord-view.ts";
import { showApp } from "#testing/show-app.tsx";
import { errorAtFocus } from "#testing/error-at-focus.ts";

const token = "fedcba9876543210fedcba9876543210";
const inForce: LandlordView = {
  ...sampleLandlordView,
  status: "ACTIVE",
  coverStart: "2026-12-01",
  answeredAt: "2026-11-22T09:00:00.000Z",
  claimable: 1500,
};
const claim: Claim = {
  id: "00000000-0000-4000-8000-000000000001",
  amount: 120.5,
  items: [{ description: "Scratches in the floor", amount: 120.5, granted: null }],
  reportedAt: "2027-01-10T23:30:00.000Z",
  objectUntil: "2027-02-08",
  mayObject: true,
  objection: null,
  mayAgree: true,
  agreedAt: null,
  decision: null,
  payout: null,
  files: [],
};

const show = (view: LandlordView, handlers: Record<string, () => FakeReply> = {}, page = "") =>
  showApp({ at: `/en/landlord/${token}${page}`, handlers: { "get-landlord-view": () => ok(view), ...handlers } });
const page = () => within(screen.getByRole("main"));

describe("claims on the landlord screen", () => {
  it("keeps the input when the connection is lost, reports the claim on retry and shows it", async () => {
    let lost = true;
    const { user, server } = await show(inForce, {
      "report-claim": () => (lost ? connectionLost() : ok({ ...inForce, claims: [claim], claimable: 1379.5 })),
    });
    await user.click(await screen.findByRole("link", { name: "Report a claim" }));
    await user.type(await screen.findByLabelText("Amount"), "120.5");
    await user.type(screen.getByLabelText("What is it for?"), "Scratches");
    await user.click(screen.getByRole("button", { name: "Check the claim" }));
    expect(server.asked("report-claim")).toEqual([]);
    expect(await screen.findByRole("heading", { name: "Report a claim of €120.50?" })).toBeTruthy();
    expect(page().getByText("Scratches")).toBeTruthy();
    await user.click(page().getByRole("button", { name: "Report claim" }));
    lost = false;
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    const end = await screen.findByRole("heading", { name: "Your claim is reported" });
    await waitFor(() => expect(document.activeElement).toBe(end));
    expect(page().getByText(/^You are claiming €120\.50\..+ object until 8 February 2027\./)).toBeTruthy();
    expect(server.asked("report-claim").map(({ body }) => body)).toMatchObject([
      { items: [{ amount: 120.5, description: "Scratches" }] },
      { items: [{ amount: 120.5, description: "Scratches" }] },
    ]);
  });

  it("repeats a claim whose answer was lost with the same key, and sends another claim with another key", async () => {
    let lost = true;
    const { user, server } = await show(inForce, {
      "report-claim": () => (lost ? connectionLost() : ok({ ...inForce, claims: [claim], claimable: 1379.5 })),
    });
    const report = async (amount: string) => {
      await user.click(await screen.findByRole("link", { name: "Report a claim" }));
      await user.type(await screen.findByLabelText("Amount"), amount);
      await user.type(screen.getByLabelText("What is it for?"), "Scratches");
      await user.click(screen.getByRole("button", { name: "Check the claim" }));
      await user.click(await screen.findByRole("button", { name: "Report claim" }));
    };
    await report("120.5");
    const retry = await screen.findByRole("button", { name: "Try again" });
    lost = false;
    await user.click(retry);
    await screen.findByText("Your claim is reported");
    await user.click(screen.getByRole("link", { name: "To the guarantee" }));
    await report("120.5");
    await screen.findByText("Your claim is reported");
    const [first, again, other] = server.asked("report-claim").map(({ key }) => key);
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect(again).toBe(first);
    expect(other).toMatch(/^[\da-f-]{36}$/);
    expect(other).not.toBe(first);
  });

  it("refuses a claim above the remaining guarantee, and shows the same error from the server", async () => {
    const { user, server } = await show(
      inForce,
      { "report-claim": () => refused("CLAIM_AMOUNT_BIGGER_THAN_DEPOSIT") },
      "/claim",
    );
    await user.type(await screen.findByLabelText("Amount"), "1500.01");
    await user.type(screen.getByLabelText("What is it for?"), "Rent");
    await user.click(screen.getByRole("button", { name: "Check the claim" }));
    const message = /The deposit coverage is less than the claim amount\./;
    expect(errorAtFocus()).toMatch(message);
    expect(server.asked("report-claim")).toEqual([]);
    await user.clear(screen.getByLabelText("Amount"));
    await user.type(screen.getByLabelText("Amount"), "1500");
    await user.click(screen.getByRole("button", { name: "Check the claim" }));
    await user.click(await screen.findByRole("button", { name: "Report claim" }));
    expect(await within(await screen.findByRole("alert")).findByText(message)).toBeTruthy();
    expect(server.asked("report-claim")).toHaveLength(1);
  });

  it("names the item of each error once there are several", async () => {
    const { user } = await show(inForce, {}, "/claim");
    const report = await screen.findByRole("button", { name: "Check the claim" });
    const lines = () => within(screen.getByRole("alert")).getAllByRole("link");
    await user.type(screen.getByLabelText("What is it for?"), "Rent");
    await user.click(report);
    expect(errorAtFocus()).toBe("Field required! Enter the amount.");
    await user.click(screen.getByRole("button", { name: "Add an item" }));
    const second = within(screen.getByRole("group", { name: "Item 2" }));
    await user.type(second.getByLabelText("Amount"), "much");
    await user.click(report);
    expect(lines().map(({ textContent }) => textContent)).toEqual([
      "Item 1 – Amount is required",
      "Item 2 – What is it for? Field required! Write what the amount is for.",
      "Item 2 – Amount: This field is invalid. Please enter an amount such as 1,250.50.",
    ]);
  });

  it("adds up several items, and leaves the others unchanged when one is removed", async () => {
    const { user, server } = await show(
      inForce,
      { "report-claim": () => ok({ ...inForce, claims: [claim] }) },
      "/claim",
    );
    await screen.findByLabelText("Amount");
    const item = (number: number) => within(screen.getByRole("group", { name: `Item ${number}` }));
    const fill = async (number: number, what: string, amount: string) => {
      await user.type(item(number).getByLabelText("What is it for?"), what);
      await user.type(item(number).getByLabelText("Amount"), amount);
    };
    await fill(1, "Rent", "0.1");
    for (const [number, what] of [
      [2, "Lamp"],
      [3, "Key"],
    ] as const) {
      await user.click(screen.getByRole("button", { name: "Add an item" }));
      await fill(number, what, "0.2");
    }
    expect(screen.getByText("€0.50 in total, €1,500 at most.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Remove Item 2" }));
    await user.click(screen.getByRole("button", { name: "Check the claim" }));
    await user.click(await screen.findByRole("button", { name: "Report claim" }));
    expect(await screen.findByText("Your claim is reported")).toBeTruthy();
    expect(server.asked("report-claim").map(({ body }) => body["items"])).toEqual([
      [
        { description: "Rent", amount: 0.1 },
        { description: "Key", amount: 0.2 },
      ],
    ]);
  });

  it("says before, while and after releasing that an open claim goes on, and asks for the account beside that", async () => {
    const asked = { status: "CANCELLATION_REQUESTED", mayRelease: true, asksForAccount: true } as const;
    const view: LandlordView = { ...inForce, ...asked, claims: [claim] };
    const { user } = await show(view, {
      "release-as-landlord": () => ok({ ...view, status: "ENDED", mayRelease: false, claimable: null }),
    });
    const goesOn = "What you’ve already reported, we keep looking at after the release, too.";
    expect(await screen.findByText("Is anything else still open?")).toBeTruthy();
    expect(screen.getByText(goesOn)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Enter account" })).toBeTruthy();
    await user.click(screen.getByRole("link", { name: "Release the guarantee" }));
    await user.click(await screen.findByRole("button", { name: "Release the guarantee" }));
    expect(screen.getByText(goesOn)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Sign release" }));
    expect(await screen.findByText(/^You’ve released the guarantee, and we’ve told/)).toBeTruthy();
    expect(screen.getByText(goesOn)).toBeTruthy();
  });

  it("shows the decision for each item with its reason", async () => {
    const decision = {
      outcome: "PARTLY" as const,
      amount: 100,
      note: "The rest is wear.",
      at: "2027-02-10T09:00:00.000Z",
    };
    const items = [{ description: "Floor", amount: 120.5, granted: 100 }];
    await show({ ...inForce, claims: [{ ...claim, mayObject: false, items, decision }] }, {}, "/claims");
    expect(await screen.findByText("€100.00 of €120.50")).toBeTruthy();
    expect(page().getByText("We accepted part of the claim on 10 February 2027: €100.")).toBeTruthy();
    expect(page().getByText("The rest is wear.")).toBeTruthy();
    expect(page().queryByText(/will look at both sides/)).toBeNull();
  });

  it.each<[string, Partial<LandlordView>, string | RegExp]>([
    ["the link is read-only", { mayAnswer: false, claims: [claim] }, /^Claim for €120\.50/],
    ["cover has not started", { status: "ACCEPTED", claimable: null }, "You’ve accepted. Thank you!"],
    ["the whole guarantee is claimed", { claims: [{ ...claim, amount: 1500 }], claimable: 0 }, "Claim for €1,500"],
  ])("does not offer to report a claim when %s", async (_reason, view, text) => {
    await show({ ...inForce, ...view });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Report a claim" })).toBeNull();
  });

  it("shows the tenant's objection word for word", async () => {
    const objection = { text: "They were there before.", at: "2027-01-12T09:00:00.000Z" };
    await show({ ...inForce, claims: [{ ...claim, mayObject: false, objection }] }, {}, "/claims");
    expect(await screen.findByText("They were there before.")).toBeTruthy();
    expect(page().getByText("The tenant objected on 12 January 2027:")).toBeTruthy();
    expect(page().getByText(/will look at both sides/)).toBeTruthy();
  });
});
