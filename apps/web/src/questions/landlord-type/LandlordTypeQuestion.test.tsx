import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { askQuestion } from "../../testing/ask-question.ts";

test("saves only the landlord's type", async () => {
  const { user, saved, path, next } = await askQuestion("landlord-type", { before: { landlordInfo: null } });
  await user.click(screen.getByRole("radio", { name: "A housing cooperative" }));
  await waitFor(() => expect(path()).toBe(next));
  expect(saved()).toEqual([{ type: "cooperative" }]);
});
