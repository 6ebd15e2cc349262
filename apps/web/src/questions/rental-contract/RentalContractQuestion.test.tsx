import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { askQuestion, continueButton } from "../../testing/ask-question.ts";

test("appears beside rent and deposit and may be left empty", async () => {
  const { user, saved, server, path, next } = await askQuestion("rental-contract", {
    before: { rentContractId: null },
  });
  expect(screen.getByRole("textbox", { name: "What is the number of your rental contract? (optional)" })).toBe(
    document.activeElement,
  );
  await user.click(continueButton());
  await waitFor(() => expect(path()).toBe(next));
  expect(saved()).toEqual([{ rentContractId: "" }]);
  expect(server.asked("save-rent-property-details")).toEqual([]);
});
