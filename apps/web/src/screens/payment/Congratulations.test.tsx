import { screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { connectionLost, ok } from "../../../../../tools/vitest/fake-server.ts";
import { landlordView, paymentHandlers, signed } from "../../testing/payment-scene.ts";
import { type Scene, showApp } from "../../testing/show-app.tsx";
import { words } from "../../testing/words.ts";

const show = (handlers: Scene["handlers"] = {}) =>
  showApp({ at: "/en/payment?step=summary", record: signed, handlers: { ...paymentHandlers, ...handlers } });

async function timeline(): Promise<(string | null)[]> {
  const list = await screen.findByRole("group", { name: words("payment.timelineLabel") });
  return within(list)
    .getAllByRole("listitem")
    .map((item) => item.textContent);
}

describe("congratulations page", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("greets the tenant by name and shows the next steps with dates", async () => {
    await show();
    expect(await screen.findByRole("heading", { name: "Congratulations, Mara!" })).toBeTruthy();
    expect(screen.getByText(/mara@example\.com/)).toBeTruthy();
    expect(await timeline()).toEqual([
      expect.stringMatching(/^Done: You signed the contract21\u00A0November 2026/),
      expect.stringMatching(/^Done: Your landlord is invited/),
      expect.stringMatching(/^Now: Your landlord accepts/),
      expect.stringMatching(
        /^Still to come: Cover begins, first charge1\u00A0December 2026We charge €70\.50, no earlier than/,
      ),
    ]);
  });

  it("shows later steps as done once the landlord has accepted", async () => {
    const accepted = { status: "ACCEPTED", answeredAt: "2026-12-03T10:00:00.000Z", coverStart: "2026-12-03" };
    await show({ "get-landlord-view": () => ok({ ...landlordView, ...accepted }) });
    expect((await timeline()).slice(2)).toEqual([
      "Done: Your landlord accepted3\u00A0December 2026",
      "Now: Cover begins, first charge3\u00A0December 2026We charge €70.50. There’s nothing you need to do.",
    ]);
  });

  it.each(["ACCEPTED", "ACTIVE"] as const)(
    "no longer asks to tell the landlord once the contract is %s",
    async (status) => {
      await show({
        "get-landlord-view": () => ok({ ...landlordView, status, answeredAt: "2026-12-03T10:00:00.000Z" }),
      });
      expect(await screen.findByText(/Your landlord accepted/)).toBeTruthy();
      expect(screen.queryByRole("heading", { name: words("payment.tell") })).toBeNull();
      expect(screen.queryByLabelText(words("payment.link"))).toBeNull();
    },
  );

  it("says of a withdrawn contract that it has ended, without a link to pass on", async () => {
    await show({ "get-landlord-view": () => ok({ ...landlordView, status: "WITHDRAWN" }) });
    expect(await screen.findByRole("heading", { level: 1, name: words("payment.timelineEnded") })).toBeTruthy();
    expect(screen.queryByLabelText(words("payment.link"))).toBeNull();
  });

  it("shows the timeline even when the landlord's view fails to load", async () => {
    await show({ "get-landlord-view": connectionLost });
    expect(await timeline()).toHaveLength(4);
  });

  it("offers the landlord's link to copy or in a prepared mail", async () => {
    const { user } = await show();
    await user.click(await screen.findByRole("button", { name: words("payment.copy") }));
    expect(await screen.findByText(words("payment.copied"))).toBeTruthy();
    const link = screen.getByRole("note", { name: words("payment.link") }).textContent;
    expect(await navigator.clipboard.readText()).toBe(link);
    expect(screen.getByRole("link", { name: "Email" }).getAttribute("href")).toBe(
      "mailto:lena@example.com?subject=Guarantee",
    );
    expect(screen.queryByRole("button", { name: words("payment.share") })).toBeNull();
    const whatsApp = screen.getByRole("link", { name: "WhatsApp" }).getAttribute("href") ?? "";
    expect(new URL(whatsApp).host).toBe("wa.me");
    expect(new URL(whatsApp).searchParams.get("text")).toContain(link);
  });

  it("begins with the link for the landlord, before the next steps", async () => {
    await show();
    const link = await screen.findByLabelText(words("payment.link"));
    const next = screen.getByRole("heading", { name: "What happens next" });
    expect(link.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it("offers the account beside the next steps", async () => {
    await show();
    const main = within(await screen.findByRole("main"));
    expect((await main.findByRole("link", { name: words("account.toAccount") })).getAttribute("href")).toBe(
      "/en/login",
    );
  });

  it("shows an error when copying is not allowed", async () => {
    const { user } = await show();
    await screen.findByRole("button", { name: words("payment.copy") });
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new Error("not allowed"));
    await user.click(screen.getByRole("button", { name: words("payment.copy") }));
    expect(await screen.findByText(/Copying didn’t work/)).toBeTruthy();
  });

  it("shares the link with the device's share sheet where there is one", async () => {
    const share = vi
      .fn<(shared: ShareData) => Promise<void>>()
      .mockRejectedValueOnce(new DOMException("", "AbortError"));
    vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { share }));
    const { user } = await show();
    await user.click(await screen.findByRole("button", { name: words("payment.share") }));
    expect(share.mock.calls[0]?.[0].url).toMatch(/\/de\/landlord\/[0-9a-f]{32}$/);
    // Closing the share sheet is not an error.
    expect(within(screen.getByRole("main")).queryByRole("alert")).toBeNull();
    expect(screen.queryByRole("link", { name: "WhatsApp" })).toBeNull();
  });

  it("says that the contract is signed and offers a retry when loading fails", async () => {
    const replies = [connectionLost, paymentHandlers["get-finish-page"] ?? connectionLost];
    const { user } = await show({ "get-finish-page": (...given) => (replies.shift() ?? connectionLost)(...given) });
    expect(await screen.findByRole("heading", { name: words("payment.finishFailed") })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "Congratulations, Mara!" })).toBeTruthy();
  });
});
