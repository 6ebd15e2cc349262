import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { PriceCardGroup } from "./PriceCardGroup.tsx";

test("prices are radios described by amount, period and saving", async () => {
  const onChange = vi.fn<(...args: unknown[]) => void>();
  render(
    <PriceCardGroup
      label="How would you like to pay?"
      defaultValue="YEARLY"
      onChange={onChange}
      options={[
        { value: "YEARLY", title: "Yearly", amount: "€70.50", period: "per year", mark: "You save €8.70" },
        { value: "MONTHLY", title: "Monthly", amount: "€6.60", period: "per month" },
      ]}
    />,
  );
  expect(screen.getByRole("group", { name: "How would you like to pay?" })).toBeTruthy();
  const yearly = screen.getByRole("radio", { name: "Yearly", checked: true });
  expect(document.getElementById(yearly.getAttribute("aria-describedby")?.split(" ")[0] ?? "")?.textContent).toContain(
    "€70.50 per year",
  );
  await userEvent.click(screen.getByText("€6.60"));
  expect(onChange).toHaveBeenCalledWith("MONTHLY");
  expect(screen.getByRole("radio", { name: "Monthly", checked: true })).toBeTruthy();
});
