import type { StaffPolicyRow } from "@kautia/contract";
import { texts } from "@kautia/locales";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { ok } from "../../../../../../tools/vitest/fake-server.ts";
import { showApp } from "#testing/show-app.tsx";

const policy: StaffPolicyRow = {
  refId: "65f0c1a2b3d4e5f60718293b",
  contractNumber: "DE-7K4M-Q2XD-6",
  status: "DECLINED",
  country: "de",
  tenantName: "Ada Öztürk",
  tenantEmail: "ada@example.com",
  landlordName: "Otto Kern",
  fullAddress: "Torstraße 12, 10119 Berlin",
  depositAmount: 1500,
  premiumAmount: 6.35,
  paymentPeriod: "MONTHLY",
  insuranceStart: "2027-02-01",
  signedAt: "2027-01-15T10:00:00.000Z",
  kept: [{ class: "DETAILS", until: "2030-12-31" }],
};

it("lists each policy in five columns, with its status next to its number", async () => {
  await showApp({
    at: "/en/staff/policies",
    handlers: {
      "get-lang": () => ok(texts("en", "staff")),
      "get-staff-session": () => ok({ person: { name: "Ute", email: "ute@example.com", role: "underwriter" } }),
      "list-staff-policies": () => ok({ rows: [policy], total: 1 }),
    },
  });
  const row = within(await screen.findByRole("table")).getAllByRole("row")[1];
  const cells = within(row ?? document.body).getAllByRole("cell");
  expect(cells.map(({ textContent }) => textContent.replaceAll("\u00a0", " "))).toEqual([
    "DE-7K4M-Q2XD-6signed 15/01/2027",
    "DeclinedStart: 01/02/2027Kept until 31/12/2030 (Details)",
    "Ada Öztürkada@example.com",
    "Torstraße 12, 10119 BerlinOtto Kern",
    "€1,500€6.35 per month",
  ]);
});
