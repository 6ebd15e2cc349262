import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { RatingField } from "./RatingField.tsx";

const STARS = ["1 of 5, poor", "2 of 5", "3 of 5", "4 of 5", "5 of 5, very good"];

test("each star is a radio with its own name", async () => {
  const onChange = vi.fn<(...args: unknown[]) => void>();
  render(<RatingField label="How was it with us?" starLabels={STARS} onChange={onChange} />);
  expect(screen.getByRole("group", { name: "How was it with us?" })).toBeTruthy();
  expect(screen.queryByRole("radio", { checked: true })).toBe(null);
  await userEvent.click(screen.getByRole("radio", { name: "4 of 5" }));
  await userEvent.keyboard("{ArrowRight}");
  expect(onChange.mock.calls).toEqual([[4], [5]]);
  expect(screen.getByText("5 of 5, very good")).toBeTruthy();
});
