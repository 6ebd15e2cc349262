import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Button } from "../button/Button.tsx";
import { Skeleton } from "../skeleton/Skeleton.tsx";
import { LoadingOverlay } from "./LoadingOverlay.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const overlay = () => document.querySelector(".k-loading");

test("appears at once, announces after a moment what it is waiting for, and is silent while closed", () => {
  const { rerender } = render(<LoadingOverlay open={false} label="Checking" />);
  expect(overlay()?.textContent).toBe("");
  rerender(<LoadingOverlay open label="Checking" />);
  expect(overlay()?.getAttribute("data-open")).toBe("true");
  wait(249);
  expect(overlay()?.textContent).toBe("");
  wait(1);
  expect(screen.getByRole("status").textContent).toBe("Checking");
  rerender(<LoadingOverlay open={false} label="Checking" />);
  expect(overlay()?.textContent).toBe("");
});

test.each([
  [
    "a pressed button",
    <Button key="a" busy busyLabel="Saving">
      Next
    </Button>,
  ],
  ["a placeholder", <Skeleton key="b" label="The price is loading" />],
  ["a part of the page that is marked", <p key="c" data-waiting />],
])("is silent while %s says that it is waiting", (_, speaking) => {
  render(
    <>
      {speaking}
      <LoadingOverlay open label="One moment" />
    </>,
  );
  wait(1000);
  expect(overlay()?.textContent).toBe("");
});

test("a skeleton announces once what is loading", () => {
  render(<Skeleton lines={3} label="The price is loading" />);
  expect(screen.getByRole("status").textContent).toBe("The price is loading");
});
