import { sampleCoTenants } from "@kautia/contract";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { ok, refused } from "../../../../../tools/vitest/fake-server.ts";
import { sampleRecord } from "../../testing/sample-record.ts";
import { showApp } from "../../testing/show-app.tsx";
import { words } from "../../testing/words.ts";

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

const goOn = () => fireEvent.click(screen.getByRole("button", { name: words("common.continue") }));

async function fillInYou(): Promise<void> {
  const phone = await screen.findByRole("group", { name: "Phone (optional)" });
  fireEvent.change(within(phone).getByLabelText(words("common.phoneNumber")), { target: { value: "170 1234567" } });
  const [birth = document.body] = screen.getAllByRole("group", { name: "Date of birth" });
  for (const [part, value] of [
    ["Day", "17"],
    ["Month", "5"],
    ["Year", "1994"],
  ] as const)
    fireEvent.change(within(birth).getByLabelText(part), { target: { value } });
  fireEvent.click(screen.getByRole("button", { name: words("fields.nationalityAdd") }));
  fireEvent.change(screen.getByRole("combobox", { name: "Nationality (optional)" }), { target: { value: "DE" } });
}

async function goToAddress({ filled = false } = {}): Promise<void> {
  if (!filled) await fillInYou();
  goOn();
  await screen.findByRole("heading", { level: 1, name: "Where do you live now?" });
}

async function goToOccupation(how?: { filled: boolean }): Promise<void> {
  await goToAddress(how);
  fireEvent.click(screen.getByRole("button", { name: words("address.byHand") }));
  type("Street", "Lindenweg");
  type("House number", "7a");
  type("Postcode", "50667");
  type("City", "Köln");
  goOn();
  await screen.findByRole("heading", { level: 1, name: "What do you do for a living?" });
}

/** Fills in all pages, up to the last button. */
async function fillIn(): Promise<void> {
  await goToOccupation();
  fireEvent.click(screen.getByRole("radio", { name: /^Employed/ }));
  type("Yearly income before tax", "42000");
}

describe("short onboarding", () => {
  test("does not ask for facts that the landlord provided", async () => {
    await open();
    const card = await screen.findByRole("region", { name: "What Lena Lohmann has already filled in" });
    expect(card.textContent).toContain("Torstraße\u00a012, 10119\u00a0Berlin");
    expect(card.textContent).toContain("€1,500 deposit, from 1\u00a0December 2026");
    expect(screen.queryByRole("textbox", { name: "First name" })).toBeNull();
    expect(screen.queryByRole("textbox", { name: "Email" })).toBeNull();
    expect(screen.queryByRole("textbox", { name: "Deposit" })).toBeNull();
  });

  test("asks for a missing name and requires it before going on", async () => {
    const { user, path } = await open(invited({ userInfo: { ...nameOnly, firstName: null, lastName: null } }));
    await fillInYou();
    await user.type(screen.getByRole("textbox", { name: "Last name" }), "\u200B");
    goOn();
    const alert = await screen.findByRole("alert");
    expect(
      within(alert)
        .getAllByRole("link")
        .map((link) => link.textContent),
    ).toEqual(["First name is required", "Last name is required"]);
    expect(path()).toBe("/en/short-onboarding");
  });

  test("has a page for each part, with a way back that keeps what was typed", async () => {
    const { path, history } = await open();
    await goToOccupation();
    expect(path()).toBe("/en/short-onboarding?step=employment");
    expect(screen.getByRole("link", { name: "Back" }).getAttribute("href")).toBe(
      "/en/short-onboarding?step=current-address",
    );
    await history.goBack();
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: words("fields.street") }).value).toBe("Lindenweg");
    await history.goBack();
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: /^Nationality/ }).value).toBe("DE");
  });

  test("takes an address that was typed as a line", async () => {
    await open(invited(), {
      "suggest-addresses": () => ok({ suggestions: [], suggestSession: "s", attribution: null }),
    });
    await goToAddress();
    fireEvent.change(screen.getByRole("combobox", { name: words("address.search") }), {
      target: { value: "Lindenweg 7a, 50667 Köln" },
    });
    goOn();
    expect(await screen.findByRole("heading", { level: 1, name: "What do you do for a living?" })).toBeTruthy();
  });

  test("saves everything in one call and leads to a summary without unasked questions", async () => {
    const { user, server, path } = await open(invited({ pet: null }), {
      "save-invitation-details": (_: unknown, state: { record: unknown }) => {
        state.record = sampleRecord({ invited: true, pet: null, lastCompletedPage: "INVITATION_DETAILS" });
        return ok({ lastCompletedPage: "INVITATION_DETAILS" });
      },
    });
    await fillIn();
    await user.click(screen.getByRole("button", { name: words("common.continue") }));
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
    expect(screen.queryByText(/Pets/, { selector: "dd *" })).toBeNull();
    expect(screen.getByText(/urnished/, { selector: "dd *" })).toBeTruthy();
  });

  test("asks for birth date and income of those whom the invitation names", async () => {
    const coTenants = sampleCoTenants.slice(0, 1).map((ben) => ({ ...ben, birthDate: null, grossIncome: null }));
    const { server } = await open(invited({ coTenants }), {
      "save-invitation-details": () => refused("INVALID_PHONE_NUMBER"),
    });
    await fillInYou();
    expect(screen.getByDisplayValue("Beispiel")).toBeTruthy();
    goOn();
    expect(await screen.findByText(new RegExp(words("required.coTenants-birthDate")))).toBeTruthy();
    const ben = within(screen.getByRole("group", { name: words("coTenants.person", { number: 1 }) }));
    for (const [part, value] of [
      ["Day", "8"],
      ["Month", "3"],
      ["Year", "1992"],
    ] as const)
      fireEvent.change(ben.getByLabelText(part), { target: { value } });
    await goToOccupation({ filled: true });
    fireEvent.click(screen.getByRole("radio", { name: /^Employed/ }));
    const [own, income] = screen.getAllByRole("textbox", { name: "Yearly income before tax" });
    if (!own || !income) throw new Error("both incomes are asked for");
    fireEvent.change(own, { target: { value: "42000" } });
    goOn();
    expect(await screen.findByText(new RegExp(words("required.coTenants-grossIncome")))).toBeTruthy();
    fireEvent.change(income, { target: { value: "30000" } });
    goOn();
    await waitFor(() => expect(server.asked("save-invitation-details")).toHaveLength(1));
    expect(server.asked("save-invitation-details")[0]?.body).toMatchObject({ coTenants: sampleCoTenants.slice(0, 1) });
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
    await user.click(screen.getByRole("button", { name: words("common.continue") }));
    expect(await screen.findByText("You already have a guarantee for Torstraße 12, 10119 Berlin")).toBeTruthy();
    expect(path()).toBe("/en/short-onboarding?step=employment");
    await user.click(screen.getByRole("checkbox", { name: /^Remind me by email/ }));
    await user.click(screen.getByRole("button", { name: words("address.doubleGoOn") }));
    expect(await screen.findByRole("heading", { level: 1, name: "Is everything right?" })).toBeTruthy();
    const saved = server.asked("save-invitation-details").map(({ body }) => body["updateAgreement"]);
    expect(saved).toEqual([false, true]);
  });

  test("returns to the address when the server says that the zip does not belong to the place", async () => {
    const field = { path: "address.address.zip", errorCode: "ADDRESS_NOT_EXISTS" as const, params: {} };
    const { user } = await open(invited(), {
      "save-invitation-details": () => refused("ADDRESS_NOT_EXISTS", [field]),
    });
    await fillIn();
    await user.click(screen.getByRole("button", { name: words("common.continue") }));
    const zip = await screen.findByRole("textbox", { name: words("fields.zip") });
    expect(zip.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByRole("heading", { level: 1, name: "Where do you live now?" })).toBeTruthy();
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
    await goToAddress();
    const search = screen.getByRole("combobox", { name: words("address.search") });
    fireEvent.change(search, { target: { value: "lindenweg 7a" } });
    await user.click(await screen.findByRole("option", { name: place.title }, longWait));
    expect(await screen.findByRole("button", { name: `Change ${place.title}` }, longWait)).toBeTruthy();
    goOn();
    await user.click(await screen.findByRole("radio", { name: /^Employed/ }));
    type("Yearly income before tax", "42000");
    goOn();
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
    expect(screen.getByText(words("common.notChargedYet"))).toBeTruthy();
    expect(screen.getByText(/It takes about 90 seconds/)).toBeTruthy();
    await user.click(screen.getByRole("link", { name: words("invited.accept") }));
    expect(path()).toBe("/en/short-onboarding");
  });

  test("asks for street and house number in one sentence if both are missing", async () => {
    await open();
    await goToAddress();
    fireEvent.click(screen.getByRole("button", { name: words("address.byHand") }));
    type("Postcode", "50667");
    type("City", "Köln");
    goOn();
    expect((await screen.findAllByText(/Street name and house number required!/)).length).toBeGreaterThan(0);
  });
});
