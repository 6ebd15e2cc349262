import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Stepper } from "./Stepper.tsx";

test("links back to completed steps and names them as done; later steps are no links", () => {
  const steps = ["Payment", "Summary", "Done"].map((label) => ({ label, href: `#${label}` }));
  render(<Stepper label="Payment" steps={steps} current={1} doneText="done" />);
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["Payment (done)"]);
  expect(screen.getAllByRole("listitem")[1]?.getAttribute("aria-current")).toBe("step");
});
