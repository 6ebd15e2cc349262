import { sampleCoTenants } from "@kautia/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ok, refused } from "../../../../../tools/vitest/fake-server.ts";
import { openAsStaff, sampleStaff } from "../../testing/open-office.tsx";
import { words } from "../../testing/words.ts";

const refId = "0123456789abcdef01234567";
const row = {
  refId,
  tenantName: "Mia Muster",
  email: "mia@example.com",
  country: "de",
  cause: "RULES",
  outcome: "MANUAL_REVIEW",
  employmentStatus: "SELF_EMPLOYED",
  grossIncome: 16_080,
  coldRentAmount: 720,
  rentDepositAmount: 2160,
  owed: 0,
  openedAt: "2026-11-27T10:00:00.000Z",
  dueAt: "2026-11-30T22:59:59.000Z",
  decidedAt: null,
  decidedBy: null,
  pending: false,
  assignee: null,
};
const decision = {
  id: "00000000-0000-4000-8000-000000000001",
  at: "2026-11-27T10:00:00.000Z",
  outcome: "MANUAL_REVIEW",
  reason: null,
  cause: "RULES",
  madeBy: "RULES",
  by: null,
  note: null,
  requiredDocuments: [],
  ruleVersion: "1",
  tariffVersion: "1",
  inputHash: "0",
};
const found = {
  refId,
  decisionId: decision.id,
  open: true,
  country: "de",
  language: "en",
  signed: false,
  assignee: null,
  dueAt: row.dueAt,
  why: [
    { code: "INCOME_BETWEEN", employmentStatus: "SELF_EMPLOYED" },
    { code: "INCOME_COVERS_RENT", times: 1.8, minimum: 1.5, good: 2.5 },
  ],
  warnings: [{ code: "START_IN_PAST", day: "2026-11-01" }],
  draft: { decision: null, question: null, note: null },
  next: "another",
  pending: null as unknown,
  approval: null as unknown,
  answers: {
    userInfo: { firstName: "Mia", lastName: "Muster" },
    landlordInfo: null,
    insuranceStart: null,
    insuranceEnd: null,
    existingRent: null,
    coldRentAmount: 720,
    grossIncome: 16_080,
    rentDepositAmount: 2160,
  },
  score: { ratio: 22.3, goodFrom: 30, middlingFrom: 18 },
  price: null,
  decisions: [decision],
  documents: [],
  history: [],
};
const pendingBy = (id: string) => ({
  by: { id, name: "Ada Amt" },
  decidedAt: "2026-11-28T10:00:00.000Z",
  takesEffectAt: "2026-11-28T10:00:30.000Z",
  secondsLeft: 30,
  verdict: { act: "refuse", note: "No." },
});

const handlers = {
  "list-cases": () => ok({ rows: [row], total: 1 }),
  "get-case": () => ok(found),
  "list-timeline": () => ok({ rows: [], next: null }),
  "preview-case": () => ok({ mails: [{ to: "mia@example.com", subject: "Our decision", text: "Hello Mia" }] }),
};

test("lists cases with the day until which each is due", async () => {
  openAsStaff("/staff/cases", handlers);
  const table = await screen.findByRole("table");
  expect(within(table).getByRole("link", { name: "Mia Muster" }).getAttribute("href")).toContain(
    `/staff/cases/${refId}`,
  );
  expect(within(table).getByText(/30\/11\/2026/)).toBeTruthy();
});

test("says in words why a case waits, and what to watch out for", async () => {
  openAsStaff(`/staff/cases/${refId}`, handlers);
  await screen.findByText("Income covers rent 1.8 times (accepted from 2.5, refused below 1.5).");
  expect(screen.getByText(/Cover is to start on 1 November 2026/)).toBeTruthy();
});

test("names those who sign too, with the income of each and of all", async () => {
  openAsStaff(`/staff/cases/${refId}`, {
    ...handlers,
    "get-case": () => ok({ ...found, answers: { ...found.answers, coTenants: sampleCoTenants.slice(0, 1) } }),
  });
  const fact = async (label: string) => (await screen.findByText(label)).closest("div")?.textContent;
  expect(await fact("Income of Ben Beispiel")).toContain("€30,000");
  expect(await fact(words("office.case.incomeOfAll"))).toContain("€46,080");
  expect(await fact("Signs too: Ben Beispiel")).toContain("born 8\u00A0March 1992, ben@example.com");
});

test("a file that is open is in the address, also after another act was chosen, until it is closed", async () => {
  const file = { id: "f1", type: "PASSPORT", fileName: "front.png", contentType: "image/png", state: "CLEAN" };
  const { history, user } = openAsStaff(`/staff/cases/${refId}?show=f1`, {
    ...handlers,
    "get-case": () => ok({ ...found, documents: [{ ...file, uploadedAt: "2026-11-27T10:00:00.000Z" }] }),
    "link-document": () => ok({ url: "/file/once" }),
  });
  expect((await screen.findByRole("img", { name: "front.png" })).getAttribute("src")).toBe("/file/once");
  await user.keyboard("n");
  await waitFor(() => expect(history.location.search).toBe("?show=f1&act=note"));
  await user.click(screen.getByRole("button", { name: words("common.close") }));
  expect(history.location.search).toBe("?act=note");
});

test("takes and refuses a case by keys, shows the mail before, and offers to undo on the next case", async () => {
  const { server, history, user } = openAsStaff(`/staff/cases/${refId}`, {
    ...handlers,
    "assign-work": () => ok({ assignee: { id: sampleStaff.id, name: sampleStaff.name } }),
    "save-draft": () => ok({ saved: true }),
    "refuse-case": () => ok({ done: true, pending: pendingBy(sampleStaff.id) }),
    "undo-decision": () => ok({ undone: true }),
  });
  await screen.findByRole("heading", { level: 1, name: "Mia Muster" });
  await user.keyboard("t");
  await waitFor(() => expect(server.asked("assign-work")[0]?.body).toEqual({ to: sampleStaff.id, seen: null }));
  await user.keyboard("r");
  await user.type(await screen.findByLabelText("Reason"), "Too low.");
  await screen.findByText("Our decision");
  await waitFor(() => expect(server.asked("save-draft").at(-1)?.body).toMatchObject({ decision: "Too low." }));
  await user.click(screen.getByRole("button", { name: words("staff.act.refuseGo") }));
  await waitFor(() => expect(history.location.pathname).toBe("/en/staff/cases/another"));
  expect(server.asked("refuse-case")[0]?.body).toEqual({ decisionId: decision.id, note: "Too low." });
  await user.click(await screen.findByRole("button", { name: words("office.undo") }));
  await screen.findByText(words("office.work.undone"));
});

test("shows a colleague's decision that waits without a way to undo or decide", async () => {
  openAsStaff(`/staff/cases/${refId}`, {
    ...handlers,
    "get-case": () => ok({ ...found, pending: pendingBy("another") }),
  });
  await screen.findByText("Ada Amt has decided: Refused");
  expect(screen.queryByRole("button", { name: words("office.undo") })).toBeNull();
  expect(screen.queryByRole("link", { name: /^Accept/ })).toBeNull();
});

test.each([
  [sampleStaff.id, ["Take back"]],
  ["another", ["Approve", "Refuse"]],
])("what waits for a second person offers %s only what they may do", async (id, buttons) => {
  const approval = {
    id: "00000000-0000-4000-8000-000000000009",
    kind: "reopen-case",
    subjectId: refId,
    refId,
    contractNumber: null,
    tenantName: "Mia Muster",
    reason: "The document was there.",
    askedBy: { id, name: "Bo" },
    askedAt: "2026-11-28T10:00:00.000Z",
    payload: { decisionId: decision.id, outcome: "QUOTE", note: "Our mistake." },
  };
  openAsStaff(`/staff/cases/${refId}`, { ...handlers, "get-case": () => ok({ ...found, open: false, approval }) });
  await screen.findByText("The document was there.");
  expect(screen.getByText("Our mistake.")).toBeTruthy();
  for (const name of ["Approve", "Refuse", "Take back"])
    expect(screen.queryAllByRole("button", { name })).toHaveLength(buttons.includes(name) ? 1 : 0);
});

test("says why taking failed", async () => {
  const { user } = openAsStaff(`/staff/cases/${refId}`, {
    ...handlers,
    "assign-work": () => refused("WORK_TAKEN", [{ path: "", errorCode: "WORK_TAKEN", params: { by: "Bo", id: "bo" } }]),
  });
  await user.click(await screen.findByRole("button", { name: words("staff.assigned.take") }));
  await screen.findByText(/Bo has taken this already|has taken this already/);
});

test("the old address of a case leads to the new one", async () => {
  const { history } = openAsStaff(`/staff/applications/${refId}`, handlers);
  await screen.findByRole("heading", { level: 1, name: "Mia Muster" });
  expect(history.location.pathname).toBe(`/en/staff/cases/${refId}`);
});
