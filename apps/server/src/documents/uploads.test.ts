import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getTenant, savePrivateDocuments, uploadLimits } from "@kautia/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeTestServer, readTestConfig, type TestServer } from "#testing/server/make-test-server.ts";
import {
  awaitUploadAnswer,
  applyAsStudent,
  beginUpload,
  eicar,
  frame,
  pdf,
  upload,
} from "#testing/applications/uploads.ts";

let folder: string;
let server: TestServer;
let url: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kautia-uploads-"));
  const uploads = { ...readTestConfig().uploads, idleMs: 1_000, longestMs: 60_000 };
  server = await makeTestServer({ config: { dataDir: folder, uploads, bodyTimeout: 500 } });
  url = await server.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const kept = () => readdir(join(folder, "documents")).catch(() => []);
const owed = async (token: string) =>
  (await server.call(getTenant, { params: { token } })).body?.requiredDocuments ?? null;
const openUploads = (refId: string) =>
  server.deps.db.selectFrom("upload").selectAll().where("ref_id", "=", refId).where("ended_at", "is", null).execute();
const documentsOf = (refId: string) =>
  server.deps.db.selectFrom("document").selectAll().where("ref_id", "=", refId).execute();

const pdfOf = (size: number) => Buffer.concat([pdf(), Buffer.alloc(size - pdf().length, "x")]);
const { maxBytes } = uploadLimits;

describe("an upload over a real connection", () => {
  test("of 50 MB is accepted", async () => {
    const { token, refId } = await applyAsStudent(server);
    const { before, after } = frame({ token });
    const begun = beginUpload(url, refId, { "content-length": before.length + maxBytes + after.length });
    begun.write(before);
    begun.write(pdfOf(maxBytes));
    begun.end(after);
    expect(await awaitUploadAnswer(begun)).toMatchObject({ status: 200, document: { size: maxBytes, checked: true } });
    expect(await owed(token)).toEqual(["STUDENT_DOCUMENT"]);
  });

  test.each(["PASSPORT", "passport"])("to the path of its type (%s) needs no part for the type", async (type) => {
    const { token } = await applyAsStudent(server);
    expect((await upload(server, type, { token, type: "" })).document).toMatchObject({ type: "PASSPORT" });
    expect(await owed(token)).toEqual(["STUDENT_DOCUMENT"]);
    expect((await upload(server, type, { token: "0".repeat(32), type: "" })).problem?.errorCode).toBe("TOKEN_UNKNOWN");
    expect((await upload(server, "PHOTO", { token })).problem?.errorCode).toBe("TOKEN_UNKNOWN");
  });

  test("without a file name is stored under a general one", async () => {
    const { token, refId } = await applyAsStudent(server);
    const { before, after } = frame({ token });
    const named = before.toString();
    const unnamed = named.replace('; filename="pass.pdf"', "").replace("application/pdf", "application/octet-stream");
    expect(unnamed).not.toBe(named);
    const payload = Buffer.concat([Buffer.from(unnamed), pdf(), after]);
    const begun = beginUpload(url, refId, { "content-length": payload.length });
    begun.end(payload);
    expect(await awaitUploadAnswer(begun)).toMatchObject({ status: 200, document: { fileName: "document.pdf" } });
    expect(await openUploads(refId)).toEqual([]);
  });

  test("of one byte more is refused after its first bytes", async () => {
    const { token, refId } = await applyAsStudent(server);
    const { before, after } = frame({ token });
    const begun = beginUpload(url, refId, { "content-length": before.length + maxBytes + 1 + after.length });
    begun.write(before);
    begun.write(pdf());
    const { status, problem } = await awaitUploadAnswer(begun);
    begun.destroy();
    expect(status).toBe(400);
    const field = { path: "file", errorCode: "FILE_TOO_LARGE", params: { maxMegabytes: 50 } };
    expect(problem).toMatchObject({ errorCode: "FILE_TOO_LARGE", data: { fields: [field] } });
  });

  test("without a Content-Length is refused at the first byte too many", async () => {
    const { token, refId } = await applyAsStudent(server);
    const begun = beginUpload(url, refId, { "transfer-encoding": "chunked" });
    begun.write(frame({ token }).before);
    begun.write(pdfOf(maxBytes + 1));
    const { problem } = await awaitUploadAnswer(begun);
    begun.destroy();
    expect(problem?.errorCode).toBe("FILE_TOO_LARGE");
    expect(await documentsOf(refId)).toEqual([]);
  });

  test("of a wrong type is refused after its first bytes", async () => {
    const { token, refId } = await applyAsStudent(server);
    const begun = beginUpload(url, refId, { "content-length": 10_000_000 });
    begun.write(frame({ token }).before);
    begun.write("<html>".padEnd(8_000, " "));
    const { problem } = await awaitUploadAnswer(begun);
    begun.destroy();
    expect(problem?.errorCode).toBe("FILE_TYPE_NOT_ALLOWED");
  });

  test.each([
    ["is cut off", (begun: ReturnType<typeof beginUpload>) => begun.destroy()],
    ["stalls, as in a tunnel", () => undefined],
  ])("that %s leaves nothing and does not count", async (_, lose) => {
    const before = (await kept()).length;
    const { token, refId } = await applyAsStudent(server);
    const begun = beginUpload(url, refId, { "content-length": 5_000_000 });
    begun.write(frame({ token }).before);
    begun.write(pdfOf(100_000));
    await expect.poll(kept).toHaveLength(before + 1);
    const closed = new Promise((resolve) => begun.once("close", resolve));
    lose(begun);
    await closed;
    await expect.poll(() => openUploads(refId)).toEqual([]);
    expect(await kept()).toHaveLength(before);
    expect(await owed(token)).toEqual(["STUDENT_DOCUMENT", "PASSPORT"]);
    expect((await upload(server, refId, { token })).status).toBe(200);
  });

  test("that trickles in below the minimum rate is given up", async () => {
    const { token, refId } = await applyAsStudent(server);
    const begun = beginUpload(url, refId, { "content-length": 5_000_000 });
    begun.write(frame({ token }).before);
    const trickle = setInterval(() => begun.write("x"), 100);
    await new Promise((resolve) => begun.once("close", resolve));
    clearInterval(trickle);
    await expect.poll(() => openUploads(refId)).toEqual([]);
  });

  test("that is slow but above the minimum rate may take longer than other bodies", async () => {
    const { token, refId } = await applyAsStudent(server);
    const { before, after } = frame({ token });
    const begun = beginUpload(url, refId, { "transfer-encoding": "chunked" });
    begun.write(Buffer.concat([before, pdf()]));
    const answer = awaitUploadAnswer(begun);
    let pieces = 0;
    const steady = setInterval(() => {
      pieces += 1;
      begun.write("x".repeat(1_000));
      if (pieces < 12) return;
      clearInterval(steady);
      begun.end(after);
    }, 100);
    expect((await answer).status).toBe(200);
  });

  test.each([
    ["ends in the middle", (before: Buffer) => Buffer.concat([before, pdf()]), "BODY_INVALID"],
    ["is not multipart", () => Buffer.from("{}"), "BODY_INVALID"],
    ["has no file", (before: Buffer) => before.subarray(0, before.lastIndexOf("------test")), "BODY_INVALID"],
  ])("whose body %s is refused", async (_, body, code) => {
    const { token, refId } = await applyAsStudent(server);
    const payload = body(frame({ token }).before);
    const begun = beginUpload(url, refId, { "content-length": payload.length });
    begun.end(payload);
    expect((await awaitUploadAnswer(begun)).problem?.errorCode).toBe(code);
    expect(await openUploads(refId)).toEqual([]);
    expect(await documentsOf(refId)).toEqual([]);
  });
});

describe("the upload limit", () => {
  test("is twenty per minute, even for 21 simultaneous uploads", async () => {
    const { token, refId } = await applyAsStudent(server);
    const answers = await Promise.all(Array.from({ length: 21 }, () => upload(server, refId, { token })));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toMatchObject([{ status: 429, retryAfter: "60", problem: { errorCode: "UPLOAD_LIMIT" } }]);
    server.clock.advance(59_000);
    expect(await upload(server, refId, { token })).toMatchObject({ status: 429, retryAfter: "1" });
    server.clock.advance(1_000);
    expect((await upload(server, refId, { token })).status).toBe(200);
    expect(await documentsOf(refId)).toHaveLength(21);
  });

  test("is forty per application", async () => {
    const { token, refId } = await applyAsStudent(server);
    for (let minute = 0; minute < 4; minute++) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => upload(server, refId, { token })));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
      server.clock.advance(60_000);
    }
    expect(await upload(server, refId, { token })).toMatchObject({ status: 429, retryAfter: "3600" });
    expect(await documentsOf(refId)).toHaveLength(40);
  });

  test("per minute counts refused files, which leave nothing behind", async () => {
    const before = (await kept()).length;
    const { token, refId } = await applyAsStudent(server);
    const infected = { token, content: pdf(eicar) };
    for (let index = 0; index < 20; index++)
      expect((await upload(server, refId, infected)).problem?.errorCode).toBe("FILE_INFECTED");
    expect((await upload(server, refId, { token })).status).toBe(429);
    expect(await kept()).toHaveLength(before);
    server.clock.advance(60_000);
    expect((await upload(server, refId, { token })).status).toBe(200);
  });
});

describe("while the scanner is down", () => {
  test("a file stays in quarantine and does not count", async () => {
    const scanner = { scan: () => Promise.reject(new Error("down")) };
    const own = await makeTestServer({ config: { dataDir: folder }, overrides: { scanner } });
    const { token, refId } = await applyAsStudent(own);
    expect(await upload(own, refId, { token })).toMatchObject({ status: 200, document: { checked: false } });
    expect(await upload(own, refId, { token, type: "STUDENT_DOCUMENT" })).toMatchObject({ status: 200 });
    const done = await own.call(savePrivateDocuments, { body: { token } });
    expect(done.problem?.errorCode).toBe("STEP_NOT_ALLOWED");
    await own.close();
  });
});
