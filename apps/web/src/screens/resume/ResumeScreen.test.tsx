import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { ok, refused } from "../../../../../tools/vitest/fake-server.ts";
import { sampleRecord, sampleToken } from "../../testing/sample-record.ts";
import { showApp } from "../../testing/show-app.tsx";

const sent = { "ask-to-resume": () => ok({ sent: true }), "get-price": () => ok({ yearly: 70.5, monthly: 6.35 }) };
const email = () => screen.findByRole("textbox", { name: "Email address in your application" });

describe("resume screen", () => {
  test("mails the link without revealing whether there is an application", async () => {
    const { user, server } = await showApp({ at: "/en/resume", handlers: sent });
    await user.type(await email(), "Ada@example.com");
    await user.click(screen.getByRole("button", { name: "Send the link" }));
    const heading = await screen.findByRole("heading", { level: 1, name: "Check your inbox" });
    expect(document.activeElement).toBe(heading);
    const text = screen.getByRole("main").textContent;
    expect(text).toContain("Open the link in our email to Ada@example.com. If there’s no open application");
    expect(text).not.toMatch(/24 hours|at most/);
    expect(server.asked("ask-to-resume").map(({ body }) => body)).toEqual([{ token: null, email: "Ada@example.com" }]);
  });

  test("prefills the address of the current application, and leads back to it", async () => {
    const record = sampleRecord({ lastCompletedPage: "TENANT_DETAILS" });
    const { user, server, path } = await showApp({ at: "/en/summary", record, handlers: sent });
    await user.click(await screen.findByRole("link", { name: "Continue on another device" }));
    expect(path()).toBe("/en/resume");
    expect(await screen.findByRole("heading", { level: 1, name: "Continue on another device" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Send the link" }));
    await user.click(await screen.findByRole("button", { name: "Go to your application" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Is everything right?" })).toBeTruthy();
    expect(server.asked("ask-to-resume").map(({ body }) => body)).toEqual([
      { token: sampleToken, email: record.userInfo?.email },
    ]);
  });

  test("is not offered before the email address is known", async () => {
    const record = sampleRecord({ lastCompletedPage: null, userInfo: null });
    await showApp({ at: "/en", record, handlers: sent });
    await screen.findByRole("heading", { level: 1, name: "What is your name?" });
    expect(screen.queryByRole("link", { name: "Continue on another device" })).toBeNull();
  });

  test("shows an error in the form when rate limited", async () => {
    const { user } = await showApp({ at: "/en/resume", handlers: { "ask-to-resume": () => refused("RATE_LIMITED") } });
    await user.type(await email(), "ada@example.com");
    await user.click(screen.getByRole("button", { name: "Send the link" }));
    expect(await screen.findByRole("alert")).toBeTruthy();
  });
});
