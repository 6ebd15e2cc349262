import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ProgressBar } from "./ProgressBar.tsx";

test("describes the current step in words", () => {
  render(<ProgressBar label="Your application" value={3} max={14} valueText="Step 3 of 14: Home type" />);
  const bar = screen.getByRole<HTMLProgressElement>("progressbar", { name: "Your application" });
  expect(bar.getAttribute("aria-valuetext")).toBe("Step 3 of 14: Home type");
  expect(bar.value / bar.max).toBeCloseTo(3 / 14);
});
