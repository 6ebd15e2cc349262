import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { PageLayout } from "../page-layout/PageLayout.tsx";
import { Actions } from "./Actions.tsx";

test("shows the short form of the page's rail and the note above the buttons", () => {
  render(
    <PageLayout skipText="To the content" railShort="€70.50 per year">
      <Actions note="You can change it later.">
        <button type="submit">Continue</button>
      </Actions>
    </PageLayout>,
  );
  const button = screen.getByRole("button", { name: "Continue" });
  const actions = button.closest(".k-actions");
  expect(actions?.textContent).toBe("€70.50 per yearYou can change it later.Continue");
});

test("renders only the buttons without a rail or a note", () => {
  const { container } = render(<Actions>Continue</Actions>);
  expect(container.querySelector(".k-actions")?.children).toHaveLength(1);
});
