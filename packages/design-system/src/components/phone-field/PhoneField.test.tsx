import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { PhoneField, type PhoneFieldProps } from "./PhoneField.tsx";
import { splitPhone } from "./split-phone.ts";

const show = (props: Partial<PhoneFieldProps>) =>
  render(
    <PhoneField
      label="Mobile number"
      dialCodes={[
        { value: "+49", label: "Germany (+49)" },
        { value: "+43", label: "Austria (+43)" },
      ]}
      dialCodeLabel="Country code"
      numberLabel="Number"
      {...props}
    />,
  );

test("is one named group in which dial code and number can both be changed", async () => {
  const onChange = vi.fn<(...args: unknown[]) => void>();
  show({ onChange });
  expect(screen.getByRole("group", { name: "Mobile number" })).toBeTruthy();
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Country code" }), "+43");
  await userEvent.type(screen.getByRole("textbox", { name: "Number" }), "66");
  expect(onChange).toHaveBeenLastCalledWith({ dialCode: "+43", number: "66" });
});

test("has its help on the group only, and an error on the number as well", () => {
  const { unmount } = show({ help: "For questions." });
  expect(screen.getByRole("group", { description: "For questions." })).toBeTruthy();
  expect(screen.getByRole("textbox", { name: "Number" }).hasAttribute("aria-describedby")).toBe(false);
  unmount();
  show({ help: "For questions.", error: "Enter a number." });
  expect(screen.getByRole("textbox", { name: "Number", description: "Enter a number." })).toBeTruthy();
});

test("sets the dial code from a pasted full number", async () => {
  const onChange = vi.fn<(...args: unknown[]) => void>();
  show({ onChange });
  await userEvent.click(screen.getByRole("textbox", { name: "Number" }));
  await userEvent.paste("+43 660 1234567");
  expect(onChange).toHaveBeenLastCalledWith({ dialCode: "+43", number: "660 1234567" });
});

test("keeps the browser from filling in the visitor's own number where it asks for somebody else's", () => {
  show({ autoComplete: "off" });
  expect(screen.getByRole("textbox", { name: "Number" }).getAttribute("autocomplete")).toBe("off");
  expect(screen.getByRole("combobox", { name: "Country code" }).getAttribute("autocomplete")).toBe("off");
});

test("does not call onBlur when the focus moves between the two parts", async () => {
  const onBlur = vi.fn<(...args: unknown[]) => void>();
  show({ onBlur });
  await userEvent.tab();
  await userEvent.tab();
  expect(onBlur).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onBlur).toHaveBeenCalledTimes(1);
});

test("leaves out the words before a pasted number", async () => {
  const onChange = vi.fn<(...args: unknown[]) => void>();
  show({ onChange });
  await userEvent.click(screen.getByRole("textbox", { name: "Number" }));
  await userEvent.paste("Tel. 0170 1234567");
  expect(onChange).toHaveBeenLastCalledWith({ dialCode: "+49", number: "0170 1234567" });
});

test("splits at the longest known dial code and leaves other numbers alone", () => {
  expect(splitPhone("0043 (0) 660 1", ["+43"])).toEqual({ dialCode: "+43", number: "660 1" });
  expect(splitPhone("+16845551234", ["+1", "+1684"])).toEqual({ dialCode: "+1684", number: "5551234" });
  expect(splitPhone("\u202A+43\u00A0660\u20111234\u202C", ["+43"])).toEqual({
    dialCode: "+43",
    number: "660\u20111234",
  });
  for (const text of ["tel:+43660123", "Mobil: +43 660123", "(+43) 660123", "+ 43 660123", "++43 660123", "+43-660123"])
    expect(splitPhone(text, ["+43"]), text).toEqual({ dialCode: "+43", number: "660123" });
  expect(splitPhone("+99912", ["+43"])).toBe(null);
  expect(splitPhone("0660 1234567", ["+43"])).toBe(null);
});
