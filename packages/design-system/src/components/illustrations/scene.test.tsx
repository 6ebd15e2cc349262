import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { ajar, leafPath } from "./arch-door.ts";
import { ChapterDrawing } from "./chapters.tsx";
import { DrawingOffer } from "./success.tsx";

const leafOf = (open: number) => leafPath({ left: 0, width: 100, spring: 50, ground: 200, open });
const rightEdge = (path: string) => Number(/V[\d.]+C.*S([\d.]+)/.exec(path)?.[1]);

test("the door's leaf gets narrower the wider it is open", () => {
  const edges = [0, 0.25, 0.5, 0.75, 1].map((open) => rightEdge(leafOf(open)));
  expect(edges).toEqual([94, 74, 54, 34, 14]);
});

test("all outlines of the door have the same commands, so that browsers can animate the change", () => {
  const commands = [0, ajar, 1].map((open) => leafOf(open).replaceAll(/[-\d. ]/g, ""));
  expect(new Set(commands).size).toBe(1);
});

test("a chapter's drawing is hidden from screen readers and has its door as far open as asked", () => {
  const { container, rerender } = render(<ChapterDrawing chapter="home" open={0.2} />);
  expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  const before = container.querySelector(".k-drawing__leaf")?.getAttribute("d");
  rerender(<ChapterDrawing chapter="home" open={0.6} />);
  expect(container.querySelector(".k-drawing__leaf")?.getAttribute("d")).not.toBe(before);
});

test("light falls through the door of an offer", () => {
  const { container } = render(<DrawingOffer />);
  expect(container.querySelector(".k-drawing__glow")).not.toBeNull();
});
