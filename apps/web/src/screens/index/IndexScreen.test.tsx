import { visiblePages } from "@kautia/contract";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { askQuestion, continueButton } from "../../testing/ask-question.ts";
import { connectionLost, ok, refused, refusedFor } from "../../../../../tools/vitest/fake-server.ts";
import { sampleRecord } from "../../testing/sample-record.ts";
import { later, showApp } from "../../testing/show-app.tsx";
import { errorAtFocus } from "../../testing/error-at-focus.ts";

const firstName = () => screen.getByRole("textbox", { name: "First name" });
const backLink = () => screen.getByRole("link", { name: "Back" });

describe("index screen", () => {
  test("names the current question in title and progress bar, and focuses the next question's heading", async () => {
    const { user, path } = await askQuestion("usage-purpose", { before: {} });
    expect(document.title).toBe("Is it for a new or an existing rental? – Kautia");
    const count = visiblePages(sampleRecord()).length;
    expect(screen.getByRole("progressbar", { name: "Your application" }).getAttribute("aria-valuetext")).toBe(
      `Question 2 of ${count}: Rental`,
    );
    await user.click(continueButton());
    await waitFor(() => expect(path()).toBe("/en?step=rent-time"));
    const name = "A few short questions about your home";
    const heading = await screen.findByRole("heading", { level: 1, name });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  test("leaves out questions that do not apply", async () => {
    const existing = { existingRent: true, rentPay: "hand" } as const;
    const { user, path } = await askQuestion("current-address", { before: existing, after: existing });
    expect(screen.queryByRole("heading", { name: "Where are you moving to?" })).toBeNull();
    await user.click(continueButton());
    await waitFor(() => expect(path()).toBe("/en?step=rent-time"));
    expect(backLink().getAttribute("href")).toBe("/en?step=usage-purpose");
  });

  test("focuses the question that the address names, where it shares a page", async () => {
    await askQuestion("pets", { before: {} });
    expect(screen.getByRole("heading", { level: 1, name: "A few short questions about your home" })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("radio", { name: "No", checked: true }));
  });

  test("shows a page whose later question is named, if its first one is still open", async () => {
    const { path } = await askQuestion("pets", { before: { rentTime: null } });
    expect(path()).toBe("/en?step=pets");
  });

  test("saves the questions of a page one after the other, and goes on only when all are saved", async () => {
    let refuse = true;
    const { user, path, server } = await askQuestion("rent-and-deposit", {
      before: { rentContractId: null, rentDepositAmount: null },
      handlers: {
        "save-rent-contract": (_, state) => {
          if (refuse)
            return refused("FIELD_INVALID", [{ path: "rentContractId", errorCode: "FIELD_INVALID", params: {} }]);
          state.record = sampleRecord({ lastCompletedPage: null, rentContractId: "" });
          return ok({ lastCompletedPage: null });
        },
      },
    });
    await user.type(screen.getByRole("textbox", { name: "Deposit" }), "1500");
    await user.click(continueButton());
    await waitFor(() => expect(errorAtFocus()).not.toBe(""));
    expect(path()).toBe("/en?step=rent-and-deposit");
    refuse = false;
    await user.click(continueButton());
    await waitFor(() => expect(path()).toBe("/en?step=employment"));
    // The amounts were saved the first time.
    const calls = server.requests.map(({ call }) => call.name).filter((name) => name.startsWith("save-"));
    expect(calls).toEqual(["save-rent-property-details", "save-rent-contract", "save-rent-contract"]);
  });

  test.each([
    ["name", null],
    ["name&edit=1", "/en/summary"],
    ["usage-purpose", "/en?step=name"],
    ["usage-purpose&edit=1", "/en/summary"],
  ])("?step=%s has the back button %s", async (query, target) => {
    await showApp({
      at: `/en?step=${query}`,
      record: sampleRecord({ lastCompletedPage: "TENANT_DETAILS" }),
      handlers: { "get-price": () => ok({ yearly: 70.5, monthly: 6.35 }) },
    });
    await screen.findByRole("heading", { level: 1 });
    const [back] = screen.queryAllByRole("link", { name: /^Back/ });
    expect(back?.getAttribute("href") ?? null).toBe(target);
  });

  test("requests the record again only when the save response does not contain it", async () => {
    const countRecordRequests = async (returnsRecord: boolean) => {
      const { user, path, server } = await askQuestion("employment", {
        before: {},
        handlers: {
          "save-employment-status": (_, state) => {
            state.record = sampleRecord({ lastCompletedPage: null, rentContractId: "" });
            return ok({ lastCompletedPage: null, ...(returnsRecord && { record: state.record }) });
          },
        },
      });
      const before = server.asked("get-tenant").length;
      await user.click(continueButton());
      await waitFor(() => expect(path()).toBe("/en?step=insurance-dates"));
      const times = server.asked("get-tenant").length - before;
      cleanup();
      return times;
    };
    expect([await countRecordRequests(true), await countRecordRequests(false)]).toEqual([0, 1]);
  });

  test("loads the deposit limits during the question before, and only once", async () => {
    const { user, path, server } = await askQuestion("pets", { before: { pet: null } });
    await waitFor(() => expect(server.asked("get-product-validation")).toHaveLength(1));
    await user.click(screen.getByRole("radio", { name: "A cat" }));
    await waitFor(() => expect(path()).toBe("/en?step=rent-and-deposit"));
    expect(server.asked("get-product-validation")).toHaveLength(1);
  });

  test("redirects to the first open question when the address names a later one", async () => {
    const { path } = await askQuestion("landlord-type", { before: { employmentStatus: null } });
    expect(path()).toBe("/en?step=employment");
  });

  test("shows the saved answer after the browser's back button", async () => {
    const { user, path, history } = await askQuestion("usage-purpose", { before: {} });
    await user.click(continueButton());
    await waitFor(() => expect(path()).toBe("/en?step=rent-time"));
    await history.goBack();
    expect(path()).toBe("/en?step=usage-purpose");
    expect(screen.getByRole("radio", { name: /^A new/, checked: true })).toBeTruthy();
  });

  test("keeps unsaved input when the language changes", async () => {
    const { user, path } = await askQuestion("name", { before: { userInfo: null } });
    await user.type(firstName(), "Ada");
    await user.click(screen.getByRole("button", { name: "Language: English" }));
    await user.click(screen.getByRole("link", { name: "Deutsch" }));
    await waitFor(() => expect(path()).toBe("/de?step=name"));
    expect(screen.getByDisplayValue("Ada")).toBeTruthy();
    expect([localStorage.getItem("language"), localStorage.getItem("locale")]).toEqual(["de", "de"]);
    expect(document.documentElement.lang).toBe("de");
  });

  test("keeps the input when the connection is lost, and sends it on retry", async () => {
    let connected = false;
    const { user, saved, path } = await askQuestion("name", {
      before: {},
      handlers: { "save-name": () => (connected ? ok({ lastCompletedPage: null }) : connectionLost()) },
    });
    await user.clear(firstName());
    await user.type(firstName(), "Ada");
    await user.click(continueButton());
    expect(await screen.findByText("No connection")).toBeTruthy();
    connected = true;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(path()).toBe("/en?step=usage-purpose"));
    expect(saved().map((body) => body["firstName"])).toEqual(["Ada", "Ada"]);
  });

  test("saves once, however often the button is pressed", async () => {
    const answer = later<ReturnType<typeof ok>>();
    const { user, saved, path } = await askQuestion("name", {
      before: {},
      handlers: { "save-name": () => answer.promise },
    });
    await user.type(firstName(), "a");
    await user.dblClick(continueButton());
    await user.keyboard("{Enter}");
    expect(saved()).toHaveLength(1);
    await act(async () => answer.keep(ok({ lastCompletedPage: null })));
    await waitFor(() => expect(path()).toBe("/en?step=usage-purpose"));
  });

  test("leads to the page that asks to wait when a save comes too often, and back to the input", async () => {
    const { user, path } = await askQuestion("name", {
      before: {},
      handlers: { "save-name": () => refused("RATE_LIMITED") },
    });
    await user.clear(firstName());
    await user.type(firstName(), "Ada");
    await user.click(continueButton());
    expect(await screen.findByRole("heading", { level: 1, name: "Please wait a moment" })).toBeTruthy();
    expect(path()).toBe("/en/404");
    expect(screen.getByText(/That was a bit fast/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(path()).toBe("/en?step=name"));
    expect(screen.getByDisplayValue("Ada")).toBe(firstName());
  });

  test("the page that asks to wait says how long", async () => {
    const { user } = await askQuestion("name", { before: {}, handlers: { "save-name": () => refusedFor(80_000) } });
    await user.type(firstName(), "a");
    await user.click(continueButton());
    expect(await screen.findByText("You’ve tried this too often. Please try again in 23 hours.")).toBeTruthy();
  });

  test("keeps the input when the visitor returns from the error page after a server error", async () => {
    const { user, path } = await askQuestion("name", {
      before: {},
      handlers: { "save-name": () => refused("INTERNAL") },
    });
    await user.clear(firstName());
    await user.type(firstName(), "Ada");
    await user.click(continueButton());
    await waitFor(() => expect(path()).toBe("/en/500"));
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    await waitFor(() => expect(path()).toBe("/en?step=name"));
    expect(screen.getByDisplayValue("Ada")).toBe(firstName());
  });
});
