import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ok } from "../../../../../tools/vitest/fake-server.ts";
import { openAsStaff, sampleStaff } from "../../testing/open-office.tsx";
import { words } from "../../testing/words.ts";

const id = "00000000-0000-4000-8000-000000000001";
const row = {
  id,
  contractNumber: "DE-7K4M-Q2XD-6",
  tenantName: "Mia Muster",
  landlordName: "Lars Lang",
  amount: 920.5,
  reportedAt: "2026-11-01T10:00:00.000Z",
  objectUntil: "2026-11-20",
  objected: false,
  agreedAt: null as string | null,
  state: "OPEN",
  outcome: null as string | null,
  granted: null as number | null,
  decidedAt: null,
  decidedBy: null,
  paidOn: null,
  dueAt: "2026-11-30T22:59:59.000Z",
  pending: false,
  assignee: null,
};
const claim = {
  id,
  refId: "0123456789abcdef01234567",
  contractNumber: row.contractNumber,
  status: "ACTIVE",
  language: "de",
  tenantName: row.tenantName,
  landlordName: row.landlordName,
  fullAddress: "Lindenweg 3, 50667 Köln",
  depositAmount: 1500,
  state: "OPEN",
  amount: 920.5,
  items: [
    { description: "Miete", amount: 800, granted: null as number | null },
    { description: "Kratzer", amount: 120.5, granted: null as number | null },
  ],
  reportedAt: row.reportedAt,
  objectUntil: row.objectUntil,
  mayObject: false,
  objection: null,
  agreedAt: null as string | null,
  decision: null as unknown,
  payout: null,
  files: [],
  payoutAccount: null,
  mayPayOut: false,
  repayment: null,
  assignee: null,
  dueAt: row.dueAt,
  warnings: [{ code: "NO_EVIDENCE" }],
  draft: { decision: null, question: null, note: null },
  next: null,
  pending: null as unknown,
  approval: null,
  history: [{ at: row.reportedAt, what: "REPORTED", by: null }],
  estimates: [],
};

test("says 'No objection' only until the decision, when the tenant agreed, and what was asked and granted apart", async () => {
  const rows = [
    row,
    { ...row, id: "2", state: "OBJECTION", objectUntil: "2026-12-20" },
    { ...row, id: "4", agreedAt: "2026-11-05T10:00:00.000Z" },
    { ...row, id: "3", state: "GRANTED", outcome: "PARTLY", granted: 800 },
  ];
  openAsStaff("/staff/claims", { "list-staff-claims": () => ok({ rows, total: 3 }) });
  const table = await screen.findByRole("table");
  const cells = within(table)
    .getAllByRole("row")
    .slice(1)
    .map((line) =>
      within(line)
        .getAllByRole("cell")
        .map((cell) => cell.textContent),
    );
  const shown = cells.map((line) => line.filter((text) => /objec|agreed|920|800/i.test(text ?? "")));
  expect(shown).toEqual([
    ["€920.50", "No objection by 20/11/2026"],
    ["€920.50", "Tenant may object until 20/12/2026", "Tenant may object"],
    ["€920.50", "Tenant agreed on 05/11/2026"],
    ["€920.50", "€800.00"],
  ]);
});

test("grants a part, item by item, and leads back to the list after the last claim", async () => {
  const pending = {
    by: { id: sampleStaff.id, name: sampleStaff.name },
    decidedAt: row.reportedAt,
    takesEffectAt: row.reportedAt,
    secondsLeft: 30,
    verdict: { outcome: "PARTLY", amounts: [800, 0], note: "Only the rent." },
  };
  const { server, history, user } = openAsStaff(`/staff/claims/${id}`, {
    "list-staff-claims": () => ok({ rows: [row], total: 1 }),
    "list-timeline": () => ok({ rows: [], next: null }),
    "get-staff-claim": () => ok(claim),
    "preview-claim": () => ok({ mails: [] }),
    "save-draft": () => ok({ saved: true }),
    "grant-part-of-claim": () => ok({ ...claim, pending }),
  });
  await screen.findByText(words("office.claim.NO_EVIDENCE"));
  await user.keyboard("p");
  await user.type(await screen.findByLabelText("Accepted amount (Miete)"), "800");
  await user.type(screen.getByLabelText("Accepted amount (Kratzer)"), "0");
  expect(screen.getByText("€800.00 of €920.50 in total")).toBeTruthy();
  expect(screen.getByText(/^Both sides read it exactly as you write it/)).toBeTruthy();
  await user.type(screen.getByLabelText("Reason"), "Only the rent.");
  await user.click(screen.getByRole("button", { name: words("staff.claim.partGo") }));
  await waitFor(() => expect(history.location.pathname).toBe("/en/staff/claims"));
  expect(server.asked("grant-part-of-claim")[0]?.body).toEqual({ amounts: [800, 0], note: "Only the rent." });
  await screen.findByText("Accepted in part: Mia Muster");
});

test("asks a second person to correct a decision until something was paid out", async () => {
  const decided = {
    ...claim,
    state: "REFUSED",
    decision: { outcome: "REFUSED", amount: 0, note: "Not proven.", at: row.reportedAt },
    items: claim.items.map((item) => ({ ...item, granted: 0 })),
  };
  const { server, user } = openAsStaff(`/staff/claims/${id}?act=reopen`, {
    "list-staff-claims": () => ok({ rows: [], total: 0 }),
    "list-timeline": () => ok({ rows: [], next: null }),
    "get-staff-claim": () => ok(decided),
    "reopen-claim": () => ok({ done: true }),
  });
  await user.click(await screen.findByLabelText(words("staff.claim.ACCEPTED")));
  await user.type(screen.getByLabelText(words("office.fourEyes.why")), "We overlooked the bill.");
  await user.type(screen.getByLabelText("Reason"), "It is proven after all.");
  await user.click(screen.getByRole("button", { name: words("office.fourEyes.ask") }));
  await waitFor(() =>
    expect(server.asked("reopen-claim")[0]?.body).toEqual({
      outcome: "ACCEPTED",
      note: "It is proven after all.",
      reason: "We overlooked the bill.",
    }),
  );
});
