import {
  getFinishPage,
  getPolicy,
  getStaffClaim,
  linkDocument,
  objectToClaim,
  refuseClaim,
  reportClaim,
} from "@kautia/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openSession, setPassword } from "#testing/people/accounts.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { makeAccepted, makeSigned, readLandlordToken, runUntil } from "#testing/policies/sign-policy.ts";
import { logInAsStaff } from "#testing/people/staff.ts";
import { eicar, pdf, uploadTo } from "#testing/applications/uploads.ts";

// Each test needs its own server: it waits for cover to begin, and the clock never goes back.
let server: TestServer;
beforeEach(async () => {
  server = await makeTestServer();
});
afterEach(() => server.close());

const tenantEmail = "tenant@example.com";
const landlordEmail = "landlord@example.com";

async function makeClaim() {
  const { refId, token } = await makeAccepted(server, { tenantEmail, landlordEmail });
  await setPassword(server, tenantEmail);
  const personal = await readLandlordToken(server, landlordEmail);
  await runUntil(server, "2027-02-01T09:00:00Z");
  const items = [{ description: "Lampe", amount: 45 }];
  const reported = await server.call(reportClaim, { params: { token: personal }, body: { items } });
  const claimId = reported.body?.claims[0]?.id ?? "";
  const session = await openSession(server, tenantEmail);
  return {
    refId,
    token,
    claimId,
    session,
    personal,
    landlordUrl: `/landlord/${personal}/claims/${claimId}/files`,
    tenantUrl: `/policies/${refId}/claims/${claimId}/files`,
  };
}
const get = async (url: string, headers: Record<string, string> = {}) => {
  const {
    statusCode,
    headers: responseHeaders,
    rawPayload,
  } = await server.app.inject({ url: `/api/v1${url}`, headers });
  return { status: statusCode, headers: responseHeaders, bytes: rawPayload };
};

test("both sides can upload files, and both and the desk see all of them", async () => {
  const { refId, claimId, session, landlordUrl, tenantUrl } = await makeClaim();
  const bill = await uploadTo(server, landlordUrl, { fileName: 'R<b>"ẞ.exe', content: pdf("bill") });
  server.clock.advance(1000);
  const proof = await uploadTo(server, tenantUrl, { content: pdf("proof"), headers: session });
  expect([bill.outcome, proof.outcome]).toEqual([200, 200]);
  const shown = (await server.call(getPolicy, { params: { refId } }, session)).body?.claims[0]?.files;
  expect(shown).toMatchObject([
    { id: bill.body.id, by: "landlord", contentType: "application/pdf", checked: true },
    { id: proof.body.id, by: "tenant", fileName: "rechnung.pdf" },
  ]);
  const seen = await get(`${tenantUrl}/${bill.body.id}`, session);
  expect([seen.status, seen.bytes.equals(pdf("bill"))]).toEqual([200, true]);
  expect(seen.headers).toMatchObject({
    "content-type": "application/pdf",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
  expect((await get(`${landlordUrl}/${proof.body.id}`)).bytes.equals(pdf("proof"))).toBe(true);

  const staff = await logInAsStaff(server);
  expect((await server.call(getStaffClaim, { params: { claimId } }, staff)).body?.files).toHaveLength(2);
  const link = await server.call(linkDocument, { params: { id: bill.body.id } }, staff);
  expect((await server.app.inject({ url: link.body?.url ?? "", headers: staff })).rawPayload.equals(pdf("bill"))).toBe(
    true,
  );
});

test("refuses uploads and downloads by others and by the short link", async () => {
  const { token, claimId, refId, landlordUrl, tenantUrl } = await makeClaim();
  const { body } = await uploadTo(server, landlordUrl, {});
  await makeSigned(server, { tenantEmail: "other@example.com", landlordEmail: "other-landlord@example.com" });
  await setPassword(server, "other@example.com");
  const other = await openSession(server, "other@example.com");
  const others = await readLandlordToken(server, "other-landlord@example.com");
  const finish = await server.call(getFinishPage, { params: { token } });
  const short = /\/landlord\/([0-9a-f]{32})$/.exec(finish.body?.shortUrl ?? "")?.[1] ?? "";
  const cases: [string, Record<string, string>, string][] = [
    [tenantUrl, {}, "401 LOGIN_REQUIRED"],
    [tenantUrl, other, "404 POLICY_UNKNOWN"],
    [`/landlord/${others}/claims/${claimId}/files`, {}, "404 CLAIM_UNKNOWN"],
    [`/landlord/${short}/claims/${claimId}/files`, {}, "409 STEP_NOT_ALLOWED"],
    [`/landlord/${"0".repeat(32)}/claims/${claimId}/files`, {}, "404 TOKEN_UNKNOWN"],
  ];
  for (const [path, headers, expected] of cases) {
    expect((await uploadTo(server, path, { headers })).outcome).toBe(expected);
    expect((await get(`${path}/${body.id}`, headers)).status).toBe(Number(expected.slice(0, 3)));
  }
  expect(await server.deps.db.selectFrom("document").select("id").where("ref_id", "=", refId).execute()).toHaveLength(
    1,
  );
});

test("rejects infected, empty and unsupported files, and more than ten files from one side", async () => {
  const { refId, session, landlordUrl, tenantUrl } = await makeClaim();
  const upload = async (content: Buffer) => (await uploadTo(server, landlordUrl, { content })).outcome;
  expect(await upload(Buffer.concat([pdf(), Buffer.from(eicar)]))).toBe("400 FILE_INFECTED");
  expect(await upload(Buffer.alloc(0))).toBe("400 FILE_EMPTY");
  expect(await upload(Buffer.from("<script>alert(1)</script>"))).toBe("400 FILE_TYPE_NOT_ALLOWED");
  const results: (string | number)[] = [];
  for (let count = 0; count < 11; count++) {
    server.clock.advance(61_000);
    results.push(await upload(pdf(String(count))));
  }
  expect(results).toEqual([...Array.from({ length: 10 }, () => 200), "429 UPLOAD_LIMIT"]);
  expect((await uploadTo(server, tenantUrl, { headers: session })).outcome).toBe(200);
  const files = (await server.call(getPolicy, { params: { refId } }, session)).body?.claims[0]?.files;
  expect(files).toHaveLength(11);
});

test("stores a repeated upload once, and refuses the same key from the other side", async () => {
  const { refId, session, landlordUrl, tenantUrl } = await makeClaim();
  const [item, again] = await Promise.all(
    [1, 2].map(() => uploadTo(server, landlordUrl, { key: "bill-of-the-repair" })),
  );
  expect(again?.body.id).toBe(item?.body.id);
  expect((await uploadTo(server, tenantUrl, { key: "bill-of-the-repair", headers: session })).outcome).toBe(
    "409 IDEMPOTENCY_KEY_REUSED",
  );
  expect(await server.deps.db.selectFrom("document").select("id").where("ref_id", "=", refId).execute()).toHaveLength(
    1,
  );
});

test("refuses uploads for a decided claim, and keeps its files", async () => {
  const { claimId, session, refId, landlordUrl, tenantUrl } = await makeClaim();
  const { body } = await uploadTo(server, landlordUrl, {});
  await server.call(objectToClaim, { params: { refId, claimId }, body: { text: "Nein." } }, session);
  const refused = await server.call(
    refuseClaim,
    { params: { claimId }, body: { note: "Nicht belegt." } },
    await logInAsStaff(server),
  );
  expect(refused.status).toBe(200);
  expect((await uploadTo(server, landlordUrl, {})).outcome).toBe("409 STEP_NOT_ALLOWED");
  expect((await uploadTo(server, tenantUrl, { headers: session })).outcome).toBe("409 STEP_NOT_ALLOWED");
  await runUntil(server, "2027-06-01T09:00:00Z");
  expect((await get(`${landlordUrl}/${body.id}`)).status).toBe(200);
});
