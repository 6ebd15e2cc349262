import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Select } from "./Select.tsx";

const OPTIONS = [
  { value: "de", label: "Germany" },
  { value: "at", label: "Austria" },
];

test("starts with the empty option and reports the chosen value", async () => {
  const onChange = vi.fn<(...args: unknown[]) => void>();
  render(<Select label="Country" options={OPTIONS} emptyText="Please choose" error="Choose one" onChange={onChange} />);
  const select = screen.getByRole<HTMLSelectElement>("combobox", { name: "Country", description: "Choose one" });
  expect(select.value).toBe("");
  await userEvent.selectOptions(select, "Austria");
  expect(onChange).toHaveBeenCalledWith("at");
});

test("puts neighbours of the same group below its heading", () => {
  const grouped = [
    { value: "de", label: "Germany", group: "Common" },
    { value: "fr", label: "France", group: "All others" },
    { value: "no", label: "Norway", group: "All others" },
  ];
  render(<Select label="Country" options={grouped} />);
  expect(within(screen.getByRole("group", { name: "All others" })).getAllByRole("option")).toHaveLength(2);
  expect(screen.getByRole<HTMLSelectElement>("combobox").value).toBe("de");
});
