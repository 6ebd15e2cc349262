import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { StatusTimeline } from "./StatusTimeline.tsx";

test("is a list with each state in words, the current one marked, and machine-readable dates", () => {
  render(
    <StatusTimeline
      label="Where it stands"
      stateTexts={{ done: "Done", current: "Now", upcoming: "To come", problem: "Attention" }}
      items={[
        { title: "Quote", state: "done", date: "1 March", dateTime: "2027-03-01" },
        { title: "Landlord", state: "current", detail: "We remind on 9 March" },
        { title: "Cover", state: "upcoming" },
      ]}
    />,
  );
  expect(screen.getByRole("group", { name: "Where it stands" })).toBeTruthy();
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "Done: Quote1 March",
    "Now: LandlordWe remind on 9 March",
    "To come: Cover",
  ]);
  expect(screen.getByText("1 March").getAttribute("datetime")).toBe("2027-03-01");
  expect(screen.getAllByRole("listitem")[1]?.getAttribute("aria-current")).toBe("step");
});
