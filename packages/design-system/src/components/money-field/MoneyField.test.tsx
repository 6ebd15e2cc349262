import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { MoneyField } from "./MoneyField.tsx";

function Deposit({ onChange, locale = "de" }: { onChange?: (value: string) => void; locale?: string }) {
  const [value, setValue] = useState("");
  return (
    <MoneyField
      label="Deposit"
      locale={locale}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
}

test("reports the amount on every keystroke, keeps the text while typing and formats it on blur", async () => {
  const onChange = vi.fn<(...args: unknown[]) => void>();
  render(<Deposit onChange={onChange} />);
  const input = screen.getByRole<HTMLInputElement>("textbox", { name: "Deposit" });
  await userEvent.type(input, "1500,5");
  expect(onChange.mock.calls.map(([value]) => value)).toEqual(["1", "15", "150", "1500", "1500", "1500.50"]);
  expect(input.value).toBe("1500,5");
  await userEvent.tab();
  expect(input.value).toBe("1.500,50");
});

test("passes on text that is not an amount as typed", async () => {
  const onChange = vi.fn<(...args: unknown[]) => void>();
  render(<Deposit onChange={onChange} locale="en" />);
  const input = screen.getByRole<HTMLInputElement>("textbox", { name: "Deposit" });
  await userEvent.type(input, "12a");
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith("12a");
  expect(input.value).toBe("12a");
});

test.each([
  ["de", "500,999"],
  ["en", "500.999"],
])("leaves three digits after the decimal sign of '%s' as typed", async (locale, typed) => {
  const onChange = vi.fn<(...args: unknown[]) => void>();
  render(<Deposit onChange={onChange} locale={locale} />);
  const input = screen.getByRole<HTMLInputElement>("textbox", { name: "Deposit" });
  await userEvent.type(input, typed);
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(typed);
  expect(input.value).toBe(typed);
});

test("submits the amount in the same format in every language", () => {
  render(
    <form aria-label="form">
      <MoneyField label="Deposit" name="deposit" locale="de" defaultValue="1500.50" />
    </form>,
  );
  const form = screen.getByRole("form");
  if (!(form instanceof HTMLFormElement)) throw new Error("no form");
  expect(new FormData(form).get("deposit")).toBe("1500.50");
});
