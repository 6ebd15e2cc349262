import type { StaffNoticeRow } from "@kautia/contract";
import { texts } from "@kautia/locales";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { ok, refused } from "../../../../../../tools/vitest/fake-server.ts";
import { showApp } from "#testing/show-app.tsx";
import { errorAtFocus } from "#testing/error-at-focus.ts";

const refundId = "0e8a3c1e-1111-4222-8333-444455556666";
const notice: StaffNoticeRow = {
  country: "de",
  id: "refund-1",
  kind: "refund",
  trouble: "refund failed",
  receivedAt: "2027-01-15T10:00:00.000Z",
  dueAt: "2027-01-19T22:59:59.000Z",
  assignee: null,
  refundId,
  refId: "65f0c1a2b3d4e5f60718293b",
  contractNumber: "DE-1",
  tenantName: "Ada Öztürk",
  amount: 4.35,
  settledAt: null,
  settledBy: null,
  note: null,
};

it("records the transfer of a refund that failed, and offers none for other notices", async () => {
  let rows = [notice, { ...notice, id: "evt_2", trouble: "disputed" as const, refundId: null }];
  const answers = [refused("FIELD_INVALID", [{ path: "amount", errorCode: "FIELD_INVALID", params: {} }])];
  const { user, server } = await showApp({
    at: "/en/staff/notices",
    handlers: {
      "get-lang": () => ok(texts("en", "staff")),
      "get-staff-session": () => ok({ person: { name: "Ada", email: "ada@example.com", role: "underwriter" } }),
      "list-notices": () => ok({ rows, total: rows.length }),
      "record-refund-transfer": () => {
        const wrong = answers.shift();
        if (wrong) return wrong;
        rows = rows.slice(1);
        return ok({ recorded: true });
      },
    },
  });
  expect(await screen.findAllByRole("button", { name: /^Settle/ })).toHaveLength(2);
  await user.click(screen.getByRole("button", { name: "Enter a transfer refund-1" }));
  const amount = screen.getByLabelText("Amount transferred");
  await user.type(amount, "4.30");
  const parts = within(screen.getByRole("group", { name: "Transferred on" })).getAllByRole("textbox");
  for (const [index, part] of parts.entries()) await user.type(part, ["16", "1", "2027"][index] ?? "");
  await user.type(screen.getByLabelText("Reference of the transfer"), "Erstattung DE-1");
  await user.click(screen.getByRole("button", { name: "Save the transfer" }));
  await waitFor(() => expect(errorAtFocus()).toMatch(/Enter exactly the amount of the refund/));
  await user.clear(amount);
  await user.type(amount, "4.35");
  await user.click(screen.getByRole("button", { name: "Save the transfer" }));
  await waitFor(() => expect(screen.getAllByRole("button", { name: /^Settle/ })).toHaveLength(1));
  expect(screen.queryByRole("button", { name: /transfer/ })).toBeNull();
  expect(server.asked("record-refund-transfer").at(-1)).toMatchObject({
    params: { refundId },
    body: { amount: 4.35, paidOn: "2027-01-16", reference: "Erstattung DE-1" },
  });
});

it.each([
  { by: "settling", go: "Settle refund-1", call: "settle-notice" },
  { by: "recording a transfer", go: "Enter a transfer refund-1", call: "record-refund-transfer" },
])("shows who was first when $by, and no longer lists the notice", async ({ go, call }) => {
  let rows = [notice];
  const { user } = await showApp({
    at: "/en/staff/notices",
    handlers: {
      "get-lang": () => ok(texts("en", "staff")),
      "get-staff-session": () => ok({ person: { name: "Ada", email: "ada@example.com", role: "underwriter" } }),
      "list-notices": () => ok({ rows, total: rows.length }),
      [call]: () => {
        rows = [];
        const params = { by: "Bo", on: "2027-02-03" };
        return refused("CASE_DECIDED", [{ path: "", errorCode: "CASE_DECIDED", params }]);
      },
    },
  });
  await user.click(await screen.findByRole("button", { name: go }));
  if (call === "settle-notice") {
    await user.type(screen.getByLabelText("Outcome"), "Paid by hand.");
    await user.click(screen.getByRole("button", { name: "Settle" }));
  } else {
    await user.type(screen.getByLabelText("Amount transferred"), "4.35");
    const parts = within(screen.getByRole("group", { name: "Transferred on" })).getAllByRole("textbox");
    for (const [index, part] of parts.entries()) await user.type(part, ["16", "1", "2027"][index] ?? "");
    await user.type(screen.getByLabelText("Reference of the transfer"), "Erstattung DE-1");
    await user.click(screen.getByRole("button", { name: "Save the transfer" }));
  }
  expect(await screen.findByText("No message from the card provider needs a person.")).toBeTruthy();
  expect(screen.getByText(/^Bo was first, on 3 February 2027\./)).toBeTruthy();
});

it("leads to the contract, and j moves through the rows, also of notices without a contract", async () => {
  const unknown = { ...notice, id: "evt_2", refundId: null, refId: null, contractNumber: null, tenantName: null };
  const { user } = await showApp({
    at: "/en/staff/notices",
    handlers: {
      "get-lang": () => ok(texts("en", "staff")),
      "get-staff-session": () => ok({ person: { name: "Ada", email: "ada@example.com", role: "underwriter" } }),
      "list-notices": () => ok({ rows: [notice, unknown], total: 2 }),
    },
  });
  const contract = await screen.findByRole("link", { name: "DE-1" });
  expect(contract.getAttribute("href")).toBe(`/en/staff/policies/${notice.refId}`);
  await user.keyboard("j");
  expect(document.activeElement).toBe(contract);
  await user.keyboard("j");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Settle evt_2" }));
});
