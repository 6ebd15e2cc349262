import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { connectionLost, ok, refused } from "../../../../../tools/vitest/fake-server.ts";
import { type Scene, showApp } from "../../testing/show-app.tsx";
import { words } from "../../testing/words.ts";

const token = "0123456789abcdef0123456789abcdef";
const invitation = {
  tenantEmail: "ada@example.com",
  tenantName: "Ada <script>alert(1)</script> Weiß",
  coTenantNames: ["Ben Beispiel"],
  inviterName: `Lena ${"ẞ".repeat(280)}`,
  fullAddress: "Torstraße 12, 3. OG, 10119 Berlin",
  rentDepositAmount: 2400,
  insuranceStart: "2028-02-29",
};
const view = { "get-invitation-to-confirm": () => ok(invitation) };
const open = (handlers: Scene["handlers"] = {}) =>
  showApp({ at: `/en/landlord/invite/${token}`, handlers: { ...view, ...handlers } });
const send = () => screen.findByRole("button", { name: words("invite.confirm") });

describe("landlord invitation confirmation", () => {
  test("shows the invitation without sending it", async () => {
    const { server } = await open();
    await send();
    for (const text of [
      `${invitation.tenantName}, ada@example.com`,
      "Ben Beispiel",
      invitation.inviterName,
      invitation.fullAddress,
      "€2,400",
      "29 February 2028",
    ])
      expect(screen.getByText(text)).toBeTruthy();
    expect(server.asked("get-invitation-to-confirm").map(({ params }) => params)).toEqual([{ token }]);
    expect(server.asked("confirm-invitation")).toEqual([]);
  });

  test("sends the invitation with one click and shows its expiry date", async () => {
    const done = { tenantEmail: "ada@example.com", expiresAt: "2028-03-30T10:00:00.000Z" };
    const { user, server } = await open({ "confirm-invitation": () => ok(done) });
    await user.click(await send());
    const heading = await screen.findByRole("heading", { level: 1, name: words("invite.doneTitle") });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText("It went to ada@example.com and is valid until 30 March 2028.")).toBeTruthy();
    expect(server.asked("confirm-invitation").map(({ params }) => params)).toEqual([{ token }]);
  });

  test("leads to link-expired when the link is used, too old or unknown", async () => {
    const { path } = await open({ "get-invitation-to-confirm": () => refused("INVITATION_EXPIRED") });
    await waitFor(() => expect(path()).toBe("/en/link-expired?from=invite"));
  });

  test("leads to link-expired when the invitation was sent from another tab in the meantime", async () => {
    const { user, path } = await open({ "confirm-invitation": () => refused("INVITATION_EXPIRED") });
    await user.click(await send());
    await waitFor(() => expect(path()).toBe("/en/link-expired?from=invite"));
  });

  test("says that it cannot be sent right now when the tenant has had too many invitations", async () => {
    const { user } = await open({ "confirm-invitation": () => refused("RATE_LIMITED") });
    await user.click(await send());
    expect(await screen.findByText(words("invite.laterTitle"))).toBeTruthy();
    expect(await send()).toBeTruthy();
  });

  test("blames our side, not the connection, when the server fails while loading or sending", async () => {
    let failing = true;
    const { user } = await open({
      "get-invitation-to-confirm": () => (failing ? refused("INTERNAL") : ok(invitation)),
      "confirm-invitation": () => refused("PROVIDER_UNAVAILABLE"),
    });
    expect(await screen.findByText(words("errors.INTERNAL"))).toBeTruthy();
    expect(screen.queryByText(words("form.offlineTitle"))).toBeNull();
    failing = false;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await user.click(await send());
    expect(await screen.findByText(/^A service we depend on isn’t responding/)).toBeTruthy();
    expect(screen.queryByText(words("form.offlineTitle"))).toBeNull();
  });

  test("can be retried after a lost connection, both loading and sending", async () => {
    const done = { tenantEmail: "ada@example.com", expiresAt: "2028-03-30T10:00:00.000Z" };
    const fails = { load: true, send: true };
    const failOnce = (what: keyof typeof fails, answer: unknown) => () => {
      if (!fails[what]) return ok(answer);
      fails[what] = false;
      return connectionLost();
    };
    const { user } = await open({
      "get-invitation-to-confirm": failOnce("load", invitation),
      "confirm-invitation": failOnce("send", done),
    });
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    await user.click(await send());
    expect(await screen.findByText(words("form.offlineTitle"))).toBeTruthy();
    await user.click(await send());
    expect(await screen.findByRole("heading", { level: 1, name: words("invite.doneTitle") })).toBeTruthy();
  });
});
