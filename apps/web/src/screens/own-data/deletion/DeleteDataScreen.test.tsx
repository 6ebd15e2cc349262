import type { DeletionPlan } from "@kautia/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { connectionLost, type Handler, ok, refused, refusedFor } from "../../../../../../tools/vitest/fake-server.ts";
import { showApp } from "#testing/show-app.tsx";
import { errorAtFocus } from "#testing/error-at-focus.ts";

const at = "/en/policies/delete";
const contract = { contractNumber: "DE-1234-5678-9", fullAddress: "Torstraße 12, 10119 Berlin" };
const over: DeletionPlan = {
  running: [],
  kept: [{ ...contract, until: "2035-12-31", because: "VOUCHERS" }],
  byPassword: true,
};
const show = (plan: DeletionPlan, handlers: Record<string, Handler> = {}, query = "") =>
  showApp({ at: at + query, handlers: { "get-deletion": () => ok(plan), ...handlers } });
const press = () => screen.findByRole("button", { name: "Delete for good" });

it("lists what is deleted and what is kept, until when and why, and deletes by password", async () => {
  const { user, server, path } = await show(over, { "delete-account": () => ok({ kept: over.kept }) });
  const kept = within(await screen.findByRole("region", { name: "What we have to keep" }));
  expect(kept.getByText("DE-1234-5678-9, Torstraße 12, 10119 Berlin")).toBeTruthy();
  expect(kept.getByText(/^Until 31 December 2035\. Commercial and tax law require it/)).toBeTruthy();
  expect(
    within(screen.getByRole("region", { name: "What we delete immediately" })).getAllByRole("listitem"),
  ).toHaveLength(6);
  await user.click(await press());
  expect(errorAtFocus()).toBe("Field required! Enter your password.");
  expect(server.asked("delete-account")).toEqual([]);
  await user.type(screen.getByLabelText("Password"), "Lang-und-gut-1");
  await user.click(await press());
  expect(await screen.findByRole("heading", { level: 1, name: "Your data is deleted" })).toBeTruthy();
  expect(server.asked("delete-account")[0]?.body).toMatchObject({ password: "Lang-und-gut-1" });
  expect(path()).toBe("/en/policies/delete");
});

it("refuses a wrong password and deletes nothing", async () => {
  const { user } = await show(over, {
    "delete-account": () => refused("LOGIN_FAILED", [{ path: "password", errorCode: "LOGIN_FAILED", params: {} }]),
  });
  await user.type(await screen.findByLabelText("Password"), "Falsch-Falsch-1");
  await user.click(await press());
  await waitFor(() => expect(errorAtFocus()).toBe("That isn’t your password. Nothing was deleted."));
  expect(screen.getByRole("heading", { level: 1, name: "Delete your data" })).toBeTruthy();
});

it("shows the active policy instead of the delete button", async () => {
  await show({ running: [{ ...contract, status: "ACTIVE", deletableFrom: null }], kept: [], byPassword: true });
  expect(await screen.findByText("Your contract has to end first")).toBeTruthy();
  expect(screen.getByText("DE-1234-5678-9, Torstraße 12, 10119 Berlin")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Go to your contracts" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Delete for good" })).toBeNull();
});

it.each([
  ["en", "Your landlord can still report a claim", ": from 2 August 2028"],
  ["de", "Ihr Vermieter kann noch eine Forderung melden", ": ab dem 2. August 2028"],
] as const)(
  "says from which day the account can be deleted while a claim can be reported (%s)",
  async (language, title, day) => {
    const running: DeletionPlan["running"] = [{ ...contract, status: "ENDED", deletableFrom: "2028-08-02" }];
    await showApp({
      at: `/${language}/policies/delete`,
      language,
      handlers: { "get-deletion": () => ok({ running, kept: over.kept, byPassword: true }) },
    });
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(`DE-1234-5678-9, Torstraße 12, 10119 Berlin${day}`)).toBeTruthy();
    expect(screen.queryByLabelText(/^(Password|Passwort)$/)).toBeNull();
  },
);

it("names an open claim before the time to report another one", async () => {
  const open = { ...contract, status: "ENDED", deletableFrom: null } as const;
  const claimable = { ...open, contractNumber: "DE-9", deletableFrom: "2028-08-02" };
  await show({ running: [claimable, open], kept: [], byPassword: true });
  expect(await screen.findByText("A claim has to be settled first")).toBeTruthy();
  expect(screen.getByText("DE-9, Torstraße 12, 10119 Berlin: from 2 August 2028")).toBeTruthy();
});

it("mails a link when there is no password, and shows errors for rate limit and lost connection", async () => {
  let answer: Handler = connectionLost;
  const { user } = await show(
    { ...over, byPassword: false },
    { "ask-for-deletion-link": (request) => answer(request) },
  );
  expect(screen.queryByLabelText("Password")).toBeNull();
  const ask = await screen.findByRole("button", { name: "Send link" });
  await user.click(ask);
  expect(await screen.findByText(/couldn’t reach our server/)).toBeTruthy();
  answer = () => refusedFor(3600);
  await user.click(ask);
  expect(await screen.findByText(/try again in 60 minutes/)).toBeTruthy();
  answer = () => ok({ sent: true });
  await user.click(ask);
  expect(await screen.findByText(/The link is on its way/)).toBeTruthy();
});

it("deletes by the mailed link, and asks for the password when the link was already used", async () => {
  let used = true;
  const { user, server } = await show(
    { ...over, kept: [] },
    { "delete-account": () => (used ? refused("WRONG_TOKEN") : ok({ kept: [] })) },
    `?token=${"0".repeat(32)}`,
  );
  expect(screen.queryByRole("region", { name: "What we have to keep" })).toBeNull();
  await user.click(await press());
  expect(await screen.findByText(/This link has already been used/)).toBeTruthy();
  expect(server.asked("delete-account")[0]?.body).toMatchObject({ deletionToken: "0".repeat(32) });
  used = false;
  await user.type(screen.getByLabelText("Password"), "Lang-und-gut-1");
  await user.click(await press());
  expect(await screen.findByRole("heading", { level: 1, name: "Your data is deleted" })).toBeTruthy();
});

it("leads to the login when the session has ended before the deletion", async () => {
  const { user, path } = await show(over, { "delete-account": () => refused("LOGIN_REQUIRED") });
  await user.type(await screen.findByLabelText("Password"), "Lang-und-gut-1");
  await user.click(await press());
  expect(await screen.findByRole("heading", { level: 1, name: "Log in" })).toBeTruthy();
  expect(path()).toBe("/en/login?page=delete-data");
});
