import { texts } from "@kautia/locales";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ok, refused } from "../../../../../../tools/vitest/fake-server.ts";
import { showApp } from "#testing/show-app.tsx";

const admin = { name: "Ute Weiß", email: "ute@example.com", role: "administrator" as const };
const jo = {
  id: "00000000-0000-4000-8000-000000000001",
  name: "Jo Berg",
  email: "jo@example.com",
  role: "underwriter",
  state: "ACTIVE",
  since: "2026-12-31T23:30:00.000Z",
  lastLogin: null,
  own: false,
};
const common = {
  "get-lang": () => ok(texts("en", "staff")),
  "get-staff-session": () => ok({ person: admin }),
};

describe("people of the desk", () => {
  it("invites a colleague with role and code, and leads to their page", async () => {
    const { user, server, path } = await showApp({
      at: "/en/staff/people",
      handlers: {
        ...common,
        "list-staff-people": () => ok({ rows: [jo], total: 1 }),
        "invite-staff": () => ok({ ...jo, state: "INVITED" }),
        "get-staff-colleague": () => ok({ ...jo, state: "INVITED" }),
      },
    });
    const table = within(await screen.findByRole("table"));
    expect(table.getByText("Never")).toBeTruthy();
    await user.type(screen.getByLabelText("Name"), "Jo Berg");
    await user.type(screen.getByLabelText("Email address"), "jo@example.com");
    await user.type(screen.getByLabelText("Your code"), "123456");
    await user.click(screen.getByRole("button", { name: "Invite" }));
    expect(await screen.findByText("Invited. The mail is on its way.")).toBeTruthy();
    expect(path()).toBe(`/en/staff/people?id=${jo.id}`);
    expect(server.asked("invite-staff").map(({ body }) => body)).toMatchObject([
      { name: "Jo Berg", email: "jo@example.com", role: "underwriter", code: "123456" },
    ]);
  });

  it("locks a colleague after the code, and then offers to unlock", async () => {
    const { user } = await showApp({
      at: `/en/staff/people?id=${jo.id}`,
      handlers: {
        ...common,
        "get-staff-colleague": () => ok(jo),
        "lock-staff": ({ body }) =>
          body["code"] === "123456" ? ok({ ...jo, state: "LOCKED" }) : refused("STAFF_CODE_WRONG"),
      },
    });
    await user.click(await screen.findByRole("button", { name: "Lock" }));
    await user.type(screen.getByLabelText("Your code"), "1");
    await user.click(screen.getByRole("button", { name: "Lock access" }));
    expect((await screen.findAllByText(/code is wrong/)).length).toBeGreaterThan(0);
    await user.clear(screen.getByLabelText("Your code"));
    await user.type(screen.getByLabelText("Your code"), "123456");
    await user.click(screen.getByRole("button", { name: "Lock access" }));
    expect(await screen.findByText("Access is locked.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Unlock" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Send a link" })).toBeNull();
  });

  it("offers no changes to your own account", async () => {
    const handlers = { ...common, "get-staff-colleague": () => ok({ ...jo, own: true }) };
    await showApp({ at: `/en/staff/people?id=${jo.id}`, handlers });
    expect(await screen.findByText(/^This is your own account/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Lock" })).toBeNull();
  });

  it("is hidden from underwriters", async () => {
    const handlers = {
      ...common,
      "get-staff-session": () => ok({ person: { ...admin, role: "underwriter" } }),
      "list-cases": () => ok({ rows: [], total: 0 }),
    };
    await showApp({ at: "/en/staff", handlers });
    expect(await screen.findByRole("navigation", { name: "Areas of the desk" })).toBeTruthy();
    expect(screen.queryByRole("link", { name: "People" })).toBeNull();
  });
});

describe("the mailed link to the desk", () => {
  const at = `/en/staff/invited?token=${"0f".repeat(16)}`;

  it("sets the password, then the authenticator, and opens the desk", async () => {
    let open = false;
    const { user, path } = await showApp({
      at,
      handlers: {
        ...common,
        "get-staff-session": () => ok({ person: open ? admin : null }),
        "get-staff-invitation": () => ok({ name: jo.name, email: jo.email }),
        "set-staff-password": () => ok({ name: jo.name, email: jo.email }),
        "log-in-staff": ({ body }) => {
          if (body["code"] === null)
            return ok({ stage: "set-up", secret: "MZXW6YTBOI", uri: "otpauth://totp/x", qr: ["1"] });
          open = body["email"] === jo.email && body["password"] === "Lang-und-gut-1";
          return ok({ stage: "open", person: admin });
        },
        "list-cases": () => ok({ rows: [], total: 0 }),
      },
    });
    await user.type(await screen.findByLabelText("New password"), "Lang-und-gut-1");
    await user.type(screen.getByLabelText("Repeat the password"), "Lang-und-gut-1");
    await user.click(screen.getByRole("button", { name: "Set password" }));
    expect(await screen.findByText("MZXW 6YTB OI")).toBeTruthy();
    await user.type(screen.getByLabelText(/Code from/), "123456");
    await user.click(screen.getByRole("button", { name: "Log in" }));
    await waitFor(() => expect(path()).toBe("/en/staff"));
    expect(await screen.findByRole("navigation", { name: "Areas of the desk" })).toBeTruthy();
  });

  it("says what to do when the link no longer works", async () => {
    const handlers = { ...common, "get-staff-invitation": () => refused("WRONG_TOKEN") };
    await showApp({ at, handlers });
    expect(await screen.findByText("This link no longer works")).toBeTruthy();
  });
});
