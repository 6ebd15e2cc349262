import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ok, refused } from "../../../../../tools/vitest/fake-server.ts";
import { openPartner } from "../../testing/open-office.tsx";
import { words } from "../../testing/words.ts";

const refId = "0123456789abcdef01234567";
const guarantee = {
  refId,
  contractNumber: "DE-7K4M-Q2XD-6",
  status: "SIGNED",
  mayAnswer: true,
  language: "de",
  landlordName: "Hausverwaltung Lindenhof",
  landlordAddress: null,
  tenantName: "Ada Weiß",
  coTenantNames: [],
  fullAddress: "Torstraße 12, 10119 Berlin",
  currency: "EUR",
  depositAmount: 1500,
  coldRentAmount: 500,
  insuranceStart: "2027-05-01",
  insuranceEnd: null,
  coverStart: null as string | null,
  signedAt: "2027-04-01T10:00:00.000Z",
  answeredAt: null,
  line: [{ event: "SIGNED", state: "done", on: "2027-04-01", by: "tenant" }],
  claims: [] as unknown[],
  claimable: null as number | null,
  claimableUntil: null,
  movedOutOn: null,
  cash: null,
  payoutAccount: null,
  asksForAccount: false,
  accountNeedsLink: false,
  mayRelease: false,
  hasCertificate: false,
  amendments: [],
  replacedOn: null,
  certificateCode: null,
};
const active = { ...guarantee, status: "ACTIVE", coverStart: "2027-05-01", claimable: 1500, mayRelease: true };
const claim = {
  id: "33333333-3333-4333-8333-333333333333",
  amount: 250,
  items: [{ description: "Lampe", amount: 250, granted: null }],
  reportedAt: "2027-06-01T10:00:00.000Z",
  objectUntil: "2027-06-29",
  mayObject: true,
  objection: null,
  mayAgree: true,
  agreedAt: null,
  decision: null,
  payout: null,
  files: [],
};
const address = `/partner/guarantees/${refId}`;

test("accepts a guarantee only after a confirmation", async () => {
  let now: object = guarantee;
  const { server, user } = openPartner(address, {
    "get-guarantee": () => ok(now),
    "accept-guarantee": () => ok((now = { ...guarantee, status: "ACCEPTED" })),
  });
  await user.click(await screen.findByRole("button", { name: "Accept" }));
  expect(server.asked("accept-guarantee")).toEqual([]);
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: words("landlord.acceptConfirm") }));
  expect(await screen.findByText("Accepted")).toBeTruthy();
  expect(server.asked("accept-guarantee")).toHaveLength(1);
});

test("says in the dialog that the tenant has withdrawn meanwhile", async () => {
  const { user } = openPartner(address, {
    "get-guarantee": () => ok(guarantee),
    "accept-guarantee": () => refused("POLICY_STATUS_CONFLICT"),
  });
  await user.click(await screen.findByRole("button", { name: "Accept" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: words("landlord.acceptConfirm") }));
  expect((await dialog.findByRole("status")).textContent).not.toBe("");
});

test("reports a claim of several items, and none above what is left", async () => {
  const { server, user } = openPartner(address, {
    "get-guarantee": () => ok(active),
    "claim-guarantee": () => ok({ ...active, claims: [claim] }),
  });
  await user.click(await screen.findByText(words("claims.open")));
  const fill = async (index: number, description: string, amount: string) => {
    await user.type(screen.getAllByLabelText(words("claims.description"))[index] ?? document.body, description);
    await user.type(screen.getAllByLabelText("Amount")[index] ?? document.body, amount);
  };
  await fill(0, "Miete", "1400");
  await user.click(screen.getByRole("button", { name: words("claims.addItem") }));
  await fill(1, "Lampe", "200");
  await user.click(screen.getByRole("button", { name: words("claims.report") }));
  expect(server.asked("claim-guarantee")).toEqual([]);
  const last = screen.getAllByLabelText("Amount")[1];
  expect(last?.getAttribute("aria-invalid")).toBe("true");
  await user.clear(last ?? document.body);
  await user.type(last ?? document.body, "100");
  await user.click(screen.getByRole("button", { name: words("claims.report") }));
  expect(await screen.findByText(words("claims.reported"))).toBeTruthy();
  expect(server.asked("claim-guarantee")[0]?.body).toEqual({
    items: [
      { description: "Miete", amount: 1400 },
      { description: "Lampe", amount: 100 },
    ],
  });
});

test("asks for the account once there is a claim, and says what is wrong with an IBAN", async () => {
  const coming = { iban: "DE•• •••• 3000", holder: "Lindenhof", from: "2027-06-02T10:00:00.000Z" };
  const entered = { iban: null, holder: null, since: null, coming };
  let now: object = { ...active, claims: [claim] };
  const answers = [refused("FIELD_INVALID", [{ path: "iban", errorCode: "FIELD_INVALID", params: {} }])];
  const { server, user } = openPartner(address, {
    "get-guarantee": () => ok(now),
    "enter-guarantee-account": () => {
      const answer = answers.shift();
      if (answer) return answer;
      now = { ...active, claims: [claim], accountNeedsLink: true, payoutAccount: entered };
      return ok(now);
    },
    "mail-guarantee-account-link": () => ok({ sent: true }),
  });
  const iban = await screen.findByLabelText("IBAN");
  await user.type(iban, "DE00");
  await user.type(screen.getByLabelText("Account holder"), "Lindenhof");
  expect(await screen.findByText(/This IBAN isn’t right/)).toBeTruthy();
  await user.clear(iban);
  // The check digits fit, but no country has such short ones.
  await user.type(iban, "DE58 8888 7777 666");
  await user.click(screen.getByRole("button", { name: words("landlord.saveAccount") }));
  expect(await screen.findByText(/This IBAN isn’t right/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: words("landlord.saveAccount") }));
  expect(await screen.findByText(/we use DE•• •••• 3000/)).toBeTruthy();
  expect(server.asked("enter-guarantee-account")[1]?.body).toEqual({ iban: "DE58 8888 7777 666", holder: "Lindenhof" });
  await user.click(screen.getByRole("button", { name: words("landlord.changeAccount") }));
  expect(await screen.findByText("The link is on its way")).toBeTruthy();
});

test("asks for a new landlord, and takes it back after a question", async () => {
  const change = { kind: "NEW_LANDLORD", name: "Eva Neumann", email: "eva@example.com", address: null };
  const asked = {
    id: "55555555-5555-4555-8555-555555555555",
    change,
    state: "ASKED",
    askedBy: "PARTNER",
    askedAt: "2027-06-01T10:00:00.000Z",
    waitsFor: ["NEW_LANDLORD"],
    until: "2027-07-01",
    from: null,
    decidedAt: null,
    reason: null,
    mayAgree: false,
    mayRefuse: false,
    mayTakeBack: true,
  };
  let now: object = active;
  const { server, user } = openPartner(address, {
    "get-guarantee": () => ok(now),
    "ask-guarantee-amendment": () => ok((now = { ...active, amendments: [asked] })),
    "take-back-guarantee-amendment": () => ok((now = active)),
  });
  await user.click(await screen.findByText(words("changes.title")));
  await user.type(screen.getByLabelText(words("changes.newName")), "Eva Neumann");
  await user.type(screen.getByLabelText(words("changes.newEmail")), "eva@example.com");
  await user.click(screen.getByRole("button", { name: words("changes.ask") }));
  expect(await screen.findByText("Eva Neumann has until 1 July 2027 to agree by email.")).toBeTruthy();
  expect(server.asked("ask-guarantee-amendment")[0]?.body).toEqual({ change: { ...change, address: "" } });
  await user.click(screen.getByRole("button", { name: words("changes.takeBack") }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: words("changes.takeBack") }));
  expect(server.asked("take-back-guarantee-amendment")).toHaveLength(1);
});

test("releases a part of the deposit, which applies at once", async () => {
  const { server, user } = openPartner(address, {
    "get-guarantee": () => ok(active),
    "ask-guarantee-amendment": () => ok({ ...active, depositAmount: 500 }),
  });
  await user.click(await screen.findByText(words("changes.title")));
  await user.click(screen.getByRole("radio", { name: words("changes.LOWER_DEPOSIT") }));
  await user.type(screen.getByLabelText(words("changes.LOWER_DEPOSIT.amount")), "500");
  await user.click(screen.getByRole("button", { name: words("changes.LOWER_DEPOSIT.ask") }));
  expect(await screen.findByText(words("changes.done"))).toBeTruthy();
  const change = { kind: "LOWER_DEPOSIT", depositAmount: 500, restUntil: null };
  expect(server.asked("ask-guarantee-amendment")[0]?.body).toEqual({ change });
});
