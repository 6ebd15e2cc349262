import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { askQuestion, continueButton } from "../../testing/ask-question.ts";
import { refused } from "../../../../../tools/vitest/fake-server.ts";
import { words } from "../../testing/words.ts";

test("shows above the form that another policy covers the address, and keeps the input", async () => {
  const { user, path } = await askQuestion("property-address", {
    before: {},
    handlers: { "save-address": () => refused("PROPERTY_HAS_ACTIVE_POLICY") },
  });
  const unit = screen.getByRole("textbox", { name: /Door, staircase or floor/ });
  await user.type(unit, "Top 4");
  await user.click(continueButton());
  expect((await screen.findByRole("alert")).textContent).toContain("Sorry, but the property has active policy.");
  expect(path()).toBe("/en?step=property-address");
  expect(screen.getByDisplayValue("Top 4")).toBe(unit);
});

test("asks for street and house number in one sentence, or only for the missing one", async () => {
  const { user } = await askQuestion("property-address", { before: { address: null } });
  const lines = () => screen.getAllByRole("link").map(({ textContent }) => textContent);
  await user.click(continueButton());
  expect(lines()).toContain("Street: Street name and house number required!");
  await user.type(screen.getByRole("textbox", { name: words("fields.streetNumber") }), "7a");
  expect(lines()).toContain("Street: Please add a street");
});

test("says that another country's terms and prices apply when the home is there", async () => {
  const { user } = await askQuestion("property-address", { before: {} });
  const note = "Our terms and prices for Austria apply to this home.";
  expect(screen.queryByText(note)).toBeNull();
  await user.click(screen.getByRole("button", { name: /^Change Torstr/ }));
  await user.selectOptions(screen.getByRole("combobox", { name: words("fields.country") }), "at");
  expect(screen.getByText(note)).toBeTruthy();
  await user.selectOptions(screen.getByRole("combobox", { name: words("fields.country") }), "de");
  expect(screen.queryByText(note)).toBeNull();
});
