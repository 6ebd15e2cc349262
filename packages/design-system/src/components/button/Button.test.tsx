import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Button } from "./Button.tsx";
import { ButtonLink } from "./ButtonLink.tsx";

test("reports one click and does not submit the form", async () => {
  const onClick = vi.fn<(...args: unknown[]) => void>();
  const onSubmit = vi.fn<(...args: unknown[]) => void>();
  render(
    <form onSubmit={onSubmit}>
      <Button onClick={onClick}>Next</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(onSubmit).not.toHaveBeenCalled();
});

test("keeps its name and focus while busy, announces it, and neither acts nor submits the form", async () => {
  const onClick = vi.fn<(...args: unknown[]) => void>();
  const onSubmit = vi.fn<(...args: unknown[]) => void>();
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy busyLabel="Saving" onClick={onClick}>
        Next
      </Button>
    </form>,
  );
  const button = screen.getByRole("button", { name: "Next", busy: true });
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
  expect(screen.getByRole("status").textContent).toBe("Saving");
});

test("ignores a second click while its promise is pending", async () => {
  let finish = () => {};
  const onClick = vi.fn<() => Promise<void>>(() => new Promise<void>((resolve) => (finish = resolve)));
  render(<Button onClick={onClick}>Sign</Button>);
  const button = screen.getByRole("button", { name: "Sign" });
  await userEvent.dblClick(button);
  expect(onClick).toHaveBeenCalledTimes(1);
  finish();
  await expect.poll(() => button.getAttribute("aria-busy")).toBe(null);
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(2);
});

test("includes the second line of a button in its accessible name", () => {
  render(<Button secondLine="Apple Pay, Google Pay">Pay with a wallet</Button>);
  expect(screen.getByRole("button", { name: "Pay with a wallet Apple Pay, Google Pay" })).toBeTruthy();
});

test("renders a button link as a link", () => {
  render(<ButtonLink href="/en/offers">See the price</ButtonLink>);
  expect(screen.getByRole("link", { name: "See the price" }).getAttribute("href")).toBe("/en/offers");
});

test("a button that ends something does not look like one that accepts", () => {
  render(<Button variant="ending">Cancel the contract</Button>);
  expect(screen.getByRole("button").className).not.toContain("primary");
});
