import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { ok, refused } from "../../testing/fake-server.ts";
import { showApp } from "../../testing/show-app.tsx";

const patiently = { timeout: 5_000 };
const sent = { "ask-to-invite": () => ok({ sent: true }) };

async function open(handlers: Parameters<typeof showApp>[0]["handlers"] = sent) {
  const scene = await showApp({ at: "/en/landlord/invite", handlers });
  await screen.findByRole("heading", { level: 1, name: "Invite your tenant to a guarantee" });
  return { ...scene, bodies: () => scene.server.asked("ask-to-invite").map(({ body }) => body) };
}

const fields = (name: string) => screen.getAllByRole("textbox", { name });
const type = (field: HTMLElement | undefined, value: string) => {
  if (!field) throw new Error("there is no such field");
  fireEvent.change(field, { target: { value } });
};
const day = (group: string, date: string) => {
  const [year = "", month = "", dayOfMonth = ""] = date.split("-");
  const parts = within(screen.getByRole("group", { name: group }));
  for (const [part, value] of Object.entries({ Day: dayOfMonth, Month: month, Year: year }))
    fireEvent.change(parts.getByLabelText(part), { target: { value } });
};
const inAMonth = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

/** All that is needed, of a landlord who is a private person. */
function fillIn(start = inAMonth()): void {
  type(fields("First name")[0], "Lena");
  type(fields("Last name")[0], "Lohmann");
  type(fields("Your e-mail address")[0], "lena@example.com");
  type(fields("E-mail address")[0], "ada@example.com");
  for (const [name, value] of Object.entries({
    Street: "Torstraße",
    "House number": "12",
    Zip: "10119",
    City: "Berlin",
  }))
    type(fields(name)[0], value);
  type(fields("Monthly rent without heating and extras")[0], "800");
  type(fields("Deposit")[0], "2400");
  day("First day", start);
}
const send = () => screen.getByRole("button", { name: "Go on to the confirmation" });

describe("a landlord's invitation", () => {
  test("is sent as the offer that it is, and says where the mail to confirm it went", async () => {
    const { user, bodies } = await open();
    const start = inAMonth();
    fillIn(start);
    await user.click(send());
    const heading = await screen.findByRole("heading", { level: 1, name: "Please confirm your address" }, patiently);
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

  test("without an answer names each field that is missing, and sends nothing", async () => {
    const { user, bodies } = await open();
    await user.click(send());
    const alert = await screen.findByRole("alert");
    const named = within(alert)
      .getAllByRole("link")
      .map(({ textContent }) => textContent);
    expect(named).toContain("First name is required");
    expect(named).toContain("Your e-mail address is required");
    expect(named.some((line) => line?.startsWith("Street"))).toBe(true);
    expect(bodies()).toEqual([]);
  });

  test("of a company asks for its name alone, and sends no person", async () => {
    const { user, bodies } = await open();
    fillIn();
    await user.selectOptions(screen.getByRole("combobox", { name: "You are" }), "cooperative");
    expect(screen.queryByRole("textbox", { name: "First name" })).toBeNull();
    type(fields("Company")[0], `Genossenschaft ${"ẞ".repeat(280)}`);
    await user.click(send());
    await screen.findByRole("heading", { level: 1, name: "Please confirm your address" }, patiently);
    const [body] = bodies();
    expect(body?.["landlord"]).toEqual({
      type: "cooperative",
      email: "lena@example.com",
      companyName: `Genossenschaft ${"ẞ".repeat(280)}`,
    });
  });

  test("above three rents is refused before anything is sent", async () => {
    const { user, bodies } = await open();
    fillIn();
    type(fields("Deposit")[0], "2401");
    await user.click(send());
    expect(within(await screen.findByRole("alert")).getByRole("link").textContent).toMatch(/^Deposit: .*3 times/);
    expect(bodies()).toEqual([]);
  });

  test("to oneself is said at the own address, in words of its own", async () => {
    const path = "landlord.email";
    const errorCode = "EMAIL_ONBOARDING_MUST_BE_DIFFERENT";
    const { user } = await open({ "ask-to-invite": () => refused(errorCode, [{ path, errorCode, params: {} }]) });
    fillIn();
    await user.click(send());
    const link = await screen.findByRole("link", { name: /This is your tenant’s address/ }, patiently);
    expect(link.getAttribute("href")).toBe(`#${fields("Your e-mail address")[0]?.id}`);
  });

  test("asked for too often stays as it was typed, and says so", async () => {
    const { user } = await open({ "ask-to-invite": () => refused("RATE_LIMITED") });
    fillIn();
    await user.click(send());
    await screen.findByRole("alert", {}, patiently);
    expect(screen.getByDisplayValue("ada@example.com")).toBeTruthy();
  });

  test("pressed twice is sent once", async () => {
    const { bodies } = await open({ "ask-to-invite": () => new Promise(() => {}) });
    fillIn();
    fireEvent.click(send());
    fireEvent.click(send());
    await waitFor(() => expect(bodies()).toHaveLength(1), patiently);
  });

  test("takes its home from the search, and says what was taken over", async () => {
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
    await user.click(await screen.findByRole("option", { name: place.title }, patiently));
    expect(await screen.findByText(`Taken over: ${place.title}`, {}, patiently)).toBeTruthy();
    expect(server.asked("search-properties")).toEqual([]);
  });
});
