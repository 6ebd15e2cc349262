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

test("a click on the label ticks the checkbox, and a link in the label stays a link", async () => {
  const onChange = vi.fn<(...args: unknown[]) => void>();
  render(<Checkbox label={LABEL} onChange={onChange} />);
  await userEvent.click(screen.getByText(/I accept/));
  expect(onChange).toHaveBeenLastCalledWith(true);
  expect(screen.getByRole("link", { name: "terms" }).getAttribute("href")).toBe("#terms");
});

test("describes the checkbox with its error", () => {
  render(<Checkbox label="Withdraw" error="Please tick the box" />);
  const box = screen.getByRole("checkbox", { name: "Withdraw", description: "Please tick the box" });
  expect(box.getAttribute("aria-invalid")).toBe("true");
});

test("is described by its help, but not by the links below it", () => {
  render(<Checkbox label="Accept" help="You may withdraw it." links={<Link href="#terms">Terms</Link>} />);
  expect(screen.getByRole("checkbox", { name: "Accept", description: "You may withdraw it." })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Terms" })).toBeTruthy();
});
