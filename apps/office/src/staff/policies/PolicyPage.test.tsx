import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ok } from "../../../../../tools/vitest/fake-server.ts";
import { openDesk } from "../../testing/open-office.tsx";
import { samplePolicy, sampleTimeline } from "../../testing/sample-policy.ts";

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
  openDesk(address, {
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
  expect(screen.getByRole("link", { name: "A charge failed" }).getAttribute("href")).toBe(
    `/en/staff/policies/${id}/money`,
  );
  const timeline = screen.getByRole("region", { name: "Timeline" });
  expect(await within(timeline).findByText(/Call with the tenant/)).toBeDefined();
  expect(within(timeline).getByText("Charge failed · €6.35")).toBeDefined();
  await user.click(within(timeline).getByRole("link", { name: "Money" }));
  expect(history.location.search).toBe("?group=MONEY");
  expect(server.asked("list-timeline").at(-1)?.query).toMatchObject({ group: "MONEY" });
});

test.each([
  [samplePolicy.refId, ""],
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
  await user.click(screen.getByRole("button", { name: "Show the mail" }));
  expect(await screen.findByText(/Dear Otto/)).toBeDefined();
  expect(server.asked("write-message")).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByText("The mail is on its way.")).toBeDefined();
  expect(server.asked("write-message")[0]?.body).toEqual({ to: "LANDLORD", subject: "Hello", message: "It works." });
  expect(history.location.pathname).toBe(`/en/staff/policies/${id}`);
});

test("charges again only after a question", async () => {
  const { server, user } = open(`/staff/policies/${id}/money`, { "retry-charge": () => ok({ due: true }) });
  await user.click(await screen.findByRole("button", { name: "Charge again" }));
  expect(server.asked("retry-charge")).toEqual([]);
  const dialog = await screen.findByRole("dialog");
  await user.click(within(dialog).getByRole("button", { name: "Charge again" }));
  expect(await screen.findByText("It is being charged.")).toBeDefined();
});

test("asks a colleague to approve a transfer of exactly what is owed", async () => {
  const { server, user } = open(`/staff/policies/${id}/money/${charge.id}`, {
    "record-bank-payment": () => ok({ asked: true }),
  });
  await user.type(await screen.findByLabelText(/reference/i), "KAUTIA 1");
  await user.type(screen.getByLabelText("How do you know?"), "Bank statement");
  await user.click(screen.getByRole("button", { name: "Ask a colleague to approve" }));
  expect(await screen.findByText("A colleague has to approve it now.")).toBeDefined();
  expect(server.asked("record-bank-payment")[0]?.body).toMatchObject({ amount: 6.35, reference: "KAUTIA 1" });
});

test("corrects the landlord's phone number, and says what is wrong with it", async () => {
  const { server, user } = open(`/staff/policies/${id}/contact?to=LANDLORD`, {
    "correct-contact": () => ok({ corrected: true }),
  });
  await user.click(await screen.findByRole("radio", { name: "Phone number" }));
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
