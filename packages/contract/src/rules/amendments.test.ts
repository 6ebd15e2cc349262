import { expect, test } from "vitest";
import type { AmendmentChange } from "../entities/amendment.ts";
import {
  amendmentRules,
  amendmentsAfter,
  amendmentsFor,
  excludes,
  isSameMailbox,
  latestRestEnd,
  mayAnswer,
  partiesToAsk,
} from "./amendments.ts";

const contract = { otherPlan: {}, insuranceEnd: "2028-01-31" };

test.each([
  [
    "SIGNED",
    ["TENANT_EMAIL", "TENANT_CONTACT", "TENANT_NAME", "START", "HOME"],
    ["LANDLORD_CONTACT", "LANDLORD_EMAIL", "START", "HOME"],
  ],
  [
    "ACCEPTED",
    [
      "NEW_LANDLORD",
      "TENANT_EMAIL",
      "TENANT_CONTACT",
      "TENANT_NAME",
      "HIGHER_DEPOSIT",
      "PAYMENT_PERIOD",
      "END",
      "START",
      "HOME",
      "CO_TENANTS",
    ],
    ["NEW_LANDLORD", "LANDLORD_CONTACT", "LANDLORD_EMAIL", "LOWER_DEPOSIT", "START", "HOME"],
  ],
  [
    "PAST_DUE",
    ["NEW_LANDLORD", "TENANT_EMAIL", "TENANT_CONTACT", "TENANT_NAME", "PAYMENT_PERIOD", "END", "HOME", "CO_TENANTS"],
    ["NEW_LANDLORD", "LANDLORD_CONTACT", "LANDLORD_EMAIL", "LOWER_DEPOSIT", "HOME"],
  ],
  [
    "ACTIVE",
    [
      "NEW_LANDLORD",
      "TENANT_EMAIL",
      "TENANT_CONTACT",
      "TENANT_NAME",
      "HIGHER_DEPOSIT",
      "PAYMENT_PERIOD",
      "END",
      "HOME",
      "CO_TENANTS",
    ],
    ["NEW_LANDLORD", "LANDLORD_CONTACT", "LANDLORD_EMAIL", "LOWER_DEPOSIT", "HOME"],
  ],
  [
    "CANCELLATION_REQUESTED",
    ["NEW_LANDLORD", "TENANT_EMAIL", "TENANT_CONTACT", "TENANT_NAME", "HOME"],
    ["NEW_LANDLORD", "LANDLORD_CONTACT", "LANDLORD_EMAIL", "LOWER_DEPOSIT", "HOME"],
  ],
  ["ENDED", [], []],
] as const)("says what each side can ask for while the contract is %s", (status, tenants, landlords) => {
  expect(amendmentsFor("TENANT", { ...contract, status })).toEqual(tenants);
  expect(amendmentsFor("LANDLORD", { ...contract, status })).toEqual(landlords);
  const partners = landlords.filter((kind) => kind !== "LANDLORD_EMAIL");
  expect(amendmentsFor("PARTNER", { ...contract, status })).toEqual(partners);
});

test("offers no other payment period without a next premium, and no extension without an end", () => {
  const kinds = amendmentsFor("TENANT", { status: "ACTIVE", otherPlan: null, insuranceEnd: null });
  expect(kinds).toEqual([
    "NEW_LANDLORD",
    "TENANT_EMAIL",
    "TENANT_CONTACT",
    "TENANT_NAME",
    "HIGHER_DEPOSIT",
    "HOME",
    "CO_TENANTS",
  ]);
});

test("offers landlords another co-tenant only if there is one", () => {
  const together = { ...contract, status: "ACTIVE", coTenantNames: ["Ben Beispiel"] } as const;
  expect(amendmentsFor("LANDLORD", together)).toContain("CO_TENANTS");
  expect(partiesToAsk("CO_TENANTS", "PARTNER", { absent: ["NEW_TENANT"] })).toEqual(["TENANT", "CO_TENANTS"]);
});

test("offers no change while one of its kind is open", () => {
  const amendments = [
    { change: { kind: "HIGHER_DEPOSIT" }, state: "ASKED" },
    { change: { kind: "NEW_LANDLORD" }, state: "AGREED" },
    { change: { kind: "END" }, state: "REFUSED" },
  ] as const;
  expect(amendmentsFor("TENANT", { ...contract, status: "ACTIVE", amendments })).toEqual([
    "TENANT_EMAIL",
    "TENANT_CONTACT",
    "TENANT_NAME",
    "PAYMENT_PERIOD",
    "END",
    "HOME",
  ]);
  expect(amendmentsAfter("TENANT", { ...contract, status: "ACTIVE", amendments })).toEqual(["CO_TENANTS"]);
  expect(amendmentsAfter("LANDLORD", { ...contract, status: "ACTIVE", amendments })).toEqual(["LOWER_DEPOSIT"]);
});

// A column for each row, in the same order. x: only one of the two can be open.
test.each([
  ["NEW_LANDLORD", "x............"],
  ["TENANT_EMAIL", ".x..........."],
  ["TENANT_CONTACT", "..x.........."],
  ["TENANT_NAME", "...x........."],
  ["LANDLORD_CONTACT", "....x........"],
  ["LANDLORD_EMAIL", ".....x......."],
  ["LOWER_DEPOSIT", "......xx..x.."],
  ["HIGHER_DEPOSIT", "......xx....x"],
  ["PAYMENT_PERIOD", "........x...."],
  ["END", ".........xx.."],
  ["START", "......x..xx.."],
  ["HOME", "...........x."],
  ["CO_TENANTS", ".......x....x"],
] as const)("%s excludes only what might then be impossible: %s", (open, row) => {
  expect(Object.keys(amendmentRules).map((kind) => (excludes(open, kind as typeof open) ? "x" : "."))).toEqual([
    ...row,
  ]);
});

test("no two open changes name one mailbox for a tenant and the landlord, or for two tenants", () => {
  const joins = { firstName: "Ben", lastName: "Beispiel", birthDate: "1990-01-01", email: "b.en@gmail.com" };
  const email = "ben@googlemail.com";
  const named: AmendmentChange[] = [
    { kind: "TENANT_EMAIL", email },
    { kind: "CO_TENANTS", leaves: null, joins },
    { kind: "NEW_LANDLORD", name: "Ben Beispiel", email, address: null },
    { kind: "LANDLORD_EMAIL", email },
    { kind: "CO_TENANTS", leaves: "Ben Beispiel", joins: null },
    { kind: "HOME", streetNumber: "1", unitName: null },
  ];
  expect(named.map((a) => named.map((b) => (isSameMailbox(a, b) ? "x" : ".")).join(""))).toEqual([
    "xxxx..",
    "xxxx..",
    "xx....",
    "xx....",
    "......",
    "......",
  ]);
});

test("a higher deposit is agreed to one after the other, and signed in the end by the tenant who asked", () => {
  const alone = { absent: ["CO_TENANTS"] } as const;
  expect(partiesToAsk("HIGHER_DEPOSIT", "TENANT", alone)).toEqual(["LANDLORD", "TENANT"]);
  expect(partiesToAsk("HIGHER_DEPOSIT", "TENANT", { ...alone, needsDesk: true })).toEqual([
    "STAFF",
    "LANDLORD",
    "TENANT",
  ]);
  const asked = { kind: "HIGHER_DEPOSIT", askedBy: "TENANT", state: "ASKED" } as const;
  const may = (...waitsFor: ("STAFF" | "LANDLORD" | "TENANT")[]) =>
    (["STAFF", "LANDLORD", "TENANT"] as const).map((party) => mayAnswer(party, { ...asked, waitsFor }));
  const [yes, no] = [
    { agree: true, refuse: true },
    { agree: false, refuse: false },
  ];
  expect(may("STAFF", "LANDLORD", "TENANT")).toEqual([yes, no, no]);
  expect(may("LANDLORD", "TENANT")).toEqual([no, yes, no]);
  expect(may("TENANT")).toEqual([no, no, { agree: true, refuse: false }]);
});

test("the desk asks the sides of the contract that have not written to it, too", () => {
  expect(amendmentsFor("STAFF", { ...contract, status: "ACTIVE" })).toEqual([
    "NEW_LANDLORD",
    "TENANT_NAME",
    "LANDLORD_CONTACT",
    "LOWER_DEPOSIT",
    "HIGHER_DEPOSIT",
    "PAYMENT_PERIOD",
    "END",
    "HOME",
    "CO_TENANTS",
  ]);
  expect(partiesToAsk("END", "STAFF")).toEqual(["TENANT", "LANDLORD"]);
  expect(partiesToAsk("END", "TENANT")).toEqual(["LANDLORD"]);
  expect(partiesToAsk("PAYMENT_PERIOD", "STAFF")).toEqual(["TENANT"]);
  expect(partiesToAsk("PAYMENT_PERIOD", "TENANT")).toEqual([]);
  expect(partiesToAsk("HIGHER_DEPOSIT", "STAFF")).toEqual(["LANDLORD", "TENANT", "CO_TENANTS"]);
  expect(partiesToAsk("LOWER_DEPOSIT", "STAFF")).toEqual(["LANDLORD"]);
  for (const asker of ["LANDLORD", "PARTNER"] as const) expect(partiesToAsk("LOWER_DEPOSIT", asker)).toEqual([]);
});

test("everybody who signs, and the landlord, agree to another co-tenant, who can take the signature back", () => {
  expect(partiesToAsk("CO_TENANTS", "STAFF")).toEqual(["TENANT", "CO_TENANTS", "NEW_TENANT", "LANDLORD"]);
  expect(partiesToAsk("CO_TENANTS", "TENANT", { absent: ["NEW_TENANT"] })).toEqual(["CO_TENANTS", "LANDLORD"]);
  const asked = { kind: "CO_TENANTS", askedBy: "TENANT" } as const;
  const may = { ...asked, state: "AGREED", waitsFor: [] } as const;
  expect(mayAnswer("NEW_TENANT", may)).toEqual({ agree: false, refuse: true });
  expect(mayAnswer("CO_TENANTS", may)).toEqual({ agree: false, refuse: false });
  expect(mayAnswer("STAFF", may)).toEqual({ agree: false, refuse: true });
  expect(mayAnswer("STAFF", { ...may, kind: "END" })).toEqual({ agree: false, refuse: false });
  expect(mayAnswer("CO_TENANTS", { ...may, kind: "HIGHER_DEPOSIT" })).toEqual({ agree: false, refuse: true });
  const early = { ...asked, state: "ASKED", waitsFor: ["CO_TENANTS", "NEW_TENANT"] } as const;
  expect(mayAnswer("NEW_TENANT", early)).toEqual({ agree: false, refuse: false });
});

test("the rest of a deposit ends at most 18 months later, and not after the agreed end", () => {
  expect(latestRestEnd("2027-08-31", null)).toBe("2029-02-28");
  expect(latestRestEnd("2027-08-31", "2028-01-31")).toBe("2028-01-31");
});
