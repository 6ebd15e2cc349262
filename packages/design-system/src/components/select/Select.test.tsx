import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Select } from "./Select.tsx";

const OPTIONS = [
  { value: "de", label: "Germany" },
  { value: "at", label: "Austria" },
];

test("starts with nothing chosen and tells the value", async () => {
  const onChange = vi.fn<(...told: unknown[]) => void>();
  render(<Select label="Country" options={OPTIONS} emptyText="Please choose" error="Choose one" onChange={onChange} />);
  const select = screen.getByRole<HTMLSelectElement>("combobox", { name: "Country", description: "Choose one" });
  expect(select.value).toBe("");
  await userEvent.selectOptions(select, "Austria");
  expect(onChange).toHaveBeenCalledWith("at");
});
