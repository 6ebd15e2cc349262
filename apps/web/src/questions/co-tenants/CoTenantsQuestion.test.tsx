import { sampleCoTenants } from "@kautia/contract";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ok, refused } from "../../../../../tools/vitest/fake-server.ts";
import { sampleSettings } from "../../../../../tools/vitest/sample-settings.ts";
import { askQuestion, continueButton } from "../../testing/ask-question.ts";
import { sampleRecord } from "../../testing/sample-record.ts";
import { showApp } from "../../testing/show-app.tsx";
import { words } from "../../testing/words.ts";

const [ben, noor] = sampleCoTenants as [(typeof sampleCoTenants)[number], (typeof sampleCoTenants)[number]];
const alone = { coTenants: null };
const addButton = () => screen.getByRole("button", { name: words("coTenants.add") });
const person = (number: number) => screen.getByRole("group", { name: words("coTenants.person", { number }) });

function fillIn(number: number, { firstName, lastName, birthDate, email }: typeof ben): void {
  const fields = within(person(number));
  const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });
  type(fields.getByRole("textbox", { name: "First name" }), firstName);
  type(fields.getByRole("textbox", { name: "Last name" }), lastName);
  type(fields.getByRole("textbox", { name: "Email" }), email);
  const [year = "", month = "", day = ""] = birthDate.split("-");
  type(fields.getByLabelText("Day"), day);
  type(fields.getByLabelText("Month"), month);
  type(fields.getByLabelText("Year"), year);
}

test("somebody alone passes over one line, and nothing is saved for it", async () => {
  const { user, saved, server, path } = await askQuestion("co-tenants", { before: alone });
  expect(screen.getByText(words("questions.co-tenants.title"))).toBeTruthy();
  expect(addButton()).toBeTruthy();
  await user.type(screen.getByRole("textbox", { name: "First name" }), "a");
  await user.click(continueButton());
  await waitFor(() => expect(path()).toBe("/en?step=usage-purpose"));
  expect(server.asked("save-name")).toHaveLength(1);
  expect(saved()).toEqual([]);
});

test("a person who signs too is named on the same page, without an income", async () => {
  const { user, saved, path } = await askQuestion("co-tenants", { before: alone });
  await user.click(addButton());
  expect(document.activeElement).toBe(within(person(1)).getByRole("textbox", { name: "First name" }));
  expect(screen.getByText(words("coTenants.why"))).toBeTruthy();
  await user.click(continueButton());
  expect(screen.getByRole("alert", { name: "Please check 4 answers" })).toBeTruthy();
  expect(saved()).toEqual([]);
  fillIn(1, ben);
  await user.click(continueButton());
  await waitFor(() => expect(saved()).toEqual([{ coTenants: [{ ...ben, grossIncome: null }] }]));
  await waitFor(() => expect(path()).toBe("/en?step=usage-purpose"));
});

test("a second person keeps the place of one who was removed, and the income that was told before", async () => {
  const { user, saved } = await askQuestion("co-tenants", { before: { coTenants: [ben, noor] } });
  await user.click(within(person(1)).getByRole("button", { name: "Remove Ben Beispiel" }));
  expect(screen.getByDisplayValue("Noor")).toBeTruthy();
  expect(document.activeElement?.textContent).toBe(words("coTenants.addAnother"));
  await user.click(continueButton());
  await waitFor(() => expect(saved()).toEqual([{ coTenants: [{ ...noor, incomeIsYearly: true }] }]));
});

test("nobody signs too after the last person was removed", async () => {
  const { user, saved } = await askQuestion("co-tenants", { before: { coTenants: [ben] } });
  await user.click(screen.getByRole("button", { name: "Remove Ben Beispiel" }));
  expect(document.activeElement).toBe(addButton());
  await user.click(continueButton());
  await waitFor(() => expect(saved()).toEqual([{ coTenants: [] }]));
});

test("an address that somebody else has is refused at the field, and the summary names the person", async () => {
  const path = "coTenants.1.email";
  const { user } = await askQuestion("co-tenants", {
    before: { coTenants: [ben] },
    handlers: {
      "save-co-tenants": () =>
        refused("EMAIL_ONBOARDING_MUST_BE_DIFFERENT", [
          { path, errorCode: "EMAIL_ONBOARDING_MUST_BE_DIFFERENT", params: {} },
          { path: "coTenants.0.birthDate", errorCode: "MINIMUM", params: { min: 18 } },
        ]),
    },
  });
  await user.click(screen.getByRole("button", { name: words("coTenants.addAnother") }));
  fillIn(2, { ...noor, email: "mara@example.com" });
  await user.click(continueButton());
  const summary = await screen.findByRole("alert", { name: "Please check 2 answers" });
  expect(
    within(summary)
      .getAllByRole("link")
      .map((link) => link.textContent),
  ).toEqual([
    expect.stringMatching(/^Person 1.*at least 18/),
    expect.stringContaining(words("coTenants.person", { number: 2 })),
  ]);
  expect(within(person(2)).getByRole("textbox", { name: "Email" }).getAttribute("aria-invalid")).toBe("true");
});

test("offers at most three co-tenants, and none if the insurer wants every tenant to sign alone", async () => {
  const max = (maxCoTenants: number) => ({ "get-settings": () => ok({ ...sampleSettings, maxCoTenants }) });
  const { user } = await askQuestion("co-tenants", { before: alone });
  await user.click(addButton());
  for (let number = 2; number <= 3; number++)
    await user.click(screen.getByRole("button", { name: words("coTenants.addAnother") }));
  expect(screen.queryByRole("button", { name: words("coTenants.addAnother") })).toBeNull();
  document.body.innerHTML = "";
  await askQuestion("co-tenants", { before: alone, handlers: max(0) });
  expect(screen.queryByText(words("questions.co-tenants.title"))).toBeNull();
});

test("somebody who joins after the summary leads to the page of the incomes, and from there back", async () => {
  const withoutIncome = { ...ben, grossIncome: null };
  const saves = [withoutIncome, ben];
  const { user, path, server } = await showApp({
    at: "/en?step=name&edit=1",
    record: sampleRecord({ lastCompletedPage: "TENANT_DETAILS", rentContractId: "" }),
    handlers: {
      "get-price": () => ok({ yearly: 70.5, monthly: 6.35 }),
      "save-co-tenants": (_, state) => {
        const coTenants = saves.splice(0, 1);
        state.record = sampleRecord({ lastCompletedPage: "TENANT_DETAILS", rentContractId: "", coTenants });
        return ok({ lastCompletedPage: "TENANT_DETAILS", record: state.record });
      },
    },
  });
  await user.click(await screen.findByRole("button", { name: words("coTenants.add") }));
  fillIn(1, ben);
  await user.click(screen.getByRole("button", { name: words("common.save") }));
  await waitFor(() => expect(path()).toBe("/en?step=co-tenant-incomes&edit=1"));
  const income = within(await screen.findByRole("group", { name: "Ben Beispiel" })).getByRole("textbox");
  await user.type(income, "30000");
  await user.click(screen.getByRole("button", { name: words("common.save") }));
  await waitFor(() => expect(path()).toBe("/en/summary"));
  expect(server.asked("save-co-tenants").at(-1)?.body).toMatchObject({ coTenants: [ben] });
});
