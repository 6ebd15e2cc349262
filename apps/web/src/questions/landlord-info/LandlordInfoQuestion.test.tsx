import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { sampleRecord } from "../../testing/sample-record.ts";
import { askQuestion, continueButton } from "../../testing/ask-question.ts";
import { words } from "../../testing/words.ts";

const typeAlone = (type: "private" | "cooperative") => ({
  type,
  companyName: null,
  firstName: null,
  lastName: null,
  email: null,
  phone: null,
  address: sampleRecord().landlordInfo?.address ?? null,
  suggestionAddress: null,
  landlordSpace: null,
  landlordSpaceEnabled: null,
  partnerOnboardingBaseUrl: null,
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("landlord's contact details", () => {
  test("require a private person's name, but no phone", async () => {
    const { user, saved } = await askQuestion("landlord-info", { before: { landlordInfo: typeAlone("private") } });
    expect(screen.queryByRole("textbox", { name: words("fields.companyName") })).toBeNull();
    await user.type(screen.getByRole("textbox", { name: "First name" }), "\u200B");
    await user.click(continueButton());
    expect(screen.getByRole("link", { name: "First name is required" })).toBeTruthy();
    await user.clear(screen.getByRole("textbox", { name: "First name" }));
    await user.type(screen.getByRole("textbox", { name: "First name" }), "Lena");
    await user.type(screen.getByRole("textbox", { name: "Last name" }), "Lohmann");
    await user.type(screen.getByRole("textbox", { name: words("fields.landlordEmail") }), "lena@example.com");
    await user.click(continueButton());
    await waitFor(() =>
      expect(saved()).toContainEqual({
        companyName: null,
        firstName: "Lena",
        lastName: "Lohmann",
        email: "lena@example.com",
        phone: null,
      }),
    );
  });

  test("are filled in with somebody from the phone's address book, where the browser has it", async () => {
    const select = () => Promise.resolve([{ name: ["Lena von Lohmann"], email: ["lena@example.com"] }]);
    vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { contacts: { select } }));
    const { user, saved } = await askQuestion("landlord-info", { before: { landlordInfo: typeAlone("private") } });
    await user.click(screen.getByRole("button", { name: words("fields.fromContacts") }));
    await user.click(continueButton());
    await waitFor(() =>
      expect(saved()).toContainEqual(
        expect.objectContaining({ firstName: "Lena", lastName: "von Lohmann", email: "lena@example.com" }),
      ),
    );
  });

  test("begin with the dialling code of the home's country", async () => {
    const { address } = sampleRecord();
    const { user } = await askQuestion("landlord-info", {
      before: {
        landlordInfo: typeAlone("private"),
        address: address && { ...address, address: { ...address.address, country: "at" } },
      },
    });
    await user.click(screen.getByRole("button", { name: words("fields.phoneAdd") }));
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: words("common.dialCode") }).value).toBe("+43");
  });

  test("are not filled in with the tenant's own", async () => {
    await askQuestion("landlord-info", { before: { landlordInfo: typeAlone("cooperative") } });
    const tokens = [...document.querySelectorAll("[data-step=landlord-info] :is(input, select)")].map((field) =>
      field.getAttribute("autocomplete"),
    );
    expect(new Set(tokens)).toEqual(new Set(["off"]));
  });

  test("require a company's name, but no contact person", async () => {
    const answers = { landlordInfo: typeAlone("cooperative") };
    const { user, saved } = await askQuestion("landlord-info", { before: answers, after: answers });
    await user.type(screen.getByRole("textbox", { name: words("fields.companyName") }), "Wohnbau eG");
    await user.type(screen.getByRole("textbox", { name: words("fields.landlordEmail") }), "info@example.com");
    await user.click(continueButton());
    await waitFor(() => expect(saved()[0]).toMatchObject({ companyName: "Wohnbau eG", email: "info@example.com" }));
  });
});
