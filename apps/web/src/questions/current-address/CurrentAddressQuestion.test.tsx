import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { askQuestion, continueButton } from "../../testing/ask-question.ts";
import { errorAtFocus } from "../../testing/error-at-focus.ts";
import { words } from "../../testing/words.ts";

const typeItIn = () => screen.getByRole("button", { name: words("address.byHand") });
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });

describe("current address", () => {
  test("is filled in by the browser, which puts the house number into the street", async () => {
    const { user } = await askQuestion("current-address", {
      before: { userInfo: { ...noAddress(), email: "mara@example.com" } },
    });
    await user.click(typeItIn());
    const tokenOf = (name: string) => field(name).getAttribute("autocomplete");
    expect(["Street", "Postcode", "City"].map(tokenOf)).toEqual(["address-line1", "postal-code", "address-level2"]);
    fireEvent.change(field("Street"), { target: { value: "Straße des 17. Juni 135 b" } });
    expect(field("Street").value).toBe("Straße des 17. Juni");
    expect(field("House number").value).toBe("135b");
  });

  test("is saved as it was typed, without a door", async () => {
    const { user, saved } = await askQuestion("current-address", {
      before: { userInfo: { ...noAddress(), email: "mara@example.com" } },
    });
    await user.click(typeItIn());
    await user.type(field("Street"), "Straße des 17. Juni");
    await user.type(field("House number"), "135b");
    await user.type(field("Postcode"), "1062");
    await user.type(field("City"), "Wien");
    await user.selectOptions(screen.getByRole("combobox", { name: words("fields.country") }), "at");
    await user.click(continueButton());
    await waitFor(() =>
      expect(saved()).toEqual([
        {
          address: {
            address: {
              street: "Straße des 17. Juni",
              streetNumber: "135b",
              unitName: "",
              zip: "1062",
              city: "Wien",
              country: "at",
            },
            suggestionAddress: null,
            suggestSession: null,
          },
        },
      ]),
    );
  });

  test("requires each part, and a zip that fits the country", async () => {
    const { user, saved } = await askQuestion("current-address", {
      before: { userInfo: { ...noAddress(), email: "mara@example.com" } },
    });
    await user.click(continueButton());
    expect(screen.getByRole("link", { name: "Street: Street name and house number required!" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "House number: Please add a house number" })).toBeTruthy();
    await user.type(field("Street"), "Torstraße");
    await user.type(field("House number"), "12");
    await user.type(field("City"), "Berlin");
    await user.type(field("Postcode"), "1062");
    await user.click(continueButton());
    expect(errorAtFocus()).toBe("This field is invalid. A postcode has 5\u00a0digits in Germany, 4 in Austria.");
    expect(saved()).toEqual([]);
  });

  test("is worded as the insured home for an existing rental", async () => {
    await askQuestion("current-address", { before: { existingRent: true } });
    expect(
      screen.getByRole("heading", { level: 2, name: words("questions.current-address.titleExisting") }),
    ).toBeTruthy();
  });
});

function noAddress() {
  return {
    address: null,
    birthDate: null,
    birthPlace: null,
    firstName: "Mara",
    lastName: "Musterfrau",
    newsAgreement: null,
    updateAgreement: null,
    phone: null,
    salutation: null,
    nationality: null,
  };
}
