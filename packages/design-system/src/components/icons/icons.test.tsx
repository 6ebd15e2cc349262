import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import * as icons from "../../parts/icons.ts";

test("each icon is a unique line drawing that is hidden from screen readers without a label", () => {
  const paths = Object.entries(icons).map(([name, Icon]) => {
    const { container, unmount } = render(<Icon />);
    const svg = container.querySelector("svg");
    expect(svg?.getAttribute("aria-hidden"), name).toBe("true");
    const path = svg?.querySelector("path")?.getAttribute("d") ?? "";
    expect(path, name).toMatch(/^M/);
    unmount();
    return path;
  });
  expect(new Set(paths).size).toBe(paths.length);
});
