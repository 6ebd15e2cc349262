import { cleanup, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { askQuestion, continueButton } from "../../testing/ask-question.ts";
import { errorAtFocus } from "../../testing/error-at-focus.ts";
import { words } from "../../testing/words.ts";

test("saves the type at once, and then shows the questions for this kind of landlord below it", async () => {
  const { user, saved, path } = await askQuestion("landlord-type", { before: { landlordInfo: null } });
  expect(screen.queryByRole("heading", { name: words("questions.landlord-info.title") })).toBeNull();
  await user.click(screen.getByRole("radio", { name: words("choices.landlordType.cooperative") }));
  await waitFor(() => expect(saved()).toEqual([{ type: "cooperative" }]));
  expect(await screen.findByRole("heading", { level: 2, name: words("questions.landlord-info.title") })).toBeTruthy();
  expect(path()).toBe("/en?step=landlord-type");
});

test("a tap leads to the first field for this kind of landlord; with keys the focus stays on the choice", async () => {
  const { user } = await askQuestion("landlord-type", { before: { landlordInfo: null } });
  await user.click(screen.getByRole("radio", { name: words("choices.landlordType.private") }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "First name" })));
  cleanup();
  const keys = await askQuestion("landlord-type", { before: { landlordInfo: null } });
  const person = screen.getByRole("radio", { name: words("choices.landlordType.private") });
  person.focus();
  await keys.user.keyboard("[Space]");
  expect(await screen.findByRole("textbox", { name: "First name" })).toBeTruthy();
  expect(document.activeElement).toBe(person);
});

test("keeps the page when the button is pressed before a kind is chosen", async () => {
  const { user, saved, path } = await askQuestion("landlord-type", { before: { landlordInfo: null } });
  await user.click(continueButton());
  expect(errorAtFocus()).toBe("Please select an option");
  expect(saved()).toEqual([]);
  expect(path()).toBe("/en?step=landlord-type");
});
