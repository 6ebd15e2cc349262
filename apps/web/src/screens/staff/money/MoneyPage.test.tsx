import { texts } from "@kautia/locales";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { ok } from "../../../../../../tools/vitest/fake-server.ts";
import { showApp } from "#testing/show-app.tsx";

const row = { month: "2027-01", country: "de", earned: 200, paid: 180.5, open: 19.5, exposure: 1500, claimsPaid: 50 };
const handlers = {
  "get-lang": () => ok(texts("en", "staff")),
  "get-staff-session": () => ok({ person: { name: "Ute", email: "ute@example.com", role: "underwriter" } }),
  "get-money": () =>
    ok({ at: "2027-01-31T15:05:00.000Z", storedUntil: "2026-12", months: [row, { ...row, country: "at", earned: 0 }] }),
};

it("shows premiums, exposure, claims and the loss ratio as a table, by country", async () => {
  const { user } = await showApp({ at: "/en/staff/money", handlers });
  const cells = () => within(screen.getByRole("table")).getAllByRole("cell");
  await screen.findByRole("table");
  screen.getByText("As of 31/01/2027, 16:05.");
  screen.getByText("Months up to Dec 2026 are stored and no longer change.");
  const january = ["Jan 2027", "€200.00", "€361.00", "€39.00", "€3,000.00", "€100.00", "50%"];
  expect(cells().map(({ textContent }) => textContent)).toEqual(january);
  await user.selectOptions(screen.getByLabelText("Country"), "Germany");
  await screen.findAllByText("€180.50");
  expect(cells().at(-1)?.textContent).toBe("25%");
});
