import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Skeleton } from "../skeleton/Skeleton.tsx";
import { LoadingOverlay } from "./LoadingOverlay.tsx";

test("says what is waited for, and is silent otherwise", () => {
  const { rerender } = render(<LoadingOverlay open={false} label="Checking" />);
  expect(screen.getByRole("status").textContent).toBe("");
  rerender(<LoadingOverlay open label="Checking" />);
  expect(screen.getByRole("status").textContent).toBe("Checking");
});

test("a skeleton says once what is loading", () => {
  render(<Skeleton lines={3} label="The price is loading" />);
  expect(screen.getByRole("status").textContent).toBe("The price is loading");
});
