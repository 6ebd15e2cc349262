import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { askQuestion } from "../../testing/ask-question.ts";
import { words } from "../../testing/words.ts";

test("saves the years as a number", async () => {
  const { user, saved } = await askQuestion("rent-time", { before: { rentTime: null } });
  await user.click(screen.getByRole("radio", { name: words("choices.rentTime.4") }));
  await waitFor(() => expect(saved()).toEqual([{ rentTime: 4 }]));
});
