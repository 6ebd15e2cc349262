import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { askQuestion } from "../../testing/ask-question.ts";
import { words } from "../../testing/words.ts";

test("saves the type of home", async () => {
  const { user, saved } = await askQuestion("home-type", { before: { buildingType: null } });
  await user.click(screen.getByRole("radio", { name: words("choices.buildingType.house") }));
  await waitFor(() => expect(saved()).toEqual([{ buildingType: "house" }]));
});
