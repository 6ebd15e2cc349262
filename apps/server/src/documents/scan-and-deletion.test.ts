import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  acceptCase,
  getCase,
  getTenant,
  linkDocument,
  listDocuments,
  reportClaim,
  requestDocument,
  savePrivateDocuments,
} from "@kautia/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { builtInScanner } from "./adapters/built-in-scanner.ts";
import { folderStorage } from "./adapters/folder-storage.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { landlordEmail, makeCancelledPolicy, tenantEmail } from "#testing/policies/moving-out.ts";
import { makeSigned } from "#testing/policies/sign-policy.ts";
import { logInAsStaff } from "#testing/people/staff.ts";
import { applyAsStudent, eicar, pdf, upload, uploadTo } from "#testing/applications/uploads.ts";
import { sentMails } from "#testing/people/mails.ts";

let folder: string;
let server: TestServer;
let isScannerUp: boolean;
let isStorageUp: boolean;
/** The scanner reports every file as encrypted. */
let isLocked: boolean;
let beforeScan: () => Promise<void>;
let beforeRemoval: (key: string) => Promise<void>;
let count = 0;
beforeEach(async () => {
  isScannerUp = true;
  isStorageUp = true;
  isLocked = false;
  beforeScan = async () => {};
  beforeRemoval = async () => {};
  folder = await mkdtemp(join(tmpdir(), "kautia-files-"));
  const real = folderStorage(folder);
  const remove = async (key: string) => {
    if (!isStorageUp) throw new Error("storage down");
    await beforeRemoval(key);
    await real.remove(key);
  };
  const scan: typeof builtInScanner.scan = async (content) => {
    await beforeScan();
    if (!isScannerUp) throw new Error("scanner down");
    if (isLocked) return "unreadable";
    return builtInScanner.scan(content);
  };
  server = await makeTestServer({ overrides: { storage: { ...real, remove }, scanner: { scan } } });
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const days = (number: number) => number * 24 * 3_600_000;
const after = (ms: number) => server.deps.jobs.runDueUntil(new Date(server.deps.clock.now().getTime() + ms));
const storedCount = async () => (await readdir(folder)).length;
const apply = async (wishes = {}) => {
  const email = `files-${++count}@example.com`;
  return { email, ...(await applyAsStudent(server, { email, ...wishes })) };
};
const owed = async (token: string) =>
  (await server.call(getTenant, { params: { token } })).body?.requiredDocuments ?? null;
const list = async (token: string) => (await server.call(listDocuments, { params: { token } })).body?.documents ?? null;
const subjects = async (email: string) =>
  (await sentMails(server)).filter(({ to }) => to === email).map(({ subject }) => subject);
async function history(refId: string): Promise<string[]> {
  const rows = await server.deps.db
    .selectFrom("application_history")
    .select("cause")
    .where("ref_id", "=", refId)
    .where("cause", "like", "delete-%")
    .execute();
  return rows.map(({ cause }) => cause);
}

describe("a file uploaded while the scanner is down", () => {
  test("counts once it is scanned as clean, and a mail tells the tenant when nothing is missing", async () => {
    isScannerUp = false;
    const { token, refId, email } = await apply();
    await upload(server, refId, { token });
    await upload(server, refId, { token, type: "STUDENT_DOCUMENT" });
    await after(30 * 60_000);
    expect(await owed(token)).toEqual(["STUDENT_DOCUMENT", "PASSPORT"]);
    expect(await list(token)).toMatchObject([{ checked: false }, { checked: false }]);
    expect((await server.call(savePrivateDocuments, { body: { token } })).problem?.errorCode).toBe("STEP_NOT_ALLOWED");
    isScannerUp = true;
    await after(60 * 60_000);
    expect(await owed(token)).toEqual([]);
    expect(await list(token)).toMatchObject([{ checked: true }, { checked: true }]);
    expect(await subjects(email)).toContain("Ihre Unterlagen sind geprüft");
    expect((await server.call(savePrivateDocuments, { body: { token } })).status).toBe(200);
  });

  test("is deleted if it is infected, and one mail tells the tenant which file it was", async () => {
    isScannerUp = false;
    const { token, refId, email } = await apply();
    await upload(server, refId, { token, fileName: "Ausweis ẞ.pdf", content: pdf(eicar) });
    await upload(server, refId, { token, type: "STUDENT_DOCUMENT" });
    expect(await storedCount()).toBe(2);
    isScannerUp = true;
    await after(60_000);
    expect(await storedCount()).toBe(1);
    expect(await list(token)).toMatchObject([{ type: "STUDENT_DOCUMENT", checked: true }]);
    expect(await owed(token)).toEqual(["PASSPORT"]);
    expect(await subjects(email)).toEqual(["Bitte laden Sie eine Datei noch einmal hoch"]);
    const mail = (await sentMails(server)).find(({ to }) => to === email);
    expect(mail?.text).toContain("Ausweis ẞ.pdf");
    expect(await history(refId)).toEqual(["delete-infected-document"]);
  });

  test("is deleted if the scanner cannot look into it, and one mail says why", async () => {
    isScannerUp = false;
    const { token, refId, email } = await apply();
    await upload(server, refId, { token });
    isScannerUp = true;
    isLocked = true;
    await after(60_000);
    expect(await storedCount()).toBe(0);
    expect(await owed(token)).toEqual(["STUDENT_DOCUMENT", "PASSPORT"]);
    const mails = (await sentMails(server)).filter(({ to }) => to === email) ?? [];
    expect(mails.map(({ text }) => text.includes("Passwort"))).toEqual([true]);
  });

  test("for a claim or a proof is deleted if it is refused, and a mail tells the side that uploaded it", async () => {
    const { refId, landlordToken, saveDay, uploadFile, session, read } = await makeCancelledPolicy(server);
    await saveDay("2027-02-28");
    const items = [{ description: "Lampe", amount: 45 }];
    const reported = await server.call(reportClaim, { params: { token: landlordToken }, body: { items } });
    const files = `claims/${reported.body?.claims[0]?.id}/files`;
    isScannerUp = false;
    const content = pdf(eicar);
    expect((await uploadFile(content)).outcome).toBe(200);
    const theirs = { fileName: "Foto.pdf", content, headers: await session() };
    expect((await uploadTo(server, `/policies/${refId}/${files}`, theirs)).outcome).toBe(200);
    const bill = { fileName: "Lampe.pdf", content };
    expect((await uploadTo(server, `/landlord/${landlordToken}/${files}`, bill)).outcome).toBe(200);
    expect((await uploadTo(server, `/landlord/${landlordToken}/${files}`, { fileName: "Gut.pdf" })).outcome).toBe(200);
    isScannerUp = true;
    await after(60_000);
    expect(await storedCount()).toBe(1);
    expect((await read()).movingOut?.state).toBe("PROOF");
    const sent = (await sentMails(server)).filter(({ subject }) => /fehlt uns|noch einmal hoch/.test(subject));
    const told = sent.map(({ to, text }) => `${to}: ${/in einer Datei (.+?) haben wir/.exec(text)?.[1]}`);
    expect(told.toSorted()).toEqual([
      `${landlordEmail}: zu Ihrer Forderung`,
      `${tenantEmail}: zu einer Forderung`,
      `${tenantEmail}: zum Nachweis Ihres Auszugs`,
    ]);
    expect(sent.find(({ to }) => to === landlordEmail)?.text).toMatch(/\/de\/landlord\/[\s\S]*Lampe\.pdf/);
  });

  test("cannot be opened before it is scanned", async () => {
    isScannerUp = false;
    const { token, refId } = await apply({ lastName: "Manual" });
    const staff = await logInAsStaff(server);
    const { document } = await upload(server, refId, { token });
    const link = () => server.call(linkDocument, { params: { id: document?.id ?? "" } }, staff);
    expect((await link()).problem?.errorCode).toBe("CASE_UNKNOWN");
    isScannerUp = true;
    await after(60_000);
    expect((await link()).status).toBe(200);
  });
});

describe("the file of a refused upload", () => {
  const openUploads = (refId: string) =>
    server.deps.db.selectFrom("upload").selectAll().where("ref_id", "=", refId).where("ended_at", "is", null).execute();

  test("is removed before the upload counts as ended, so that a crash in between leaves no file forever", async () => {
    const { token, refId } = await apply();
    await upload(server, refId, { token, key: "k".repeat(16) });
    const openAtRemoval: number[] = [];
    beforeRemoval = async () => {
      openAtRemoval.push((await openUploads(refId)).length);
    };
    const again = await upload(server, refId, { token, key: "k".repeat(16), content: pdf("another") });
    expect(again.problem?.errorCode).toBe("IDEMPOTENCY_KEY_REUSED");
    const infected = await upload(server, refId, { token, content: pdf(eicar) });
    expect(infected.problem?.errorCode).toBe("FILE_INFECTED");
    expect(openAtRemoval).toEqual([1, 1]);
    expect(await openUploads(refId)).toEqual([]);
    expect(await storedCount()).toBe(1);
  });

  test("is refused with its reason even if it cannot be removed, and is removed later", async () => {
    const { token, refId } = await apply();
    isStorageUp = false;
    const infected = await upload(server, refId, { token, content: pdf(eicar) });
    expect(infected).toMatchObject({ status: 400, problem: { errorCode: "FILE_INFECTED" } });
    expect(await storedCount()).toBe(1);
    isStorageUp = true;
    await server.deps.db
      .updateTable("upload")
      .set({ alive_until: new Date(0) })
      .execute();
    await after(0);
    expect(await storedCount()).toBe(0);
  });
});

test("a hanging scanner does not delay other work and gets one file at a time", async () => {
  isScannerUp = false;
  const { token, refId } = await apply();
  for (const type of ["PASSPORT", "STUDENT_DOCUMENT"] as const) await upload(server, refId, { token, type });
  await makeSigned(server, { landlordEmail: "landlord@example.com" });
  server.clock.advance(60_000);
  const mailed: number[] = [];
  beforeScan = async () => {
    mailed.push((await subjects("landlord@example.com")).length);
  };
  await after(0);
  expect(mailed).toEqual([1, 1]);
  expect(await list(token)).toMatchObject([{ checked: false }, { checked: false }]);
  isScannerUp = true;
  await after(2 * 60_000);
  expect(await list(token)).toMatchObject([{ checked: true }, { checked: true }]);
});

describe("deletion of a document", () => {
  test("happens 30 days after the decision, is recorded in the history and clears the file name", async () => {
    const { token, refId } = await apply();
    await upload(server, refId, { token, fileName: "Pass Ada Weiẞ.pdf" });
    await upload(server, refId, { token, type: "STUDENT_DOCUMENT" });
    await server.call(savePrivateDocuments, { body: { token } });
    await after(days(29));
    expect(await storedCount()).toBe(2);
    await after(days(1));
    expect(await storedCount()).toBe(0);
    expect(await history(refId)).toEqual(["delete-old-document", "delete-old-document"]);
    const rows = await server.deps.db.selectFrom("document").selectAll().where("ref_id", "=", refId).execute();
    expect(rows.map(({ file_name, deleted_at }) => [file_name, deleted_at !== null])).toEqual([
      ["", true],
      ["", true],
    ]);
    await after(days(5));
    expect(await history(refId)).toHaveLength(2);
  });

  test("waits during manual review and counts from the person's decision", async () => {
    const { token, refId } = await apply({ lastName: "Manual" });
    const staff = await logInAsStaff(server);
    const seen = async () => (await server.call(getCase, { params: { refId } }, staff)).body;
    const decisionId = async () => (await seen())?.decisionId ?? "";
    const asked = { decisionId: await decisionId(), type: "PASSPORT" as const };
    await server.call(requestDocument, { params: { refId }, body: asked }, staff);
    await upload(server, refId, { token });
    await after(days(45));
    expect(await storedCount()).toBe(1);
    const again = await logInAsStaff(server);
    const current = (await server.call(getCase, { params: { refId } }, again)).body?.decisionId ?? "";
    const accepted = await server.call(acceptCase, { params: { refId }, body: { decisionId: current } }, again);
    expect(accepted.status).toBe(200);
    await after(days(30) - 1);
    expect(await storedCount()).toBe(1);
    await after(1);
    expect(await storedCount()).toBe(0);
    const late = await logInAsStaff(server);
    const { body } = await server.call(getCase, { params: { refId } }, late);
    expect(body?.documents).toMatchObject([{ state: "DELETED", fileName: "" }]);
    expect(body?.history.map(({ cause }) => cause)).toContain("delete-old-document");
  });

  test("is retried when the storage is down", async () => {
    const { token, refId } = await apply();
    await upload(server, refId, { token });
    isStorageUp = false;
    await after(days(31));
    expect(await storedCount()).toBe(1);
    expect(await history(refId)).toEqual([]);
    isStorageUp = true;
    await after(60 * 60_000);
    expect(await storedCount()).toBe(0);
    expect(await history(refId)).toEqual(["delete-old-document"]);
  });
});

test("the upload of a dead server is swept, and a running upload is not", async () => {
  const { refId } = await apply();
  const { db, clock, storage, random } = server.deps;
  const [dead, alive] = [random.token(), random.token()];
  async function* bytes() {
    yield Buffer.from("half a passport");
  }
  for (const key of [dead, alive]) {
    await storage.save(key, bytes());
    const alive_until = new Date(Date.now() + (key === alive ? 60_000 : -1));
    await db
      .insertInto("upload")
      .values({ storage_key: key, ref_id: refId, begun_at: clock.now(), alive_until })
      .execute();
  }
  await after(0);
  expect(await readdir(folder)).toEqual([alive]);
  expect(await db.selectFrom("upload").select("storage_key").execute()).toEqual([{ storage_key: alive }]);
});
