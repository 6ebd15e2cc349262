import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Skeleton } from "./Skeleton.tsx";

test("renders the given number of lines and announces once that something is loading", () => {
  const { container } = render(
    <>
      <Skeleton lines={3} label="The price is loading" />
      <Skeleton shape="price" />
    </>,
  );
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toEqual(["The price is loading"]);
  expect(container.querySelectorAll(".k-skeleton--text")).toHaveLength(3);
  expect(container.querySelectorAll(".k-skeleton--price[aria-hidden=true]")).toHaveLength(1);
});
