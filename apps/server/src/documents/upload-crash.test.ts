import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { addDays, timestampOfDate } from "@kautia/contract";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makePersistentDatabase, type PersistentDatabase } from "#testing/database/make-persistent-database.ts";
import { type SpawnedServer, spawnServer } from "#testing/processes/spawn-server.ts";
import {
  awaitUploadAnswer,
  type Applicant,
  applyAsStudent,
  beginUpload,
  frame,
  pdf,
} from "#testing/applications/uploads.ts";

let place: PersistentDatabase;
let server: SpawnedServer | null = null;
beforeEach(async () => {
  place = await makePersistentDatabase();
});
afterEach(async () => {
  server?.process.kill("SIGKILL");
  await place.remove();
});

const files = async () => {
  const folder = join(place.settings["DATA_DIR"] ?? "", "documents");
  await mkdir(folder, { recursive: true });
  return (await readdir(folder)).filter((name) => name !== "folder-id");
};

async function apply(): Promise<Applicant> {
  const insuranceStart = timestampOfDate(addDays(new Date().toISOString().slice(0, 10), 30));
  return place.inside((inside) => applyAsStudent(inside, { insuranceStart }));
}

async function ask(path: string, body?: object): Promise<Record<string, unknown>> {
  const sent = body && { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  const answer = await fetch(`${server?.url}${path}`, sent);
  const parsed: unknown = await answer.json();
  return parsed instanceof Object ? { ...parsed } : {};
}

async function sendCompleteFile({ token, refId }: Applicant) {
  const { before, after } = frame({ token });
  const begun = beginUpload(server?.url ?? "", refId, { "idempotency-key": "one-upload-one-key" });
  begun.end(Buffer.concat([before, pdf("x".repeat(200_000)), after]));
  return awaitUploadAnswer(begun);
}

test("a server killed during an upload leaves no half document, accepts a retry, and sweeps the partial file later", async () => {
  const applicant = await apply();
  const { token, refId } = applicant;
  server = await spawnServer(place.settings);
  const { before } = frame({ token });
  const begun = beginUpload(server.url, refId, {
    "content-length": 5_000_000,
    "idempotency-key": "one-upload-one-key",
  });
  begun.write(before);
  begun.write(pdf("x".repeat(100_000)));
  await expect.poll(files).toHaveLength(1);
  const leftovers = await files();
  await server.end("SIGKILL");

  server = await spawnServer(place.settings);
  expect(await ask(`/api/v1/onboarding/tenant/${token}/private-documents`)).toEqual({ documents: [] });
  expect(await ask(`/api/v1/onboarding/tenant/${token}`)).toMatchObject({
    requiredDocuments: ["STUDENT_DOCUMENT", "PASSPORT"],
  });
  const { document } = await sendCompleteFile(applicant);
  expect(document).toMatchObject({ type: "PASSPORT", checked: true });
  const { documents } = await ask(`/api/v1/onboarding/tenant/${token}/private-documents`);
  expect(documents).toHaveLength(1);
  // The first upload might still be running on another server, so its file is not swept yet.
  await ask("/dev/clock", { now: new Date(Date.now() + 3_600_000).toISOString() });
  expect(await files()).toEqual(expect.arrayContaining(leftovers));
  await server.end("SIGTERM");

  await place.inside(({ deps }) => sql`UPDATE upload SET alive_until = clock_timestamp()`.execute(deps.db));
  server = await spawnServer(place.settings);
  await ask("/dev/clock", { now: new Date(Date.now() + 7_200_000).toISOString() });
  await expect.poll(files).toHaveLength(1);
  expect(await files()).not.toEqual(expect.arrayContaining(leftovers));
  expect(await server.end("SIGTERM")).toBe(0);
  server = null;
});
