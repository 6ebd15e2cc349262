import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type FakeRequest, ok } from "../../../../../tools/vitest/fake-server.ts";
import { openAsStaff } from "../../testing/open-office.tsx";
import { samplePolicy, sampleTimeline } from "../../testing/sample-policy.ts";
import { words } from "../../testing/words.ts";

const id = samplePolicy.contractNumber;
const charge = {
  id: samplePolicy.todo[0]?.id,
  kind: "PREMIUM",
  number: 1,
  amount: 6.35,
  dueAt: "2027-03-01T10:00:00.000Z",
  state: "UNPAID",
  failures: 5,
  failureCode: "insufficient_funds",
  reference: null,
};
const open = (address: string, handlers = {}) =>
  openAsStaff(address, {
    "get-staff-policy": () => ok(samplePolicy),
    "list-timeline": () => ok({ rows: sampleTimeline, next: null }),
    "list-policy-charges": () => ok({ rows: [charge], total: 1 }),
    "list-policy-ledger": () => ok({ rows: [], total: 0 }),
    ...handlers,
  });

test("shows what is to do and what happened, and keeps the filter in the address", async () => {
  const { history, server, user } = open(`/staff/policies/${id}`);
  const heading = await screen.findByRole("heading", { level: 1, name: `Jana <b>ẞ</b>, ${id}` });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByRole("link", { name: words("office.todo.CHARGE_FAILED") }).getAttribute("href")).toBe(
    `/en/staff/policies/${id}/money`,
  );
  const timeline = screen.getByRole("region", { name: words("office.timeline") });
  expect(await within(timeline).findByText(/Call with the tenant/)).toBeDefined();
  expect(within(timeline).getByText("€6.35").closest("p")?.textContent).toBe("Charge failed €6.35");
  await user.click(within(timeline).getByRole("link", { name: "Money" }));
  expect(history.location.search).toBe("?group=MONEY");
  expect(server.asked("list-timeline").at(-1)?.query).toMatchObject({ group: "MONEY" });
});

test.each([
  [samplePolicy.refId, ""],
  [`${samplePolicy.refId}/money`, "/money"],
  [`${samplePolicy.refId}?tab=ledger`, "/money"],
  [`${samplePolicy.refId}?tab=application`, "/contract"],
])("leads the earlier address %s on to the tab", async (earlier, tab) => {
  const { history } = open(`/staff/policies/${earlier}`);
  await screen.findByRole("heading", { level: 1 });
  expect(history.location.pathname + history.location.search).toBe(`/en/staff/policies/${id}${tab}`);
});

test("shows a mail as it will be read before it is sent", async () => {
  const { history, server, user } = open(`/staff/policies/${id}/write`, {
    "preview-message": () => ok({ to: "otto@example.com", language: "en", subject: "Hello", text: "Dear Otto" }),
    "write-message": () => ok({ sent: true }),
  });
  await user.click(await screen.findByRole("radio", { name: /Landlord/ }));
  await user.type(screen.getByLabelText("Subject"), "Hello");
  await user.type(screen.getByLabelText("Message"), "It works.");
  await user.click(screen.getByRole("button", { name: words("office.write.look") }));
  expect(await screen.findByText(/Dear Otto/)).toBeDefined();
  expect(server.asked("write-message")).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByText("The email is on its way.")).toBeDefined();
  expect(server.asked("write-message")[0]?.body).toEqual({
    to: "LANDLORD",
    coTenantId: null,
    subject: "Hello",
    message: "It works.",
  });
  expect(history.location.pathname).toBe(`/en/staff/policies/${id}`);
});

test("shows a document beside the list, as wide as its frame", async () => {
  open(`/staff/policies/${id}/documents?show=contract`);
  const frame = await screen.findByTitle(words("office.viewer"));
  expect(frame.getAttribute("src")).toMatch(/\/documents\/contract#navpanes=0&view=FitH$/);
});

test("charges again only after a question", async () => {
  const { server, user } = open(`/staff/policies/${id}/money`, { "retry-charge": () => ok({ due: true }) });
  await user.click(await screen.findByRole("button", { name: words("office.retry") }));
  expect(server.asked("retry-charge")).toEqual([]);
  const dialog = await screen.findByRole("dialog");
  await user.click(within(dialog).getByRole("button", { name: words("office.retry") }));
  expect(await screen.findByText(words("office.retry.done"))).toBeDefined();
});

test("asks a colleague to approve a transfer of exactly what is owed", async () => {
  const { server, user } = open(`/staff/policies/${id}/money/${charge.id}`, {
    "record-bank-payment": () => ok({ asked: true }),
  });
  await user.type(await screen.findByLabelText(/reference/i), "KAUTIA 1");
  await user.type(screen.getByLabelText(words("office.transfer.reason")), "Bank statement");
  await user.click(screen.getByRole("button", { name: words("office.transfer.ask") }));
  expect(await screen.findByText(words("office.transfer.done"))).toBeDefined();
  expect(server.asked("record-bank-payment")[0]?.body).toMatchObject({ amount: 6.35, reference: "KAUTIA 1" });
});

test("corrects the landlord's phone number, and says what is wrong with it", async () => {
  const { server, user } = open(`/staff/policies/${id}/contact?to=LANDLORD`, {
    "correct-contact": () => ok({ corrected: true }),
  });
  await user.click(await screen.findByRole("radio", { name: words("office.timeline.CONTACT.PHONE") }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(server.asked("correct-contact")).toEqual([]);
  await user.type(screen.getByRole("textbox", { name: /Number/ }), "030 1234567");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(/Corrected/)).toBeDefined();
  expect(server.asked("correct-contact")[0]?.body).toEqual({
    party: "LANDLORD",
    detail: { field: "PHONE", value: { dialCode: "+49", number: "030 1234567" } },
  });
});

test("corrects a co-tenant's email address, the only thing that is known of them", async () => {
  const coTenants = [
    { id: "ben-1", name: "Ben Beispiel", email: "ben@example.com", language: "de" as const, personId: "ben" },
  ];
  const { server, user } = open(`/staff/policies/${id}`, {
    "get-staff-policy": () => ok({ ...samplePolicy, coTenants }),
    "correct-contact": () => ok({ corrected: true }),
  });
  const panel = await screen.findByRole("region", { name: words("office.coTenant") });
  await user.click(within(panel).getByRole("link", { name: words("office.contact.correct") }));
  const box = await screen.findByLabelText<HTMLInputElement>(words("staff.email"));
  expect(box.value).toBe("ben@example.com");
  expect(screen.queryByRole("radio")).toBeNull();
  await user.clear(box);
  await user.type(box, "ben.neu@example.com");
  await user.click(screen.getByRole("button", { name: words("office.contact.save") }));
  expect(await screen.findByText(words("office.contact.done"))).toBeDefined();
  expect(server.asked("correct-contact")[0]?.body).toEqual({
    party: "CO_TENANT",
    coTenantId: "ben-1",
    detail: { field: "EMAIL", value: "ben.neu@example.com" },
  });
});

const follows = {
  obstacle: null,
  until: null,
  by: null,
  effectiveOn: "2027-01-30",
  refund: 3.9,
  pendingRefund: 0,
  needsSecondPerson: true,
};

test("says what follows from a letter before it is recorded, and that a second person is needed", async () => {
  const { history, server, user } = open(`/staff/policies/${id}/declare`, {
    "preview-declaration": () => ok(follows),
    "record-declaration": () => ok({ asked: true }),
  });
  fireEvent.change(await screen.findByLabelText(/Sent or said on/), { target: { value: "2027-01-29" } });
  fireEvent.change(screen.getByLabelText(/Reached us on/), { target: { value: "2027-01-30" } });
  expect(await screen.findByText("Contract and cover end on 30 January 2027.")).toBeDefined();
  expect(screen.getByText("We pay back €3.90.")).toBeDefined();
  expect(screen.getByText(words("office.declare.second"))).toBeDefined();
  await user.click(screen.getByRole("button", { name: words("office.declare.save") }));
  expect(await screen.findByText(words("office.fourEyes.asked"))).toBeDefined();
  expect(server.asked("record-declaration")[0]?.body).toMatchObject({
    kind: "WITHDRAWAL",
    way: "LETTER",
    declaredOn: "2027-01-29",
    arrivedOn: "2027-01-30",
    by: "TENANT",
    items: [],
  });
  expect(history.location.pathname).toBe(`/en/staff/policies/${id}`);
});

test("shows no refund of other days while that of the new ones is counted", async () => {
  const { server } = open(`/staff/policies/${id}/declare`, {
    "preview-declaration": ({ body }: FakeRequest) =>
      body["arrivedOn"] === "2027-01-30" ? ok(follows) : new Promise<never>(() => {}),
  });
  fireEvent.change(await screen.findByLabelText(/Sent or said on/), { target: { value: "2027-01-29" } });
  fireEvent.change(screen.getByLabelText(/Reached us on/), { target: { value: "2027-01-30" } });
  expect(await screen.findByText("We pay back €3.90.")).toBeDefined();
  fireEvent.change(screen.getByLabelText(/Reached us on/), { target: { value: "2027-01-31" } });
  await expect.poll(() => server.asked("preview-declaration").at(-1)?.body).toMatchObject({ arrivedOn: "2027-01-31" });
  expect(screen.queryByText("We pay back €3.90.")).toBeNull();
});

test("offers to record a withdrawal that is too late as a cancellation", async () => {
  const { server, user } = open(`/staff/policies/${id}/declare`, {
    "preview-declaration": () =>
      ok({ ...follows, obstacle: "TOO_LATE", until: "2027-01-29", needsSecondPerson: false }),
    "record-declaration": () => ok({ asked: false }),
  });
  expect(await screen.findByText("Too late: the period ended on 29 January 2027.")).toBeDefined();
  await user.click(screen.getByRole("button", { name: words("office.declare.asCancellation") }));
  expect(screen.getByRole("radio", { name: words("office.declare.CANCELLATION") })).toHaveProperty("checked", true);
  await user.click(screen.getByRole("button", { name: words("office.declare.save") }));
  expect(await screen.findByText(words("office.declare.done"))).toBeDefined();
  expect(server.asked("record-declaration")[0]?.body).toMatchObject({ kind: "CANCELLATION" });
});

const sold = { kind: "NEW_LANDLORD", name: "Eva Neumann", email: "eva@example.com", address: null } as const;
const amendment = {
  id: "55555555-5555-4555-8555-555555555555",
  change: sold,
  state: "ASKED",
  askedBy: "TENANT",
  askedAt: "2027-03-01T10:00:00.000Z",
  waitsFor: ["STAFF"],
  until: "2027-03-31",
  from: null,
  decidedAt: null,
  reason: null,
  mayAgree: true,
  mayRefuse: true,
  mayTakeBack: false,
  by: null,
};
const terms = {
  number: 1,
  from: "2027-02-01",
  depositAmount: 1500,
  premiumAmount: 6.35,
  paymentPeriod: "MONTHLY",
  insuranceStart: "2027-02-01",
  insuranceEnd: null,
  tenantName: "Jana",
  landlordName: "Otto Kern",
  fullAddress: samplePolicy.fullAddress,
};

test("agrees to a change that waits for the desk after a question, and shows what each change made different", async () => {
  const changed = { ...terms, number: 2, from: "2027-03-01", landlordName: "Eva Neumann" };
  const { server, user } = open(`/staff/policies/${id}/contract`, {
    "get-staff-policy": () => ok({ ...samplePolicy, amendments: [amendment], terms: [terms, changed] }),
    "answer-amendment-as-staff": () => ok({ done: true }),
  });
  expect(await screen.findByText(/Asked for by the tenant/)).toBeDefined();
  expect(screen.getByText(/^Can agree until 31\sMarch 2027: we/)).toBeDefined();
  const second = screen.getByRole("heading", { name: /^No\. 2, from 1\sMarch 2027/ }).parentElement;
  expect(second?.textContent).toContain("Eva Neumann");
  expect(second?.textContent).not.toContain("1,500");
  await user.click(screen.getByRole("button", { name: words("changes.agree") }));
  expect(server.asked("answer-amendment-as-staff")).toEqual([]);
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: words("changes.agree") }));
  expect(server.asked("answer-amendment-as-staff")[0]).toMatchObject({
    params: { amendmentId: amendment.id },
    body: { agrees: true },
  });
});

test("asks for a new landlord with a note of who called, and for the details of a co-tenant who joins", async () => {
  const { history, server, user } = open(`/staff/policies/${id}/change`, {
    "ask-amendment-as-staff": () => ok({ done: true }),
  });
  await user.click(await screen.findByRole("radio", { name: words("changes.CO_TENANTS") }));
  await user.click(screen.getByRole("button", { name: words("changes.ask") }));
  await waitFor(() =>
    expect(screen.getByLabelText(words("fields.firstName")).getAttribute("aria-invalid")).toBe("true"),
  );
  await user.click(screen.getByRole("radio", { name: words("changes.NEW_LANDLORD") }));
  await user.type(screen.getByLabelText(words("changes.newName")), "Eva Neumann");
  await user.type(screen.getByLabelText(words("changes.newEmail")), "eva@example.com");
  await user.click(screen.getByRole("button", { name: words("changes.ask") }));
  expect(server.asked("ask-amendment-as-staff")).toEqual([]);
  await user.type(screen.getByLabelText(words("office.amendment.note")), "Eva Neumann called.");
  await user.click(screen.getByRole("button", { name: words("changes.ask") }));
  expect(await screen.findByText(words("office.amendment.done"))).toBeDefined();
  expect(server.asked("ask-amendment-as-staff")[0]?.body).toEqual({
    change: { ...sold, address: "" },
    note: "Eva Neumann called.",
  });
  expect(history.location.pathname).toBe(`/en/staff/policies/${id}`);
});
