import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Skeleton } from "../skeleton/Skeleton.tsx";
import { LoadingOverlay } from "./LoadingOverlay.tsx";

test("announces what it is waiting for, and nothing while it is closed", () => {
  const { rerender } = render(<LoadingOverlay open={false} label="Checking" />);
  expect(screen.getByRole("status").textContent).toBe("");
  rerender(<LoadingOverlay open label="Checking" />);
  expect(screen.getByRole("status").textContent).toBe("Checking");
});

test("a skeleton announces once what is loading", () => {
  render(<Skeleton lines={3} label="The price is loading" />);
  expect(screen.getByRole("status").textContent).toBe("The price is loading");
});
