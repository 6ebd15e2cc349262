import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { objectToClaim, reportClaim } from "@kautia/contract";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { folderStorage } from "../../documents/adapters/folder-storage.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { makeCancelledPolicy } from "#testing/policies/moving-out.ts";
import { runUntil } from "#testing/policies/sign-policy.ts";
import { applyAsStudent, pdf, upload, uploadTo } from "#testing/applications/uploads.ts";

/** The tests advance the clock by years, one piece of due work at a time. */
const timeout = 120_000;
let folder: string;
let server: TestServer;
let isStorageUp: boolean;
beforeEach(async () => {
  isStorageUp = true;
  folder = await mkdtemp(join(tmpdir(), "kautia-gone-"));
  const real = folderStorage(folder);
  const remove = (key: string) => (isStorageUp ? real.remove(key) : Promise.reject(new Error("storage down")));
  server = await makeTestServer({ overrides: { storage: { ...real, remove } } });
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const countFiles = async () => (await readdir(folder)).length;
const documents = () => server.deps.db.selectFrom("document").selectAll().orderBy("created_at").execute();
/** Documents whose claim or proof was deleted, but which are not marked for deletion themselves. */
async function findOrphans(): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT d.id FROM document d LEFT JOIN claim c ON c.id = d.claim_id LEFT JOIN moving_out m ON m.id = d.moving_out_id
    WHERE d.removed_at IS NULL AND d.deleted_at IS NULL
      AND ((d.type = 'CLAIM_FILE' AND c.id IS NULL) OR (d.type = 'MOVING_OUT_PROOF' AND m.id IS NULL))`.execute(
    server.deps.db,
  );
  return rows.map(({ id }) => id);
}

/** An ended policy with a claim, files of both sides, and a proof of moving out without a decision. */
async function makeEndedPolicy() {
  const { refId, landlordToken, session, giveProof, release } = await makeCancelledPolicy(server);
  const items = [{ description: "Lampe", amount: 45 }];
  const reported = await server.call(reportClaim, { params: { token: landlordToken }, body: { items } });
  const claimId = reported.body?.claims[0]?.id ?? "";
  const headers = await session();
  await uploadTo(server, `/landlord/${landlordToken}/claims/${claimId}/files`, { content: pdf("bill") });
  await server.call(objectToClaim, { params: { refId, claimId }, body: { text: "Nein." } }, headers);
  await uploadTo(server, `/policies/${refId}/claims/${claimId}/files`, { content: pdf("proof"), headers });
  await giveProof("2027-02-28");
  expect(await countFiles()).toBe(3);
  await release();
  return refId;
}

test(
  "deletes claims, proofs and all their files after the retention period, leaving no dangling rows",
  { timeout },
  async () => {
    await makeEndedPolicy();
    // The dropped proof's file is deleted early; the claim's files stay with the policy.
    await runUntil(server, "2027-04-15T10:00:00Z");
    expect(await countFiles()).toBe(2);
    await runUntil(server, "2035-12-31T22:59:00Z");
    expect([await countFiles(), await findOrphans()]).toEqual([2, []]);

    // The rows are deleted at once. While the storage is down, the documents stay marked for deletion.
    isStorageUp = false;
    await runUntil(server, "2035-12-31T23:00:00Z");
    for (const table of ["claim", "claim_item", "claim_objection", "moving_out"] as const)
      expect(await server.deps.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    expect([await countFiles(), await findOrphans()]).toEqual([2, []]);
    expect((await documents()).filter(({ deleted_at }) => deleted_at === null)).toHaveLength(2);
    isStorageUp = true;
    await runUntil(server, "2036-01-02T10:00:00Z");
    expect(await countFiles()).toBe(0);
    const left = await documents();
    expect(left).toHaveLength(3);
    for (const row of left) {
      expect(row).toMatchObject({ claim_id: null, moving_out_id: null, file_name: "" });
      expect(row.deleted_at).not.toBeNull();
    }
    const uploads = await server.deps.db.selectFrom("upload").selectAll().execute();
    expect(uploads).toEqual([]);
  },
);

test("deletes the files of expired applications, including one that waited at the desk", { timeout }, async () => {
  for (const lastName of ["Gomez", "Manual"]) {
    const email = `${lastName.toLowerCase()}@example.com`;
    const { token, refId } = await applyAsStudent(server, { email, lastName });
    await upload(server, refId, { token });
    await upload(server, refId, { token, type: "STUDENT_DOCUMENT" });
  }
  expect(await countFiles()).toBe(4);
  await runUntil(server, "2027-08-01T10:00:00Z");
  expect(await countFiles()).toBe(0);
  for (const row of await documents()) {
    expect(row.file_name).toBe("");
    expect(row.deleted_at).not.toBeNull();
  }
});
