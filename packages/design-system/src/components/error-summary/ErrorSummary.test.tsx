import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { ChoiceList } from "../choice-list/ChoiceList.tsx";
import { TextField } from "../text-field/TextField.tsx";
import { ErrorSummary, type ErrorSummaryItem } from "./ErrorSummary.tsx";

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

describe("a single error", () => {
  const only = ERRORS.slice(0, 1);
  const form = (errors: ErrorSummaryItem[], focusKey = 1, atField = errors) => (
    <>
      <ErrorSummary title="Please check" errors={errors} focusKey={focusKey} />
      <TextField id="email" label="Email" error={atField[0]?.text} />
    </>
  );
  const field = () => screen.getByRole("textbox", { name: "Email" });

  test("puts the focus into its field, without a summary", () => {
    const { rerender } = render(form([]));
    rerender(form(only));
    expect(document.activeElement).toBe(field());
    expect(screen.queryByRole("alert")).toBe(null);
    field().blur();
    rerender(form(only, 2));
    expect(document.activeElement).toBe(field());
  });

  test("is read out if its field has the focus already", () => {
    const { rerender } = render(form([]));
    field().focus();
    rerender(form(only));
    expect(screen.getByRole("alert").textContent).toBe("Write your email");
    expect(screen.queryByRole("heading")).toBe(null);
  });

  test("is in a summary if the page does not show it at the field", () => {
    render(form(only, 1, []));
    expect(document.activeElement).toBe(screen.getByRole("alert", { name: "Please check" }));
  });

  test("that is left of several takes the focus on the next submit, and closes the summary", () => {
    const { rerender } = render(form(ERRORS));
    const summary = screen.getByRole("alert");
    rerender(form(only));
    expect(document.activeElement).toBe(summary);
    rerender(form(only, 2));
    expect(document.activeElement).toBe(field());
    expect(screen.queryByRole("alert")).toBe(null);
  });

  test("opens a closed part of the page around its field", () => {
    render(
      <>
        <ErrorSummary title="Please check" errors={only} focusKey={1} />
        <details>
          <TextField id="email" label="Email" error="Write your email" />
        </details>
      </>,
    );
    expect(document.querySelector("details")?.open).toBe(true);
  });
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
