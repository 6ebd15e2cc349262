import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { askQuestion, continueButton } from "../../testing/ask-question.ts";

test("saves and continues as soon as an option is chosen, also by keyboard", async () => {
  const { user, saved, path, next } = await askQuestion("pets", { before: { pet: null } });
  expect(screen.queryByRole("button", { name: "Continue" })).toBeNull();
  screen.getByRole("radio", { name: "A cat" }).focus();
  await user.keyboard("[Space]");
  await waitFor(() => expect(path()).toBe(next));
  expect(saved()).toEqual([{ pet: "cat" }]);
});

test("shows the earlier answer, which can be kept", async () => {
  const { user, saved, path, next } = await askQuestion("pets", { before: { pet: "dog" } });
  expect(screen.getByRole("radio", { name: "A dog", checked: true })).toBeTruthy();
  await user.click(continueButton());
  await waitFor(() => expect(path()).toBe(next));
  expect(saved()).toEqual([{ pet: "dog" }]);
});
