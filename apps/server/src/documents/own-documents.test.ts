import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  calls,
  getCase,
  linkDocument,
  listDocuments,
  removeDocument,
  savePrivateDocuments,
  uploadLimits,
} from "@kautia/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSession, setPassword } from "#testing/people/accounts.ts";
import { listRoutes, type ServedRoute } from "#testing/server/list-routes.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { makeSigned } from "#testing/policies/sign-policy.ts";
import { logInAsStaff } from "#testing/people/staff.ts";
import { type Applicant, applyAsStudent, frame, multipartType, pdf, upload } from "#testing/applications/uploads.ts";
import { settle } from "#testing/server/settle.ts";
import { apiBase } from "../platform/http/api-base.ts";

let folder: string;
let server: TestServer;
let routes: ServedRoute[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kautia-own-"));
  routes = await listRoutes(async () => {
    server = await makeTestServer({ config: { dataDir: folder } });
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const list = async (token: string) => (await server.call(listDocuments, { params: { token } })).body?.documents ?? [];
const remove = (token: string, id: string) => server.call(removeDocument, { params: { id }, body: { token } });
const complete = (token: string) => server.call(savePrivateDocuments, { body: { token } });
async function uploadFor({ token, refId }: Applicant, type = "PASSPORT", fileName = "pass.pdf"): Promise<string> {
  server.clock.advance(60_000);
  const { document } = await upload(server, refId, { token, type, fileName });
  if (!document) throw new Error("the upload was refused");
  return document.id;
}

describe("the tenant's own document", () => {
  test("is listed and can be removed, which deletes its bytes and is recorded in the history", async () => {
    const applicant = await applyAsStudent(server);
    const id = await uploadFor(applicant, "PASSPORT", "front.pdf");
    await uploadFor(applicant, "PASSPORT", "back.pdf");
    const before = await readdir(join(folder, "documents"));
    expect((await list(applicant.token)).map(({ fileName }) => fileName)).toEqual(["front.pdf", "back.pdf"]);
    expect((await remove(applicant.token, id)).body).toEqual({ removed: true });
    expect((await remove(applicant.token, id)).body).toEqual({ removed: true });
    expect((await list(applicant.token)).map(({ fileName }) => fileName)).toEqual(["back.pdf"]);
    await settle(server);
    expect((await readdir(join(folder, "documents"))).length).toBe(before.length - 1);
    const causes = await server.deps.db
      .selectFrom("application_history")
      .select("cause")
      .where("ref_id", "=", applicant.refId)
      .orderBy("version")
      .execute();
    expect(causes.map(({ cause }) => cause).slice(-2)).toEqual(["remove-document", "delete-removed-document"]);
  });

  test("is required again after its removal, and once complete the last one of a type cannot be removed", async () => {
    const applicant = await applyAsStudent(server);
    const { token } = applicant;
    await uploadFor(applicant, "STUDENT_DOCUMENT");
    const passport = await uploadFor(applicant);
    await remove(token, passport);
    expect((await complete(token)).problem?.errorCode).toBe("STEP_NOT_ALLOWED");
    const other = await uploadFor(applicant);
    expect((await complete(token)).status).toBe(200);
    expect((await remove(token, other)).problem?.errorCode).toBe("STEP_NOT_ALLOWED");
    const better = await uploadFor(applicant);
    expect((await remove(token, other)).status).toBe(200);
    expect((await remove(token, better)).problem?.errorCode).toBe("STEP_NOT_ALLOWED");
  });

  test("a removal and a completion at the same time: only one of them succeeds", async () => {
    const applicant = await applyAsStudent(server);
    const { token } = applicant;
    await uploadFor(applicant, "STUDENT_DOCUMENT");
    const passport = await uploadFor(applicant);
    const [removed, completed] = await Promise.all([remove(token, passport), complete(token)]);
    expect(removed.ok).toBe(!completed.ok);
  });

  test("makes room for another one when it is removed", async () => {
    const applicant = await applyAsStudent(server);
    const ids: string[] = [];
    for (let index = 0; index < uploadLimits.maxCount; index++) ids.push(await uploadFor(applicant));
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
  /** The session of somebody who has a policy and an account of their own. */
  let session: string;
  beforeAll(async () => {
    await makeSigned(server, { tenantEmail: "mallory@example.com" });
    await setPassword(server, "mallory@example.com");
    session = (await openSession(server, "mallory@example.com")).cookie;
    ada = await applyAsStudent(server, { lastName: "Manual", email: "secret-ada@example.com" });
    eve = await applyAsStudent(server, { email: "eve@example.com" });
    passport = await uploadFor(ada, "PASSPORT", "secret-passport.pdf");
  });

  test("cannot be uploaded, removed or listed", async () => {
    const problem = (await upload(server, ada.refId, { token: eve.token })).problem;
    expect(problem).toMatchObject({ status: 404, errorCode: "TOKEN_UNKNOWN" });
    expect((await remove(eve.token, passport)).problem).toMatchObject({ status: 404, errorCode: "NOT_FOUND" });
    expect(await list(eve.token)).toEqual([]);
    expect((await list(ada.token)).map(({ id }) => id)).toEqual([passport]);
  });

  /** Calls a route with everything that Eve knows or could find out, in every place where it takes input. */
  async function tryAs({ method, url }: ServedRoute, cookie: string) {
    const filled = url.replace(/:(\w+)/g, (_, name: string) =>
      name === "token" ? eve.token : name === "id" ? passport : name === "kind" ? "contract" : ada.refId,
    );
    const { before, after } = frame({ token: eve.token });
    const decisionId = "00000000-0000-4000-8000-000000000000";
    const body = {
      token: eve.token,
      refId: ada.refId,
      id: passport,
      decisionId,
      note: "x",
      type: "PASSPORT",
      amounts: [1],
      movedOutOn: "2027-02-01",
      amount: 1,
      paidOn: "2027-02-01",
      reference: "x",
      closed: false,
    };
    const query = { token: eve.token, refId: ada.refId, id: passport };
    const isUpload = calls.some(({ path, upload: parts }) => parts && method === "POST" && url === `${apiBase}${path}`);
    const type = isUpload ? { "content-type": multipartType } : {};
    const payload = isUpload ? Buffer.concat([before, pdf(), after]) : body;
    // Calls of partners refuse parameters that they do not know.
    const isStrict = url.includes("/partner/");
    const sent = method === "GET" ? { query: isStrict ? {} : query } : { payload };
    const as = method === "GET" || method === "POST" || method === "DELETE" ? method : "PUT";
    const answer = await server.app.inject({ method: as, url: filled, headers: { cookie, ...type }, ...sent });
    const code = /"errorCode":"(\w+)"/.exec(answer.body)?.[1];
    return { body: answer.body, outcome: [answer.statusCode, code].filter(Boolean).join(" ") };
  }
  const nameOf = ({ method, url }: ServedRoute) => `${method} ${url.replace(apiBase, "")}`;
  const served = () => routes.filter(({ url }) => url.startsWith(apiBase));
  const isStaffRoute = ({ url }: ServedRoute) => url.startsWith(`${apiBase}/staff`);

  test("appears in no response to another tenant, on any route", async () => {
    // Logging out would end the session that the other routes need.
    for (const route of served().filter((servedRoute) => nameOf(servedRoute) !== "DELETE /session")) {
      const { body } = await tryAs(route, `${session}; staff-session=${eve.token}; token=${eve.token}`);
      for (const secret of ["secret-ada@example.com", "secret-passport.pdf", ada.token])
        expect(body, nameOf(route)).not.toContain(secret);
    }
    expect((await list(ada.token)).map(({ id }) => id)).toEqual([passport]);
  });

  /** The response of each document route when Eve passes Ada's ids. A new route needs a line here. */
  const answersToEve = {
    "POST /onboarding/tenant/private-documents": "409 STEP_NOT_ALLOWED",
    "POST /onboarding/tenant/invitation/private-documents": "409 STEP_NOT_ALLOWED",
    "GET /onboarding/tenant/:token/private-documents": "200",
    "GET /onboarding/tenant/:token/documents": "409 STEP_NOT_ALLOWED",
    "GET /onboarding/tenant/:token/documents/:kind": "409 STEP_NOT_ALLOWED",
    "GET /co-tenants/:token/documents/:kind": "404 TOKEN_UNKNOWN",
    "POST /onboarding/tenant/private-documents/:id/remove": "404 NOT_FOUND",
    "POST /onboarding/:refId/document": "404 TOKEN_UNKNOWN",
    // Eve's own token, whose application has no contract yet.
    "POST /onboarding/tenant/:token/documents": "409 STEP_NOT_ALLOWED",
    "GET /policies/:refId/documents/:kind": "404 POLICY_UNKNOWN",
    "POST /policies/:refId/claims/:claimId/files": "404 POLICY_UNKNOWN",
    "GET /policies/:refId/claims/:claimId/files/:fileId": "404 POLICY_UNKNOWN",
    "POST /policies/:refId/moving-out/files": "404 POLICY_UNKNOWN",
    "GET /policies/:refId/moving-out/files/:fileId": "404 POLICY_UNKNOWN",
    "POST /landlord/:token/claims/:claimId/files": "404 TOKEN_UNKNOWN",
    "GET /landlord/:token/claims/:claimId/files/:fileId": "404 TOKEN_UNKNOWN",
    "POST /partner/guarantees/:refId/claims/:claimId/files": "401 PARTNER_KEY_INVALID",
    "GET /partner/guarantees/:refId/claims/:claimId/files/:fileId": "401 PARTNER_KEY_INVALID",
    "GET /legal-documents/:kind": "404 NOT_FOUND",
    "GET /legal-documents/:kind/text": "404 NOT_FOUND",
  };

  test("is out of reach on every document route", async () => {
    const answers: Record<string, string> = {};
    for (const route of served().filter(
      (servedRoute) => /document|file/.test(servedRoute.url) && !isStaffRoute(servedRoute),
    ))
      answers[nameOf(route)] = (await tryAs(route, session)).outcome;
    expect(answers).toEqual(answersToEve);
  });

  test("cannot be reached with a tenant's session on any desk route", async () => {
    const logIn = ["POST /staff/session", "DELETE /staff/session", "GET /staff/session"];
    // For a colleague with a mailed link, who has no session yet.
    const open = [...logIn, "GET /staff/invitation/:token", "POST /staff/invitation"];
    const closed = served().filter((route) => isStaffRoute(route) && !open.includes(nameOf(route)));
    expect(closed.length).toBeGreaterThan(10);
    for (const route of closed)
      for (const cookie of [session, session.replace("session", "staff-session"), `staff-session=${eve.token}`, ""])
        expect([nameOf(route), (await tryAs(route, cookie)).outcome]).toEqual([nameOf(route), "401 LOGIN_REQUIRED"]);
    const asked = { method: "GET", url: `${apiBase}/staff/session` };
    expect((await tryAs(asked, session)).body).toBe('{"person":null}');
  });

  test("opens at the desk by a link that works once, and never for a tenant", async () => {
    const cookie = await logInAsStaff(server);
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
