import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { IconKey } from "../icons/home-icons.tsx";
import { DrawingKey } from "../illustrations/illustrations.tsx";
import { Card } from "./Card.tsx";

test("a card with a title is a named region with a heading of the given level", () => {
  render(
    <Card title="Your quote" level={3}>
      <p>text</p>
    </Card>,
  );
  expect(screen.getByRole("region", { name: "Your quote" })).toBeTruthy();
  expect(screen.getByRole("heading", { level: 3 })).toBeTruthy();
});

test("hides icons and drawings from screen readers unless they have a label", () => {
  render(
    <>
      <IconKey />
      <DrawingKey />
      <IconKey label="Key" />
    </>,
  );
  expect(screen.getAllByRole("img")).toEqual([screen.getByRole("img", { name: "Key" })]);
});
