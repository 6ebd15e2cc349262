import { act, screen, within, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { sampleCoTenants, type UploadedDocument } from "@kautia/contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ok, refused } from "../../../../../tools/vitest/fake-server.ts";
import { type FakeUpload, fakeUploads } from "../../testing/fake-upload.ts";
import { sampleRecord } from "../../testing/sample-record.ts";
import { showApp } from "../../testing/show-app.tsx";
import { errorAtFocus } from "../../testing/error-at-focus.ts";
import { words } from "../../testing/words.ts";

const uploads = fakeUploads();
const owing = sampleRecord({
  lastCompletedPage: "RISK_CHECK",
  riskResult: true,
  requiredDocuments: ["STUDENT_DOCUMENT", "PASSPORT"],
});
const past = sampleRecord({ lastCompletedPage: "PRIVATE_DOCUMENTS", riskResult: true });
const stored = ok({ id: "d", type: "PASSPORT", fileName: "f", size: 1, checked: true });
const pdf = (name: string) => new File(["%PDF-1.7"], name, { type: "application/pdf" });
const photo = (name: string) => new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], name, { type: "image/jpeg" });

/** As a browser treats a file that was changed or deleted after it was chosen. */
function unreadable(file: File): File {
  return Object.assign(file, {
    slice() {
      throw new DOMException("The file could not be read", "NotReadableError");
    },
  });
}

function uploadAt(index: number): FakeUpload {
  const upload = uploads[index];
  if (!upload) throw new Error(`Upload ${index} was not started`);
  return upload;
}
async function finish(index: number, reply: Parameters<FakeUpload["answer"]>[0]): Promise<void> {
  await waitFor(() => uploadAt(index));
  await act(async () => uploadAt(index).answer(reply));
}

let storedDocuments: UploadedDocument[] = [];
beforeEach(() => {
  storedDocuments = [];
});
const storedDocument = (id: string, changes: Partial<UploadedDocument> = {}): UploadedDocument => ({
  id,
  type: "PASSPORT",
  fileName: `${id}.pdf`,
  size: 2_048,
  checked: true,
  ...changes,
});

const show = (handlers: Parameters<typeof showApp>[0]["handlers"] = {}) =>
  showApp({
    at: "/en/private-documents",
    record: owing,
    handlers: {
      ...handlers,
      "list-documents": () => ok({ documents: storedDocuments }),
      "save-private-documents": (_, state) => {
        state.record = past;
        return ok({ lastCompletedPage: "PRIVATE_DOCUMENTS" });
      },
      "get-offers": () => refused("INTERNAL"),
    },
  });

const passport = () => screen.getByLabelText<HTMLInputElement>(/^ID card or passport/);
const shown = (name: string) => screen.queryAllByText(name, { selector: ".k-file__name" }).length;
const rows = () => within(screen.getByRole("main")).queryAllByRole("listitem");
const student = () => screen.getByLabelText<HTMLInputElement>(/^Student card/);

describe("required documents", () => {
  it("are also asked of those who sign too", async () => {
    await showApp({
      at: "/en/private-documents",
      record: { ...owing, coTenants: sampleCoTenants },
      handlers: { "list-documents": () => ok({ documents: [] }) },
    });
    expect(await screen.findByText(/those of Ben Beispiel and Noor Nachbar, too/)).toBeTruthy();
  });

  it("shows the reason for each document, uploads with progress and leads to the offers", async () => {
    const { user, path } = await show();
    expect(await screen.findByText(/Because you told us you’re a student/)).toBeTruthy();
    await user.upload(student(), pdf("card.pdf"));
    await user.upload(passport(), pdf("pass.pdf"));
    await act(async () => uploadAt(1).move(1, 2));
    expect(screen.getByRole<HTMLProgressElement>("progressbar", { name: "pass.pdf" }).value).toBe(50);
    await finish(0, stored);
    await finish(1, stored);
    expect(screen.getAllByText(words("documents.done"))).toHaveLength(2);
    await user.click(screen.getByRole("button", { name: words("documents.continue") }));
    expect(await screen.findByRole("heading", { name: words("offers.title") })).toBeTruthy();
    expect(path()).toBe("/en/offers");
    expect(uploads.map(({ form }) => form.get("type"))).toEqual(["STUDENT_DOCUMENT", "PASSPORT"]);
  });

  it("asks for nothing before the risk check has decided what is needed", async () => {
    const requiredDocuments = ["STUDENT_DOCUMENT", "PASSPORT", "WORK_CONTRACT"] as const;
    await showApp({
      at: "/en/private-documents",
      record: sampleRecord({ lastCompletedPage: "SUMMARY", requiredDocuments: [...requiredDocuments] }),
    });
    expect(await screen.findByRole("heading", { level: 1, name: words("documents.undecided") })).toBeTruthy();
    expect(screen.getByRole("link", { name: words("documents.toSummary") }).getAttribute("href")).toBe("/en/summary");
    expect(screen.queryByText(/student/)).toBeNull();
  });

  it("shows an error at the field of a missing document and sends nothing", async () => {
    const { user, server } = await show();
    await user.upload(student(), pdf("card.pdf"));
    await user.click(screen.getByRole("button", { name: words("documents.continue") }));
    const summary = screen.getByRole("alert");
    expect(document.activeElement).toBe(summary);
    expect(
      within(summary)
        .getAllByRole("listitem")
        .map((line) => line.textContent),
    ).toEqual([
      "Student card or enrolment certificate: Please wait until this file has uploaded.",
      "ID card or passport: Please add a file here.",
    ]);
    expect(passport().getAttribute("aria-invalid")).toBe("true");
    expect(server.asked("save-private-documents")).toEqual([]);
  });

  it.each([
    [() => new File([], "empty.pdf"), "0 kB", "This file is empty. Please choose another one."],
    [() => new File(["x"], "film.mov"), "1 kB", /We can’t use this kind of file/],
    [
      () => Object.defineProperty(pdf("large.pdf"), "size", { value: 50 * 1024 * 1024 + 1 }),
      "50 MB",
      "This file is too large. The limit is 50 MB.",
    ],
    [
      () => Object.defineProperty(new File(["x"], "film.mov"), "size", { value: 50 * 1024 * 1024 + 1 }),
      "50 MB",
      /^This file is too large\. The limit is 50 MB\. We can’t use this kind of file\./,
    ],
    [() => new File([], "empty.mov"), "0 kB", "This file is empty. Please choose another one."],
    [() => new File(["Dear landlord"], "letter.pdf"), "1 kB", /We can’t use this kind of file/],
    [() => unreadable(pdf("changed.pdf")), "1 kB", "This file has changed since you chose it. Please choose it again."],
  ])("refuses an unusable file without sending it", async (file, size, text) => {
    await show();
    // Files dropped by drag and drop bypass the input's `accept` filter.
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(passport(), file());
    const [row] = rows();
    if (!row) throw new Error("File not listed");
    expect(within(row).getByText(size)).toBeTruthy();
    expect(within(row).getByText(text)).toBeTruthy();
    expect(
      within(row)
        .getAllByRole("button")
        .map((button) => button.textContent),
    ).toEqual([expect.stringMatching(/^Remove/)]);
    await user.click(within(row).getByRole("button"));
    expect(rows()).toEqual([]);
    expect(uploads).toEqual([]);
  });

  it("shows at the file why the server refused it, and offers a retry after a lost connection", async () => {
    const { user } = await show();
    await user.upload(passport(), pdf("virus.pdf"));
    await finish(0, refused("FILE_INFECTED", [{ path: "file", errorCode: "FILE_INFECTED", params: {} }]));
    expect(screen.getByText(/contains harmful software/)).toBeTruthy();
    await user.upload(passport(), pdf("pass.pdf"));
    await act(async () => uploadAt(1).break());
    await user.click(screen.getByRole("button", { name: "Try again pass.pdf" }));
    await finish(2, stored);
    expect(screen.getByText(words("documents.done"))).toBeTruthy();
    expect(rows()).toHaveLength(2);
    const [refusedKey, lostKey, againKey] = uploads.map(({ headers }) => headers["Idempotency-Key"]);
    expect(againKey).toBe(lostKey);
    expect(refusedKey).not.toBe(lostKey);
  });

  it("lists documents uploaded earlier and removes them", async () => {
    storedDocuments = [storedDocument("front"), storedDocument("back")];
    const { user, server } = await show({ "remove-document": () => ok({ removed: true }) });
    await screen.findByRole("button", { name: "Remove front.pdf" });
    await user.click(screen.getByRole("button", { name: "Remove front.pdf" }));
    expect(shown("front.pdf")).toBe(0);
    expect(server.asked("remove-document").map(({ params }) => params)).toEqual([{ id: "front" }]);
    expect(rows()).toHaveLength(1);
  });

  it("keeps a required document with an explanation, and drops one that was already removed", async () => {
    storedDocuments = [storedDocument("front"), storedDocument("back")];
    const { user } = await show({
      "remove-document": ({ params }) => refused(params["id"] === "front" ? "STEP_NOT_ALLOWED" : "NOT_FOUND"),
    });
    await user.click(await screen.findByRole("button", { name: "Remove front.pdf" }));
    expect(await screen.findByText(words("documents.neededHere"))).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Remove back.pdf" }));
    expect(shown("back.pdf")).toBe(0);
    expect(shown("front.pdf")).toBe(1);
  });

  it("replaces a document only after the new one is uploaded", async () => {
    storedDocuments = [storedDocument("old")];
    const { user, server } = await show({ "remove-document": () => ok({ removed: true }) });
    const replace = await screen.findByLabelText<HTMLInputElement>("Replace old.pdf");
    await user.upload(replace, pdf("lost.pdf"));
    await act(async () => uploadAt(0).break());
    expect(server.asked("remove-document")).toEqual([]);
    await user.upload(replace, pdf("new.pdf"));
    expect(shown("old.pdf")).toBe(1);
    await finish(1, stored);
    expect(shown("old.pdf")).toBe(0);
    expect(shown("new.pdf")).toBe(1);
    expect(uploads.map(({ form }) => form.get("type"))).toEqual(["PASSPORT", "PASSPORT"]);
  });

  it.each([
    photo("scan.jfif"),
    photo("scan.jpe"),
    photo("scan"),
    pdf("pass.pdf "),
    pdf("pass.PDF.download"),
    photo('"1" 100%.jpg'),
  ])("sends a file by its first bytes, whatever its name: $name", async (file) => {
    const user = userEvent.setup({ applyAccept: false });
    await show();
    await user.upload(passport(), file);
    await finish(0, stored);
    expect(uploadAt(0).form.get("file")).toHaveProperty("name", file.name);
  });

  it("lets phones convert HEIC, which the file dialogs do not list", async () => {
    await show();
    for (const input of document.querySelectorAll<HTMLInputElement>('input[type="file"]'))
      expect(input.accept).not.toMatch(/hei[cf]|image\/\*/i);
  });

  it("asks to choose a file again that changed while it was sent", async () => {
    const { user } = await show();
    const file = pdf("pass.pdf");
    await user.upload(passport(), file);
    await waitFor(() => uploadAt(0));
    unreadable(file);
    await act(async () => uploadAt(0).break());
    expect(await screen.findByText(words("documents.changed"))).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Try again pass.pdf" })).toBeNull();
  });

  it("uploads a photo taken with the phone's camera", async () => {
    const { user } = await show();
    const camera = screen.getByLabelText<HTMLInputElement>("Take a photo ID card or passport");
    expect([camera.accept, camera.getAttribute("capture")]).toEqual(["image/jpeg", "environment"]);
    await user.upload(camera, photo("image.jpg"));
    await finish(0, stored);
    expect(shown("image.jpg")).toBe(1);
  });

  it("cancels an upload", async () => {
    const { user } = await show();
    await user.upload(passport(), pdf("pass.pdf"));
    await user.click(screen.getByRole("button", { name: "Cancel pass.pdf" }));
    expect(uploadAt(0).aborted).toBe(true);
    expect(await screen.findByText(words("documents.cancelled"))).toBeTruthy();
  });
});

describe("file that waits for the virus scanner", () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setInterval", "clearInterval"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("blocks the next step and is polled until it is scanned", async () => {
    storedDocuments = [
      storedDocument("card", { type: "STUDENT_DOCUMENT" }),
      storedDocument("pass", { checked: false }),
    ];
    const { user, server } = await show();
    expect(await screen.findByText(/We can’t reach our virus scanner right now/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: words("documents.continue") }));
    expect(errorAtFocus()).toMatch(/This file hasn’t been checked yet/);
    expect(server.asked("save-private-documents")).toEqual([]);
    storedDocuments = [storedDocument("card", { type: "STUDENT_DOCUMENT" }), storedDocument("pass")];
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    await expect.poll(() => screen.queryAllByText(words("documents.done"))).toHaveLength(2);
  });

  it("is reported when it turns out to be infected", async () => {
    storedDocuments = [storedDocument("pass", { checked: false })];
    await show();
    await screen.findByText(/We can’t reach our virus scanner right now/);
    storedDocuments = [];
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(await screen.findByText(/contains harmful software/)).toBeTruthy();
  });
});
