import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Disclosure } from "./Disclosure.tsx";

test("is a heading that expands its content and has its own anchor", () => {
  const { container } = render(
    <Disclosure id="cost" title="What does it cost?">
      <p>From 3 € a month.</p>
    </Disclosure>,
  );
  const heading = screen.getByRole("heading", { level: 3, name: "What does it cost?" });
  expect(heading.closest("summary")).not.toBeNull();
  const details = container.querySelector("details#cost");
  expect(details?.hasAttribute("open")).toBe(false);
  expect(details?.textContent).toContain("From 3 € a month.");
});
