import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { askQuestion, continueButton } from "../../testing/ask-question.ts";
import { errorAtFocus } from "../../testing/error-at-focus.ts";
import { words } from "../../testing/words.ts";

const open = { employmentStatus: null, grossIncome: null };
const choose = (name: string) => screen.getByRole("radio", { name });

describe("employment", () => {
  test("asks for the yearly income, in the format of the language", async () => {
    const { user, saved } = await askQuestion("employment", { before: open });
    expect(screen.queryByRole("textbox")).toBeNull();
    await user.click(choose("Employed"));
    const income = screen.getByRole("textbox", { name: words("fields.grossIncome") });
    await user.type(income, "3500");
    await user.click(continueButton());
    expect(errorAtFocus()).toBe(
      "Looks like a monthly salary. Please enter your annual gross salary. €3,500 a month is €42,000 a year. If €3,500 is for the whole year, just continue.",
    );
    await user.clear(income);
    await user.type(income, "42,000.50");
    await user.click(continueButton());
    await waitFor(() => expect(saved()).toEqual([{ employmentStatus: "EMPLOYED", grossIncome: 42_000.5 }]));
  });

  test("takes the yearly figure of a monthly income with one tap, and keeps the focus on the field", async () => {
    const { user, saved } = await askQuestion("employment", { before: open });
    await user.click(choose("Employed"));
    const income = screen.getByRole("textbox", { name: words("fields.grossIncome") });
    await user.type(income, "3200");
    expect(screen.queryByRole("button", { name: /a year/ })).toBeNull();
    await user.click(continueButton());
    await user.click(screen.getByRole("button", { name: "Use €38,400 a year" }));
    expect(document.activeElement).toBe(income);
    await user.click(continueButton());
    await waitFor(() => expect(saved()).toEqual([{ employmentStatus: "EMPLOYED", grossIncome: 38_400 }]));
  });

  test("takes an income that looks monthly as meant when the visitor goes on once more", async () => {
    const { user, saved } = await askQuestion("employment", { before: open });
    await user.click(choose("Self-employed"));
    await user.type(screen.getByRole("textbox", { name: words("fields.grossIncome") }), "3200");
    await user.click(continueButton());
    expect(errorAtFocus()).toMatch(/^Looks like a monthly salary/);
    expect(saved()).toEqual([]);
    await user.click(continueButton());
    await waitFor(() => expect(saved()).toMatchObject([{ grossIncome: 3_200, incomeIsYearly: true }]));
  });

  test("asks once more about an income that was typed under an error", async () => {
    const { user, saved } = await askQuestion("employment", { before: open });
    await user.click(choose("Self-employed"));
    await user.click(continueButton());
    await user.type(screen.getByRole("textbox", { name: words("fields.grossIncome") }), "3200");
    await user.click(continueButton());
    expect(errorAtFocus()).toMatch(/^Looks like a monthly salary/);
    expect(saved()).toEqual([]);
    await user.click(continueButton());
    await waitFor(() => expect(saved()).toMatchObject([{ grossIncome: 3_200, incomeIsYearly: true }]));
  });

  test("a tap on an occupation leads to the income; with keys the focus stays on the choice", async () => {
    const { user } = await askQuestion("employment", { before: open });
    choose("Employed").focus();
    await user.keyboard("[Space]");
    expect(document.activeElement).toBe(choose("Employed"));
    await user.click(choose("Retired"));
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: words("fields.grossIncome") }));
  });

  test("asks students for their education instead", async () => {
    const { user, saved } = await askQuestion("employment", { before: open });
    await user.click(choose("Student or apprentice"));
    await user.selectOptions(screen.getByRole("combobox", { name: words("fields.educationLevel") }), "Master");
    await user.type(screen.getByRole("textbox", { name: words("fields.educationPlace") }), "TU Berlin");
    expect(screen.getByText(/we’ll ask you for a photo of your student card/)).toBeTruthy();
    await user.click(continueButton());
    await waitFor(() =>
      expect(saved()).toEqual([{ employmentStatus: "STUDENT", educationLevel: "master", educationPlace: "TU Berlin" }]),
    );
  });

  test("needs no income for job seekers", async () => {
    const { user, saved } = await askQuestion("employment", { before: open });
    await user.click(choose("Looking for work"));
    await user.click(continueButton());
    await waitFor(() => expect(saved()).toEqual([{ employmentStatus: "JOB_SEEKER" }]));
  });

  test("has form values in lower case and sends upper case", async () => {
    const { user, saved } = await askQuestion("employment", { before: open });
    const values = screen.getAllByRole<HTMLInputElement>("radio").map(({ value }) => value);
    expect(values).toEqual(["employed", "self_employed", "job_seeker", "student", "retired"]);
    await user.click(choose("Looking for work"));
    await user.click(continueButton());
    await waitFor(() => expect(saved()).toMatchObject([{ employmentStatus: "JOB_SEEKER" }]));
  });

  test("is required", async () => {
    const { user, saved } = await askQuestion("employment", { before: open });
    await user.click(continueButton());
    expect(errorAtFocus()).toBe("Please select an option");
    expect(saved()).toEqual([]);
  });
});
