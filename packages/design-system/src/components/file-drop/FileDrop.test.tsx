import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { FileDrop, type FileDropProps } from "./FileDrop.tsx";

const TEXTS = {
  choose: "Choose a file",
  photo: "Take a photo",
  drop: "or drop it",
  cancel: "Cancel",
  retry: "Try again",
  replace: "Replace",
  remove: "Remove",
  uploading: "Uploading",
  waiting: "Uploaded, not checked yet",
  done: "Uploaded",
};
const show = (props: Partial<FileDropProps>) =>
  render(<FileDrop label="Passport" files={[]} onFiles={() => {}} texts={TEXTS} {...props} />);

test("passes on chosen files, even the same file twice", async () => {
  const onFiles = vi.fn<(...args: unknown[]) => void>();
  show({ onFiles, error: "Please add your passport" });
  const input = screen.getByLabelText<HTMLInputElement>(/Passport Choose a file/);
  expect(input.getAttribute("aria-invalid")).toBe("true");
  const file = new File(["x"], "passport.jpg", { type: "image/jpeg" });
  await userEvent.upload(input, file);
  await userEvent.upload(input, file);
  expect(onFiles.mock.calls).toEqual([[[file]], [[file]]]);
});

test("each file shows its state in words and the buttons for that state", async () => {
  const onCancel = vi.fn<(...args: unknown[]) => void>();
  const onRetry = vi.fn<(...args: unknown[]) => void>();
  const onRemove = vi.fn<(...args: unknown[]) => void>();
  show({
    onCancel,
    onRetry,
    onRemove,
    files: [
      { id: "1", name: "a.jpg", state: "uploading", progress: 40 },
      { id: "2", name: "b.jpg", state: "done" },
      { id: "3", name: "c.mov", state: "failed", message: "Too large" },
    ],
  });
  expect(screen.getByRole<HTMLProgressElement>("progressbar", { name: "a.jpg" }).value).toBe(40);
  expect(screen.getAllByRole("status").map((status) => status.textContent)).toEqual([
    "Uploading",
    "Uploaded",
    "Too large",
  ]);
  const [uploading, done, failed] = screen.getAllByRole("listitem");
  if (!uploading || !done || !failed) throw new Error("expected three rows");
  await userEvent.click(within(uploading).getByRole("button", { name: "Cancel a.jpg" }));
  await userEvent.click(within(done).getByRole("button", { name: "Remove b.jpg" }));
  await userEvent.click(within(failed).getByRole("button", { name: "Try again c.mov" }));
  expect([onCancel, onRemove, onRetry].map((spy) => spy.mock.calls)).toEqual([[["1"]], [["2"]], [["3"]]]);
});

test("keeps the focus in the field when a file and its buttons disappear", async () => {
  const { rerender } = show({ onRemove: () => {}, files: [{ id: "1", name: "a.jpg", state: "done" }] });
  await userEvent.click(screen.getByRole("button", { name: "Remove a.jpg" }));
  rerender(<FileDrop label="Passport" files={[]} onFiles={() => {}} texts={TEXTS} />);
  expect(document.activeElement).toBe(screen.getByLabelText(/Passport Choose a file/));
});

test("shows no remove button for a file that does not offer it", () => {
  show({ onRemove: () => {}, files: [{ id: "1", name: "a.jpg", state: "done", offers: [] }] });
  expect(within(screen.getByRole("listitem")).queryByRole("button")).toBeNull();
});
