import { expect, test } from "vitest";
import { screen, waitFor } from "@testing-library/react";
import { askQuestion, continueButton } from "../../testing/ask-question.ts";
import { words } from "../../testing/words.ts";

test("saves the landlord's address with the contact details, and has no field for a door", async () => {
  const { user, saved } = await askQuestion("landlord-address", { before: {} });
  expect(screen.queryByRole("textbox", { name: /Door/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: /^Change Torstraße/ }));
  await user.type(screen.getByRole("textbox", { name: words("fields.streetNumber") }), "a");
  await user.click(continueButton());
  await waitFor(() =>
    expect(saved().at(-1)).toMatchObject({
      email: "lena@example.com",
      phone: null,
      address: { address: { street: "Torstraße", zip: "10119" } },
    }),
  );
});
