import type { StaffClaim } from "@kautia/contract";
import { texts } from "@kautia/locales";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import {
  connectionLost,
  type FakeReply,
  type FakeRequest,
  ok,
  refused,
} from "../../../../../../tools/vitest/fake-server.ts";
import { showApp } from "#testing/show-app.tsx";
import { errorAtFocus } from "#testing/error-at-focus.ts";

const claim: StaffClaim = {
  id: "00000000-0000-4000-8000-000000000001",
  refId: "0123456789abcdef01234567",
  contractNumber: "DE-7K4M-Q2XD",
  status: "ACTIVE",
  language: "de",
  tenantName: "Jana <b>ẞ</b>",
  landlordName: null,
  assignee: null,
  pending: null,
  approval: null,
  dueAt: null,
  warnings: [],
  draft: { decision: null, question: null, note: null },
  next: null,
  fullAddress: "Torstraße 12, 10119 Berlin",
  depositAmount: 1500,
  amount: 920.5,
  items: [
    { description: "Rent for March", amount: 800, granted: null },
    { description: "Floor", amount: 120.5, granted: null },
  ],
  reportedAt: "2027-02-01T09:00:00.000Z",
  objectUntil: "2027-03-01",
  mayObject: false,
  objection: { text: "It was like that.", at: "2027-02-02T09:00:00.000Z" },
  decision: null,
  payout: null,
  files: [],
  payoutAccount: null,
  mayPayOut: false,
  repayment: null,
  state: "OPEN",
  history: [
    { at: "2027-02-02T09:00:00.000Z", what: "OBJECTED", by: null },
    { at: "2027-02-01T09:00:00.000Z", what: "REPORTED", by: null },
  ],
};
const decision = { outcome: "PARTLY" as const, amount: 800, note: "Wear.", at: "2027-02-03T09:00:00.000Z" };
const payout = { amount: 800, on: "2027-02-04", reference: "K 1" };
const show = (of: StaffClaim, handlers: Record<string, (request: FakeRequest) => FakeReply> = {}) =>
  showApp({
    at: `/en/staff/claims/${claim.id}`,
    handlers: {
      "get-lang": () => ok(texts("en", "staff")),
      "get-staff-session": () =>
        ok({ person: { id: "ute", name: "Ute", email: "ute@example.com", role: "underwriter" } }),
      "get-staff-claim": () => ok(of),
      ...handlers,
    },
  });

describe("claim at the desk", () => {
  it("loads again without leaving the page when it could not be loaded", async () => {
    let isDown = true;
    const { user, server } = await show(claim, {
      "get-staff-claim": () => (isDown ? refused("PROVIDER_UNAVAILABLE") : ok(claim)),
    });
    const retry = await screen.findByRole("button", { name: "Try again" });
    isDown = false;
    await user.click(retry);
    expect(await screen.findByText("It was like that.")).toBeTruthy();
    expect(server.asked("get-staff-claim")).toHaveLength(2);
    expect(server.asked("get-staff-session")).toHaveLength(1);
  });

  it("is accepted in part with an amount per item, and focuses the confirmation", async () => {
    const { user, server } = await show(claim, {
      "grant-part-of-claim": () => ok({ ...claim, state: "GRANTED", decision }),
    });
    expect(await screen.findByText("It was like that.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Accept in part" }));
    const [rent, floor] = screen.getAllByLabelText(/^Accepted amount/);
    if (!rent || !floor) throw new Error("Missing amount field of an item");
    await user.type(rent, "800.01");
    await user.type(floor, "0");
    await user.type(screen.getByLabelText("Reason"), "Wear.");
    await user.click(screen.getByRole("button", { name: "Accept in part and tell both" }));
    expect(errorAtFocus()).toBe("must be less than €800 (or exactly €800)");
    expect(server.asked("grant-part-of-claim")).toEqual([]);
    await user.clear(rent);
    await user.type(rent, "800");
    expect(screen.getByText("€800.00 of €920.50 in total")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Accept in part and tell both" }));
    const confirmation = await screen.findByText("Decided. Both sides will get an email.");
    expect(confirmation.closest(".staff-action-result")).toBe(document.activeElement);
    expect(screen.queryByRole("button", { name: "Refuse" })).toBeNull();
    expect(server.asked("grant-part-of-claim").map(({ body }) => body)).toMatchObject([
      { amounts: [800, 0], note: "Wear." },
    ]);
  });

  it("names the button to use when everything or nothing is accepted, and the item without an amount", async () => {
    const { user, server } = await show(claim);
    await user.click(await screen.findByRole("button", { name: "Accept in part" }));
    const go = screen.getByRole("button", { name: "Accept in part and tell both" });
    await user.click(go);
    const alert = () => within(screen.getByRole("alert"));
    expect(alert().getByText("Accepted amount (Rent for March) is required")).toBeTruthy();
    expect(alert().getByText("Accepted amount (Floor) is required")).toBeTruthy();
    const rent = screen.getByLabelText("Accepted amount (Rent for March)");
    const floor = screen.getByLabelText("Accepted amount (Floor)");
    await user.type(screen.getByLabelText("Reason"), "Wear.");
    await user.type(rent, "0");
    await user.type(floor, "0");
    await user.click(go);
    expect(errorAtFocus()).toMatch(/Please use ‘Refuse’/);
    await user.clear(rent);
    await user.type(rent, "800");
    await user.clear(floor);
    await user.type(floor, "120.5");
    await user.click(go);
    expect(errorAtFocus()).toMatch(/Please use ‘Accept in full’/);
    expect(server.asked("grant-part-of-claim")).toEqual([]);
  });

  it("names the colleague who decided first, and loads the claim again", async () => {
    let now = claim;
    const { user } = await show(claim, {
      "get-staff-claim": () => ok(now),
      "refuse-claim": () => {
        now = { ...claim, state: "GRANTED", decision };
        const params = { by: "Bo", on: "2027-02-03" };
        return refused("CASE_DECIDED", [{ path: "", errorCode: "CASE_DECIDED", params }]);
      },
    });
    await user.click(await screen.findByRole("button", { name: "Refuse" }));
    await user.type(screen.getByLabelText("Reason"), "No proof.");
    await user.click(screen.getByRole("button", { name: "Refuse and tell both" }));
    expect(await screen.findByText("Granted, payout follows")).toBeTruthy();
    const reason = screen.getByText(/^Bo was first, on 3 February 2027\. You now see/);
    expect(reason.closest(".staff-action-result")).toBe(document.activeElement);
    expect(screen.getByText("Nothing was saved")).toBeTruthy();
    expect(screen.getByText("No proof.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Refuse" })).toBeNull();
  });

  it("cannot be decided while the tenant can still object", async () => {
    await show({ ...claim, state: "OBJECTION", mayObject: true, objection: null });
    expect(await screen.findByText("Tenant may object until 1 March 2027")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Refuse" })).toBeNull();
  });

  it("shows the landlord's account masked until somebody opens it, and no form while there is none", async () => {
    const granted: StaffClaim = { ...claim, state: "GRANTED", decision };
    const account = { iban: "DE•• •••• 3000", holder: "Otto Kern", since: "2027-02-01T09:00:00.000Z", coming: null };
    await show(granted);
    expect(await screen.findByText(/accept no IBAN by email or phone/)).toBeTruthy();
    expect(screen.queryByLabelText("Amount transferred")).toBeNull();
    cleanup();
    const replies = [refused("STEP_NOT_ALLOWED"), ok({ iban: "DE89370400440532013000", holder: "Otto Kern" })];
    const { user } = await show(
      { ...granted, mayPayOut: true, payoutAccount: account },
      { "open-payout-account": () => replies.shift() ?? connectionLost() },
    );
    expect(await screen.findByText("DE•• •••• 3000")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Show the IBAN" }));
    expect(await screen.findByText(/^You can’t do this right now/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Show the IBAN" }));
    expect(await screen.findByText("DE89 3704 0044 0532 0130 00")).toBeTruthy();
    expect(screen.getByText("This is now in the audit log.")).toBeTruthy();
    expect(screen.getByLabelText("Amount transferred")).toBeTruthy();
  });

  it("records the payout of a granted claim, and focuses the confirmation", async () => {
    const granted: StaffClaim = { ...claim, state: "GRANTED", decision, mayPayOut: true };
    const replies = [() => refused("FIELD_INVALID", [{ path: "amount", errorCode: "FIELD_INVALID", params: {} }])];
    const { user, server } = await show(granted, {
      "record-claim-payout": () =>
        (replies.shift() ?? (() => ok({ ...granted, state: "PAID", mayPayOut: false, payout })))(),
    });
    expect(await screen.findByText("Granted, payout follows")).toBeTruthy();
    const amount = screen.getByLabelText("Amount transferred");
    await user.type(amount, "880");
    await user.type(screen.getByLabelText("Reference of the transfer"), "K 1");
    const group = screen.getByRole("group", { name: "Transferred on" });
    const [day, month, year] = within(group).getAllByRole("textbox");
    if (!day || !month || !year) throw new Error("Missing parts of the date");
    await user.type(day, "4");
    await user.type(month, "2");
    await user.type(year, "2027");
    const record = screen.getByRole("button", { name: "Record the payout and tell both" });
    await user.click(record);
    expect(await screen.findAllByText(/Please enter exactly the accepted amount/)).toBeTruthy();
    await user.clear(amount);
    await user.type(amount, "800");
    await user.click(record);
    const confirmation = await screen.findByText("Payout recorded. Both sides will get an email.");
    expect(confirmation.closest(".staff-action-result")).toBe(document.activeElement);
    expect(server.asked("record-claim-payout").at(-1)?.body).toMatchObject({
      amount: 800,
      paidOn: "2027-02-04",
      reference: "K 1",
    });
    expect(screen.getByText("Paid out")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Record the payout and tell both" })).toBeNull();
  });

  it("shows the repayment before and after the tenant chose a plan", async () => {
    const repayment = {
      claimId: claim.id,
      amount: 800,
      paid: 0,
      state: "CHOICE" as const,
      chooseUntil: "2027-02-17",
      dueOn: "2027-03-03",
      planned: null,
      instalments: [],
      choices: [],
    };
    const decided: StaffClaim = { ...claim, decision, payout, state: "PAID", repayment };
    await show(decided);
    expect(await screen.findByText("€800.00, not planned yet")).toBeTruthy();
    expect(
      screen.getByText(/can choose until 17 February 2027\. Without a choice they get an invoice, due on 3 March/),
    ).toBeTruthy();
    cleanup();
    const base = { amount: 400, failedOn: null, nextTryOn: null, paidOn: null };
    const instalments = [
      { ...base, number: 1, on: "2027-03-03", state: "PAID" as const, paidOn: "2027-03-03" },
      { ...base, number: 2, on: "2027-04-03", state: "UNPAID" as const, failedOn: "2027-04-03" },
    ];
    const planned = { on: "2027-02-03", by: "tenant" as const };
    await show({ ...decided, repayment: { ...repayment, state: "OVERDUE", paid: 400, planned, instalments } });
    expect(await screen.findByText("€800.00, a charge is open")).toBeTruthy();
    for (const text of ["Chosen by the tenant on 3 February 2027.", ", paid on 3 March 2027", "€400.00 of €800.00"])
      expect(screen.getByText(text)).toBeTruthy();
  });

  it("is refused with a template in the readers' language, which can be changed", async () => {
    const { user, server } = await show(claim, {
      "get-lang": ({ language }) => ok(texts(language === "de" ? "de" : "en", "staff")),
      "refuse-claim": () => ok({ ...claim, state: "REFUSED", decision: { ...decision, outcome: "REFUSED" } }),
    });
    await screen.findByText("It was like that.");
    await user.click(screen.getByRole("button", { name: "Refuse" }));
    const reason = screen.getByLabelText<HTMLTextAreaElement>("Reason");
    const template = screen.getByRole("combobox", { name: "Template" });
    await user.selectOptions(template, "No evidence");
    await waitFor(() => expect(reason.value).toMatch(/^Für die geforderten Beträge fehlen/));
    await user.selectOptions(template, "Normal wear and tear");
    await waitFor(() => expect(reason.value).toMatch(/^Wir haben geprüft/));
    await user.selectOptions(template, "None, I write it myself");
    expect(reason.value).toBe("");
    await user.selectOptions(template, "Normal wear and tear");
    await waitFor(() => expect(reason.value).toMatch(/^Wir haben geprüft/));
    await user.type(reason, " Bitte melden Sie sich.");
    await user.click(screen.getByRole("button", { name: "Refuse and tell both" }));
    await screen.findByText(/^Decided/);
    expect(server.asked("refuse-claim")[0]?.body["note"]).toMatch(/^Wir haben geprüft.* Bitte melden Sie sich\.$/);
  });

  it("keeps a reason that was typed when the language changes", async () => {
    const { user, server } = await show(claim, {
      "get-lang": ({ language }) => ok(texts(language === "de" ? "de" : "en", "staff")),
    });
    await user.click(await screen.findByRole("button", { name: "Refuse" }));
    await user.type(screen.getByLabelText("Reason"), "Only wear.");
    await user.click(screen.getByRole("button", { name: "Language: English" }));
    await user.click(screen.getByRole("link", { name: "Deutsch" }));
    expect(await screen.findByLabelText("Begründung")).toHaveProperty("value", "Only wear.");
    expect(server.asked("get-staff-claim")).toHaveLength(1);
  });

  it("is taken and given back by the same button, and assigned to a colleague", async () => {
    const people = [
      { id: "bo", name: "Bo" },
      { id: "ute", name: "Ute" },
    ];
    const { user, server } = await show(claim, {
      "assign-work": () => {
        const to = server.asked("assign-work").at(-1)?.body["to"];
        return ok({ assignee: people.find(({ id }) => id === to) ?? null });
      },
      "list-colleagues": () => ok({ colleagues: people }),
    });
    await user.click(await screen.findByRole("button", { name: "Take" }));
    const giveBack = await screen.findByRole("button", { name: "Give back" });
    expect(document.activeElement).toBe(giveBack);
    await user.click(screen.getByRole("button", { name: "Assign to …" }));
    await user.selectOptions(await screen.findByRole("combobox", { name: "Colleague" }), "Bo");
    await user.click(screen.getByRole("button", { name: "Assign" }));
    expect(await screen.findByText("Assigned to Bo")).toBeTruthy();
    expect(server.asked("assign-work").map(({ params, body }) => [params["kind"], body["to"], body["seen"]])).toEqual([
      ["CLAIM", "ute", null],
      ["CLAIM", "bo", "ute"],
    ]);
  });

  it("shows who had a closed claim, and offers nobody to take it", async () => {
    await show({ ...claim, state: "REFUSED", decision, assignee: { id: "bo", name: "Bo" } });
    expect(await screen.findByText("Assigned to Bo")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Take" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Assign to …" })).toBeNull();
  });

  it("says who was first, and who has it now", async () => {
    const { user } = await show(claim, {
      "assign-work": () =>
        refused("WORK_TAKEN", [{ path: "", errorCode: "WORK_TAKEN", params: { by: "Bo", id: "bo" } }]),
    });
    await user.click(await screen.findByRole("button", { name: "Take" }));
    expect(await screen.findByText("Bo has taken this already.")).toBeTruthy();
    expect(screen.getByText("Assigned to Bo")).toBeTruthy();
  });
});
