import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { askQuestion, continueButton } from "../../testing/ask-question.ts";
import { refused } from "../../../../../tools/vitest/fake-server.ts";
import { errorAtFocus } from "../../testing/error-at-focus.ts";
import { words } from "../../testing/words.ts";

const start = () => within(screen.getByRole("group", { name: words("fields.insuranceStart") }));

describe("insurance dates", () => {
  test("are saved as UTC timestamps, with null for no end", async () => {
    const { user, saved } = await askQuestion("insurance-dates", { before: { insuranceStart: null } });
    await user.type(start().getByRole("textbox", { name: words("common.day") }), "29");
    await user.type(start().getByRole("textbox", { name: words("common.month") }), "2");
    await user.type(start().getByRole("textbox", { name: words("common.year") }), "2028");
    await user.click(continueButton());
    await waitFor(() => expect(saved()).toEqual([{ insuranceStart: "2028-02-29T00:00:00.000Z", insuranceEnd: null }]));
  });

  test("are one tap away if they are today or the first day of a month", async () => {
    const { user, saved } = await askQuestion("insurance-dates", { before: { insuranceStart: null } });
    const usual = within(screen.getByRole("group", { name: words("fields.insuranceStartUsual") }));
    const [today, next, later] = usual.getAllByRole("button");
    expect(today?.textContent).toBe("Today");
    if (!next || !later) throw new Error("too few days");
    await user.click(later);
    await user.click(next);
    expect(usual.getAllByRole("button", { pressed: true })).toEqual([next]);
    expect(start().getByRole<HTMLInputElement>("textbox", { name: words("common.day") }).value).toBe("01");
    await user.click(continueButton());
    await waitFor(() => expect(saved()).toMatchObject([{ insuranceStart: expect.stringMatching(/-01T00:00:00/) }]));
  });

  test("have a last day only on request", async () => {
    const { user } = await askQuestion("insurance-dates", { before: {} });
    expect(screen.queryByRole("group", { name: /^Last day/ })).toBeNull();
    await user.click(screen.getByRole("button", { name: words("fields.insuranceEndAdd") }));
    const end = within(screen.getByRole("group", { name: "Last day (optional)" }));
    expect(document.activeElement).toBe(end.getByRole("textbox", { name: words("common.day") }));
  });

  test("must exist in the calendar", async () => {
    const { user, saved } = await askQuestion("insurance-dates", { before: { insuranceStart: null } });
    await user.click(continueButton());
    expect(errorAtFocus()).toBe("Field required! Enter the day the guarantee should start.");
    await user.type(start().getByRole("textbox", { name: words("common.day") }), "29");
    await user.type(start().getByRole("textbox", { name: words("common.month") }), "2");
    await user.type(start().getByRole("textbox", { name: words("common.year") }), "2027");
    await user.click(continueButton());
    expect(errorAtFocus()).toBe("This field is invalid. Please enter a date that exists, with day, month and year.");
    expect(saved()).toEqual([]);
  });

  test("show the limits that the server returns", async () => {
    const params = { earliest: "2026-11-21", latest: "2027-11-21" };
    const { user } = await askQuestion("insurance-dates", {
      before: {},
      handlers: {
        "save-rent-property-dates": () =>
          refused("FIELD_INVALID", [{ path: "insuranceStart", errorCode: "FIELD_INVALID", params }]),
      },
    });
    await user.click(continueButton());
    const text = "This field is invalid. Please enter a date from 21\u00A0November 2026 to 21\u00A0November 2027.";
    await waitFor(() => expect(errorAtFocus()).toBe(text));
  });

  test("say why the last day is too early", async () => {
    const { user } = await askQuestion("insurance-dates", {
      before: {},
      handlers: {
        "save-rent-property-dates": () =>
          refused("FIELD_INVALID", [
            { path: "insuranceEnd", errorCode: "FIELD_INVALID", params: { earliest: "2027-01-01" } },
          ]),
      },
    });
    await user.click(continueButton());
    await waitFor(() =>
      expect(errorAtFocus()).toMatch(/Cover lasts at least a month\. Please enter 1\u00A0January 2027 or later\.$/),
    );
  });
});
