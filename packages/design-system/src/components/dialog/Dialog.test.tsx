import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Dialog } from "./Dialog.tsx";

test("opens as a modal named after its title; the close button calls onClose", async () => {
  const onClose = vi.fn<(...args: unknown[]) => void>();
  const dialog = (open: boolean) => (
    <Dialog
      open={open}
      onClose={onClose}
      title="Withdraw?"
      closeText="Close"
      actions={<button type="button">Yes</button>}
    >
      You get a receipt.
    </Dialog>
  );
  const { rerender } = render(dialog(false));
  expect(screen.queryByRole("dialog")).toBe(null);
  rerender(dialog(true));
  expect(screen.getByRole("dialog", { name: "Withdraw?" }).textContent).toContain("You get a receipt.");
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(onClose).toHaveBeenCalledTimes(1);
  rerender(dialog(false));
  expect(screen.queryByRole("dialog")).toBe(null);
});
