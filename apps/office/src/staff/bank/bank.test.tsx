import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ok, refused } from "../../../../../tools/vitest/fake-server.ts";
import { openAsStaff } from "../../testing/open-office.tsx";
import { words } from "../../testing/words.ts";

const claim = {
  kind: "CLAIM",
  id: "c1",
  contractNumber: "DE-7K4M-Q2XD-6",
  country: "de",
  payee: "Otto Kern",
  iban: "DE•• •••• 3000",
  amount: 120.5,
  purpose: "DE-7K4M-Q2XD-6 Schaden",
};
const refund = { ...claim, kind: "REFUND", id: "r1", payee: "Jana Weiß", iban: null, amount: 3.18 };
const file = {
  id: "f1",
  messageId: "K20270504",
  state: "RELEASED",
  country: "de",
  executeOn: "2027-05-05",
  payments: 1,
  paid: 0,
  amount: 120.5,
  madeBy: "Eva Probe",
  madeAt: "2027-05-04T09:00:00.000Z",
  releasedBy: "Ute",
};
const payment = {
  id: "p1",
  kind: "CLAIM",
  state: "RELEASED",
  contractNumber: claim.contractNumber,
  payee: claim.payee,
  iban: claim.iban,
  amount: 120.5,
  purpose: claim.purpose,
  endToEndId: "K20270504-1",
  paidOn: null,
  approval: null,
};
const page = { ...file, from: "Treuhandkonto, DE•• •••• 3000", list: [payment], approval: null };

test("chosen payments become a file; who has no account needs an IBAN", async () => {
  const { server, user } = openAsStaff("/staff/payment-files", {
    "list-payable": () => ok({ payable: [claim, refund] }),
    "list-payment-files": () => ok({ rows: [], total: 0 }),
    "get-payment-file": () => ok(page),
    "make-payment-file": () => ok({ id: "f1" }),
  });
  const [, ...boxes] = await screen.findAllByRole("checkbox");
  for (const box of boxes) await user.click(box);
  expect(screen.getByText("2 chosen, €123.68")).toBeTruthy();
  await user.type(screen.getByLabelText("IBAN of Jana Weiß"), "DE89 3704 0044 0532 0130 00");
  await user.type(screen.getByLabelText(words("office.bank.reason")), "Checked");
  await user.click(screen.getByRole("button", { name: words("office.bank.make") }));
  expect(await screen.findByRole("heading", { name: "File K20270504" })).toBeTruthy();
  expect(server.asked("make-payment-file")[0]?.body).toMatchObject({
    country: "de",
    payments: [
      { kind: "CLAIM", id: "c1", iban: null },
      { kind: "REFUND", id: "r1", iban: "DE89 3704 0044 0532 0130 00" },
    ],
  });
});

test("a released file can be downloaded, and one of its payments given up by two people", async () => {
  const { user } = openAsStaff("/staff/payment-files/f1", {
    "get-payment-file": () => ok(page),
    "drop-payment": () => ok({ asked: true }),
  });
  const link = await screen.findByRole("link", { name: words("office.bank.download") });
  expect(link.getAttribute("href")).toContain("/staff/payment-files/f1/file");
  await user.click(screen.getByRole("button", { name: words("office.bank.drop") }));
  await user.type(screen.getByLabelText(words("office.bank.dropReason")), "The bank says so");
  await user.click(screen.getByRole("button", { name: words("office.fourEyes.ask") }));
  expect(await screen.findByText(words("office.fourEyes.asked"))).toBeTruthy();
});

const line = {
  id: "l1",
  state: "OPEN",
  bookedOn: "2027-05-05",
  country: "de",
  amount: 400,
  name: "Card provider",
  text: "Payout",
  endToEndId: null,
  isReturn: false,
  event: null,
  contractNumber: null,
  settledBy: null,
  note: null,
};

test("a statement is read, and a person settles what the rules did not find", async () => {
  const candidate = { subjectId: "s1", event: "PAYOUT", valueDay: "2027-05-03", contractNumber: null };
  const { history, server, user } = openAsStaff("/staff/bank", {
    "list-bank-lines": () => ok({ rows: [line], total: 1 }),
    "get-bank-line": () => ok({ line, candidates: [candidate] }),
    "read-bank-statement": ({ body }: { body?: unknown }) =>
      JSON.stringify(body).includes("Document")
        ? ok({ statements: 1, lines: 3, found: 2, open: 1 })
        : refused("FIELD_INVALID", [{ path: "xml", errorCode: "FIELD_INVALID", params: {} }]),
    "settle-bank-line": () => ok({ settled: true }),
  });
  const input = await screen.findByLabelText(/camt\.053/);
  await user.upload(input, new File(["<Document/>"], "a.xml", { type: "application/xml" }));
  expect(await screen.findByText("Statements: 1. Payments: 3, of which found: 2. To be settled: 1.")).toBeTruthy();
  await user.upload(input, new File(["x"], "b.xml", { type: "application/xml" }));
  expect(await screen.findByText(words("office.bankLines.refused"))).toBeTruthy();
  await user.click(screen.getByRole("button", { name: words("office.bankLines.settle") }));
  expect(history.location.search).toBe("?form=settle-l1");
  await user.selectOptions(await screen.findByLabelText(words("office.bankLines.belongs")), "s1");
  await user.type(screen.getByLabelText(words("office.bankLines.note")), "Payout of 3 May");
  const [, send] = screen.getAllByRole("button", { name: words("office.bankLines.settle") });
  if (send) await user.click(send);
  expect(await screen.findByText(words("office.bankLines.settled"))).toBeTruthy();
  expect(server.asked("settle-bank-line")[0]?.body).toEqual({ subjectId: "s1", note: "Payout of 3 May" });
  expect(history.location.search).toBe("");
});
