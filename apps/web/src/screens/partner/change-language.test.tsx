import { texts } from "@kautia/locales";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { ok } from "../../../../../tools/vitest/fake-server.ts";
import { showPartnerPage } from "../../testing/show-partner-page.ts";

it("keeps what was typed when the language changes", async () => {
  const { user, path } = await showPartnerPage("/en/partner/invite", {
    "get-lang": ({ language }) => ok(texts(language === "de" ? "de" : "en", "staff")),
  });
  await user.type(await screen.findByLabelText(/^First name/), "Jana");
  await user.click(screen.getByRole("button", { name: "Language: English" }));
  await user.click(screen.getByRole("link", { name: "Deutsch" }));
  await waitFor(() => expect(path()).toBe("/de/partner/invite"));
  expect(await screen.findByLabelText<HTMLInputElement>(/^Vorname/)).toHaveProperty("value", "Jana");
});
