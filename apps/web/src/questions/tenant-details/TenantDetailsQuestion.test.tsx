import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { askQuestion, continueButton } from "../../testing/ask-question.ts";
import { sampleRecord } from "../../testing/sample-record.ts";

test("leads to the summary, and agrees to neither news nor reminders by default", async () => {
  const { userInfo } = sampleRecord();
  const born = userInfo && {
    ...userInfo,
    birthDate: null,
    nationality: null,
    newsAgreement: null,
    updateAgreement: null,
  };
  const { user, saved, path } = await askQuestion("tenant-details", {
    before: { userInfo: born },
    after: { lastCompletedPage: "TENANT_DETAILS" },
  });
  const group = within(screen.getByRole("group", { name: "Date of birth" }));
  await user.type(group.getByRole("textbox", { name: "Day" }), "17");
  await user.type(group.getByRole("textbox", { name: "Month" }), "05");
  await user.type(group.getByRole("textbox", { name: "Year" }), "1994");
  await user.selectOptions(screen.getByRole("combobox", { name: "Nationality" }), "Austria");
  expect(screen.getByRole("checkbox", { name: /Send me news/, checked: false })).toBeTruthy();
  expect(screen.getByRole("checkbox", { name: /^Remind me by email/, checked: false })).toBeTruthy();
  await user.click(continueButton());
  expect(await screen.findByRole("heading", { level: 1, name: "Is everything right?" })).toBeTruthy();
  expect(path()).toBe("/en/summary");
  expect(saved()).toEqual([
    { birthDate: "1994-05-17", nationality: "AT", newsAgreement: false, updateAgreement: false },
  ]);
});

test("lets the browser fill in the date of birth", async () => {
  await askQuestion("tenant-details", { before: {} });
  const birth = within(screen.getByRole("group", { name: "Date of birth" }));
  const tokens = ["Day", "Month", "Year"].map((part) => birth.getByLabelText(part).getAttribute("autocomplete"));
  expect(tokens).toEqual(["bday-day", "bday-month", "bday-year"]);
});

test("takes the nationality of the home's country with one tap, which leaves the focus on the list", async () => {
  const userInfo = sampleRecord().userInfo;
  const { user } = await askQuestion("tenant-details", {
    before: { userInfo: userInfo && { ...userInfo, nationality: null } },
  });
  const list = screen.getByRole<HTMLSelectElement>("combobox", { name: "Nationality" });
  await user.click(screen.getByRole("button", { name: "Choose Germany" }));
  expect(list.value).toBe("DE");
  expect(document.activeElement).toBe(list);
  expect(screen.queryByRole("button", { name: "Choose Germany" })).toBeNull();
});

test("offers the home's country first, then common nationalities, and the stateless in words", async () => {
  await askQuestion("tenant-details", { before: {} });
  const options = [...screen.getByRole<HTMLSelectElement>("combobox", { name: "Nationality" }).options];
  const names = options.map(({ text }) => text);
  expect(names.slice(0, 3)).toEqual(["Please choose", "Germany", "Türkiye"]);
  expect(names.at(-1)).toBe("Stateless or undetermined");
  expect(names).not.toContain("XX");
  expect(new Set(names).size).toBe(names.length);
});
