import { evidenceFile, uploadClaimFile, uploadDocument, uploadedDocument } from "@kautia/contract";
import { expect, it } from "vitest";
import { ok, refused } from "../../../../tools/vitest/fake-server.ts";
import { fakeUploads } from "../testing/fake-upload.ts";
import { sendFile } from "./send-file.ts";

const uploads = fakeUploads();
const refId = "0123456789abcdef01234567";
const stored = { id: "d1", type: "PASSPORT", fileName: "pass.pdf", size: 1, checked: true };

function send() {
  const controller = new AbortController();
  const progress: number[] = [];
  const file = new File(["x"], "pass.pdf", { type: "application/pdf" });
  const outcome = sendFile(
    {
      call: uploadDocument,
      answer: uploadedDocument,
      params: { refId },
      fields: { token: "t", type: "PASSPORT" },
      file,
      key: "k-1",
    },
    { locale: "de-AT", signal: controller.signal, onProgress: (percent) => progress.push(percent) },
  );
  const [upload] = uploads;
  if (!upload) throw new Error("nothing was sent");
  return { upload, outcome, progress, cancel: () => controller.abort() };
}

it("sends token, type and file in this order, and reports the progress", async () => {
  const { upload, outcome, progress } = send();
  expect([upload.method, upload.url]).toEqual(["POST", `/api/v1/onboarding/${refId}/document`]);
  expect([...upload.form.keys()]).toEqual(["token", "type", "file"]);
  expect(upload.headers).toMatchObject({ "Accept-Language": "de-AT", "Idempotency-Key": "k-1" });
  upload.move(1, 3);
  upload.move(3, 3);
  upload.answer(ok(stored));
  expect(await outcome).toEqual({ ok: true, answer: stored });
  expect(progress).toEqual([33, 100]);
});

it("returns every refusal, including those that lead to an error page in other calls", async () => {
  for (const code of ["FILE_INFECTED", "UPLOAD_LIMIT", "TOKEN_UNKNOWN", "INTERNAL"] as const) {
    uploads.length = 0;
    const { upload, outcome } = send();
    upload.answer(refused(code));
    expect(await outcome).toMatchObject({ ok: false, why: "refused", problem: { errorCode: code } });
  }
});

it("treats a response that is not ours as a lost connection", async () => {
  for (const answer of [ok("<h1>Hotel</h1>"), ok({}), { status: 413, body: "too large" }]) {
    uploads.length = 0;
    const { upload, outcome } = send();
    upload.answer(answer);
    expect(await outcome).toMatchObject({ ok: false, why: "offline" });
  }
  uploads.length = 0;
  const { upload, outcome } = send();
  upload.break();
  expect(await outcome).toMatchObject({ ok: false, why: "offline" });
});

it("stops when it is aborted, and sends nothing when it was aborted before", async () => {
  const { upload, outcome, cancel } = send();
  cancel();
  expect(upload.aborted).toBe(true);
  expect(await outcome).toMatchObject({ ok: false, why: "cancelled" });

  uploads.length = 0;
  const file = new File(["x"], "pass.pdf");
  const result = await sendFile(
    {
      call: uploadDocument,
      answer: uploadedDocument,
      params: { refId },
      fields: { token: "t", type: "PASSPORT" },
      file,
      key: "k-1",
    },
    { locale: "de", signal: AbortSignal.abort(), onProgress: () => {} },
  );
  expect(result).toMatchObject({ why: "cancelled" });
  expect(uploads).toEqual([]);
});

it("sends only the file when there are no other fields", async () => {
  const options = { locale: "de", signal: new AbortController().signal, onProgress: () => {} };
  const file = new File(["x"], "bill.pdf");
  const params = { token: "0f", claimId: "c/1" };
  const outcome = sendFile(
    { call: uploadClaimFile, answer: evidenceFile, params, fields: {}, file, key: "k-1" },
    options,
  );
  const [sent] = uploads;
  expect([sent?.url, [...(sent?.form.keys() ?? [])]]).toEqual(["/api/v1/landlord/0f/claims/c%2F1/files", ["file"]]);
  const bill = { id: "d1", by: "landlord", fileName: "bill.pdf", contentType: "application/pdf", size: 1 };
  sent?.answer(ok({ ...bill, checked: true, uploadedAt: "2027-01-01T09:00:00.000Z" }));
  expect(await outcome).toMatchObject({ ok: true, answer: { id: "d1" } });
});
