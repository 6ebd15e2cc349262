import {
  acceptAsLandlord,
  type AssignedFilter,
  assignWork,
  getCase,
  getMovingOut,
  getStaffClaim,
  getStaffSession,
  getRisk,
  getTenant,
  listCases,
  listColleagues,
  listMovingOuts,
  listStaffClaims,
  logInStaff,
  reportClaim,
  saveSummary,
  type WorkKind,
} from "@kautia/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readCookie } from "#testing/people/accounts.ts";
import { answerAllQuestions } from "#testing/applications/answers.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { makeSigned, readLandlordToken, runUntil } from "#testing/policies/sign-policy.ts";
import { logInAsStaff } from "#testing/people/staff.ts";
import { addPerson, disablePerson } from "../people/accounts.ts";

interface Colleague {
  id: string;
  cookie: string;
}
let server: TestServer;
let demo: Colleague;
let ute: Colleague;
type Kind = Extract<WorkKind, "CASE" | "CLAIM" | "MOVING_OUT">;
let work: Record<Kind, string>;
beforeAll(async () => {
  server = await makeTestServer();
  const token = await answerAllQuestions(server, { email: "fall@example.com", lastName: "Manual" });
  const consents = { termsAndPrivacy: true, initialInformation: true, electronicCommunication: true };
  await server.call(saveSummary, { body: { token, consents: { ...consents, earlyFulfilment: true } } });
  await server.call(getRisk, { query: { token } });
  const refId = (await server.call(getTenant, { params: { token } })).body?.refId ?? "";
  const home = { street: "Ringbahn", streetNumber: "1", zip: "10119", city: "Berlin" };
  const policy = await makeSigned(server, { tenantEmail: "jana@example.com", address: home });
  const landlord = await readLandlordToken(server);
  await server.call(acceptAsLandlord, { params: { token: landlord } });
  await runUntil(server, "2027-02-01T12:00:00Z");
  demo = await identify(await logInAsStaff(server));
  ute = await addColleague("Ute", "ute@example.com");
  const items = [{ description: "Schaden", amount: 100 }];
  const reported = await server.call(reportClaim, { params: { token: landlord }, body: { items } });
  const proof = { id: server.deps.random.uuid(), ref_id: policy.refId, moved_out_on: "2027-02-01" };
  await server.deps.db
    .insertInto("moving_out")
    .values({ ...proof, given_at: server.deps.clock.now() })
    .execute();
  work = { CASE: refId, CLAIM: reported.body?.claims[0]?.id ?? "", MOVING_OUT: proof.id };
});
afterAll(() => server.close());

async function identify({ cookie }: { cookie: string }): Promise<Colleague> {
  const { body } = await server.call(getStaffSession, {}, { cookie });
  return { id: body?.person?.id ?? "", cookie };
}
async function addColleague(name: string, email: string): Promise<Colleague> {
  const account = { name, email, role: "underwriter", password: "Staff-Demo-1!", demo: true } as const;
  await addPerson(server.deps, account);
  const { headers } = await server.call(logInStaff, { body: { email, password: account.password } });
  return identify({ cookie: readCookie(headers).split(";")[0] ?? "" });
}

const assign = (by: Colleague, kind: Kind, to: string | null, seen: string | null = null, id = work[kind]) =>
  server.call(assignWork, { params: { kind, id }, body: { to, seen } }, { cookie: by.cookie });
const lists = { CASE: listCases, CLAIM: listStaffClaims, MOVING_OUT: listMovingOuts };
async function count(by: Colleague, kind: Kind, assigned?: AssignedFilter) {
  return (await server.call(lists[kind], { query: { assigned } }, { cookie: by.cookie })).body?.total;
}

test.each(["CASE", "CLAIM", "MOVING_OUT"] as const)(
  "of two people who take a %s at once, one gets it and the other learns who",
  async (kind) => {
    const both = await Promise.all([assign(demo, kind, demo.id), assign(ute, kind, ute.id)]);
    const [won, lost] = both[0].ok ? [demo, both[1]] : [ute, both[0]];
    const name = won === demo ? "Demo Desk" : "Ute";
    expect(lost.problem).toMatchObject({
      status: 409,
      errorCode: "WORK_TAKEN",
      data: { fields: [{ params: { by: name, id: won.id } }] },
    });
    expect(await count(won, kind, "MINE")).toBe(1);
    expect(await count(won === demo ? ute : demo, kind, "MINE")).toBe(0);
    expect(await count(demo, kind, "NOBODY")).toBe(0);
    expect(await count(demo, kind)).toBe(1);
    const { rows } = (await server.call(lists[kind], { query: {} }, { cookie: demo.cookie })).body ?? { rows: [] };
    expect(rows[0]?.assignee).toEqual({ id: won.id, name });

    const other = won === demo ? ute : demo;
    expect((await assign(won, kind, other.id, won.id)).body).toMatchObject({ assignee: { id: other.id } });
    expect((await assign(won, kind, null, won.id)).problem?.errorCode).toBe("WORK_TAKEN");
    expect((await assign(other, kind, null, other.id)).body).toEqual({ assignee: null });
    expect((await assign(other, kind, null, other.id)).body).toEqual({ assignee: null });
    expect(await count(demo, kind, "NOBODY")).toBe(1);
  },
);

test("shows who works on a case, a claim and a proof on its page", async () => {
  const by = { cookie: demo.cookie };
  for (const kind of ["CASE", "CLAIM", "MOVING_OUT"] as const) await assign(demo, kind, ute.id);
  for (const list of ["cases", "claims", "moving-outs"]) {
    const url = `/api/v1/staff/exports/${list}`;
    const { body } = await server.app.inject({ url, query: { language: "en" }, headers: by });
    expect(body.split("\r\n")).toMatchObject([
      expect.stringMatching(/,Assigned to[,\r]/),
      expect.stringMatching(/,Ute,/),
      "",
    ]);
  }
  const pages = await Promise.all([
    server.call(getCase, { params: { refId: work.CASE } }, by),
    server.call(getStaffClaim, { params: { claimId: work.CLAIM } }, by),
    server.call(getMovingOut, { params: { id: work.MOVING_OUT } }, by),
  ]);
  for (const { body } of pages) expect(body?.assignee).toEqual({ id: ute.id, name: "Ute" });
});

test("a disabled colleague loses assignments and gets no new ones", async () => {
  const bo = await addColleague("Bo", "bo@example.com");
  await assign(ute, "CASE", bo.id, ute.id);
  const names = async () =>
    (await server.call(listColleagues, {}, { cookie: demo.cookie })).body?.colleagues.map(({ name }) => name);
  expect(await names()).toEqual(["Bo", "Demo Desk", "Ute"]);
  await disablePerson(server.deps, "bo@example.com");
  expect(await names()).toEqual(["Demo Desk", "Ute"]);
  expect(await count(demo, "CASE", "NOBODY")).toBe(1);
  expect((await assign(demo, "CASE", bo.id)).problem?.errorCode).toBe("FIELD_INVALID");
  expect((await assign(demo, "CASE", demo.id)).body).toMatchObject({ assignee: { id: demo.id } });
});

test("refuses to assign unknown work", async () => {
  const odd = { params: { kind: "LETTER", id: work.CASE }, body: { to: null, seen: null } };
  expect((await server.call(assignWork, odd, { cookie: demo.cookie })).problem?.errorCode).toBe("CASE_UNKNOWN");
  for (const kind of ["CASE", "CLAIM", "MOVING_OUT"] as const)
    for (const id of ["x", "00000000-0000-4000-8000-000000000000"])
      expect((await assign(demo, kind, demo.id, null, id)).problem?.errorCode).toBe("CASE_UNKNOWN");
});
