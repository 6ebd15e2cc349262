import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { ok, refused } from "../../../../../tools/vitest/fake-server.ts";
import { showApp } from "../../testing/show-app.tsx";
import { words } from "../../testing/words.ts";

const longWait = { timeout: 5_000 };
const sent = { "ask-to-invite": () => ok({ sent: true }) };

async function open(handlers: Parameters<typeof showApp>[0]["handlers"] = sent) {
  const scene = await showApp({ at: "/en/landlord/invite", handlers });
  await screen.findByRole("heading", { level: 1, name: words("invite.title") });
  return { ...scene, bodies: () => scene.server.asked("ask-to-invite").map(({ body }) => body) };
}

const fields = (name: string) => screen.getAllByRole("textbox", { name });
const type = (field: HTMLElement | undefined, value: string) => {
  if (!field) throw new Error("Field not found");
  fireEvent.change(field, { target: { value } });
};
const day = (group: string, date: string) => {
  const [year = "", month = "", dayOfMonth = ""] = date.split("-");
  const parts = within(screen.getByRole("group", { name: group }));
  for (const [part, value] of Object.entries({ Day: dayOfMonth, Month: month, Year: year }))
    fireEvent.change(parts.getByLabelText(part), { target: { value } });
};
const inAMonth = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

const goOn = () => fireEvent.click(screen.getByRole("button", { name: words("common.continue") }));
const shown = (name: string) => screen.findByRole("heading", { level: 1, name });

async function goToHome(): Promise<void> {
  type(fields("Your tenant’s email address")[0], "ada@example.com");
  goOn();
  await shown("Which home is it for?");
}

async function goToRent(): Promise<void> {
  await goToHome();
  fireEvent.click(screen.getByRole("button", { name: words("address.byHand") }));
  for (const [name, value] of Object.entries({
    Street: "Torstraße",
    "House number": "12",
    Postcode: "10119",
    City: "Berlin",
  }))
    type(fields(name)[0], value);
  goOn();
  await shown("What rent and deposit have you agreed?");
}

async function goToLandlord(start = inAMonth()): Promise<void> {
  await goToRent();
  type(fields("Monthly rent without heating and extras")[0], "800");
  type(fields("Deposit")[0], "2400");
  day("First day", start);
  goOn();
  await shown("Who is the invitation from?");
}

/** Fills in all required fields for a private landlord. */
async function fillIn(start = inAMonth()): Promise<void> {
  await goToLandlord(start);
  type(fields("First name")[0], "Lena");
  type(fields("Last name")[0], "Lohmann");
  type(fields("Your email address")[0], "lena@example.com");
}
const send = () => screen.getByRole("button", { name: words("invite.send") });

describe("landlord invitation form", () => {
  test("lets the browser fill in nothing about the tenant or the home", async () => {
    await open();
    const tokens = (name: string) => fields(name).map((field) => field.getAttribute("autocomplete"));
    for (const name of ["First name (optional)", "Last name (optional)", "Your tenant’s email address"])
      expect(tokens(name), name).toEqual(["off"]);
    await goToHome();
    fireEvent.click(screen.getByRole("button", { name: words("address.byHand") }));
    for (const name of ["Street", "Postcode", "City"]) expect(tokens(name), name).toEqual(["off"]);
  });

  test("names those who sign with the tenant, whose birth date the landlord need not know", async () => {
    const { bodies } = await open();
    fireEvent.click(screen.getByRole("button", { name: words("coTenants.add") }));
    const ben = within(screen.getByRole("group", { name: words("coTenants.person", { number: 1 }) }));
    type(ben.getByRole("textbox", { name: "First name" }), "Ben");
    type(ben.getByRole("textbox", { name: "Last name" }), "Beispiel");
    type(ben.getByRole("textbox", { name: "Email" }), "ben@example.com");
    await fillIn();
    fireEvent.click(send());
    await waitFor(() => expect(bodies()).toHaveLength(1));
    expect(bodies()[0]).toMatchObject({
      coTenants: [{ firstName: "Ben", lastName: "Beispiel", email: "ben@example.com", birthDate: null }],
    });
  });

  test("lets the browser fill in the landlord's own name and email", async () => {
    await open();
    await goToLandlord();
    const tokens = (name: string) => fields(name).map((field) => field.getAttribute("autocomplete"));
    expect(tokens("First name")).toEqual(["given-name"]);
    expect(tokens("Last name")).toEqual(["family-name"]);
    expect(tokens("Your email address")).toEqual(["email"]);
  });

  test("sends the invitation and says where the confirmation mail went", async () => {
    const { user, bodies } = await open();
    const start = inAMonth();
    await fillIn(start);
    await user.click(send());
    const heading = await screen.findByRole("heading", { level: 1, name: words("invite.sentTitle") }, longWait);
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText(/lena@example\.com/)).toBeTruthy();
    const next = within(screen.getByRole("main")).getAllByRole("listitem");
    expect(next.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("You confirm the invitation"),
      expect.stringContaining("Your tenant adds the rest and signs"),
      expect.stringContaining("You look at the guarantee and accept it"),
    ]);
    expect(bodies()).toMatchObject([
      {
        landlord: { type: "private", email: "lena@example.com", firstName: "Lena", lastName: "Lohmann" },
        tenant: { email: "ada@example.com", firstName: "", lastName: "" },
        address: { street: "Torstraße", streetNumber: "12", zip: "10119", city: "Berlin", country: "de" },
        coldRentAmount: 800,
        rentDepositAmount: 2400,
        insuranceStart: `${start}T00:00:00.000Z`,
        insuranceEnd: null,
      },
    ]);
  });

  test("asks on each page for what is missing there, and sends nothing", async () => {
    const { user, bodies, path } = await open();
    await user.click(screen.getByRole("button", { name: words("common.continue") }));
    expect(fields("Your tenant’s email address")[0]?.getAttribute("aria-invalid")).toBe("true");
    expect(path()).toBe("/en/landlord/invite");
    await goToLandlord();
    await user.click(send());
    const named = within(await screen.findByRole("alert"))
      .getAllByRole("link")
      .map(({ textContent }) => textContent);
    expect(named).toEqual([
      expect.stringContaining("First name"),
      expect.stringContaining("Last name"),
      expect.stringContaining("Your email address"),
    ]);
    expect(bodies()).toEqual([]);
  });

  test("leads to the page with what is missing when a page was opened by its address", async () => {
    const { user } = await showApp({ at: "/en/landlord/invite?step=you", handlers: sent });
    await shown("Who is the invitation from?");
    type(fields("First name")[0], "Lena");
    type(fields("Last name")[0], "Lohmann");
    type(fields("Your email address")[0], "lena@example.com");
    await user.click(send());
    await shown("Invite your tenant");
    expect(fields("Your tenant’s email address")[0]?.getAttribute("aria-invalid")).toBe("true");
  });

  test("asks for the company name only, and sends no person for a company", async () => {
    const { user, bodies } = await open();
    await fillIn();
    await user.selectOptions(screen.getByRole("combobox", { name: words("invite.type") }), "cooperative");
    expect(screen.queryByRole("textbox", { name: "First name" })).toBeNull();
    type(fields("Company")[0], `Genossenschaft ${"ẞ".repeat(280)}`);
    await user.click(send());
    await screen.findByRole("heading", { level: 1, name: words("invite.sentTitle") }, longWait);
    const [body] = bodies();
    expect(body?.["landlord"]).toEqual({
      type: "cooperative",
      email: "lena@example.com",
      companyName: `Genossenschaft ${"ẞ".repeat(280)}`,
    });
  });

  test("refuses a deposit above three rents before going on", async () => {
    await open();
    await goToRent();
    type(fields("Monthly rent without heating and extras")[0], "800");
    type(fields("Deposit")[0], "2401");
    day("First day", inAMonth());
    goOn();
    expect(fields("Deposit")[0]?.getAttribute("aria-invalid")).toBe("true");
    expect((await screen.findAllByText(/3 times/)).length).toBeGreaterThan(0);
  });

  test("shows an error at the landlord's address when both addresses are the same", async () => {
    const path = "landlord.email";
    const errorCode = "EMAIL_ONBOARDING_MUST_BE_DIFFERENT";
    const { user } = await open({ "ask-to-invite": () => refused(errorCode, [{ path, errorCode, params: {} }]) });
    await fillIn();
    await user.click(send());
    await screen.findAllByText(/This is your tenant’s address/, {}, longWait);
    expect(fields("Your email address")[0]?.getAttribute("aria-invalid")).toBe("true");
  });

  test("keeps the input and shows an error when rate limited", async () => {
    const { user } = await open({ "ask-to-invite": () => refused("RATE_LIMITED") });
    await fillIn();
    await user.click(send());
    await screen.findByRole("alert", {}, longWait);
    expect(screen.getByDisplayValue("lena@example.com")).toBeTruthy();
  });

  test("sends once when the button is pressed twice", async () => {
    const { bodies } = await open({ "ask-to-invite": () => new Promise(() => {}) });
    await fillIn();
    fireEvent.click(send());
    fireEvent.click(send());
    await waitFor(() => expect(bodies()).toHaveLength(1), longWait);
  });

  test("takes the home from the address search and shows it as a card", async () => {
    const place = { placeId: "place-1", title: "Lindenweg 7a, 50667 Köln" };
    const found = {
      street: "Lindenweg",
      streetNumber: "7a",
      zip: "50667",
      city: "Köln",
      country: "de",
      unitName: null,
    };
    const { user, server } = await open({
      "suggest-addresses": () => ok({ suggestions: [place], suggestSession: "session-1", attribution: null }),
      "check-address": () => ok({ address: found, fullAddress: place.title, suggestionAddress: place }),
    });
    await goToHome();
    const search = screen.getByRole("combobox", { name: words("address.search") });
    fireEvent.change(search, { target: { value: "lindenweg 7a" } });
    await user.click(await screen.findByRole("option", { name: place.title }, longWait));
    expect(await screen.findByRole("button", { name: `Change ${place.title}` }, longWait)).toBeTruthy();
    expect(server.asked("search-properties")).toEqual([]);
  });
});
