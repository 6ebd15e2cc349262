import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import * as drawings from "./illustrations.tsx";

test.each(Object.entries(drawings))(
  "%s has one accent and lines of two weights, and is hidden from screen readers without a label",
  (_, Drawing) => {
    const { container, rerender } = render(<Drawing />);
    for (const part of ["fill", "thin", "thick"])
      expect(container.querySelectorAll(`.k-drawing__${part}`)).toHaveLength(1);
    expect(screen.queryByRole("img")).toBeNull();
    rerender(<Drawing label="A key" />);
    expect(screen.getByRole("img", { name: "A key" })).toBeTruthy();
  },
);
