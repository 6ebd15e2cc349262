import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { askQuestion, continueButton } from "../../testing/ask-question.ts";
import { ok } from "../../../../../tools/vitest/fake-server.ts";
import { sampleRecord } from "../../testing/sample-record.ts";
import { words } from "../../testing/words.ts";

test("saves the answer as soon as an option is chosen, also by keyboard, and the button leads to the next page", async () => {
  const { user, saved, path, next } = await askQuestion("pets", { before: { pet: null } });
  screen.getByRole("radio", { name: words("choices.pet.cat") }).focus();
  await user.keyboard("[Space]");
  await waitFor(() => expect(saved()).toEqual([{ pet: "cat" }]));
  expect(path()).toBe("/en?step=pets");
  await user.click(continueButton());
  await waitFor(() => expect(path()).toBe(next));
  expect(saved().filter((body) => "pet" in body)).toEqual([{ pet: "cat" }]);
});

test("continues automatically once a tap has answered the page's last question, and only then", async () => {
  const { user, saved, path, next } = await askQuestion("pets", { before: { pet: null } });
  await user.click(screen.getByRole("radio", { name: words("choices.pet.cat") }));
  await waitFor(() => expect(path()).toBe(next));
  expect(saved()).toEqual([{ pet: "cat" }]);
});

test("stays on the page when a tap changes an answer", async () => {
  const { user, saved, path } = await askQuestion("pets", { before: { pet: "dog" } });
  await user.click(screen.getByRole("radio", { name: words("choices.pet.cat") }));
  await waitFor(() => expect(saved()).toEqual([{ pet: "cat" }]));
  expect(path()).toBe("/en?step=pets");
});

test("stores nothing if it is left out, alone or with all others of its page", async () => {
  const facts = { rentTime: null, buildingType: null, liveWith: null, furnishedType: null, pet: null };
  const { user, server, path, next } = await askQuestion("pets", {
    before: facts,
    after: facts,
    handlers: {
      "save-rental-details": (_, state) => {
        state.record = sampleRecord({ lastCompletedPage: null, rentContractId: "", ...facts, buildingType: "house" });
        return ok({ lastCompletedPage: null });
      },
    },
  });
  await user.click(screen.getByRole("button", { name: words("questions.home-facts.skip") }));
  await waitFor(() => expect(path()).toBe(next));
  await user.click(screen.getByRole("link", { name: "Back" }));
  await user.click(await screen.findByRole("radio", { name: words("choices.buildingType.house") }));
  await screen.findByRole("button", { name: words("common.continue") });
  expect(server.asked("save-rental-details").map(({ body }) => body["buildingType"])).toEqual(["house"]);
  await user.click(continueButton());
  await waitFor(() => expect(path()).toBe(next));
});

test("shows the earlier answer, which can be kept and is not saved again", async () => {
  const { user, saved, path, next } = await askQuestion("pets", { before: { pet: "dog" } });
  expect(screen.getByRole("radio", { name: words("choices.pet.dog"), checked: true })).toBeTruthy();
  await user.click(continueButton());
  await waitFor(() => expect(path()).toBe(next));
  expect(saved()).toEqual([]);
});
