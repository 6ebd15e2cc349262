import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { connectionLost, ok, refused } from "../../testing/fake-server.ts";
import { type Scene, showApp } from "../../testing/show-app.tsx";

const token = "0123456789abcdef0123456789abcdef";
const invitation = {
  tenantEmail: "ada@example.com",
  tenantName: "Ada <script>alert(1)</script> Weiß",
  inviterName: `Lena ${"ẞ".repeat(280)}`,
  fullAddress: "Torstraße 12, 3. OG, 10119 Berlin",
  rentDepositAmount: 2400,
  insuranceStart: "2028-02-29",
};
const view = { "get-invitation-to-confirm": () => ok(invitation) };
const open = (handlers: Scene["handlers"] = {}) =>
  showApp({ at: `/en/landlord/invite/${token}`, handlers: { ...view, ...handlers } });
const send = () => screen.findByRole("button", { name: "Send the invitation" });

describe("behind the link in the landlord's mail", () => {
  test("stands what would go out, to whom, and nothing is sent by looking", async () => {
    const { server } = await open();
    await send();
    for (const text of [
      `${invitation.tenantName}, ada@example.com`,
      invitation.inviterName,
      invitation.fullAddress,
      "€2,400",
      "29 February 2028",
    ])
      expect(screen.getByText(text)).toBeTruthy();
    expect(server.asked("get-invitation-to-confirm").map(({ params }) => params)).toEqual([{ token }]);
    expect(server.asked("confirm-invitation")).toEqual([]);
  });

  test("one press sends it, and the page says until when it is open", async () => {
    const done = { tenantEmail: "ada@example.com", expiresAt: "2028-03-30T10:00:00.000Z" };
    const { user, server } = await open({ "confirm-invitation": () => ok(done) });
    await user.click(await send());
    const heading = await screen.findByRole("heading", { level: 1, name: "The invitation is on its way" });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText("It went to ada@example.com and is open until 30 March 2028.")).toBeTruthy();
    expect(server.asked("confirm-invitation").map(({ params }) => params)).toEqual([{ token }]);
  });

  test("a link that is used, too old or made up leads to the page that says so", async () => {
    const { path } = await open({ "get-invitation-to-confirm": () => refused("INVITATION_EXPIRED") });
    await waitFor(() => expect(path()).toBe("/en/link-expired?from=invite"));
  });

  test("one that was sent from another tab meanwhile leads there too", async () => {
    const { user, path } = await open({ "confirm-invitation": () => refused("INVITATION_EXPIRED") });
    await user.click(await send());
    await waitFor(() => expect(path()).toBe("/en/link-expired?from=invite"));
  });

  test("a tenant who got many of late is said so, and it can be sent later", async () => {
    const { user } = await open({ "confirm-invitation": () => refused("RATE_LIMITED") });
    await user.click(await send());
    expect(await screen.findByText("Not right now")).toBeTruthy();
    expect(await send()).toBeTruthy();
  });

  test("a lost connection can be tried again, looking and sending", async () => {
    const done = { tenantEmail: "ada@example.com", expiresAt: "2028-03-30T10:00:00.000Z" };
    const losing = { look: true, send: true };
    const once = (what: keyof typeof losing, answer: unknown) => () => {
      if (!losing[what]) return ok(answer);
      losing[what] = false;
      return connectionLost();
    };
    const { user } = await open({
      "get-invitation-to-confirm": once("look", invitation),
      "confirm-invitation": once("send", done),
    });
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    await user.click(await send());
    expect(await screen.findByText("No connection")).toBeTruthy();
    await user.click(await send());
    expect(await screen.findByRole("heading", { level: 1, name: "The invitation is on its way" })).toBeTruthy();
  });
});
