import { screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { connectionLost, ok, refused, refusedFor } from "../../../../../tools/vitest/fake-server.ts";
import { landlordView, paymentHandlers, signed } from "../../testing/payment-scene.ts";
import { sampleRecord } from "../../testing/sample-record.ts";
import { type Scene, showApp } from "../../testing/show-app.tsx";
import { words } from "../../testing/words.ts";

const declined = { "get-landlord-view": () => ok({ ...landlordView, status: "DECLINED" }) };
const show = (handlers: Scene["handlers"] = {}, at = "/en/declined") =>
  showApp({ at, record: signed, handlers: { ...paymentHandlers, ...declined, ...handlers } });

describe("declined screen", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("replaces the congratulations, and says first that nothing is charged", async () => {
    const { path } = await show({}, "/en/payment");
    const title = await screen.findByRole("heading", { level: 1, name: words("payment.timelineDeclined") });
    expect(path()).toBe("/en/declined");
    expect(title.nextElementSibling?.textContent).toMatch(/^Nothing was charged, and nothing will be/);
    expect(screen.queryByLabelText(words("payment.link"))).toBeNull();
  });

  it("offers a prepared message to the landlord, which the tenant sends", async () => {
    const { user } = await show();
    await user.click(await screen.findByRole("button", { name: words("declined.copy") }));
    const message = await navigator.clipboard.readText();
    expect(message).toMatch(/^Hello Lena Lohmann,\n\nYou’ve declined the guarantee for Torstraße\s12, 10119\sBerlin\./);
    expect(message).toContain("Beispiel Versicherung AG guarantees up to €1,500");
    expect(message).toMatch(/http:\/\/localhost.*\/sample-certificate\?country=de&lang=en/);
    const mail = new URL(screen.getByRole("link", { name: "Email" }).getAttribute("href") ?? "");
    expect(mail.pathname).toBe("lena%40example.com");
    expect(mail.searchParams.get("body")).toBe(message);
  });

  it("links the certificate of the home's country in the message", async () => {
    const { address } = signed;
    if (!address) throw new Error("the sample record has no address");
    const record = { ...signed, address: { ...address, address: { ...address.address, country: "at" as const } } };
    await showApp({ at: "/en/declined", record, handlers: { ...paymentHandlers, ...declined } });
    expect(await screen.findByText(/\/sample-certificate\?country=at&lang=en/)).toBeTruthy();
  });

  it.each([
    ["Change the landlord’s address", "/en?step=landlord-info&edit=1"],
    ["Apply again with the same answers", "/en/summary"],
  ])("'%s' begins a new application at %s", async (button, at) => {
    const link = "a".repeat(32);
    const { user, server, path } = await show({
      "apply-again-as-tenant": () => ok({ link }),
      "resume-tenant": (_, state) => {
        state.record = sampleRecord({
          lastCompletedPage: "TENANT_DETAILS",
          rentContractId: "MV-1",
          token: "b".repeat(32),
        });
        return ok(state.record);
      },
      "get-price": () => ok({ monthly: 6.35, yearly: 70.5 }),
    });
    await user.click(await screen.findByRole("button", { name: button }));
    await expect.poll(path).toBe(at);
    expect(server.asked("apply-again-as-tenant")).toHaveLength(1);
  });

  it.each([
    ["the connection is lost", connectionLost, "No connection"],
    ["the contract has changed", () => refused("POLICY_STATUS_CONFLICT"), /something has changed in the meantime/],
    ["there were too many requests", () => refusedFor(900), /try again in 15 minutes/],
    ["the server fails", () => refused("INTERNAL"), /^Something broke on our side/],
    ["a service is down", () => refused("PROVIDER_UNAVAILABLE"), /isn’t responding right now/],
  ])("says when %s, and starts nothing", async (_, reply, text) => {
    const { user, path } = await show({ "apply-again-as-tenant": reply });
    await user.click(await screen.findByRole("button", { name: words("declined.addressGo") }));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(path()).toBe("/en/declined");
  });

  it("suggests another address, but no message, to a landlord who did not answer", async () => {
    const line = [{ event: "UNANSWERED", state: "problem", on: "2026-12-22", by: "insurer" }];
    await show({ "get-landlord-view": () => ok({ ...landlordView, status: "ENDED", line }) });
    expect(await screen.findByRole("heading", { level: 1, name: words("payment.timelineUnanswered") })).toBeTruthy();
    const choices = within(screen.getByRole("main")).getAllByRole("heading", { level: 3 });
    expect(choices.map(({ textContent }) => textContent)).toEqual(["Send it to another address", "Try again"]);
  });

  it("leads to the page after signing while the landlord can still accept", async () => {
    const { path } = await show({ "get-landlord-view": () => ok(landlordView) });
    expect(await screen.findByRole("heading", { name: "Congratulations, Mara!" })).toBeTruthy();
    expect(path()).toBe("/en/payment");
  });
});
