import { render, screen } from "@testing-library/react";
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
