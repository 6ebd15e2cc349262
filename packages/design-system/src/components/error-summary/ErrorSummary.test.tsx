import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { ChoiceList } from "../choice-list/ChoiceList.tsx";
import { TextField } from "../text-field/TextField.tsx";
import { ErrorSummary } from "./ErrorSummary.tsx";

const OPTIONS = [
  { value: "a", label: "A" },
  { value: "b", label: "B" },
];
const ERRORS = [
  { fieldId: "email", text: "Write your email" },
  { fieldId: "home", text: "Choose a home" },
  { text: "The server is busy" },
];

test("takes the focus when it appears and again on every failed submit", () => {
  const { rerender } = render(<ErrorSummary title="Please check" errors={[]} />);
  expect(screen.queryByRole("alert")).toBe(null);
  rerender(<ErrorSummary title="Please check" errors={ERRORS} focusKey={1} />);
  const summary = screen.getByRole("alert", { name: "Please check" });
  expect(document.activeElement).toBe(summary);
  summary.blur();
  rerender(<ErrorSummary title="Please check" errors={ERRORS.slice(1)} focusKey={1} />);
  expect(document.activeElement).not.toBe(summary);
  rerender(<ErrorSummary title="Please check" errors={ERRORS} focusKey={2} />);
  expect(document.activeElement).toBe(summary);
});

test("each line links to its field; in a group to the checked control, else to the first", async () => {
  render(
    <>
      <ErrorSummary title="Please check" errors={ERRORS} />
      <TextField id="email" label="Email" />
      <ChoiceList id="home" label="Home" options={OPTIONS} defaultValue="b" />
    </>,
  );
  expect(screen.getAllByRole("link")).toHaveLength(2);
  await userEvent.click(screen.getByRole("link", { name: "Write your email" }));
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Email" }));
  await userEvent.click(screen.getByRole("link", { name: "Choose a home" }));
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: "B" }));
});
