import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

test("is part of the accessible name", () => {
  render(
    <button type="button">
      Change<VisuallyHidden> the price</VisuallyHidden>
    </button>,
  );
  expect(screen.getByRole("button", { name: "Change the price" })).toBeTruthy();
});
