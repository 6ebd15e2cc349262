import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { askQuestion } from "../../testing/ask-question.ts";
import { words } from "../../testing/words.ts";

test("saves who lives in the home", async () => {
  const { user, saved } = await askQuestion("household", { before: { liveWith: null } });
  await user.click(screen.getByRole("radio", { name: words("choices.liveWith.roommate") }));
  await waitFor(() => expect(saved()).toEqual([{ liveWith: "roommate" }]));
});
