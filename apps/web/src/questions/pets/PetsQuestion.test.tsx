import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { askQuestion, continueButton } from "../../testing/ask-question.ts";

test("is saved as soon as an option is chosen, also by keyboard, and the button leads to the next page", async () => {
  const { user, saved, path, next } = await askQuestion("pets", { before: { pet: null } });
  screen.getByRole("radio", { name: "A cat" }).focus();
  await user.keyboard("[Space]");
  await waitFor(() => expect(saved()).toEqual([{ pet: "cat" }]));
  expect(path()).toBe("/en?step=pets");
  await user.click(continueButton());
  await waitFor(() => expect(path()).toBe(next));
  expect(saved().filter((body) => "pet" in body)).toEqual([{ pet: "cat" }]);
});

test("continues automatically once a tap has answered the page's last question, and only then", async () => {
  const { user, saved, path, next } = await askQuestion("pets", { before: { pet: null } });
  await user.click(screen.getByRole("radio", { name: "A cat" }));
  await waitFor(() => expect(path()).toBe(next));
  expect(saved()).toEqual([{ pet: "cat" }]);
});

test("stays when a tap changes one of the answers that are already there", async () => {
  const { user, saved, path } = await askQuestion("pets", { before: { pet: "dog" } });
  await user.click(screen.getByRole("radio", { name: "A cat" }));
  await waitFor(() => expect(saved()).toEqual([{ pet: "cat" }]));
  expect(path()).toBe("/en?step=pets");
});

test("is named among the errors when the button is pressed without a choice, and nothing is saved", async () => {
  const { user, saved } = await askQuestion("pets", { before: { pet: null, liveWith: null } });
  await user.click(continueButton());
  const summary = screen.getByRole("alert", { name: "Please check 2 answers" });
  expect(summary.textContent).toContain("Household: Please select an option");
  expect(summary.textContent).toContain("Pets: Please select an option");
  expect(saved()).toEqual([]);
});

test("shows the earlier answer, which can be kept and is not saved again", async () => {
  const { user, saved, path, next } = await askQuestion("pets", { before: { pet: "dog" } });
  expect(screen.getByRole("radio", { name: "A dog", checked: true })).toBeTruthy();
  await user.click(continueButton());
  await waitFor(() => expect(path()).toBe(next));
  expect(saved()).toEqual([]);
});
