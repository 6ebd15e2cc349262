import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { askQuestion } from "../testing/ask-question.ts";
import { ok, refused } from "../../../../tools/vitest/fake-server.ts";
import { words } from "../testing/words.ts";

const place = { placeId: "place-1", title: "Torstraße 12, 10119 Berlin" };
const whole = { street: "Torstraße", streetNumber: "12", zip: "10119", city: "Berlin" };
test.each([
  ["ADDRESS_HAS_NO_STREET", "street", { zip: "10119", city: "Berlin" }, "Street"],
  [
    "ADDRESS_HAS_NO_STREET_NUMBER",
    "streetNumber",
    { street: "Torstraße", zip: "10119", city: "Berlin" },
    "House number",
  ],
  ["ADDRESS_HAS_NO_UNIT_NAME", "unitName", whole, /^Door, staircase or floor/],
  ["ADDRESS_NOT_EXISTS", "streetNumber", { ...whole, streetNumber: "99999" }, "House number"],
] as const)(
  "a picked suggestion with %s takes the visitor to the field to mend",
  async (errorCode, path, parts, name) => {
    const params = { ...parts, country: "de" };
    const { user } = await askQuestion("property-address", {
      before: { address: null },
      handlers: {
        "suggest-addresses": () => ok({ suggestions: [place], suggestSession: "session-1", attribution: null }),
        "check-address": () => refused(errorCode, [{ path, errorCode, params }]),
      },
    });
    await user.type(screen.getByRole("combobox", { name: words("address.search") }), "torstr");
    await user.click(await screen.findByRole("option", { name: place.title }));
    const toMend = await screen.findByRole("textbox", { name });
    await waitFor(() => expect(document.activeElement).toBe(toMend));
  },
);
