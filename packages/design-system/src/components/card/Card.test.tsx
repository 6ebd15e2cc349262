import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { IconKey } from "../icons/home-icons.tsx";
import { DrawingKey } from "../illustrations/illustrations.tsx";
import { Card } from "./Card.tsx";

test("with a title it is a named region with a heading of the given level", () => {
  render(
    <Card title="Your quote" level={3}>
      text
    </Card>,
  );
  expect(screen.getByRole("region", { name: "Your quote" })).toBeTruthy();
  expect(screen.getByRole("heading", { level: 3 })).toBeTruthy();
});

test("pictures are silent unless they are given a name", () => {
  render(
    <>
      <IconKey />
      <DrawingKey />
      <IconKey label="Key" />
    </>,
  );
  expect(screen.getAllByRole("img")).toEqual([screen.getByRole("img", { name: "Key" })]);
});
