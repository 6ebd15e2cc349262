import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { DateField, type DateFieldProps } from "./DateField.tsx";
import { isRealDate, joinDate, orderOfDate, splitDate } from "./date-parts.ts";

const show = (props: Partial<DateFieldProps>) =>
  render(
    <DateField
      label="Date of birth"
      locale="de"
      partLabels={{ day: "Day", month: "Month", year: "Year" }}
      {...props}
    />,
  );
const part = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });

test("has its help on the group only, and an error on each part as well", () => {
  const { unmount } = show({ help: "For example 31.05.1994." });
  expect(screen.getByRole("group", { description: "For example 31.05.1994." })).toBeTruthy();
  for (const name of ["Day", "Month", "Year"]) expect(part(name).hasAttribute("aria-describedby")).toBe(false);
  unmount();
  show({ help: "For example 31.05.1994.", error: "Enter a date." });
  for (const name of ["Day", "Month", "Year"])
    expect(screen.getByRole("textbox", { name, description: "Enter a date." })).toBeTruthy();
});

test("moves the focus on while a date is typed without separators", async () => {
  const onChange = vi.fn<(...args: unknown[]) => void>();
  show({ onChange });
  await userEvent.click(part("Day"));
  await userEvent.keyboard("27031994");
  expect(onChange).toHaveBeenLastCalledWith("1994-03-27");
  expect(document.activeElement).toBe(part("Year"));
});

test("moves on after a digit that cannot be followed by another, and after a full stop", async () => {
  const onChange = vi.fn<(...args: unknown[]) => void>();
  show({ onChange });
  await userEvent.click(part("Day"));
  await userEvent.keyboard("4.1.2000");
  expect(onChange).toHaveBeenLastCalledWith("2000-01-04");
});

test("lets the user overwrite an existing date digit by digit", async () => {
  const onChange = vi.fn<(...args: unknown[]) => void>();
  show({ onChange, defaultValue: "1994-03-27" });
  await userEvent.tripleClick(part("Day"));
  await userEvent.keyboard("01121990");
  expect(onChange).toHaveBeenLastCalledWith("1990-12-01");
  expect([part("Day").value, part("Month").value, part("Year").value]).toEqual(["01", "12", "1990"]);
});

test("shows a date that the caller sets while the user is typing", async () => {
  const { rerender } = show({ value: "" });
  await userEvent.type(part("Day"), "1");
  rerender(
    <DateField label="Date" locale="de" partLabels={{ day: "Day", month: "Month", year: "Year" }} value="2026-05-09" />,
  );
  expect([part("Day").value, part("Month").value, part("Year").value]).toEqual(["09", "05", "2026"]);
});

test("Backspace in an empty part moves to the previous part", async () => {
  show({});
  await userEvent.click(part("Day"));
  await userEvent.keyboard("12{Backspace}");
  expect(document.activeElement).toBe(part("Day"));
});

test("reports an incomplete date as typed and an emptied one as an empty string", async () => {
  const onChange = vi.fn<(...args: unknown[]) => void>();
  show({ onChange, defaultValue: "2026-03-" });
  expect([part("Day").value, part("Month").value, part("Year").value]).toEqual(["", "03", "2026"]);
  await userEvent.clear(part("Year"));
  expect(onChange).toHaveBeenLastCalledWith("-03-");
  await userEvent.clear(part("Month"));
  expect(onChange).toHaveBeenLastCalledWith("");
});

test("accepts a whole date pasted into any part", async () => {
  const onChange = vi.fn<(...args: unknown[]) => void>();
  show({ onChange });
  await userEvent.click(part("Month"));
  await userEvent.paste("31.12.2026");
  expect(onChange).toHaveBeenLastCalledWith("2026-12-31");
});

test("names the calendar's button after the date", () => {
  show({ pickerText: "Open the calendar" });
  expect(screen.getByRole("button", { name: "Open the calendar Date of birth" })).toBeTruthy();
});

test("passes the date to the browser's calendar only while it exists", async () => {
  const setNative = vi.spyOn(HTMLInputElement.prototype, "value", "set");
  const { container } = show({ pickerText: "Open the calendar", defaultValue: "2028-02-29" });
  const native = container.querySelector<HTMLInputElement>("input[type=date]");
  expect(native?.value).toBe("2028-02-29");
  await userEvent.clear(part("Year"));
  await userEvent.type(part("Year"), "2027");
  expect(part("Year").value).toBe("2027");
  const passed = setNative.mock.contexts.flatMap((input, index) =>
    input === native ? [String(setNative.mock.calls[index]?.[0])] : [],
  );
  setNative.mockRestore();
  expect(passed).not.toContain("2027-02-29");
  expect(passed.at(-1)).toBe("");
});

test.each([
  ["2028-02-29", true],
  ["2026-12-31", true],
  ["2027-02-29", false],
  ["2026-04-31", false],
  ["2026-13-01", false],
  ["2026-00-10", false],
  ["0000-01-01", false],
  ["2026-3-", false],
  ["", false],
])("a date '%s' exists: %s", (value, exists) => expect(isRealDate(value)).toBe(exists));

test("orders day, month and year by language", () => {
  expect(orderOfDate("de")).toEqual(["day", "month", "year"]);
  expect(orderOfDate("en")).toEqual(["day", "month", "year"]);
  expect(orderOfDate("en-US")).toEqual(["month", "day", "year"]);
});

test("splits and joins dates", () => {
  expect(joinDate({ year: "2026", month: "3", day: "1" })).toBe("2026-03-01");
  expect(joinDate(splitDate("2026-3-"))).toBe("2026-3-");
});

test("accepts a whole date that is inserted without pasting", async () => {
  const onChange = vi.fn<(...args: unknown[]) => void>();
  show({ onChange });
  fireEvent.change(part("Day"), { target: { value: "28. Februar 1990" } });
  expect(onChange).toHaveBeenLastCalledWith("1990-02-28");
});

test.each([
  ["1.12.26", "2026-12-01"],
  ["1/12/26", "2026-12-01"],
  ["01122026", "2026-12-01"],
  ["2026-12-01", "2026-12-01"],
  ["1. Dez 2026", "2026-12-01"],
  ["3 March 2027", "2027-03-03"],
  ["3. März 2027", "2027-03-03"],
])("a date can be typed as '%s'", async (keys, date) => {
  const onChange = vi.fn<(...args: unknown[]) => void>();
  show({ onChange });
  await userEvent.click(part("Day"));
  await userEvent.keyboard(keys);
  expect(onChange).toHaveBeenLastCalledWith(date);
});

test("completes a two-digit year when the focus leaves the field, for a date of birth with one in the past", async () => {
  const onChange = vi.fn<(...args: unknown[]) => void>();
  show({ onChange, autoComplete: "bday" });
  await userEvent.click(part("Day"));
  await userEvent.keyboard("27.3.94");
  expect(part("Year").value).toBe("94");
  expect(onChange).toHaveBeenLastCalledWith("1994-03-27");
  await userEvent.tab();
  expect(part("Year").value).toBe("1994");
});

test("gives a day without a year the next possible year, but none to a date of birth", async () => {
  vi.setSystemTime("2026-11-28T09:00:00Z");
  const onChange = vi.fn<(...args: unknown[]) => void>();
  const { unmount } = show({ onChange, near: "future" });
  await userEvent.click(part("Day"));
  await userEvent.paste("1. Februar");
  expect(onChange).toHaveBeenLastCalledWith("2027-02-01");
  unmount();
  show({ onChange, autoComplete: "bday" });
  await userEvent.click(part("Day"));
  await userEvent.paste("1. Februar");
  expect(onChange).toHaveBeenLastCalledWith("-2-1");
  vi.useRealTimers();
});
