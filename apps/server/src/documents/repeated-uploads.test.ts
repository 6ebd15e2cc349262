import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { removeDocument, uploadLimits } from "@kautia/contract";
import { afterAll, expect, test } from "vitest";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { applyAsStudent, eicar, pdf, type Sent, upload } from "#testing/applications/uploads.ts";

const folder = await mkdtemp(join(tmpdir(), "kautia-again-"));
const server = await makeTestServer({
  config: { dataDir: folder },
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const kept = async () => (await readdir(join(folder, "documents"))).length;
const documentsOf = (refId: string) =>
  server.deps.db.selectFrom("document").selectAll().where("ref_id", "=", refId).execute();

async function applicant() {
  const { token, refId } = await applyAsStudent(server);
  return {
    token,
    refId,
    send: (changes: Partial<Sent> = {}) => upload(server, refId, { token, key: "again-and-again-1", ...changes }),
  };
}

test("a repeated upload returns the first document and stores no second file", async () => {
  const { refId, send } = await applicant();
  const first = await send();
  const before = await kept();
  const second = await send();
  expect([second.status, second.document]).toEqual([200, first.document]);
  expect(await documentsOf(refId)).toHaveLength(1);
  expect(await kept()).toBe(before);
});

test("three simultaneous uploads with one key create one document and all return it", async () => {
  const { refId, send } = await applicant();
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map(({ document }) => document?.id)).size).toBe(1);
  expect(await documentsOf(refId)).toHaveLength(1);
});

test.each<[string, Partial<Sent>]>([
  ["other bytes of the same length", { content: Buffer.from(pdf().toString().replace("1.7", "1.4")) }],
  ["another kind of document", { type: "STUDENT_DOCUMENT" }],
  ["another name", { fileName: "other.pdf" }],
])("refuses a reused key with %s and keeps the first file", async (_, changes) => {
  const { refId, send } = await applicant();
  const { document } = await send();
  const before = await kept();
  expect((await send(changes)).problem).toMatchObject({ status: 409, errorCode: "IDEMPOTENCY_KEY_REUSED" });
  expect((await documentsOf(refId)).map(({ id }) => id)).toEqual([document?.id]);
  expect(await kept()).toBe(before);
});

test("an idempotency key belongs to one application and has 16 to 255 characters", async () => {
  const [item, other] = [await applicant(), await applicant()];
  expect((await item.send()).document?.id).not.toBe((await other.send()).document?.id);
  expect((await item.send({ key: "k".repeat(15) })).problem).toMatchObject({ status: 400, errorCode: "FIELD_INVALID" });
  expect((await item.send({ key: "k".repeat(256) })).problem).toMatchObject({
    status: 400,
    errorCode: "FIELD_INVALID",
  });
  expect((await item.send({ key: "k".repeat(255) })).status).toBe(200);
});

test("a refused or removed file frees its idempotency key", async () => {
  const { token, refId, send } = await applicant();
  for (let index = 0; index < 2; index++)
    expect((await send({ content: pdf(eicar) })).problem?.errorCode).toBe("FILE_INFECTED");
  const first = await send();
  await server.call(removeDocument, { params: { id: first.document?.id ?? "" }, body: { token } });
  const second = await send();
  expect(second.status).toBe(200);
  expect(second.document?.id).not.toBe(first.document?.id);
  expect((await documentsOf(refId)).filter(({ removed_at }) => removed_at === null)).toHaveLength(1);
});

test("the last file of an application can be repeated, but one more is refused", async () => {
  const { send } = await applicant();
  for (let index = 1; index < uploadLimits.maxCount; index++) {
    expect((await send({ key: `upload-number-${index}-of-40` })).status).toBe(200);
    server.clock.advance(60_000);
  }
  const last = await send();
  expect((await send()).document).toEqual(last.document);
  expect((await send({ key: "one-more-upload-now" })).status).toBe(429);
});
