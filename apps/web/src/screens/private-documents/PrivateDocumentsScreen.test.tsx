import { act, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { ok, refused } from "../../testing/fake-server.ts";
import { type FakeUpload, fakeUploads } from "../../testing/fake-upload.ts";
import { sampleRecord } from "../../testing/sample-record.ts";
import { showApp } from "../../testing/show-app.tsx";

const begun = fakeUploads();
const owing = sampleRecord({
  lastCompletedPage: "RISK_CHECK",
  riskResult: true,
  requiredDocuments: ["STUDENT_DOCUMENT", "PASSPORT"],
});
const past = sampleRecord({ lastCompletedPage: "PRIVATE_DOCUMENTS", riskResult: true });
const stored = ok({ id: "d", type: "PASSPORT", fileName: "f", size: 1, checked: true });
const pdf = (name: string) => new File(["%PDF"], name, { type: "application/pdf" });

function uploadAt(index: number): FakeUpload {
  const upload = begun[index];
  if (!upload) throw new Error(`upload ${index} was not begun`);
  return upload;
}
const finish = (index: number, reply: Parameters<FakeUpload["answer"]>[0]) =>
  act(async () => uploadAt(index).answer(reply));

const show = () =>
  showApp({
    at: "/en/private-documents",
    record: owing,
    handlers: {
      "save-private-documents": (_, state) => {
        state.record = past;
        return ok({ lastCompletedPage: "PRIVATE_DOCUMENTS" });
      },
      "get-offers": () => refused("INTERNAL"),
    },
  });

const passport = () => screen.getByLabelText<HTMLInputElement>(/^ID card or passport/);
const rows = () => within(screen.getByRole("main")).queryAllByRole("listitem");
const student = () => screen.getByLabelText<HTMLInputElement>(/^Student card/);

describe("the owed documents", () => {
  it("say why each is owed, are uploaded with progress, and lead to the offers", async () => {
    const { user, path } = await show();
    expect(await screen.findByText(/Because you told us that you study/)).toBeTruthy();
    await user.upload(student(), pdf("card.pdf"));
    await user.upload(passport(), pdf("pass.pdf"));
    await act(async () => uploadAt(1).move(1, 2));
    expect(screen.getByRole<HTMLProgressElement>("progressbar", { name: "pass.pdf" }).value).toBe(50);
    await finish(0, stored);
    await finish(1, stored);
    expect(screen.getAllByText("Uploaded and checked")).toHaveLength(2);
    await user.click(screen.getByRole("button", { name: "Continue to my price" }));
    expect(await screen.findByRole("heading", { name: "This is your price" })).toBeTruthy();
    expect(path()).toBe("/en/offers");
    expect(begun.map(({ form }) => form.get("type"))).toEqual(["STUDENT_DOCUMENT", "PASSPORT"]);
  });

  it("are asked for at their field when one is missing, and nothing is sent", async () => {
    const { user, server } = await show();
    await user.upload(student(), pdf("card.pdf"));
    await user.click(screen.getByRole("button", { name: "Continue to my price" }));
    const summary = screen.getByRole("alert");
    expect(document.activeElement).toBe(summary);
    expect(
      within(summary)
        .getAllByRole("listitem")
        .map((line) => line.textContent),
    ).toEqual([
      "Student card or enrolment certificate: Please wait until this file is uploaded",
      "ID card or passport: Please add a file here",
    ]);
    expect(passport().getAttribute("aria-invalid")).toBe("true");
    expect(server.asked("save-private-documents")).toEqual([]);
  });

  it.each([
    [() => new File([], "empty.pdf"), "This file is empty. Please take another one."],
    [() => new File(["x"], "film.mov"), /We can not use this kind of file/],
    [
      () => Object.defineProperty(pdf("large.pdf"), "size", { value: 50 * 1024 * 1024 + 1 }),
      "This file is too large. It may have up to 50 MB.",
    ],
  ])("that cannot pass are told at once, without being sent", async (file, text) => {
    await show();
    // What is dropped comes past the browser's own choice of kinds.
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(passport(), file());
    const [row] = rows();
    if (!row) throw new Error("the file is not listed");
    expect(within(row).getByText(text)).toBeTruthy();
    expect(
      within(row)
        .getAllByRole("button")
        .map((button) => button.textContent),
    ).toEqual([expect.stringMatching(/^Remove/)]);
    await user.click(within(row).getByRole("button"));
    expect(rows()).toEqual([]);
    expect(begun).toEqual([]);
  });

  it("that the server refuses say why at the file; a lost connection can be tried again", async () => {
    const { user } = await show();
    await user.upload(passport(), pdf("virus.pdf"));
    await finish(0, refused("FILE_INFECTED", [{ path: "file", errorCode: "FILE_INFECTED", params: {} }]));
    expect(screen.getByText(/contains harmful software/)).toBeTruthy();
    await user.upload(passport(), pdf("pass.pdf"));
    await act(async () => uploadAt(1).break());
    await user.click(screen.getByRole("button", { name: "Try again pass.pdf" }));
    await finish(2, stored);
    expect(screen.getByText("Uploaded and checked")).toBeTruthy();
    expect(rows()).toHaveLength(2);
  });

  it("can be cancelled on their way", async () => {
    const { user } = await show();
    await user.upload(passport(), pdf("pass.pdf"));
    await user.click(screen.getByRole("button", { name: "Cancel pass.pdf" }));
    expect(uploadAt(0).aborted).toBe(true);
    expect(await screen.findByText("Cancelled. Nothing was kept.")).toBeTruthy();
  });
});
