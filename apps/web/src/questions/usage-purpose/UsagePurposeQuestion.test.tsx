import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { askQuestion, continueButton } from "../../testing/ask-question.ts";
import { ok } from "../../../../../tools/vitest/fake-server.ts";
import { sampleRecord } from "../../testing/sample-record.ts";
import { words } from "../../testing/words.ts";

const place = { placeId: "place-1", title: "Lindenweg 3, 50667 Köln" };
const address = { street: "Lindenweg", streetNumber: "3", zip: "50667", city: "Köln", country: "de", unitName: null };
const { userInfo } = sampleRecord();
const noAddress = userInfo && { ...userInfo, address: null };

const search = () => screen.getByRole("combobox", { name: words("address.search") });
const heading = (name: string) => screen.queryByRole("heading", { level: 2, name });

test("saves a new rental, and a tap moves on to the current address on the same page", async () => {
  const before = { existingRent: null, userInfo: noAddress, address: null };
  const { user, saved, path } = await askQuestion("usage-purpose", {
    before,
    after: { ...before, existingRent: false },
  });
  expect(heading("Where do you live now?")).toBeNull();
  await user.click(screen.getByRole("radio", { name: words("choices.existingRent.false") }));
  await waitFor(() => expect(document.activeElement).toBe(search()));
  expect(saved()).toEqual([{ existingRent: false }]);
  expect(heading("Where do you live now?")).toBeTruthy();
  expect(heading("Where are you moving to?")).toBeNull();
  expect(path()).toBe("/en?step=usage-purpose");
});

test("asks for the new home's address once the current one is picked, and a tap focuses it", async () => {
  const before = { existingRent: false, userInfo: noAddress, address: null };
  const handlers = {
    "suggest-addresses": () => ok({ suggestions: [place], suggestSession: "session-1", attribution: null }),
    "check-address": () => ok({ address, fullAddress: place.title, suggestionAddress: place }),
  };
  const { user, server } = await askQuestion("usage-purpose", { before, after: { address: null }, handlers });
  await user.type(search(), "lindenw");
  await user.click(await screen.findByRole("option", { name: place.title }));
  expect(
    await screen.findByRole("heading", { level: 2, name: words("questions.property-address.title") }),
  ).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(search()));
  expect(server.asked("save-current-address")).toHaveLength(1);
});

test("after an address was typed, the button brings up the next question and focuses it", async () => {
  const before = { existingRent: false, userInfo: noAddress, address: null };
  const handlers = { "suggest-addresses": () => ok({ suggestions: [], suggestSession: "1", attribution: null }) };
  const { user, path } = await askQuestion("usage-purpose", { before, after: { address: null }, handlers });
  await user.type(search(), "Lindenweg 3, 50667 Köln");
  await user.click(continueButton());
  expect(
    await screen.findByRole("heading", { level: 2, name: words("questions.property-address.title") }),
  ).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(search()));
  expect(path()).toBe("/en?step=usage-purpose");
});

test("asks for the new home's address as soon as an existing rental becomes a new one", async () => {
  const { user } = await askQuestion("usage-purpose", {
    before: { existingRent: true, address: null },
    after: { existingRent: false, address: null },
  });
  expect(heading("Which home do you rent?")).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: words("choices.existingRent.false") }));
  expect(
    await screen.findByRole("heading", { level: 2, name: words("questions.property-address.title") }),
  ).toBeTruthy();
});
