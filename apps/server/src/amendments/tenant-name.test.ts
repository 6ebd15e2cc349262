import {
  answerAmendmentAsStaff,
  askAmendmentAsStaff,
  getCertificate,
  getPolicy,
  getStaffPolicy,
  linkDocument,
  searchDesk,
} from "@kautia/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { eicar, pdf, uploadTo } from "#testing/applications/uploads.ts";
import { readPlain } from "#testing/files/plain-typesetter.ts";
import { mailsTo } from "#testing/people/mails.ts";
import { logInAsStaff } from "#testing/people/staff.ts";
import { openSession, setPassword } from "#testing/people/accounts.ts";
import { ben } from "#testing/policies/co-tenants.ts";
import { landlordEmail, makeAmended, tenantEmail } from "#testing/policies/amendments.ts";
import { type PolicyOptions, runUntil } from "#testing/policies/sign-policy.ts";
import { codeOf } from "#testing/server/code-of.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";

// A server for each test, because the clock cannot go back.
let server: TestServer;
beforeEach(async () => {
  server = await makeTestServer();
});
afterEach(() => server.close());

const named = (lastName: string, proofId: string | null = null, birthDate: string | null = null) => ({
  kind: "TENANT_NAME" as const,
  firstName: "Jana",
  lastName,
  birthDate,
  proofId,
});

async function makeNamed(options: PolicyOptions & { at?: string } = {}) {
  const amended = await makeAmended(server, { at: "2027-03-01T09:00:00Z", ...options });
  const { refId, session } = amended;
  const staff = await logInAsStaff(server);
  const upload = async (content = pdf("Heiratsurkunde")) =>
    uploadTo(server, `/policies/${refId}/amendments/proofs`, { headers: await session(), content });
  const seen = async () => (await server.call(getStaffPolicy, { params: { refId } }, staff)).body;
  const decide = async (agrees: boolean, reason: string | null = null) => {
    const amendmentId = (await seen())?.amendments.at(-1)?.id ?? "";
    return server.call(answerAmendmentAsStaff, { params: { refId, amendmentId }, body: { agrees, reason } }, staff);
  };
  return { ...amended, staff, upload, seen, decide };
}

test("a married tenant brings a proof, the desk looks at it and agrees, and certificate and search have the new name", async () => {
  const { refId, staff, upload, ask, seen, decide, policy, view, session } = await makeNamed();
  const earlier = (await view())?.certificateCode ?? "";
  expect((await ask(named("Neumann"))).problem?.data.fields).toMatchObject([
    { path: "change.proofId", errorCode: "FIELD_REQUIRED" },
  ]);
  expect((await ask(named("Neumann", "65f0c1a2b3d4e5f60718293a"))).problem?.data.fields).toMatchObject([
    { path: "change.proofId", errorCode: "FIELD_INVALID" },
  ]);
  expect((await upload(Buffer.concat([pdf(), Buffer.from(eicar)]))).outcome).toBe("400 FILE_INFECTED");
  const { id } = (await upload()).body;
  expect((await ask(named("Neumann", id))).body?.amendments).toMatchObject([{ state: "ASKED", waitsFor: ["STAFF"] }]);
  expect((await view())?.amendments).toEqual([]);

  const proof = (await seen())?.amendments[0]?.proof;
  expect(proof).toMatchObject({ id, checked: true });
  const link = await server.call(linkDocument, { params: { id } }, staff);
  const opened = await server.app.inject({ url: link.body?.url ?? "", headers: staff });
  expect(opened.rawPayload.equals(pdf("Heiratsurkunde"))).toBe(true);
  expect((await decide(true)).ok).toBe(true);
  expect((await decide(true)).ok).toBe(true);

  expect(await policy()).toMatchObject({ tenantName: "Jana Neumann", amendments: [{ state: "IN_FORCE" }] });
  expect((await view())?.tenantName).toBe("Jana Neumann");
  const check = async (code: string) => (await server.call(getCertificate, { params: { code } })).body?.status;
  expect([await check(earlier), await check((await view())?.certificateCode ?? "")]).toEqual(["REPLACED", "IN_FORCE"]);
  const [told] = await mailsTo(server, tenantEmail, /Ihre Angaben sind berichtigt/);
  expect(told?.attachments).toHaveLength(2);
  const [landlords] = await mailsTo(server, landlordEmail, /Name Ihres Mieters/);
  expect(landlords?.text).toContain("Jana Neumann");
  expect(landlords?.attachments).toHaveLength(1);
  const found = await server.call(searchDesk, { query: { search: "Neumann" } }, staff);
  expect(JSON.stringify(found.body)).toContain(refId);
  const url = `/api/v1/policies/${refId}/documents/amendment-2`;
  const paper = await server.app.inject({ url, headers: await session() });
  expect(readPlain(paper.rawPayload)).toContain("Jana Neumann statt");

  const isKept = async () => {
    const file = server.deps.db.selectFrom("document").select("deleted_at").where("id", "=", id);
    return (await file.executeTakeFirstOrThrow()).deleted_at === null;
  };
  await runUntil(server, "2027-03-30T09:00:00Z");
  expect(await isKept()).toBe(true);
  await runUntil(server, "2027-04-01T09:00:00Z");
  expect(await isKept()).toBe(false);
  const later = await server.call(getStaffPolicy, { params: { refId } }, await logInAsStaff(server));
  expect(later.body?.amendments[0]?.proof).toBeNull();
});

test("a birth date alone makes an amendment but no new certificate, and the landlord learns nothing", async () => {
  const { upload, ask, decide, policy, view } = await makeNamed();
  const { tenantName } = (await policy()) ?? {};
  const [firstName = "", lastName = ""] = tenantName?.split(" ") ?? [];
  const code = (await view())?.certificateCode;
  const { id } = (await upload()).body;
  const same = { kind: "TENANT_NAME" as const, firstName, lastName, proofId: id };
  expect((await ask({ ...same, birthDate: "1990-05-17" })).problem?.data.fields).toMatchObject([
    { path: "change.lastName", errorCode: "FIELD_INVALID" },
  ]);
  await ask({ ...same, birthDate: "1991-05-17" });
  await decide(true);
  const [told] = await mailsTo(server, tenantEmail, /Ihre Angaben sind berichtigt/);
  expect(told?.text).toContain("17. Mai 1991 statt 17. Mai 1990");
  expect(told?.attachments).toHaveLength(1);
  expect(await mailsTo(server, landlordEmail, /Name Ihres Mieters/)).toEqual([]);
  expect((await view())?.certificateCode).toBe(code);
});

test("the desk refuses with a reason, and corrects a name itself after a letter", async () => {
  const { refId, staff, upload, ask, decide, policy, askAsLandlord } = await makeNamed();
  expect(codeOf(await askAsLandlord(named("Neumann")))).toBe("409 POLICY_STATUS_CONFLICT");
  await ask(named("Neumann", (await upload()).body.id));
  await decide(false, "Der Nachweis ist unscharf.");
  const [refused] = await mailsTo(server, tenantEmail, /Es bleibt alles/);
  expect(refused?.text).toContain("Der Nachweis ist unscharf.");
  const body = { change: named("Neumann"), note: "Brief mit Heiratsurkunde vom 1. März" };
  expect((await server.call(askAmendmentAsStaff, { params: { refId }, body }, staff)).body).toEqual({ done: true });
  expect((await policy())?.tenantName).toBe("Jana Neumann");
});

test("a co-tenant learns the new name of the first tenant, and no birth date", async () => {
  const { refId, staff, policy } = await makeNamed({ coTenants: [ben], at: "2027-02-10T09:00:00Z" });
  const [firstName = "", lastName = ""] = (await policy())?.tenantName.split(" ") ?? [];
  const correct = (change: { lastName: string; birthDate: string | null }) => {
    const body = { change: { ...named(change.lastName), firstName, birthDate: change.birthDate }, note: "Brief" };
    return server.call(askAmendmentAsStaff, { params: { refId }, body }, staff);
  };
  expect((await correct({ lastName, birthDate: "1991-05-17" })).ok).toBe(true);
  expect((await mailsTo(server, tenantEmail, /Ihre Angaben sind berichtigt/))[0]?.text).toContain("17. Mai 1991");
  expect(await mailsTo(server, ben.email, /berichtigt/)).toEqual([]);

  expect((await correct({ lastName: "Neumann", birthDate: "1992-05-17" })).ok).toBe(true);
  const [told] = await mailsTo(server, ben.email, /^Ein Name in Ihrem Vertrag ist berichtigt/);
  expect(told?.text).toContain("Neumann");
  expect(told?.text).not.toMatch(/199[0-2]/);
  expect(told?.text).not.toContain("Nachtrag");
  expect(told?.attachments).toHaveLength(1);

  await setPassword(server, ben.email);
  const headers = await openSession(server, ben.email);
  const seen = await server.call(getPolicy, { params: { refId } }, headers);
  expect(seen.body?.documents.map(({ kind }) => kind)).not.toContain("amendment");
  const open = async (number: number, of: { cookie: string }) =>
    (await server.app.inject({ url: `/api/v1/policies/${refId}/documents/amendment-${number}`, headers: of }))
      .statusCode;
  const own = await openSession(server, tenantEmail);
  expect([await open(2, headers), await open(3, headers), await open(2, own), await open(3, own)]).toEqual([
    404, 404, 200, 200,
  ]);
});
