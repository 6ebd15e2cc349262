import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { connectionLost, type Handler, ok, refused } from "../../../../../tools/vitest/fake-server.ts";
import { mia, showPartnerPage, person } from "../../testing/show-partner-page.ts";

const token = "0123456789abcdef0123456789abcdef";
const tom = { ...mia, id: "2", name: "Tom Kern", email: "tom@kern.example" };

function show(at: string, handlers: Record<string, Handler> = {}) {
  return showPartnerPage(at, {
    "list-invitations": () => ok({ invitations: [], next: null }),
    "list-partner-people": () => ok({ people: [mia, tom] }),
    ...handlers,
  });
}

it("mails a link without telling whether the address is known", async () => {
  const { user, server } = await show("/en/partner", {
    "get-partner-session": () => ok({ person: null }),
    "ask-for-partner-link": () => ok({ sent: true }),
  });
  await user.type(await screen.findByLabelText("Email address"), "mia@kern.example");
  await user.click(screen.getByRole("button", { name: "Email me a link" }));
  expect(await screen.findByText(/If mia@kern.example belongs to a property manager/)).toBeTruthy();
  expect(server.asked("ask-for-partner-link").map(({ body }) => body["email"])).toEqual(["mia@kern.example"]);
});

it("logs in with the mailed link only when the button is pressed", async () => {
  let open = false;
  const { user, server, path } = await show(`/en/partner?token=${token}`, {
    "get-partner-session": () => ok({ person: open ? person : null }),
    "log-in-partner": () => {
      open = true;
      return ok({ person });
    },
  });
  const button = await screen.findByRole("button", { name: "Log in" });
  expect(server.asked("log-in-partner")).toEqual([]);
  await user.click(button);
  expect(await screen.findByText("Hausverwaltung Kern")).toBeTruthy();
  expect(path()).toMatch(/^\/en\/partner\/\w+$/);
});

it("offers a new link when the link is used or too old", async () => {
  const { user } = await show(`/en/partner?token=${token}`, { "log-in-partner": () => refused("WRONG_TOKEN") });
  await user.click(await screen.findByRole("button", { name: "Log in" }));
  expect(await screen.findByRole("heading", { name: "This link no longer works" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Email me a link" })).toBeTruthy();
});

it("adds a colleague, asks before removing another, and offers no button to remove oneself", async () => {
  const people = [mia, tom];
  const { user, server } = await show("/en/partner/people", {
    "list-partner-people": () => ok({ people: [...people] }),
    "add-partner-person": ({ body }) => {
      people.push({ ...mia, id: "3", name: String(body["name"]), email: String(body["email"]) });
      return ok(people[2]);
    },
    "remove-partner-person": ({ params }) => {
      people.splice(
        people.findIndex(({ id }) => id === params["personId"]),
        1,
      );
      return ok({ removed: true });
    },
  });
  await user.type(await screen.findByLabelText("Name"), "Eva Kern");
  await user.type(screen.getByLabelText("Email address"), "eva@kern.example");
  await user.click(screen.getByRole("button", { name: "Add" }));
  expect(await screen.findByText(/eva@kern.example has been added/)).toBeTruthy();
  expect(await screen.findByRole("row", { name: /Eva Kern/ })).toBeTruthy();
  expect(server.asked("add-partner-person").map(({ body }) => body)).toEqual([
    { name: "Eva Kern", email: "eva@kern.example", language: "en" },
  ]);
  expect(within(screen.getByRole("row", { name: /Mia Kern/ })).queryByRole("button")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Remove Tom Kern" }));
  await user.click(await screen.findByRole("button", { name: "Remove access" }));
  expect(await screen.findByRole("row", { name: /Eva Kern/ })).toBeTruthy();
  expect(screen.queryByText("Tom Kern")).toBeNull();
});

it("says that logging out failed without a connection, and logs out on the next press", async () => {
  let [offline, open] = [true, true];
  const { user } = await show("/en/partner/people", {
    "get-partner-session": () => ok({ person: open ? person : null }),
    "log-out-partner": () => {
      if (offline) return connectionLost();
      open = false;
      return ok({ ended: true });
    },
  });
  const logOut = await screen.findByRole("button", { name: "Log out" });
  await user.click(logOut);
  expect(await screen.findByText("No connection")).toBeTruthy();
  offline = false;
  await user.click(logOut);
  expect(await screen.findByRole("button", { name: "Email me a link" })).toBeTruthy();
});

it("leads to the login when the session has ended", async () => {
  let ended = false;
  await show("/en/partner/people", {
    "get-partner-session": () => ok({ person: ended ? null : person }),
    "list-partner-people": () => {
      ended = true;
      return refused("LOGIN_REQUIRED");
    },
  });
  expect(await screen.findByRole("button", { name: "Email me a link" })).toBeTruthy();
});
