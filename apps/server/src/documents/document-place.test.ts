import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { systemRandom } from "../platform/adapters/system-random.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { silentLog } from "#testing/server/silent-log.ts";
import { applyAsStudent, upload } from "#testing/applications/uploads.ts";
import { folderStorage } from "./adapters/folder-storage.ts";
import { checkPlace, movePlace } from "./document-place.ts";
import type { DocumentStorage } from "./ports/document-storage.ts";

let folder: string;
let server: TestServer;
const inFolder = (name: string) => folderStorage(join(folder, name));
const shared = () => inFolder("shared");
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kautia-place-"));
  server = await makeTestServer({ overrides: { storage: shared(), random: systemRandom } });
});
afterAll(() => server.close());
afterEach(async () => {
  await server.deps.db.deleteFrom("document_place").execute();
  await rm(folder, { recursive: true, force: true });
});

const bucket = (name: string): DocumentStorage => ({ ...shared(), findPlace: async () => name });

/** Another copy on the same database. Returns the codes that it warns of. */
async function start(storage: DocumentStorage): Promise<unknown[]> {
  const codes: unknown[] = [];
  const log = { ...silentLog, warn: (fields: object) => void codes.push(Reflect.get(fields, "code")) };
  await checkPlace({ ...server.deps, storage, log });
  return codes;
}

const move = (storage: DocumentStorage, evenIncomplete = false) =>
  movePlace({ ...server.deps, storage }, { evenIncomplete });

const notShared = ["DOCUMENTS_NOT_SHARED"];

test("copies that share a folder do not warn, even if they start at once", async () => {
  expect(await Promise.all([start(shared()), start(shared()), start(shared())])).toEqual([[], [], []]);
  expect(await start(shared())).toEqual([]);
});

test("a copy with a folder of its own warns at every start, and the first copy does not", async () => {
  const own = inFolder("own");
  expect([...(await start(shared())), ...(await start(own)), ...(await start(own))]).toEqual([
    ...notShared,
    ...notShared,
  ]);
  expect(await start(shared())).toEqual([]);
});

test("/readyz warns while the folder is not the one that has the documents", async () => {
  const warnings = async () => (await server.app.inject({ url: "/readyz" })).json().warnings;
  await start(shared());
  expect(await warnings()).toEqual([]);
  await rm(join(folder, "shared"), { recursive: true });
  expect(await warnings()).toEqual(notShared);
});

test("a folder that was restored from a backup is recognised", async () => {
  await start(shared());
  await cp(join(folder, "shared"), join(folder, "restored"), { recursive: true });
  expect(await start(inFolder("restored"))).toEqual([]);
});

test("copies with two buckets warn, copies with one do not", async () => {
  expect(await start(bucket("papers"))).toEqual([]);
  expect(await start(bucket("papers"))).toEqual([]);
  expect(await start(bucket("others"))).toEqual(notShared);
});

test("after a move to another place the old one warns; documents that were not copied stop the move", async () => {
  await start(shared());
  const { token, refId } = await applyAsStudent(server);
  await upload(server, refId, { token });
  expect(await move(inFolder("next"))).toEqual({ unreadable: 1 });
  expect(await start(inFolder("next"))).toEqual(notShared);
  await cp(join(folder, "shared"), join(folder, "next"), { recursive: true, filter: (path) => !path.endsWith("id") });
  expect(await move(inFolder("next"))).toEqual({ unreadable: 0 });
  expect([await start(inFolder("next")), await start(shared())]).toEqual([[], notShared]);
  expect(await move(inFolder("empty"), true)).toEqual({ unreadable: 1 });
  expect(await start(inFolder("empty"))).toEqual([]);
});
