import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { askQuestion, continueButton } from "../../testing/ask-question.ts";

test("saves and continues as soon as an option is chosen, also by keyboard", async () => {
  const { user, saved, path, next } = await askQuestion("pets", { before: { pet: null } });
  screen.getByRole("radio", { name: "A cat" }).focus();
  await user.keyboard("[Space]");
  await waitFor(() => expect(path()).toBe(next));
  expect(saved()).toEqual([{ pet: "cat" }]);
});

test("says that a choice is missing when the form is submitted without one", async () => {
  const { user, saved } = await askQuestion("pets", { before: { pet: null } });
  await user.click(continueButton());
  expect(screen.getByRole("alert").textContent).toContain("Please select an option");
  expect(saved()).toEqual([]);
});

test("shows the earlier answer, which can be kept", async () => {
  const { user, saved, path, next } = await askQuestion("pets", { before: { pet: "dog" } });
  expect(screen.getByRole("radio", { name: "A dog", checked: true })).toBeTruthy();
  await user.click(continueButton());
  await waitFor(() => expect(path()).toBe(next));
  expect(saved()).toEqual([{ pet: "dog" }]);
});
