import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { askQuestion } from "../../testing/ask-question.ts";
import { words } from "../../testing/words.ts";

test("saves how the deposit of an existing rental was paid", async () => {
  const { user, saved } = await askQuestion("deposit-payment", {
    before: { existingRent: true, rentPay: null },
    after: { existingRent: true, rentPay: "escrow" },
  });
  await user.click(screen.getByRole("radio", { name: words("choices.rentPay.escrow") }));
  await waitFor(() => expect(saved()).toEqual([{ rentPay: "escrow" }]));
});
