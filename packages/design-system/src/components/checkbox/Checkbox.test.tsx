import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Link } from "../link/Link.tsx";
import { Checkbox } from "./Checkbox.tsx";

const LABEL = (
  <>
    I accept the <Link href="#terms">terms</Link>
  </>
);

test("the text ticks it, and a link in the text stays a link", async () => {
  const onChange = vi.fn<(...told: unknown[]) => void>();
  render(<Checkbox label={LABEL} onChange={onChange} />);
  await userEvent.click(screen.getByText(/I accept/));
  expect(onChange).toHaveBeenLastCalledWith(true);
  expect(screen.getByRole("link", { name: "terms" }).getAttribute("href")).toBe("#terms");
});

test("the error is read out with it", () => {
  render(<Checkbox label="Withdraw" error="Please tick the box" />);
  const box = screen.getByRole("checkbox", { name: "Withdraw", description: "Please tick the box" });
  expect(box.getAttribute("aria-invalid")).toBe("true");
});
