import { render, screen } from "@testing-library/react";
import { createRef } from "react";
import { expect, test } from "vitest";
import { Question } from "./Question.tsx";

test("renders a focusable h1 with lead and reason below", () => {
  const heading = createRef<HTMLHeadingElement>();
  render(
    <Question title="Who are you?" lead="As in your passport." why="It is on the guarantee." headingRef={heading} />,
  );
  heading.current?.focus();
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1, name: "Who are you?" }));
  expect(screen.getByText("As in your passport.")).toBeTruthy();
  expect(screen.getByText("It is on the guarantee.")).toBeTruthy();
});

test("renders no empty paragraphs without lead and reason", () => {
  const { container } = render(<Question title="Who are you?" />);
  expect(container.querySelector("p")).toBeNull();
});
