import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { connectionLost, ok, refused } from "../../../../../tools/vitest/fake-server.ts";
import { askQuestion, continueButton } from "../../testing/ask-question.ts";
import { sampleRecord } from "../../testing/sample-record.ts";
import { errorAtFocus } from "../../testing/error-at-focus.ts";
import { words } from "../../testing/words.ts";

const field = (name: string) => screen.getByRole("textbox", { name });
const phone = () => screen.getByRole("textbox", { name: words("common.phoneNumber") });

describe("name", () => {
  test("with a letter that documents cannot print is asked for as in the passport", async () => {
    const { user, saved } = await askQuestion("name", { before: {} });
    await user.clear(field("First name"));
    await user.type(field("First name"), "Əli");
    await user.click(continueButton());
    const text = /^We can’t print “Ə”\. Please write the name as at the bottom of the photo page of your passport/;
    await waitFor(() => expect(errorAtFocus()).toMatch(text));
    expect(saved()).toEqual([]);
  });

  test("is saved without a salutation, which is optional", async () => {
    const { user, saved, path, next } = await askQuestion("name", { before: { userInfo: null } });
    expect(screen.getByRole("group", { name: "Salutation (optional)" })).toBeTruthy();
    expect(screen.queryByRole("radio", { checked: true })).toBeNull();
    await user.type(field("First name"), "Zoë");
    await user.type(field("Last name"), "Weiẞ-O’Hara");
    await user.type(field("Email"), "zoe@example.com");
    expect(screen.queryByRole("textbox", { name: words("common.phoneNumber") })).toBeNull();
    await user.click(screen.getByRole("button", { name: words("fields.phoneAdd") }));
    expect(document.activeElement).toBe(phone());
    await user.type(phone(), "0170 1234567");
    await user.click(continueButton());
    await waitFor(() => expect(path()).toBe(next));
    expect(saved()).toEqual([
      {
        salutation: null,
        firstName: "Zoë",
        lastName: "Weiẞ-O’Hara",
        email: "zoe@example.com",
        phone: { dialCode: "+49", number: "0170 1234567" },
        country: null,
      },
    ]);
  });

  test("lets the browser fill in name, email and phone", async () => {
    await askQuestion("name", { before: {} });
    const tokens = [...document.querySelectorAll("main :is(input:not([type=radio]), select)")].map((element) =>
      element.getAttribute("autocomplete"),
    );
    expect(tokens).toEqual(["given-name", "family-name", "email", "tel-country-code", "tel"]);
  });

  test("lists country codes by the country's name, after the nearby ones", async () => {
    await askQuestion("name", { before: {} });
    const names = screen.getAllByRole("option").map(({ textContent }) => textContent);
    expect(names.slice(0, 3)).toEqual(["Germany (+49)", "Austria (+43)", "Switzerland (+41)"]);
    expect(names.slice(3, 6)).toEqual(["Albania (+355)", "Algeria (+213)", "Belarus (+375)"]);
    expect(names.at(-1)).toBe("Vietnam (+84)");
  });

  test("is saved without a phone number, which is optional", async () => {
    const { user, saved } = await askQuestion("name", { before: {} });
    expect(screen.getByRole("group", { name: "Phone (optional)" })).toBeTruthy();
    await user.clear(phone());
    await user.click(continueButton());
    await waitFor(() => expect(saved()).toMatchObject([{ phone: null }]));
  });

  test("asks about an address with a typo when the field loses the focus, and never blocks the form", async () => {
    const { user, saved } = await askQuestion("name", { before: {} });
    await user.clear(field("Email"));
    await user.type(field("Email"), "zoe@gmial.com");
    expect(screen.queryByRole("button", { name: /^Did you mean/ })).toBeNull();
    await user.tab();
    await user.click(await screen.findByRole("button", { name: "Did you mean zoe@gmail.com?" }));
    expect(document.activeElement).toBe(field("Email"));
    expect(screen.queryByRole("button", { name: /^Did you mean/ })).toBeNull();
    await user.clear(field("Email"));
    await user.type(field("Email"), "zoe@gmial.com");
    await user.click(continueButton());
    await waitFor(() => expect(saved()).toMatchObject([{ email: "zoe@gmial.com" }]));
  });

  test("lists all errors in the order of the fields and sends nothing", async () => {
    const { user, saved } = await askQuestion("name", { before: { userInfo: null } });
    await user.type(field("Email"), "nobody");
    await user.click(continueButton());
    const summary = screen.getByRole("alert", { name: "Please check 3 answers" });
    expect(document.activeElement).toBe(summary);
    expect(
      within(summary)
        .getAllByRole("link")
        .map((link) => link.textContent),
    ).toEqual([
      "First name is required",
      "Last name is required",
      "Email: This field is invalid. Please enter an email address such as name@example.com.",
    ]);
    expect(field("First name").getAttribute("aria-invalid")).toBe("true");
    await user.type(field("First name"), "Z");
    expect(field("First name").getAttribute("aria-invalid")).toBeNull();
    expect(field("Last name").getAttribute("aria-invalid")).toBe("true");
    expect(saved()).toEqual([]);
  });

  test("shows a server error at the field until the field is changed", async () => {
    const { user } = await askQuestion("name", {
      before: {},
      handlers: {
        "save-name": () =>
          refused("EMAIL_ONBOARDING_MUST_BE_DIFFERENT", [
            { path: "email", errorCode: "EMAIL_ONBOARDING_MUST_BE_DIFFERENT", params: {} },
          ]),
      },
    });
    await user.type(field("First name"), "a");
    await user.click(continueButton());
    const text = "Email must be different to landlord's details.";
    expect(await screen.findByText(text)).toBeTruthy();
    expect(errorAtFocus()).toBe(text);
    await user.type(field("Email"), "x");
    expect(screen.queryByText(text)).toBeNull();
  });
});

test("without a network it says that nothing is lost, and goes on by itself once there is one", async () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  let lost = true;
  const { user, path, server } = await askQuestion("name", {
    before: {},
    handlers: {
      "save-name": (_, state) => {
        if (lost) return connectionLost();
        state.record = sampleRecord({ lastCompletedPage: null, rentContractId: "" });
        return ok({ token: "a", lastCompletedPage: null });
      },
    },
  });
  await user.type(field("First name"), "a");
  await user.click(continueButton());
  expect(await screen.findByText("You’re offline")).toBeTruthy();
  expect(screen.getByText(/Nothing you typed is lost\. We’ll continue by ourselves/)).toBeTruthy();
  lost = false;
  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event("online")));
  await waitFor(() => expect(server.asked("save-name")).toHaveLength(2));
  await waitFor(() => expect(path()).not.toBe("/en?step=name"));
  online.mockRestore();
});

test("the country can be changed from the first question, and the answers typed so far are kept", async () => {
  const { user, path } = await askQuestion("name", { before: { userInfo: null } });
  await user.type(screen.getByRole("textbox", { name: "First name" }), "Ada");
  await user.click(screen.getByRole("link", { name: words("welcome.changeCountry") }));
  await user.click(await screen.findByRole("radio", { name: words("country.at") }));
  await waitFor(() => expect(path()).toBe("/en?step=name"));
  expect(screen.getByText(/For homes in Austria/)).toBeTruthy();
  expect(screen.getByDisplayValue("Ada")).toBeTruthy();
});
