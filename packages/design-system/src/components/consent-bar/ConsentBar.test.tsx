import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { ConsentBar } from "./ConsentBar.tsx";

test("is a named region with two answers that look alike, and does not take the focus", async () => {
  const accept = vi.fn<() => void>();
  const refuse = vi.fn<() => void>();
  render(
    <ConsentBar
      label="Your choice"
      title="May we?"
      answers={[
        { label: "Accept", onClick: accept },
        { label: "Refuse", onClick: refuse },
      ]}
      link={<a href="/choices">One by one</a>}
    >
      <p>For statistics.</p>
    </ConsentBar>,
  );
  expect(document.activeElement).toBe(document.body);
  const bar = within(screen.getByRole("region", { name: "Your choice" }));
  const [first, second] = bar.getAllByRole("button");
  expect(first?.className).toBe(second?.className);
  await userEvent.click(bar.getByRole("button", { name: "Refuse" }));
  expect([accept.mock.calls.length, refuse.mock.calls.length]).toEqual([0, 1]);
  await userEvent.click(bar.getByRole("button", { name: "Accept" }));
  expect(accept).toHaveBeenCalledOnce();
  expect(bar.getByRole("link", { name: "One by one" })).toBeTruthy();
});
