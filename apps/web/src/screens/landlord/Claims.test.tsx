import type { Claim, LandlordView } from "@kautia/contract";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { connectionLost, type FakeReply, ok, refused } from "../../../../../tools/vitest/fake-server.ts";
import { sampleLandlordView } from "../../testing/sample-landlord-view.ts";
import { showApp } from "../../testing/show-app.tsx";
import { errorAtFocus } from "../../testing/error-at-focus.ts";

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
  decision: null,
  payout: null,
  files: [],
};

const show = (view: LandlordView, handlers: Record<string, () => FakeReply> = {}) =>
  showApp({ at: `/en/landlord/${token}`, handlers: { "get-landlord-view": () => ok(view), ...handlers } });
const card = () => within(screen.getByRole("region", { name: "Claims" }));

describe("claims on the landlord screen", () => {
  it("keeps the input when the connection is lost, reports the claim on retry and shows it", async () => {
    let lost = true;
    const { user, server } = await show(inForce, {
      "report-claim": () => (lost ? connectionLost() : ok({ ...inForce, claims: [claim], claimable: 1379.5 })),
    });
    await user.click(await screen.findByRole("button", { name: "Report a claim" }));
    expect(document.activeElement).toBe(screen.getByLabelText("What is it for?"));
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(document.activeElement).toBe(card().getByRole("heading", { name: "Claims" }));
    await user.click(screen.getByRole("button", { name: "Report a claim" }));
    await user.type(screen.getByLabelText("Amount"), "120.5");
    await user.type(screen.getByLabelText("What is it for?"), "Scratches");
    await user.click(screen.getByRole("button", { name: "Check the claim" }));
    expect(server.asked("report-claim")).toEqual([]);
    const review = within(screen.getByRole("dialog", { name: "Report a claim of €120.50?" }));
    expect(review.getByText("Scratches")).toBeTruthy();
    await user.click(review.getByRole("button", { name: "Report claim" }));
    lost = false;
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    await user.click(screen.getByRole("button", { name: "Report claim" }));
    expect(await screen.findByText("Your claim is reported")).toBeTruthy();
    expect(document.activeElement).toBe(card().getByRole("heading", { name: "Claims" }));
    expect(card().getByText("€120.50, reported on 11 January 2027")).toBeTruthy();
    expect(card().getByText("The tenant can object until 8 February 2027.")).toBeTruthy();
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
      await user.click(await screen.findByRole("button", { name: "Report a claim" }));
      await user.type(screen.getByLabelText("Amount"), amount);
      await user.type(screen.getByLabelText("What is it for?"), "Scratches");
      await user.click(screen.getByRole("button", { name: "Check the claim" }));
      await user.click(screen.getByRole("button", { name: "Report claim" }));
    };
    await report("120.5");
    const retry = await screen.findByRole("button", { name: "Try again" });
    lost = false;
    await user.click(retry);
    await user.click(screen.getByRole("button", { name: "Report claim" }));
    await screen.findByText("Your claim is reported");
    await report("120.5");
    await screen.findByText("Your claim is reported");
    const [first, again, other] = server.asked("report-claim").map(({ key }) => key);
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect(again).toBe(first);
    expect(other).toMatch(/^[\da-f-]{36}$/);
    expect(other).not.toBe(first);
  });

  it("refuses a claim above the remaining guarantee, and shows the same error from the server", async () => {
    const { user, server } = await show(inForce, { "report-claim": () => refused("CLAIM_AMOUNT_BIGGER_THAN_DEPOSIT") });
    await user.click(await screen.findByRole("button", { name: "Report a claim" }));
    await user.type(screen.getByLabelText("Amount"), "1500.01");
    await user.type(screen.getByLabelText("What is it for?"), "Rent");
    await user.click(screen.getByRole("button", { name: "Check the claim" }));
    const message = /The deposit coverage is less than the claim amount\./;
    expect(errorAtFocus()).toMatch(message);
    expect(server.asked("report-claim")).toEqual([]);
    await user.clear(screen.getByLabelText("Amount"));
    await user.type(screen.getByLabelText("Amount"), "1500");
    await user.click(screen.getByRole("button", { name: "Check the claim" }));
    await user.click(screen.getByRole("button", { name: "Report claim" }));
    expect(await within(await screen.findByRole("alert")).findByText(message)).toBeTruthy();
    expect(server.asked("report-claim")).toHaveLength(1);
  });

  it("names the item of each error once there are several", async () => {
    const { user } = await show(inForce);
    await user.click(await screen.findByRole("button", { name: "Report a claim" }));
    const report = screen.getByRole("button", { name: "Check the claim" });
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
    const { user, server } = await show(inForce, { "report-claim": () => ok({ ...inForce, claims: [claim] }) });
    await user.click(await screen.findByRole("button", { name: "Report a claim" }));
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
    await user.click(screen.getByRole("button", { name: "Report claim" }));
    expect(await screen.findByText("Your claim is reported")).toBeTruthy();
    expect(server.asked("report-claim").map(({ body }) => body["items"])).toEqual([
      [
        { description: "Rent", amount: 0.1 },
        { description: "Key", amount: 0.2 },
      ],
    ]);
  });

  it("shows the decision for each item with its reason", async () => {
    const decision = {
      outcome: "PARTLY" as const,
      amount: 100,
      note: "The rest is wear.",
      at: "2027-02-10T09:00:00.000Z",
    };
    const items = [{ description: "Floor", amount: 120.5, granted: 100 }];
    await show({ ...inForce, claims: [{ ...claim, mayObject: false, items, decision }] });
    expect(await screen.findByText("€100.00 of €120.50")).toBeTruthy();
    expect(card().getByText("Accepted in part: €100 for the landlord.")).toBeTruthy();
    expect(card().getByText("The rest is wear.")).toBeTruthy();
    expect(card().queryByText(/will look at both sides/)).toBeNull();
  });

  it.each<[string, Partial<LandlordView>, string | RegExp]>([
    ["the link is read-only", { mayAnswer: false, claims: [claim] }, /120\.50, reported/],
    ["cover has not started", { status: "ACCEPTED", claimable: null }, "Accepted. Thank you!"],
    [
      "the whole guarantee is claimed",
      { claims: [{ ...claim, amount: 1500 }], claimable: 0 },
      "The whole guarantee has already been claimed.",
    ],
  ])("does not offer to report a claim when %s", async (_reason, view, text) => {
    await show({ ...inForce, ...view });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Report a claim" })).toBeNull();
  });

  it("shows the tenant's objection word for word", async () => {
    const objection = { text: "They were there before.", at: "2027-01-12T09:00:00.000Z" };
    await show({ ...inForce, claims: [{ ...claim, mayObject: false, objection }] });
    expect(await screen.findByText("They were there before.")).toBeTruthy();
    expect(card().getByText("Objected on 12 January 2027:")).toBeTruthy();
    expect(card().getByText(/will look at both sides/)).toBeTruthy();
  });
});
