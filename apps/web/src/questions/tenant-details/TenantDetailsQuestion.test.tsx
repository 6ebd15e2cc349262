import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { askQuestion, continueButton } from "../../testing/ask-question.ts";
import { ok, refused } from "../../../../../tools/vitest/fake-server.ts";
import { sampleRecord } from "../../testing/sample-record.ts";
import { sampleSettings } from "../../../../../tools/vitest/sample-settings.ts";
import { errorAtFocus } from "../../testing/error-at-focus.ts";
import { words } from "../../testing/words.ts";

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
  await user.type(group.getByRole("textbox", { name: words("common.day") }), "17");
  await user.type(group.getByRole("textbox", { name: words("common.month") }), "05");
  await user.type(group.getByRole("textbox", { name: words("common.year") }), "1994");
  await addNationality(user);
  await user.selectOptions(screen.getByRole("combobox", { name: "Nationality (optional)" }), "Austria");
  expect(screen.getByRole("checkbox", { name: /Send me news/, checked: false })).toBeTruthy();
  expect(screen.getByRole("checkbox", { name: /^Remind me by email/, checked: false })).toBeTruthy();
  await user.click(continueButton());
  expect(await screen.findByRole("heading", { level: 1, name: "Is everything right?" })).toBeTruthy();
  expect(path()).toBe("/en/summary");
  expect(saved()).toEqual([
    { birthDate: "1994-05-17", nationality: "AT", newsAgreement: false, updateAgreement: false },
  ]);
});

type User = Awaited<ReturnType<typeof askQuestion>>["user"];

const addNationality = (user: User) => user.click(screen.getByRole("button", { name: words("fields.nationalityAdd") }));
const noNationality = () => {
  const { userInfo } = sampleRecord();
  return { userInfo: userInfo && { ...userInfo, nationality: null } };
};

test("saves without a nationality, which is asked for only where it is kept", async () => {
  const { user, saved } = await askQuestion("tenant-details", { before: noNationality() });
  expect(screen.queryByRole("combobox", { name: /Nationality/ })).toBeNull();
  await user.click(continueButton());
  await waitFor(() => expect(saved()).toMatchObject([{ nationality: "" }]));
  cleanup();
  const kept = { ...sampleSettings, keepsNationality: true };
  await askQuestion("tenant-details", { before: noNationality(), handlers: { "get-settings": () => ok(kept) } });
  expect(screen.getByRole("combobox", { name: words("fields.nationality") })).toBeTruthy();
});

async function answerBorn(user: User, date: string) {
  const group = within(screen.getByRole("group", { name: "Date of birth" }));
  const [year = "", month = "", day = ""] = date.split("-");
  for (const [part, digits] of Object.entries({ Day: day, Month: month, Year: year })) {
    await user.clear(group.getByRole("textbox", { name: part }));
    await user.type(group.getByRole("textbox", { name: part }), digits);
  }
  await user.click(continueButton());
}

test("says that a date of birth is too early, or that the day does not exist", async () => {
  const { user, saved } = await askQuestion("tenant-details", { before: {} });
  const line = (text: string) => `This field is invalid. ${text}`;
  await answerBorn(user, "1890-01-01");
  const early = line("A date of birth can’t be before 1\u00A0January 1900.");
  await waitFor(() => expect(errorAtFocus()).toBe(early));
  await answerBorn(user, "1990-02-29");
  expect(errorAtFocus()).toBe(line("Please enter a date that exists, with day, month and year."));
  expect(saved()).toEqual([]);
});

test("says that a date of birth is in the future, which only the server knows", async () => {
  const { user } = await askQuestion("tenant-details", {
    before: {},
    handlers: {
      "save-tenant-details": () =>
        refused("FIELD_INVALID", [{ path: "birthDate", errorCode: "FIELD_INVALID", params: { latest: "2026-11-21" } }]),
    },
  });
  await answerBorn(user, "2030-01-01");
  const text = "This field is invalid. A date of birth can’t be in the future.";
  await waitFor(() => expect(errorAtFocus()).toBe(text));
});

test("says on its own page that the tenant is too young when the guarantee begins, and from when not", async () => {
  const { user, saved } = await askQuestion("tenant-details", {
    before: { insuranceStart: "2026-12-01T00:00:00.000Z" },
  });
  await answerBorn(user, "2010-05-03");
  const text = "You must be at least 18 when the guarantee begins. You will be on 3\u00A0May 2028.";
  await waitFor(() => expect(errorAtFocus()).toBe(text));
  expect(saved()).toEqual([]);
  await answerBorn(user, "2008-12-01");
  await waitFor(() => expect(saved()).toMatchObject([{ birthDate: "2008-12-01" }]));
});

test("lets the browser fill in the date of birth", async () => {
  await askQuestion("tenant-details", { before: {} });
  const birth = within(screen.getByRole("group", { name: "Date of birth" }));
  const tokens = ["Day", "Month", "Year"].map((part) => birth.getByLabelText(part).getAttribute("autocomplete"));
  expect(tokens).toEqual(["bday-day", "bday-month", "bday-year"]);
});

test("takes the nationality of the home's country with one tap, which leaves the focus on the list", async () => {
  const { user } = await askQuestion("tenant-details", { before: noNationality() });
  await addNationality(user);
  const list = screen.getByRole<HTMLSelectElement>("combobox", { name: "Nationality (optional)" });
  expect(document.activeElement).toBe(list);
  await user.click(screen.getByRole("button", { name: "Choose Germany" }));
  expect(list.value).toBe("DE");
  expect(document.activeElement).toBe(list);
  expect(screen.queryByRole("button", { name: "Choose Germany" })).toBeNull();
});

test("offers the nationality of an Austrian home on a page without a region", async () => {
  const { userInfo, address } = sampleRecord();
  const { user } = await askQuestion("tenant-details", {
    before: {
      userInfo: userInfo && { ...userInfo, nationality: null },
      address: address && { ...address, address: { ...address.address, country: "at" } },
    },
  });
  await addNationality(user);
  expect(await screen.findByRole("button", { name: "Choose Austria" })).toBeTruthy();
});

test("offers the home's country first, then common nationalities, and the stateless in words", async () => {
  await askQuestion("tenant-details", { before: {} });
  const options = [...screen.getByRole<HTMLSelectElement>("combobox", { name: "Nationality (optional)" }).options];
  const names = options.map(({ text }) => text);
  expect(names.slice(0, 3)).toEqual(["Please choose", "Germany", "Türkiye"]);
  expect(names.at(-1)).toBe("Stateless or undetermined");
  expect(names).not.toContain("XX");
  expect(new Set(names).size).toBe(names.length);
});
