import { sampleCoTenants } from "@kautia/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { askQuestion, continueButton } from "../../testing/ask-question.ts";
import { words } from "../../testing/words.ts";

const coTenants = sampleCoTenants.map((person) => ({ ...person, grossIncome: null }));
const [ben, noor] = sampleCoTenants;
const together = { before: { coTenants }, after: { coTenants: sampleCoTenants } };
const income = (name: string) => within(screen.getByRole("group", { name })).getByRole("textbox");

test("the incomes of all are asked for on the page of the employment, each under its name", async () => {
  const { user, saved, next, path } = await askQuestion("co-tenant-incomes", together);
  expect(screen.getByRole("heading", { name: words("questions.co-tenant-incomes.title") })).toBeTruthy();
  await user.click(continueButton());
  const summary = screen.getByRole("alert", { name: "Please check 2 answers" });
  expect(summary.textContent).toContain("Ben Beispiel");
  expect(summary.textContent).toContain("Noor Nachbar");
  await user.type(income("Ben Beispiel"), "30000");
  await user.type(income("Noor Nachbar"), "0");
  await user.click(continueButton());
  await waitFor(() => expect(saved()).toEqual([{ coTenants: [ben, { ...noor, grossIncome: 0 }] }]));
  await waitFor(() => expect(path()).toBe(next));
});

test("an income that looks monthly is offered for the year, or taken as meant the second time", async () => {
  const { user, saved } = await askQuestion("co-tenant-incomes", together);
  await user.type(income("Ben Beispiel"), "2500");
  await user.type(income("Noor Nachbar"), "600");
  await user.click(continueButton());
  await user.click(await screen.findByRole("button", { name: "Use €30,000 a year" }));
  expect(document.activeElement).toBe(income("Ben Beispiel"));
  await user.click(continueButton());
  await waitFor(() =>
    expect(saved()).toEqual([{ coTenants: [ben, { ...noor, grossIncome: 600, incomeIsYearly: true }] }]),
  );
});

test("somebody alone is asked for one income", async () => {
  await askQuestion("employment", { before: { coTenants: [] } });
  expect(screen.queryByRole("heading", { name: words("questions.co-tenant-incomes.title") })).toBeNull();
});
