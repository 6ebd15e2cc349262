import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { askQuestion } from "../../testing/ask-question.ts";

test("saves a new rental and continues with the current address", async () => {
  const { user, saved, path, next } = await askQuestion("usage-purpose", { before: { existingRent: null } });
  await user.click(screen.getByRole("radio", { name: "A new rental" }));
  await waitFor(() => expect(path()).toBe(next));
  expect(saved()).toEqual([{ existingRent: false }]);
});
