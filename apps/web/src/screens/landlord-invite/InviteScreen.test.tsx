import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { ok, refused } from "../../testing/fake-server.ts";
import { showApp } from "../../testing/show-app.tsx";
import { errorAtFocus } from "../../testing/error-at-focus.ts";

const longWait = { timeout: 5_000 };
const sent = { "ask-to-invite": () => ok({ sent: true }) };

async function open(handlers: Parameters<typeof showApp>[0]["handlers"] = sent) {
  const scene = await showApp({ at: "/en/landlord/invite", handlers });
  await screen.findByRole("heading", { level: 1, name: "Invite your tenant to a guarantee" });
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

/** Fills in all required fields for a private landlord. */
function fillIn(start = inAMonth()): void {
  type(fields("First name")[0], "Lena");
  type(fields("Last name")[0], "Lohmann");
  type(fields("Your email address")[0], "lena@example.com");
  type(fields("Your tenant’s email address")[0], "ada@example.com");
  for (const [name, value] of Object.entries({
    Street: "Torstraße",
    "House number": "12",
    Postcode: "10119",
    City: "Berlin",
  }))
    type(fields(name)[0], value);
  type(fields("Monthly rent without heating and extras")[0], "800");
  type(fields("Deposit")[0], "2400");
  day("First day", start);
}
const send = () => screen.getByRole("button", { name: "Continue to confirmation" });

describe("landlord invitation form", () => {
  test("lets the browser fill in the landlord's name and email, and nothing about the tenant or the home", async () => {
    await open();
    const tokens = (name: string) => fields(name).map((field) => field.getAttribute("autocomplete"));
    expect(tokens("First name")).toEqual(["given-name"]);
    expect(tokens("Last name")).toEqual(["family-name"]);
    expect(tokens("Your email address")).toEqual(["email"]);
    for (const name of [
      "First name (optional)",
      "Last name (optional)",
      "Your tenant’s email address",
      "Street",
      "Postcode",
      "City",
    ])
      expect(tokens(name), name).toEqual(["off"]);
  });

  test("sends the invitation and says where the confirmation mail went", async () => {
    const { user, bodies } = await open();
    const start = inAMonth();
    fillIn(start);
    await user.click(send());
    const heading = await screen.findByRole("heading", { level: 1, name: "Please confirm your address" }, longWait);
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText(/lena@example\.com/)).toBeTruthy();
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

  test("lists every missing field and sends nothing when empty", async () => {
    const { user, bodies } = await open();
    await user.click(send());
    const alert = await screen.findByRole("alert");
    const named = within(alert)
      .getAllByRole("link")
      .map(({ textContent }) => textContent);
    expect(named).toContain("First name is required");
    expect(named).toContain("Your email address is required");
    expect(named.some((line) => line?.startsWith("Street"))).toBe(true);
    expect(bodies()).toEqual([]);
  });

  test("asks for the company name only, and sends no person for a company", async () => {
    const { user, bodies } = await open();
    fillIn();
    await user.selectOptions(screen.getByRole("combobox", { name: "You are" }), "cooperative");
    expect(screen.queryByRole("textbox", { name: "First name" })).toBeNull();
    type(fields("Company")[0], `Genossenschaft ${"ẞ".repeat(280)}`);
    await user.click(send());
    await screen.findByRole("heading", { level: 1, name: "Please confirm your address" }, longWait);
    const [body] = bodies();
    expect(body?.["landlord"]).toEqual({
      type: "cooperative",
      email: "lena@example.com",
      companyName: `Genossenschaft ${"ẞ".repeat(280)}`,
    });
  });

  test("refuses a deposit above three rents before sending anything", async () => {
    const { user, bodies } = await open();
    fillIn();
    type(fields("Deposit")[0], "2401");
    await user.click(send());
    await waitFor(() => expect(errorAtFocus()).toMatch(/3 times/));
    expect(bodies()).toEqual([]);
  });

  test("shows an error at the landlord's address when both addresses are the same", async () => {
    const path = "landlord.email";
    const errorCode = "EMAIL_ONBOARDING_MUST_BE_DIFFERENT";
    const { user } = await open({ "ask-to-invite": () => refused(errorCode, [{ path, errorCode, params: {} }]) });
    fillIn();
    await user.click(send());
    await waitFor(() => expect(errorAtFocus()).toMatch(/This is your tenant’s address/), longWait);
    expect(document.activeElement).toBe(fields("Your email address")[0]);
  });

  test("keeps the input and shows an error when rate limited", async () => {
    const { user } = await open({ "ask-to-invite": () => refused("RATE_LIMITED") });
    fillIn();
    await user.click(send());
    await screen.findByRole("alert", {}, longWait);
    expect(screen.getByDisplayValue("ada@example.com")).toBeTruthy();
  });

  test("sends once when the button is pressed twice", async () => {
    const { bodies } = await open({ "ask-to-invite": () => new Promise(() => {}) });
    fillIn();
    fireEvent.click(send());
    fireEvent.click(send());
    await waitFor(() => expect(bodies()).toHaveLength(1), longWait);
  });

  test("takes the home from the address search and shows the chosen address", async () => {
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
    const search = screen.getByRole("combobox", { name: "Find the address" });
    fireEvent.change(search, { target: { value: "lindenweg 7a" } });
    await user.click(await screen.findByRole("option", { name: place.title }, longWait));
    expect(await screen.findByText(`Address chosen: ${place.title}`, {}, longWait)).toBeTruthy();
    expect(server.asked("search-properties")).toEqual([]);
  });
});
