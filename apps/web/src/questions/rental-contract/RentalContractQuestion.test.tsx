import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { askQuestion, continueButton } from "../../testing/ask-question.ts";

test("accepts an empty contract number", async () => {
  const { user, saved, path, next } = await askQuestion("rental-contract", { before: { rentContractId: null } });
  expect(screen.getByRole("textbox", { name: "What is the number of your rental contract?" })).toBeTruthy();
  await user.click(continueButton());
  await waitFor(() => expect(path()).toBe(next));
  expect(saved()).toEqual([{ rentContractId: "" }]);
});
