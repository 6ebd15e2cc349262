import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { uploadLimits } from "@kautia/contract";
import { afterAll, expect, test } from "vitest";
import { systemRandom } from "../platform/adapters/system-random.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { s3Account, startS3Double } from "#testing/doubles/s3-double.ts";
import { applyAsStudent, upload } from "#testing/applications/uploads.ts";
import { settle } from "#testing/server/settle.ts";
import { makeS3Client } from "./adapters/s3-client.ts";
import { s3Storage } from "./adapters/s3-storage.ts";

const folder = await mkdtemp(join(tmpdir(), "kautia-bucket-"));
const double = await startS3Double();
const client = makeS3Client({ ...s3Account, endpoint: double.endpoint, idleMs: 100 });
const storage = s3Storage(client, { bucket: "papers", spoolFolder: folder, random: systemRandom, pauses: [1, 1] });
const server = await makeTestServer({ overrides: { storage } });
afterAll(async () => {
  await server.close();
  await double.stop();
  await rm(folder, { recursive: true });
});

test("uploads that fail because the bucket is down use up no limit", async () => {
  const { token, refId } = await applyAsStudent(server);
  for (let count = 0; count < uploadLimits.maxPerMinute; count++) {
    double.is("is down", "is down", "is down");
    expect((await upload(server, refId, { token })).status).toBe(503);
  }
  expect((await upload(server, refId, { token })).status).toBe(200);
  await settle(server);
  await server.deps.db.deleteFrom("upload").execute();
});

test.each(["is silent", "is down"] as const)(
  "a bucket that %s makes an upload fail soon, and it works again with the bucket",
  async (mood) => {
    const { token, refId } = await applyAsStudent(server);
    double.is(mood, mood, mood);
    const failed = await upload(server, refId, { token });
    expect([failed.status, failed.problem?.errorCode]).toEqual([503, "PROVIDER_UNAVAILABLE"]);
    expect(failed.retryAfter).toBe("30");
    await settle(server);
    expect(await server.deps.db.selectFrom("upload").selectAll().execute()).toEqual([]);
    expect((await upload(server, refId, { token })).status).toBe(200);
    await server.deps.db.deleteFrom("upload").execute();
  },
);
