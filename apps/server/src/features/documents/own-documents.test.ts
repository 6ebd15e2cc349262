import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type Call,
  calls,
  getCase,
  linkDocument,
  listDocuments,
  removeDocument,
  savePrivateDocuments,
} from "@kautia/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "../../config.ts";
import { apiBase } from "../../http/route.ts";
import { openSession, setPassword } from "../../testing/accounts.ts";
import { makeTestServer, type TestServer } from "../../testing/make-test-server.ts";
import { makeSigned } from "../../testing/sign-policy.ts";
import { openDesk } from "../../testing/staff.ts";
import { type Applicant, applyAsStudent, upload } from "../../testing/uploads.ts";

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kautia-own-"));
  server = await makeTestServer({
    config: { ...readConfig({ NODE_ENV: "test", LOG_LEVEL: "silent" }), dataDir: folder },
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const list = async (token: string) => (await server.call(listDocuments, { params: { token } })).body?.documents ?? [];
const remove = (token: string, id: string) => server.call(removeDocument, { params: { id }, body: { token } });
const complete = (token: string) => server.call(savePrivateDocuments, { body: { token } });
async function bring({ token, refId }: Applicant, type = "PASSPORT", fileName = "pass.pdf"): Promise<string> {
  server.clock.advance(60_000);
  const { document } = await upload(server, refId, { token, type, fileName });
  if (!document) throw new Error("the upload was refused");
  return document.id;
}

describe("a document that is there", () => {
  test("is listed to its tenant, and taken back: its bytes go, an entry in the history stays", async () => {
    const applicant = await applyAsStudent(server);
    const id = await bring(applicant, "PASSPORT", "front.pdf");
    await bring(applicant, "PASSPORT", "back.pdf");
    const before = await readdir(join(folder, "documents"));
    expect((await list(applicant.token)).map(({ fileName }) => fileName)).toEqual(["front.pdf", "back.pdf"]);
    expect((await remove(applicant.token, id)).body).toEqual({ removed: true });
    expect((await remove(applicant.token, id)).body).toEqual({ removed: true });
    expect((await list(applicant.token)).map(({ fileName }) => fileName)).toEqual(["back.pdf"]);
    await server.deps.jobs.runDueUntil(server.deps.clock.now());
    expect((await readdir(join(folder, "documents"))).length).toBe(before.length - 1);
    const causes = await server.deps.db
      .selectFrom("application_history")
      .select("cause")
      .where("ref_id", "=", applicant.refId)
      .orderBy("version")
      .execute();
    expect(causes.map(({ cause }) => cause).slice(-2)).toEqual(["remove-document", "delete-removed-document"]);
  });

  test("is owed again once it is taken back, until all were said to be there", async () => {
    const applicant = await applyAsStudent(server);
    const { token } = applicant;
    await bring(applicant, "STUDENT_DOCUMENT");
    const passport = await bring(applicant);
    await remove(token, passport);
    expect((await complete(token)).problem?.errorCode).toBe("STEP_NOT_ALLOWED");
    const other = await bring(applicant);
    expect((await complete(token)).status).toBe(200);
    expect((await remove(token, other)).problem?.errorCode).toBe("STEP_NOT_ALLOWED");
    const better = await bring(applicant);
    expect((await remove(token, other)).status).toBe(200);
    expect((await remove(token, better)).problem?.errorCode).toBe("STEP_NOT_ALLOWED");
  });

  test("taken back while all are said to be there: one of the two happens", async () => {
    const applicant = await applyAsStudent(server);
    const { token } = applicant;
    await bring(applicant, "STUDENT_DOCUMENT");
    const passport = await bring(applicant);
    const [removed, completed] = await Promise.all([remove(token, passport), complete(token)]);
    expect(removed.ok).toBe(!completed.ok);
  });

  test("makes room for another when it is taken back", async () => {
    const applicant = await applyAsStudent(server);
    const ids: string[] = [];
    for (let at = 0; at < 20; at++) ids.push(await bring(applicant));
    server.clock.advance(60_000);
    expect((await upload(server, applicant.refId, applicant)).status).toBe(429);
    await remove(applicant.token, ids[0] ?? "");
    expect((await upload(server, applicant.refId, applicant)).status).toBe(200);
  });
});

describe("another person's document", () => {
  let ada: Applicant;
  let eve: Applicant;
  let passport: string;
  /** Of somebody who has a contract and an account of their own. */
  let session: string;
  beforeAll(async () => {
    await makeSigned(server, { tenantEmail: "mallory@example.com" });
    await setPassword(server, "mallory@example.com");
    session = (await openSession(server, "mallory@example.com")).cookie;
    ada = await applyAsStudent(server, { lastName: "Manual", email: "secret-ada@example.com" });
    eve = await applyAsStudent(server, { email: "eve@example.com" });
    passport = await bring(ada, "PASSPORT", "secret-passport.pdf");
  });

  test("is neither brought, nor taken back, nor seen by a tenant", async () => {
    const problem = (await upload(server, ada.refId, { token: eve.token })).problem;
    expect(problem).toMatchObject({ status: 404, errorCode: "TOKEN_UNKNOWN" });
    expect((await remove(eve.token, passport)).problem).toMatchObject({ status: 404, errorCode: "NOT_FOUND" });
    expect(await list(eve.token)).toEqual([]);
    expect((await list(ada.token)).map(({ id }) => id)).toEqual([passport]);
  });

  /** Says everything that Eve knows or could find out, at every place where a call takes something. */
  async function tryAs(call: Call, cookie: string) {
    const url = call.path.replace(/:(\w+)/g, (_, name: string) =>
      name === "token" ? eve.token : name === "id" ? passport : ada.refId,
    );
    const decisionId = "00000000-0000-4000-8000-000000000000";
    const body = { token: eve.token, refId: ada.refId, id: passport, decisionId, note: "x", type: "PASSPORT" };
    const query = { token: eve.token, refId: ada.refId, id: passport };
    const sent = call.method === "GET" ? { query } : { payload: body };
    return server.app.inject({ method: call.method, url: `${apiBase}${url}`, headers: { cookie }, ...sent });
  }

  test.each(calls.map((call) => [call.name, call] as const))(
    "is told by no answer to a tenant: %s",
    async (_, call) => {
      const { body } = await tryAs(call, `${session}; staff-session=${eve.token}; token=${eve.token}`);
      for (const secret of ["secret-ada@example.com", "secret-passport.pdf", ada.token])
        expect(body).not.toContain(secret);
    },
  );

  const open = new Set(["log-in-staff", "log-out-staff", "get-staff-session"]);
  const desk = calls.filter(({ access, name }) => access === "staff" && !open.has(name));
  test.each(desk.map((call) => [call.name, call] as const))(
    "and no tenant's session opens the desk: %s",
    async (_, call) => {
      for (const cookie of [session, session.replace("session", "staff-session"), `staff-session=${eve.token}`, ""]) {
        const answer = await tryAs(call, cookie);
        expect([answer.statusCode, answer.json().errorCode]).toEqual([401, "LOGIN_REQUIRED"]);
      }
    },
  );

  test("opens at the desk by an address that is good once, for the person who asked, and for no tenant", async () => {
    const cookie = await openDesk(server);
    expect((await server.call(getCase, { params: { refId: ada.refId } }, cookie)).body?.documents).toHaveLength(1);
    const linked = await server.call(linkDocument, { params: { id: passport } }, cookie);
    const url = linked.body?.url ?? "";
    expect((await server.app.inject({ url, headers: { cookie: session } })).statusCode).toBe(401);
    const first = await server.app.inject({ url, headers: cookie });
    expect([first.statusCode, first.headers["content-type"], first.headers["x-content-type-options"]]).toEqual([
      200,
      "application/pdf",
      "nosniff",
    ]);
    expect(first.headers["content-security-policy"]).toContain("default-src 'none'");
    expect((await server.app.inject({ url, headers: cookie })).statusCode).toBe(404);
    const late = (await server.call(linkDocument, { params: { id: passport } }, cookie)).body?.url ?? "";
    server.clock.advance(61_000);
    expect((await server.app.inject({ url: late, headers: cookie })).statusCode).toBe(404);
  });
});
