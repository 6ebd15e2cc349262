import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { askQuestion, continueButton } from "../../testing/ask-question.ts";
import { connectionLost, ok, refused } from "../../testing/fake-server.ts";
import { sampleRecord } from "../../testing/sample-record.ts";
import { later } from "../../testing/show-app.tsx";

const firstName = () => screen.getByRole("textbox", { name: "First name" });
const backLink = () => screen.getByRole("link", { name: "Back" });

describe("the questions", () => {
  test("say where one is, in title, progress and heading, and move the focus to the question", async () => {
    const { user, path } = await askQuestion("home-type", { before: { buildingType: null } });
    expect(document.title).toBe("What kind of home is it? – Kautia");
    expect(screen.getByRole("progressbar", { name: "Your application" }).getAttribute("aria-valuetext")).toBe(
      "Step 6 of 17: Home",
    );
    await user.click(screen.getByRole("radio", { name: "An apartment" }));
    await waitFor(() => expect(path()).toBe("/en?step=household"));
    const heading = await screen.findByRole("heading", { level: 1, name: "Who lives there with you?" });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  test("skip what does not apply, forwards and backwards", async () => {
    const existing = { existingRent: true, rentPay: "hand" } as const;
    const { user, path } = await askQuestion("rent-time", { before: existing, after: existing });
    expect(backLink().getAttribute("href")).toBe("/en?step=current-address");
    await user.click(continueButton());
    await waitFor(() => expect(path()).toBe("/en?step=deposit-payment"));
  });

  test("ask for the record once more only where the save did not bring it", async () => {
    const asked = async (brings: boolean) => {
      const { user, path, server } = await askQuestion("home-type", {
        before: { buildingType: null },
        handlers: {
          "save-rental-details": (_, state) => {
            state.record = sampleRecord({ lastCompletedPage: null, buildingType: "apartment" });
            return ok({ lastCompletedPage: null, ...(brings && { record: state.record }) });
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
    expect([await asked(true), await asked(false)]).toEqual([0, 1]);
  });

  test("have the limits of the deposit there before it is asked for, and ask for them once", async () => {
    const { user, path, server } = await askQuestion("pets", { before: { pet: null } });
    await waitFor(() => expect(server.asked("get-product-validation")).toHaveLength(1));
    await user.click(screen.getByRole("radio", { name: "No" }));
    await waitFor(() => expect(path()).toBe("/en?step=rent-and-deposit"));
    expect(server.asked("get-product-validation")).toHaveLength(1);
  });

  test("do not let anybody run ahead of the first open one", async () => {
    const { path } = await askQuestion("landlord-type", { before: { pet: null } });
    expect(path()).toBe("/en?step=pets");
  });

  test("show the answer again on the browser's way back, and forwards", async () => {
    const { user, path, history } = await askQuestion("home-type", { before: {} });
    await user.click(continueButton());
    await waitFor(() => expect(path()).toBe("/en?step=household"));
    await history.goBack();
    expect(path()).toBe("/en?step=home-type");
    expect(screen.getByRole("radio", { name: "An apartment", checked: true })).toBeTruthy();
  });

  test("keep what is typed and not saved, through another language and back", async () => {
    const { user, path } = await askQuestion("name", { before: { userInfo: null } });
    await user.type(firstName(), "Ada");
    await user.click(screen.getByRole("button", { name: "Language: English" }));
    await user.click(screen.getByRole("link", { name: "Deutsch" }));
    await waitFor(() => expect(path()).toBe("/de?step=name"));
    expect(screen.getByDisplayValue("Ada")).toBeTruthy();
    expect([localStorage.getItem("language"), localStorage.getItem("locale")]).toEqual(["de", "de"]);
    expect(document.documentElement.lang).toBe("de");
  });

  test("keep what is typed when the connection is lost, and send it at the next try", async () => {
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

  test("are sent once, however often the button is pressed", async () => {
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

  test("lose nothing when the server fails: the way back from its page finds everything typed", async () => {
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
