import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ok } from "../../../../../tools/vitest/fake-server.ts";
import { openAsStaff } from "../../testing/open-office.tsx";
import { words } from "../../testing/words.ts";

const open = { month: "2027-02", closedAt: null, askedBy: null, approvedBy: null };
const closed = { month: "2027-01", closedAt: "2027-02-03T09:00:00.000Z", askedBy: "Eva Probe", approvedBy: "Ute" };
const sum = {
  country: "de",
  insurer: "Muster-Versicherung AG",
  account: "PREMIUM_PAYABLE",
  entries: 2,
  lateEntries: 1,
};
const details = {
  stops: [] as { reason: string; count: number }[],
  sums: [{ ...sum, debit: 3.17, credit: 6.35 }],
  reserves: [{ country: "de", insurer: sum.insurer, unearned: 3, openClaims: 0, lateClaims: 0, receivable: 0 }],
  statements: [] as object[],
  approval: null,
};
const statement = {
  country: "de",
  insurer: sum.insurer,
  items: [{ event: "PREMIUM_DUE", count: 1, amount: 6.35 }],
  total: 6.35,
  tax: 0,
  owed: 0,
  carried: 0,
  toRemit: 6.35,
  remitted: null,
  approval: null,
};

test("the list of months leads to a closed month with its sums, statement and files", async () => {
  const { server, user } = openAsStaff("/staff/books", {
    "list-months": () => ok({ months: [open, closed] }),
    "get-book-month": () => ok({ ...closed, ...details, statements: [statement] }),
    "record-remittance": () => ok({ asked: true }),
  });
  await user.click(await screen.findByRole("link", { name: "Jan 2027" }));
  expect(await screen.findByText(/^Closed .* by Eva Probe, Ute\.$/)).toBeTruthy();
  expect(screen.getByText("2, of which 1 late")).toBeTruthy();
  const datev = screen.getByRole("link", { name: "DATEV" }).getAttribute("href");
  expect(datev).toContain("/staff/books/2027-01/files/datev?country=de");
  await user.type(screen.getByLabelText(words("staff.payout.reference")), "Abrechnung 01/27");
  await user.click(screen.getByRole("button", { name: words("office.statement.remit") }));
  expect(await screen.findByText(words("office.fourEyes.asked"))).toBeTruthy();
  expect(server.asked("record-remittance")[0]?.body).toMatchObject({
    country: "de",
    amount: 6.35,
    reference: "Abrechnung 01/27",
  });
});

test("an open month says what stops its close", async () => {
  const stops = [{ reason: "BOOKS_DIFFER", count: 2 }];
  openAsStaff("/staff/books/2027-02", { "get-book-month": () => ok({ ...open, ...details, stops }) });
  expect(await screen.findByText(/Differences between the ledger .*: 2\./)).toBeTruthy();
  expect(screen.queryByLabelText(words("office.books.reason"))).toBeNull();
});

test("a month that nothing stops is closed by two people", async () => {
  const { user } = openAsStaff("/staff/books/2027-02", {
    "get-book-month": () => ok({ ...open, ...details }),
    "close-book-month": () => ok({ asked: true }),
  });
  await user.type(await screen.findByLabelText(words("office.books.reason")), "Bank statement checked");
  await user.click(screen.getByRole("button", { name: words("office.fourEyes.ask") }));
  expect(await screen.findByText(words("office.fourEyes.asked"))).toBeTruthy();
});
