import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { ChoiceList } from "./ChoiceList.tsx";

const HOMES = [
  { value: "apartment", label: "Apartment", explanation: "A flat among others" },
  { value: "house", label: "House" },
] as const;

test("radios in a group with the question's name", () => {
  render(<ChoiceList asQuestion label="What kind of home?" options={HOMES} error="Please choose one" />);
  expect(screen.getByRole("heading", { level: 1, name: "What kind of home?" })).toBeTruthy();
  expect(screen.getByRole("group", { name: "What kind of home?", description: "Please choose one" })).toBeTruthy();
  expect(screen.getByRole("radio", { name: "Apartment", description: "A flat among others" })).toBeTruthy();
});

test("a press chooses and decides, also on what was chosen already", async () => {
  const onChange = vi.fn<(...told: unknown[]) => void>();
  const onChoose = vi.fn<(...told: unknown[]) => void>();
  render(<ChoiceList label="Home" options={HOMES} defaultValue="house" onChange={onChange} onChoose={onChoose} />);
  await userEvent.click(screen.getByText("House"));
  expect(onChoose.mock.calls).toEqual([["house"]]);
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText("Apartment"));
  expect(onChoose).toHaveBeenLastCalledWith("apartment");
  expect(onChange).toHaveBeenLastCalledWith("apartment");
});

test("arrow keys walk without deciding; Enter and Space decide", async () => {
  const onChange = vi.fn<(...told: unknown[]) => void>();
  const onChoose = vi.fn<(...told: unknown[]) => void>();
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

test("Enter decides for the row one is at and does not send the form with another answer", async () => {
  const onChoose = vi.fn<(...told: unknown[]) => void>();
  const onSubmit = vi.fn<(...told: unknown[]) => void>();
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

test("held by the caller it shows what the caller says", () => {
  const { rerender } = render(<ChoiceList label="Home" options={HOMES} value={null} />);
  expect(screen.queryByRole("radio", { checked: true })).toBe(null);
  rerender(<ChoiceList label="Home" options={HOMES} value="house" />);
  expect(screen.getByRole("radio", { checked: true, name: "House" })).toBeTruthy();
});
