import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { askQuestion } from "../../testing/ask-question.ts";
import { words } from "../../testing/words.ts";

test("saves how the home is furnished", async () => {
  const { user, saved } = await askQuestion("furnished", { before: { furnishedType: null } });
  await user.click(screen.getByRole("radio", { name: words("choices.furnishedType.full") }));
  await waitFor(() => expect(saved()).toEqual([{ furnishedType: "full" }]));
});
