import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ok } from "../../../../../tools/vitest/fake-server.ts";
import { openAsStaff } from "../../testing/open-office.tsx";
import { words } from "../../testing/words.ts";

const month = { month: "2027-01", country: "de", earned: 200, paid: 180.5, open: 19.5, exposure: 1500, claimsPaid: 50 };
const nothing = { earned: 0, paid: 0, open: 0, exposure: 0, claimsPaid: 0 };
const handlers = {
  "get-money": () =>
    ok({
      at: "2027-01-31T15:05:00.000Z",
      storedUntil: "2026-12",
      months: [{ month: "2026-12", country: "de", ...nothing }, month, { ...month, country: "at", earned: 0 }],
    }),
  "get-money-figures": () =>
    ok({
      at: "2027-01-31T15:05:00.000Z",
      from: "2027-01-01",
      to: "2027-01-31",
      before: { from: "2026-12-01", to: "2026-12-31" },
      figures: [
        {
          figure: "PREMIUMS_WRITTEN",
          value: 300,
          before: 200,
          rows: { list: "bookings", filters: { figure: "PREMIUMS_WRITTEN", from: "2027-01-01", to: "2027-01-31" } },
        },
        { figure: "POLICIES_IN_FORCE", value: 12, before: 0, rows: { list: "policies", filters: {} } },
      ],
      lossRatio: { ratio: null, because: "TOO_FEW_POLICIES", earned: 200, policies: 12 },
    }),
};

test("every figure says how it changed and what it means, and opens its rows", async () => {
  openAsStaff("/staff/reports/money?from=2027-01-01&to=2027-01-31", handlers);
  const written = (await screen.findByRole("heading", { name: words("staff.figure.PREMIUMS_WRITTEN") })).closest("li");
  if (!written) throw new Error("no tile");
  expect(written.textContent).toContain("+50% compared with 01/12/2026\u00a0– 31/12/2026");
  const rows = within(written).getByRole("link", { name: "€300.00" }).getAttribute("href");
  expect(rows).toMatch(/staff\/reports\/bookings\?figure=PREMIUMS_WRITTEN&from=2027-01-01&to=2027-01-31$/);
  expect(screen.getByText("Nothing in 01/12/2026 – 31/12/2026")).toBeTruthy();
  expect(screen.getByText(words("office.lossRatio.TOO_FEW_POLICIES"))).toBeTruthy();
  const earned = screen.getByRole("link", { name: "€200.00 earned" }).getAttribute("href");
  expect(earned).toMatch(/staff\/reports\/bookings\?figure=PREMIUMS_WRITTEN&to=2027-01-31$/);
});

test("months without movement are folded, and a country has its own figures", async () => {
  const { user } = openAsStaff("/staff/reports/money", handlers);
  await user.click(await screen.findByText(words("staff.figures.table")));
  const cells = () => within(screen.getByRole("table")).getAllByRole("cell");
  expect(cells().map(({ textContent }) => textContent)).toEqual([
    "Jan 2027",
    "€200.00",
    "€361.00",
    "€39.00",
    "€3,000.00",
    "€100.00",
  ]);
  expect(screen.getByText("Months in which nothing moved are not shown (1).", { exact: false })).toBeTruthy();
  await user.selectOptions(screen.getByLabelText("Country"), "Germany");
  expect((await screen.findAllByText("€180.50")).length).toBe(1);
});
