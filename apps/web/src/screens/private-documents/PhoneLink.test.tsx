import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import type { UploadedDocument } from "@kautia/contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type FakeReply, ok, refused } from "../../testing/fake-server.ts";
import { sampleRecord } from "../../testing/sample-record.ts";
import { showApp } from "../../testing/show-app.tsx";

let documents: UploadedDocument[] = [];
beforeEach(() => {
  documents = [];
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date("2026-11-24T10:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

const code = { link: "http://localhost/en?token=0", qr: ["10", "01"], expiresAt: "2026-11-24T10:15:00.000Z" };
async function open(reply: () => FakeReply = () => ok(code)) {
  const shown = await showApp({
    at: "/en/private-documents",
    record: sampleRecord({ lastCompletedPage: "RISK_CHECK", riskResult: true, requiredDocuments: ["PASSPORT"] }),
    handlers: { "list-documents": () => ok({ documents }), "make-phone-link": reply },
  });
  await screen.findByRole("button", { name: "Show a QR code" });
  return shown;
}
const showCode = () => fireEvent.click(screen.getByRole("button", { name: /QR code|new code/ }));
const picture = () => screen.findByRole("img", { name: "QR code with the link for your phone" });

describe("going on with the phone", () => {
  it("asks for a link only when the code is wanted, and draws its dark modules", async () => {
    const { server } = await open();
    expect(server.asked("make-phone-link")).toEqual([]);
    showCode();
    const svg = await picture();
    expect(svg.querySelector("path")?.getAttribute("d")).toBe("M4 4h1v1h-1zM5 5h1v1h-1z");
    expect(svg.getAttribute("viewBox")).toBe("0 0 10 10");
  });

  it("shows files that were uploaded on the phone", async () => {
    await open();
    showCode();
    await picture();
    documents = [{ id: "a", type: "PASSPORT", fileName: "from-phone.jpg", size: 2_048, checked: true }];
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(await screen.findByText("from-phone.jpg", { selector: ".k-file__name" })).toBeTruthy();
  });

  it("takes the code away once its link has expired, and offers a new one", async () => {
    const { server } = await open();
    showCode();
    await picture();
    await act(() => vi.advanceTimersByTimeAsync(15 * 60_000));
    expect(screen.getByText("This code no longer works.")).toBeTruthy();
    expect(screen.queryByRole("img", { name: /^QR code/ })).toBeNull();
    showCode();
    await waitFor(() => expect(server.asked("make-phone-link")).toHaveLength(2));
  });

  it("can be asked for again when the server refuses", async () => {
    await open(() => refused("RATE_LIMITED"));
    showCode();
    expect(await screen.findByText(/^We can’t show the code right now/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Show a QR code" })).toBeTruthy();
  });
});
