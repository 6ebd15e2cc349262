import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { connectionLost, ok, refused } from "../../../../../tools/vitest/fake-server.ts";
import { samplePolicy } from "../../testing/sample-policy.ts";
import { showApp } from "../../testing/show-app.tsx";
import { words } from "../../testing/words.ts";
import { errorAtFocus } from "../../testing/error-at-focus.ts";

const at = `/en/new-password?token=${"0f".repeat(16)}`;
const known = {
  "get-account-to-confirm": () => ok({ email: "jana@example.com", passwordOptional: true }),
  "list-common-passwords": () => ok({ passwords: ["password", "sonnenschein"] }),
};
const account = {
  "get-session": () => ok({ email: "jana@example.com" }),
  "list-policies": () => ok({ email: "jana@example.com", policies: [] }),
};
const rule = (name: string) => screen.getByText(name, { exact: false, selector: "li span:not([class])" }).parentElement;

describe("new password screen", () => {
  it("shows which rules are met while typing", async () => {
    const { user } = await showApp({ at, handlers: known });
    await user.type(await screen.findByLabelText("New password"), "abcdefg1");
    for (const name of ["8 to 128 characters", "a lower-case letter", "a digit"])
      expect(rule(name)?.textContent).toContain("done");
    for (const name of ["an upper-case letter", "a special character"])
      expect(rule(name)?.textContent).toContain("still missing");
    expect(screen.getByText("4 of 6 rules met")).toBeTruthy();
  });

  it("accepts pasted passwords, refuses different ones and sends the password once", async () => {
    const { user, server, path } = await showApp({
      at,
      handlers: {
        ...known,
        "confirm-account": () => ok({ email: "jana@example.com" }),
        ...account,
      },
    });
    await user.click(await screen.findByLabelText("New password"));
    await user.paste("Lang-und-gut-1");
    await user.click(screen.getByLabelText("Password confirmation"));
    await user.paste("Lang-und-gut-2");
    await user.click(screen.getByRole("button", { name: "Set password" }));
    expect(errorAtFocus()).toMatch(/Passwords don't match/);
    await user.clear(screen.getByLabelText("Password confirmation"));
    await user.paste("Lang-und-gut-1");
    await user.dblClick(screen.getByRole("button", { name: "Set password" }));
    expect(await screen.findByText("Your password is set")).toBeTruthy();
    // The same page confirms a first password, whose owner was logged in nowhere else.
    expect(screen.getByText(/On other devices, log in with this password. If you had another password/)).toBeTruthy();
    expect(path()).toBe("/en/policies");
    await user.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByText("Your password is set")).toBeNull();
    expect(server.asked("confirm-account").map(({ body }) => body)).toEqual([
      { token: "0f".repeat(16), password: "Lang-und-gut-1" },
    ]);
  });

  it("takes the token out of the address, and keeps it when the language changes", async () => {
    const { user, path, server } = await showApp({ at, handlers: known });
    await screen.findByLabelText("New password");
    await waitFor(() => expect(path()).toBe("/en/new-password"));
    expect(server.asked("get-account-to-confirm").map(({ params }) => params["token"])).toEqual(["0f".repeat(16)]);
    await user.click(screen.getByRole("button", { name: "Language: English" }));
    await user.click(screen.getByRole("link", { name: "Deutsch" }));
    await waitFor(() => expect(path()).toBe("/de/new-password"));
    expect(document.querySelectorAll("input[autocomplete=new-password]")).toHaveLength(2);
  });

  it("ticks a common password as such before it is sent, and our name among other words as a good one", async () => {
    const { user, server } = await showApp({ at, handlers: known });
    const common = "not one of the most common passwords, and not just our name";
    const type = async (password: string) => {
      for (const label of ["New password", "Password confirmation"]) {
        await user.clear(await screen.findByLabelText(label));
        await user.type(screen.getByLabelText(label), password);
      }
    };
    await type("Sonnenschein-1!");
    await waitFor(() => expect(rule(common)?.textContent).toContain("still missing"));
    await user.click(screen.getByRole("button", { name: "Set password" }));
    expect(errorAtFocus()).toMatch(/among the first to be guessed/);
    expect(server.asked("confirm-account")).toEqual([]);
    await type("Kautia-2026-Tür!");
    expect(rule(common)?.textContent).toContain("done");
    expect(screen.getByText("6 of 6 rules met")).toBeTruthy();
  });

  it("lets a tenant continue without a password where that is possible", async () => {
    const { user, path, server } = await showApp({
      at,
      handlers: {
        ...known,
        "log-in-by-link": () => ok({ email: "jana@example.com" }),
        ...account,
      },
    });
    await user.click(await screen.findByRole("button", { name: "Continue without a password" }));
    expect(await screen.findByRole("heading", { name: "Your account" })).toBeTruthy();
    expect(path()).toBe("/en/policies");
    expect(server.asked("log-in-by-link").map(({ body }) => body["token"])).toEqual(["0f".repeat(16)]);
  });

  it.each([
    ["page=policy-message&contract=DE-2155-XHAZ-P", "/en/policies/DE-2155-XHAZ-P/message"],
    ["page=consents", "/en/policies/consents"],
  ])("says that the password is set on the page that asked for the login (%s)", async (query, then) => {
    const { user, path } = await showApp({
      at: `${at}&${query}`,
      handlers: {
        ...known,
        "confirm-account": () => ok({ email: "jana@example.com" }),
        ...account,
        "list-policies": () => ok({ email: "jana@example.com", policies: [samplePolicy] }),
        "list-consents": () => ok({ history: [], asksElectronic: false }),
      },
    });
    await user.type(await screen.findByLabelText("New password"), "Lang-und-gut-1");
    await user.type(screen.getByLabelText("Password confirmation"), "Lang-und-gut-1");
    await user.click(screen.getByRole("button", { name: "Set password" }));
    expect(await screen.findByText("Your password is set")).toBeTruthy();
    expect(path()).toBe(then);
  });

  it("leads on to the page that asked for the login", async () => {
    const { user, path } = await showApp({
      at: `${at}&page=account-payments`,
      handlers: {
        ...known,
        "log-in-by-link": () => ok({ email: "jana@example.com" }),
        ...account,
      },
    });
    await user.click(await screen.findByRole("button", { name: "Continue without a password" }));
    await waitFor(() => expect(path()).toBe("/en/policies/payments"));
  });

  it("does not send a weak password", async () => {
    const { user, server } = await showApp({ at, handlers: known });
    await user.type(await screen.findByLabelText("New password"), "weak");
    await user.type(screen.getByLabelText("Password confirmation"), "weak");
    await user.click(screen.getByRole("button", { name: "Set password" }));
    expect(errorAtFocus()).toMatch(/does not meet security requirements/);
    expect(server.asked("confirm-account")).toEqual([]);
  });

  it.each(["when it is opened", "when it is used"])(
    "says that the link is wrong %s, and mails another",
    async (when) => {
      const wrong = () => refused("WRONG_TOKEN");
      const opened = when === "when it is opened" ? { "get-account-to-confirm": wrong } : known;
      const { user } = await showApp({
        at,
        handlers: { ...opened, "confirm-account": wrong, "forgot-password": () => ok({ sent: true }) },
      });
      if (when === "when it is used") {
        await user.type(await screen.findByLabelText("New password"), "Lang-und-gut-1");
        await user.type(screen.getByLabelText("Password confirmation"), "Lang-und-gut-1");
        await user.click(screen.getByRole("button", { name: "Set password" }));
      }
      expect(await screen.findByRole("heading", { name: words("pages.wrongToken") })).toBeTruthy();
      await user.type(screen.getByLabelText("Email address or phone number"), "jana@example.com");
      await user.click(screen.getByRole("button", { name: "Email me a link" }));
      expect(await screen.findByText("Check your inbox")).toBeTruthy();
    },
  );

  it("blames our side when the server fails", async () => {
    await showApp({ at, handlers: { "get-account-to-confirm": () => refused("INTERNAL") } });
    expect(await screen.findByText("Something broke on our side. Please try again in a moment.")).toBeTruthy();
    expect(screen.queryByText("No connection")).toBeNull();
  });

  it("offers a retry when the connection is lost", async () => {
    let lost = true;
    const { user } = await showApp({
      at,
      handlers: {
        ...known,
        "get-account-to-confirm": () =>
          lost ? connectionLost() : ok({ email: "jana@example.com", passwordOptional: false }),
      },
    });
    await screen.findByText("No connection");
    expect(screen.getByText("We couldn’t reach our server. Please try again.")).toBeTruthy();
    expect(screen.queryByText(/Something broke on our side/)).toBeNull();
    lost = false;
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByLabelText("New password")).toBeTruthy();
  });
});
