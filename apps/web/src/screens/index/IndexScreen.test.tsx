import { visibleQuestions } from "@kautia/contract";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { askQuestion, continueButton } from "../../testing/ask-question.ts";
import { connectionLost, ok, refused } from "../../testing/fake-server.ts";
import { sampleRecord } from "../../testing/sample-record.ts";
import { later, showApp } from "../../testing/show-app.tsx";

const firstName = () => screen.getByRole("textbox", { name: "First name" });
const backLink = () => screen.getByRole("link", { name: "Back" });

describe("index screen", () => {
  test("names the current question in title and progress bar, and focuses the next question's heading", async () => {
    const { user, path } = await askQuestion("home-type", { before: { buildingType: null } });
    const ids = visibleQuestions(sampleRecord()).map(({ id }) => id);
    expect(document.title).toBe("What kind of home is it? – Kautia");
    expect(screen.getByRole("progressbar", { name: "Your application" }).getAttribute("aria-valuetext")).toBe(
      `Question ${ids.indexOf("home-type") + 1} of ${ids.length}: Home`,
    );
    await user.click(screen.getByRole("radio", { name: "An apartment" }));
    await waitFor(() => expect(path()).toBe("/en?step=household"));
    const heading = await screen.findByRole("heading", { level: 1, name: "Who lives there with you?" });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  test("skips questions that do not apply, in both directions", async () => {
    const existing = { existingRent: true, rentPay: "hand" } as const;
    const { user, path } = await askQuestion("rent-time", { before: existing, after: existing });
    expect(backLink().getAttribute("href")).toBe("/en?step=current-address");
    await user.click(continueButton());
    await waitFor(() => expect(path()).toBe("/en?step=deposit-payment"));
  });

  test.each([
    ["name", null],
    ["name&edit=1", null],
    ["usage-purpose", "/en?step=name"],
    ["usage-purpose&edit=1", "/en/summary"],
  ])("?step=%s has the back button %s", async (query, target) => {
    await showApp({
      at: `/en?step=${query}`,
      record: sampleRecord({ lastCompletedPage: "TENANT_DETAILS" }),
      handlers: { "get-price": () => ok({ yearly: 70.5, monthly: 6.35 }) },
    });
    await screen.findByRole("heading", { level: 1 });
    expect(screen.queryByRole("link", { name: "Back" })?.getAttribute("href") ?? null).toBe(target);
  });

  test("requests the record again only when the save response does not contain it", async () => {
    const countRecordRequests = async (returnsRecord: boolean) => {
      const { user, path, server } = await askQuestion("home-type", {
        before: { buildingType: null },
        handlers: {
          "save-rental-details": (_, state) => {
            state.record = sampleRecord({ lastCompletedPage: null, buildingType: "apartment" });
            return ok({ lastCompletedPage: null, ...(returnsRecord && { record: state.record }) });
          },
        },
      });
      const before = server.asked("get-tenant").length;
      await user.click(screen.getByRole("radio", { name: "An apartment" }));
      await waitFor(() => expect(path()).toBe("/en?step=household"));
      const times = server.asked("get-tenant").length - before;
      cleanup();
      return times;
    };
    expect([await countRecordRequests(true), await countRecordRequests(false)]).toEqual([0, 1]);
  });

  test("loads the deposit limits during the question before, and only once", async () => {
    const { user, path, server } = await askQuestion("pets", { before: { pet: null } });
    await waitFor(() => expect(server.asked("get-product-validation")).toHaveLength(1));
    await user.click(screen.getByRole("radio", { name: "No" }));
    await waitFor(() => expect(path()).toBe("/en?step=rent-and-deposit"));
    expect(server.asked("get-product-validation")).toHaveLength(1);
  });

  test("redirects to the first open question when the address names a later one", async () => {
    const { path } = await askQuestion("landlord-type", { before: { pet: null } });
    expect(path()).toBe("/en?step=pets");
  });

  test("shows the saved answer after the browser's back button", async () => {
    const { user, path, history } = await askQuestion("home-type", { before: {} });
    await user.click(continueButton());
    await waitFor(() => expect(path()).toBe("/en?step=household"));
    await history.goBack();
    expect(path()).toBe("/en?step=home-type");
    expect(screen.getByRole("radio", { name: "An apartment", checked: true })).toBeTruthy();
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
