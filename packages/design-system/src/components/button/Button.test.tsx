import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Button } from "./Button.tsx";
import { ButtonLink } from "./ButtonLink.tsx";

test("a press is told once, and it does not send a form by accident", async () => {
  const onClick = vi.fn<(...told: unknown[]) => void>();
  const onSubmit = vi.fn<(...told: unknown[]) => void>();
  render(
    <form onSubmit={onSubmit}>
      <Button onClick={onClick}>Next</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(onSubmit).not.toHaveBeenCalled();
});

test("while busy it keeps its name and focus, says so and neither acts nor sends the form", async () => {
  const onClick = vi.fn<(...told: unknown[]) => void>();
  const onSubmit = vi.fn<(...told: unknown[]) => void>();
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

test("a second press while a promise is pending does nothing", async () => {
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

test("the second line belongs to the name: who orders by voice hears that it obliges to pay", () => {
  render(<Button secondLine="and agree to pay">I sign my contract</Button>);
  expect(screen.getByRole("button", { name: "I sign my contract and agree to pay" })).toBeTruthy();
});

test("a button link is a link", () => {
  render(<ButtonLink href="/en/offers">See the price</ButtonLink>);
  expect(screen.getByRole("link", { name: "See the price" }).getAttribute("href")).toBe("/en/offers");
});
