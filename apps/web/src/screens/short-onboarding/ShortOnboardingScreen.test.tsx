import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { ok, refused } from "../../testing/fake-server.ts";
import { sampleRecord } from "../../testing/sample-record.ts";
import { showApp } from "../../testing/show-app.tsx";
import { errorAtFocus } from "../../testing/error-at-focus.ts";

// The address search is debounced.
const longWait = { timeout: 5_000 };
const usual = {
  "get-price": () => ok({ yearly: 70.5, monthly: 6.35 }),
  "get-double-policy": () => ok({ doublePolicy: false }),
};
const known = sampleRecord().userInfo;
if (!known) throw new Error("The sample record has no userInfo");
const nameOnly = { ...known, address: null, birthDate: null, nationality: null, phone: null, newsAgreement: null };
const invited = (changes: Parameters<typeof sampleRecord>[0] = {}) =>
  sampleRecord({
    invited: true,
    lastCompletedPage: null,
    employmentStatus: null,
    grossIncome: null,
    userInfo: nameOnly,
    ...changes,
  });
const open = (record = invited(), handlers = {}) =>
  showApp({ at: "/en/short-onboarding", record, handlers: { ...usual, ...handlers } });
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole("textbox", { name }), { target: { value } });

async function fillIn(): Promise<void> {
  const phone = await screen.findByRole("group", { name: "Phone (optional)" });
  fireEvent.change(within(phone).getByLabelText("Number without country code"), { target: { value: "170 1234567" } });
  const birth = screen.getByRole("group", { name: "Date of birth" });
  for (const [part, value] of [
    ["Day", "17"],
    ["Month", "5"],
    ["Year", "1994"],
  ] as const)
    fireEvent.change(within(birth).getByLabelText(part), { target: { value } });
  fireEvent.click(screen.getByRole("button", { name: "Add your nationality" }));
  fireEvent.change(screen.getByRole("combobox", { name: "Nationality (optional)" }), { target: { value: "DE" } });
  type("Street", "Lindenweg");
  type("House number", "7a");
  type("Postcode", "50667");
  type("City", "Köln");
  fireEvent.click(screen.getByRole("radio", { name: /^Employed/ }));
  type("Yearly income before tax", "42000");
}

describe("short onboarding", () => {
  test("does not ask for facts that the landlord provided", async () => {
    await open();
    expect(await screen.findByText("Torstraße 12, 10119 Berlin", { selector: "section *" })).toBeTruthy();
    expect(screen.queryByRole("textbox", { name: "First name" })).toBeNull();
    expect(screen.queryByRole("textbox", { name: "Email" })).toBeNull();
    expect(screen.queryByRole("textbox", { name: "Deposit" })).toBeNull();
  });

  test("asks for a missing name and requires it before sending", async () => {
    const { user, server } = await open(invited({ userInfo: { ...nameOnly, firstName: null, lastName: null } }));
    await fillIn();
    await user.type(screen.getByRole("textbox", { name: "Last name" }), "\u200B");
    await user.click(screen.getByRole("button", { name: "Continue" }));
    const alert = await screen.findByRole("alert");
    expect(
      within(alert)
        .getAllByRole("link")
        .map((link) => link.textContent),
    ).toEqual(["First name is required", "Last name is required"]);
    expect(server.asked("save-invitation-details")).toEqual([]);
  });

  test("saves everything in one call and leads to a summary without unasked questions", async () => {
    const { user, server, path } = await open(invited({ pet: null }), {
      "save-invitation-details": (_: unknown, state: { record: unknown }) => {
        state.record = sampleRecord({ invited: true, pet: null, lastCompletedPage: "INVITATION_DETAILS" });
        return ok({ lastCompletedPage: "INVITATION_DETAILS" });
      },
    });
    await fillIn();
    await user.click(screen.getByRole("button", { name: "Continue" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Is everything right?" })).toBeTruthy();
    expect(path()).toBe("/en/summary");
    expect(server.asked("save-invitation-details").map(({ body }) => body)).toMatchObject([
      {
        language: "en",
        salutation: null,
        phone: { dialCode: "+49", number: "170 1234567" },
        birthDate: "1994-05-17",
        nationality: "DE",
        address: { address: { street: "Lindenweg", city: "Köln", country: "de" } },
        employmentStatus: "EMPLOYED",
        grossIncome: 42_000,
        newsAgreement: false,
        updateAgreement: false,
      },
    ]);
    expect(screen.queryByText("Pets", { selector: "dt" })).toBeNull();
    expect(screen.getByText("Furnishing", { selector: "dt" })).toBeTruthy();
  });

  test("warns a tenant who already has a policy for the home, and lets them continue", async () => {
    const { user, path, server } = await open(invited(), {
      "get-double-policy": () => ok({ doublePolicy: true }),
      "save-invitation-details": (_: unknown, state: { record: unknown }) => {
        state.record = sampleRecord({ invited: true, lastCompletedPage: "INVITATION_DETAILS" });
        return ok({ lastCompletedPage: "INVITATION_DETAILS" });
      },
    });
    await fillIn();
    await user.click(screen.getByRole("button", { name: "Continue" }));
    expect(await screen.findByText("You already have a guarantee for Torstraße 12, 10119 Berlin")).toBeTruthy();
    expect(path()).toBe("/en/short-onboarding");
    await user.click(screen.getByRole("checkbox", { name: /^Remind me by email/ }));
    await user.click(screen.getByRole("button", { name: "Continue anyway" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Is everything right?" })).toBeTruthy();
    const saved = server.asked("save-invitation-details").map(({ body }) => body["updateAgreement"]);
    expect(saved).toEqual([false, true]);
  });

  test("shows an error at the zip when it does not belong to the place", async () => {
    const field = { path: "address.address.zip", errorCode: "ADDRESS_NOT_EXISTS" as const, params: {} };
    const { user } = await open(invited(), {
      "save-invitation-details": () => refused("ADDRESS_NOT_EXISTS", [field]),
    });
    await fillIn();
    await user.click(screen.getByRole("button", { name: "Continue" }));
    await waitFor(() => expect(errorAtFocus()).toMatch(/^This postcode does not belong to this place/));
  });

  test("suggests addresses while typing and saves the chosen suggestion", async () => {
    const place = { placeId: "place-1", title: "Lindenweg 7a, 50667 Köln" };
    const found = {
      street: "Lindenweg",
      streetNumber: "7a",
      zip: "50667",
      city: "Köln",
      country: "de",
      unitName: null,
    };
    const { user, server } = await open(invited(), {
      "suggest-addresses": () => ok({ suggestions: [place], suggestSession: "session-1", attribution: null }),
      "check-address": () => ok({ address: found, fullAddress: place.title, suggestionAddress: place }),
      "save-invitation-details": () => refused("INVALID_PHONE_NUMBER"),
    });
    await fillIn();
    const search = screen.getByRole("combobox", { name: "Find the address" });
    fireEvent.change(search, { target: { value: "lindenweg 7a" } });
    await user.click(await screen.findByRole("option", { name: place.title }, longWait));
    expect(await screen.findByText(`Address chosen: ${place.title}`, {}, longWait)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Continue" }));
    await screen.findByRole("alert", {}, longWait);
    expect(server.asked("save-invitation-details").map(({ body }) => body["address"])).toMatchObject([
      { address: { city: "Köln" }, suggestionAddress: place },
    ]);
    // Partners' properties are searched only for the rented home, not for the current address.
    expect(server.asked("search-properties")).toEqual([]);
  });

  test("adds the language to the address, and redirects tenants without an invitation", async () => {
    expect((await showApp({ at: "/short-onboarding", record: invited(), handlers: usual })).path()).toBe(
      "/en/short-onboarding",
    );
    const direct = sampleRecord({ lastCompletedPage: "TENANT_DETAILS" });
    expect((await showApp({ at: "/en/short-onboarding", record: direct, handlers: usual })).path()).toBe("/en/summary");
  });
});

describe("invited screen", () => {
  test("shows the inviter, the home and the price, and leads to the short onboarding", async () => {
    const { user, path } = await showApp({ at: "/en/invited", record: invited(), handlers: usual });
    expect(await screen.findByRole("heading", { level: 1, name: "Lena Lohmann invites you" })).toBeTruthy();
    expect(screen.getByText("Torstraße 12, 10119 Berlin")).toBeTruthy();
    expect(await screen.findByText("€70.50")).toBeTruthy();
    expect(screen.getByText("Nothing is charged until your landlord accepts.")).toBeTruthy();
    expect(screen.getByText(/It takes about 90 seconds/)).toBeTruthy();
    await user.click(screen.getByRole("link", { name: "Accept and continue" }));
    expect(path()).toBe("/en/short-onboarding");
  });

  test("asks for street and house number in one sentence if both are missing", async () => {
    const { user } = await open();
    await fillIn();
    type("Street", "");
    type("House number", "");
    await user.click(screen.getByRole("button", { name: "Continue" }));
    expect(await screen.findByRole("link", { name: "Street: Street name and house number required!" })).toBeTruthy();
  });
});
