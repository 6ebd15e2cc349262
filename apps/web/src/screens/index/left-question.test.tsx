import { texts } from "@kautia/locales";
import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { clearToken, readToken, writeToken } from "../../session/token-cookie.ts";
import { askQuestion, continueButton } from "../../testing/ask-question.ts";
import { type FakeReply, ok } from "../../../../../tools/vitest/fake-server.ts";
import { sampleRecord } from "../../testing/sample-record.ts";
import { later } from "../../testing/show-app.tsx";

const otherToken = "fedcba9876543210fedcba9876543210";

test("does not save answers into the application that another tab has opened, and shows that one", async () => {
  const { user, server, state, path, saved } = await askQuestion("usage-purpose", { before: {} });
  const other = { refId: "f".repeat(24), token: otherToken, existingRent: null };
  state.record = sampleRecord({ ...other, lastCompletedPage: null });
  writeToken(otherToken);
  await user.click(continueButton());
  await waitFor(() => expect(server.asked("get-tenant").at(-1)?.params).toEqual({ token: otherToken }));
  expect(saved()).toEqual([]);
  await waitFor(() => expect(path()).toBe("/en?step=usage-purpose"));
});

test("saves the answer although a mailed link has opened the same application in another tab", async () => {
  const { user, server, state, saved } = await askQuestion("rent-and-deposit", { before: {} });
  await user.clear(await rent());
  await user.type(await rent(), "777");
  state.record = sampleRecord({ token: otherToken, lastCompletedPage: null });
  writeToken(otherToken);
  await user.click(continueButton());
  await waitFor(() => expect(saved()).toHaveLength(1));
  expect(server.asked("save-rent-property-details")[0]?.body).toMatchObject({ token: otherToken, coldRentAmount: 777 });
});

const rent = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Monthly rent without heating and extras" });

/** Types a rent into a page whose cookie has expired, and presses the button. */
async function typeAfterExpiry() {
  const scene = await askQuestion("rent-and-deposit", { before: {} });
  await scene.user.clear(await rent());
  await scene.user.type(await rent(), "777");
  clearToken();
  await scene.user.click(continueButton());
  await screen.findByRole("heading", { name: "Pick up where you left off" });
  return scene;
}

test("does not fill answers into the application that another tab has opened", async () => {
  const { user, server, state } = await askQuestion("rent-and-deposit", { before: {} });
  await user.type(await rent(), "77");
  const other = { refId: "f".repeat(24), token: otherToken, coldRentAmount: null, rentDepositAmount: null };
  state.record = sampleRecord({ ...other, lastCompletedPage: null });
  writeToken(otherToken);
  await user.click(continueButton());
  await waitFor(() => expect(server.asked("get-tenant").at(-1)?.params).toEqual({ token: otherToken }));
  await waitFor(async () => expect((await rent()).value).toBe(""));
});

test("leads to the page that mails a link when the application's cookie has expired, and says why", async () => {
  const { path, saved } = await typeAfterExpiry();
  expect(path()).toBe("/en/resume");
  expect(screen.getByText(/^Your session in this browser has ended/)).toBeTruthy();
  expect(saved()).toEqual([]);
});

test.each([
  ["keeps what was typed until the same application is opened again", {}, "777"],
  ["shows nothing of it in another application", { refId: "f".repeat(24) }, "500"],
])("after the cookie has expired, %s", async (_, other, shown) => {
  const { history, state } = await typeAfterExpiry();
  // The mailed link was opened in another tab, which got a token of its own.
  state.record = sampleRecord({ token: otherToken, lastCompletedPage: null, coldRentAmount: 500, ...other });
  writeToken(otherToken);
  await history.goBack();
  await waitFor(async () => expect((await rent()).value).toBe(shown));
});

test("a save lets the application's cookie live for another day", async () => {
  const { user, path, next } = await askQuestion("current-address", {
    before: {},
    handlers: {
      "save-current-address": () =>
        ok({ lastCompletedPage: null, record: sampleRecord({ lastCompletedPage: null, rentContractId: "" }) }),
    },
  });
  const written = vi.spyOn(document, "cookie", "set");
  await user.click(continueButton());
  await waitFor(() => expect(path()).toBe(next));
  expect(written).toHaveBeenCalledWith(expect.stringMatching(`^token=${readToken()}; .*max-age=86400`));
  written.mockRestore();
});

test("stays on the question that the tenant went back to when the save is answered later", async () => {
  const saved = later<FakeReply>();
  const { user, path, history, server } = await askQuestion("employment", {
    before: {},
    handlers: { "save-employment-status": () => saved.promise },
  });
  await user.click(screen.getByRole("link", { name: "Back" }));
  await waitFor(() => expect(path()).toBe("/en?step=rent-and-deposit"));
  await history.goBack();
  await user.click(continueButton());
  await waitFor(() => expect(server.asked("save-employment-status")).toHaveLength(1));
  await user.click(screen.getByRole("link", { name: "Back" }));
  await waitFor(() => expect(path()).toBe("/en?step=rent-and-deposit"));
  const heading = screen.getByRole("heading", { level: 1 });
  saved.keep(ok({ lastCompletedPage: null, record: sampleRecord({ lastCompletedPage: null }) }));
  await user.click(heading);
  await user.click(heading);
  expect(path()).toBe("/en?step=rent-and-deposit");
});

test("keeps the language of the page that the visitor has gone back to, when the other texts come later", async () => {
  const german = later<FakeReply>();
  const { user, path, history } = await askQuestion("usage-purpose", {
    before: {},
    handlers: { "get-lang": ({ language }) => (language.startsWith("de") ? german.promise : ok(texts("en"))) },
  });
  await user.click(continueButton());
  await waitFor(() => expect(path()).toBe("/en?step=rent-time"));
  await user.click(screen.getByRole("button", { name: "Language: English" }));
  await user.click(screen.getByRole("link", { name: "Deutsch" }));
  await history.goBack();
  expect(path()).toBe("/en?step=usage-purpose");
  german.keep(ok(texts("de")));
  await user.click(screen.getByRole("heading", { level: 1 }));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Is it for a new or an existing rental?");
  expect(document.documentElement.lang).toBe("en");
});
