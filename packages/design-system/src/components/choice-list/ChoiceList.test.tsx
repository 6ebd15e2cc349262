import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { ChoiceList } from "./ChoiceList.tsx";

const HOMES = [
  { value: "apartment", label: "Apartment", explanation: "A flat among others" },
  { value: "house", label: "House" },
] as const;

test("renders radios in a group that is named after the question", () => {
  render(<ChoiceList asQuestion label="What kind of home?" options={HOMES} error="Please choose one" />);
  expect(screen.getByRole("heading", { level: 1, name: "What kind of home?" })).toBeTruthy();
  expect(screen.getByRole("group", { name: "What kind of home?", description: "Please choose one" })).toBeTruthy();
  expect(screen.getByRole("radio", { name: "Apartment", description: "A flat among others" })).toBeTruthy();
});

test("a click selects and confirms an option, even if it is already selected", async () => {
  const onChange = vi.fn<(...args: unknown[]) => void>();
  const onChoose = vi.fn<(...args: unknown[]) => void>();
  render(<ChoiceList label="Home" options={HOMES} defaultValue="house" onChange={onChange} onChoose={onChoose} />);
  await userEvent.click(screen.getByText("House"));
  expect(onChoose.mock.calls).toEqual([["house"]]);
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText("Apartment"));
  expect(onChoose).toHaveBeenLastCalledWith("apartment");
  expect(onChange).toHaveBeenLastCalledWith("apartment");
});

test("arrow keys select without confirming; Enter and Space confirm", async () => {
  const onChange = vi.fn<(...args: unknown[]) => void>();
  const onChoose = vi.fn<(...args: unknown[]) => void>();
  render(<ChoiceList label="Home" options={HOMES} defaultValue="apartment" onChange={onChange} onChoose={onChoose} />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  expect(onChange.mock.calls).toEqual([["house"]]);
  expect(onChoose).not.toHaveBeenCalled();
  await userEvent.keyboard("{Enter}");
  expect(onChoose.mock.calls).toEqual([["house"]]);
  await userEvent.keyboard(" ");
  expect(onChoose).toHaveBeenCalledTimes(2);
});

test("distinguishes a tap on another option from keys, and ignores a tap on the same one", async () => {
  const onTap = vi.fn<(...args: unknown[]) => void>();
  render(<ChoiceList label="Home" options={HOMES} defaultValue="apartment" onTap={onTap} />);
  await userEvent.click(screen.getByRole("radio", { name: "Apartment" }));
  await userEvent.keyboard("{ArrowDown}{ArrowUp} ");
  expect(onTap).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText("House"));
  expect(onTap.mock.calls).toEqual([["house"]]);
});

test("Enter confirms the focused row and does not submit the form with another answer", async () => {
  const onChoose = vi.fn<(...args: unknown[]) => void>();
  const onSubmit = vi.fn<(...args: unknown[]) => void>();
  render(
    <form onSubmit={onSubmit}>
      <ChoiceList label="Home" options={HOMES} onChoose={onChoose} />
      <button type="submit">Next</button>
    </form>,
  );
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(onChoose.mock.calls).toEqual([["apartment"]]);
  expect(onSubmit).not.toHaveBeenCalled();
});

test("shows the caller's value when controlled", () => {
  const { rerender } = render(<ChoiceList label="Home" options={HOMES} value={null} />);
  expect(screen.queryByRole("radio", { checked: true })).toBe(null);
  rerender(<ChoiceList label="Home" options={HOMES} value="house" />);
  expect(screen.getByRole("radio", { checked: true, name: "House" })).toBeTruthy();
});
