import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Link } from "../link/Link.tsx";
import { SummaryList } from "./SummaryList.tsx";

test("pairs answers with their labels, and each change link says what it changes", () => {
  const action = (
    <Link standalone href="#name" hiddenText="your name">
      Change
    </Link>
  );
  render(
    <SummaryList
      rows={[
        { label: "Name", value: "Jo Doe", action },
        { label: "Price", value: "€70.50" },
      ]}
    />,
  );
  expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual(["Name", "Price"]);
  expect(screen.getByRole("link", { name: "Change your name" })).toBeTruthy();
});
