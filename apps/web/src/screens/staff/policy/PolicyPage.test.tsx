import type { StaffPolicy } from "@kautia/contract";
import { texts } from "@kautia/locales";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ok, refused } from "../../../../../../tools/vitest/fake-server.ts";
import { sampleRecord } from "#testing/sample-record.ts";
import { showApp } from "#testing/show-app.tsx";

const refId = "0123456789abcdef01234567";
const { token: _token, ...answers } = sampleRecord();
const policy: StaffPolicy = {
  refId,
  contractNumber: "DE-7K4M-Q2XD-6",
  status: "PAST_DUE",
  country: "de",
  language: "de",
  tenantName: "Jana <b>ẞ</b>",
  tenantEmail: "jana@example.com",
  landlordName: "Otto Kern",
  landlordEmail: "otto@example.com",
  partnerName: null,
  fullAddress: "Torstraße 12, 10119 Berlin",
  depositAmount: 1500,
  premiumAmount: 6.35,
  paymentPeriod: "MONTHLY",
  insuranceStart: "2027-02-01",
  insuranceEnd: null,
  coverStart: "2027-02-01",
  signedAt: "2027-01-15T10:00:00.000Z",
  nextCharge: { what: "PREMIUM", amount: 6.35, on: "2027-03-01", ifAccepted: false },
  line: [{ event: "SIGNED", state: "done", on: "2027-01-15", by: "tenant" }],
  sameHome: [],
  personId: refId,
  tenantPhone: "+491701234567",
  landlordPhone: null,
  landlordLanguage: "de",
  postalAddress: "Jana ẞ, Torstraße 12, 10119 Berlin",
  owed: 6.35,
  todo: [],
  approvals: [],
  followUps: 1,
  hasCase: true,
  answers,
  uploads: [],
  documents: [
    { kind: "contract", number: null },
    { kind: "receipt", number: 1 },
  ],
  claims: [{ id: "claim-1", amount: 100, granted: null, reportedAt: "2027-02-02T10:00:00.000Z", state: "OPEN" }],
  movingOuts: [{ id: "proof-1", movedOutOn: "2027-02-03", state: "OPEN" }],
};

type Handlers = NonNullable<Parameters<typeof showApp>[0]["handlers"]>;
const show = (tab: string, handlers: Handlers = {}) =>
  showApp({
    at: `/en/staff/policies/${refId}${tab && `?tab=${tab}`}`,
    handlers: {
      "get-lang": () => ok(texts("en", "staff")),
      "get-staff-session": () => ok({ person: { name: "Ute", email: "ute@example.com", role: "underwriter" } }),
      "get-staff-policy": () => ok(policy),
      ...handlers,
    },
  });

test("shows what to do now as buttons that lead to the claim, the proof and the case", async () => {
  await show("");
  const link = async (name: string) => (await screen.findByRole("link", { name })).getAttribute("href");
  expect(await link("Decide the claim")).toBe("/en/staff/claims/claim-1");
  expect(await link("Look at the proof of moving out")).toBe("/en/staff/moving-outs?id=proof-1");
  expect(await link("Contact the tenant")).toBe(`/en/staff/follow-ups?search=${refId}`);
  expect(await link("How the application was decided")).toBe(`/en/staff/applications/${refId}`);
  expect(screen.getByText("Past due")).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1, name: "Jana <b>ẞ</b>" })).toBeTruthy();
});

test("lists other tenants' contracts for the same home", async () => {
  const other = {
    refId: "0".repeat(24),
    contractNumber: "DE-2222-3333-4",
    tenantName: "Eve",
    status: "SIGNED",
  } as const;
  await show("", { "get-staff-policy": () => ok({ ...policy, sameHome: [other] }) });
  const link = await screen.findByRole("link", { name: "DE-2222-3333-4" });
  expect(link.getAttribute("href")).toBe(`/en/staff/policies/${other.refId}`);
  expect(screen.getByText("There are other contracts for this home")).toBeTruthy();
});

test("opens each tab at an address of its own without loading the policy again", async () => {
  const { user, path, server } = await show("", {
    "list-policy-ledger": () =>
      ok({
        rows: [{ id: "1", at: "2027-02-01T09:00:00.000Z", event: "PREMIUM_DUE", account: "RECEIVABLE", amount: 6.35 }],
        total: 1,
      }),
  });
  const tabs = within(await screen.findByRole("navigation", { name: "About this policy" }));
  await user.click(tabs.getByRole("link", { name: "Documents" }));
  expect(path()).toBe(`/en/staff/policies/${refId}?tab=documents`);
  const contract = await screen.findByRole("link", { name: /^Contract/ });
  expect(contract.getAttribute("href")).toBe(`/api/v1/staff/policies/${refId}/documents/contract`);
  await user.click(tabs.getByRole("link", { name: "Ledger" }));
  const table = within(await screen.findByRole("table"));
  expect(table.getByText("Premium due")).toBeTruthy();
  expect(table.getByText("Owed by the tenant")).toBeTruthy();
  expect(tabs.getByRole("link", { name: "Ledger" }).getAttribute("aria-current")).toBe("page");
  expect(server.asked("get-staff-policy")).toHaveLength(1);
});

test("shows the mails with their text, and the next page", async () => {
  const mail = {
    id: "1",
    subject: "Ihr Vertrag ist unterschrieben",
    text: "Guten Tag Jana\nIhr Vertrag",
    to: "jana@example.com",
    state: "SENT",
    createdAt: "2027-01-15T10:00:00.000Z",
    sentAt: "2027-01-15T10:00:10.000Z",
  };
  const { user } = await show("mails", { "list-policy-mails": () => ok({ rows: [mail], total: 26 }) });
  await user.click(await screen.findByText(mail.subject));
  expect(screen.getByText(/Guten Tag Jana/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Next page" }).getAttribute("href")).toBe(
    `/en/staff/policies/${refId}?tab=mails&page=2`,
  );
});

test("says why charges failed, with the provider's code", async () => {
  const charge = { kind: "PREMIUM", number: 1, amount: 6.35, dueAt: "2027-02-01T09:00:00.000Z", reference: null };
  const rows = [
    { ...charge, id: "1", state: "DUE", failures: 1, failureCode: "card_declined" },
    { ...charge, id: "2", state: "PAID", failures: 0, failureCode: null },
  ];
  await show("charges", { "list-policy-charges": () => ok({ rows, total: 2 }) });
  expect(await screen.findByText("Declined by the bank without a reason")).toBeTruthy();
  expect(screen.getByText("card_declined")).toBeTruthy();
});

test("shows beside a claimed amount what was granted of it", async () => {
  const paid = { id: "claim-2", amount: 500, granted: 80, reportedAt: "2027-02-03T10:00:00.000Z", state: "PAID" };
  await show("claims", { "get-staff-policy": () => ok({ ...policy, claims: [...policy.claims, paid] }) });
  const table = within((await screen.findAllByRole("table"))[0] ?? document.body);
  expect(table.getByText("Paid out, €80.00").closest("tr")?.textContent).toContain("€500.00");
  expect(table.getByText("Waiting")).toBeTruthy();
});

test("does not say in the status line that a claim was accepted in full", async () => {
  const line = [{ event: "CLAIM_ACCEPTED", state: "done", on: "2027-03-04", by: "insurer" }];
  await show("", { "get-staff-policy": () => ok({ ...policy, line }) });
  expect(await screen.findByText("Claim accepted, in full or in part")).toBeTruthy();
});

test("says until when the landlord can answer, and that cover and charge depend on the answer", async () => {
  const line = [
    { event: "LANDLORD_ANSWER", state: "current", on: "2027-03-04", by: "landlord" },
    { event: "COVER", state: "upcoming", on: "2027-02-20", by: "insurer" },
  ];
  const nextCharge = { what: "PREMIUM", amount: 6.35, on: "2027-02-20", ifAccepted: true };
  await show("", { "get-staff-policy": () => ok({ ...policy, status: "SIGNED", line, nextCharge }) });
  expect(await screen.findByText("by 4 March 2027")).toBeTruthy();
  expect(screen.getByText("20 February 2027 at the earliest")).toBeTruthy();
  expect(screen.getByText("€6.35, 20 February 2027, if the landlord accepts")).toBeTruthy();
});

test("leads to 404 for an unknown policy", async () => {
  const { path } = await show("", { "get-staff-policy": () => refused("POLICY_UNKNOWN") });
  await screen.findByRole("heading", { name: /wrong address/ });
  expect(path()).toBe("/en/404");
});

test("says in words who did what", async () => {
  const nothing = { status: null, cause: null, act: null, by: null };
  await show("history", {
    "list-policy-events": () =>
      ok({
        rows: [
          { ...nothing, id: "2", at: "2027-02-02T10:00:00.000Z", act: "open-policy-document", by: "Ute Weiß" },
          { ...nothing, id: "1", at: "2027-01-15T10:00:00.000Z", status: "SIGNED", cause: "tenant" },
        ],
        total: 2,
      }),
  });
  const rows = (await screen.findAllByRole("row")).slice(1).map(({ textContent }) => textContent);
  expect(rows).toEqual([
    expect.stringContaining("Opened a documentUte Weiß"),
    expect.stringContaining("Status: SignedTenant"),
  ]);
});

test("saves a note in its own tab, empties the field and shows the note with who wrote it", async () => {
  const rows: object[] = [];
  const { user } = await show("notes", {
    "list-staff-notes": () => ok({ rows, total: rows.length }),
    "add-staff-note": ({ body }) => {
      const row = { id: "1", at: "2027-02-02T10:00:00.000Z", by: "Ute Weiß", note: body["note"] };
      rows.push(row);
      return ok(row);
    },
  });
  await screen.findByText("No notes yet.");
  await user.type(screen.getByLabelText("New note"), "Calls back <b>");
  await user.click(screen.getByRole("button", { name: "Save note" }));
  const table = within(await screen.findByRole("table"));
  expect(table.getByText("Calls back <b>")).toBeTruthy();
  expect(table.getByText("Ute Weiß")).toBeTruthy();
  expect(screen.getByText("Note saved.")).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>("New note").value).toBe("");
});
