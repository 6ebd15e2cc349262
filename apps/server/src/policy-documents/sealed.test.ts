import { acceptAsLandlord, getLandlordView } from "@kautia/contract";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openSession, setPassword } from "#testing/people/accounts.ts";
import { makeSigned, readLandlordToken, runUntil } from "#testing/policies/sign-policy.ts";
import { isValidSeal, makeAuthority } from "#testing/seals/authority.ts";
import { hasOpenssl, type Openssl } from "#testing/seals/openssl.ts";
import { type SigningService, startSigningService } from "#testing/seals/signing-service.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { readMetrics } from "#testing/server/read-metrics.ts";
import { makeCscKey } from "../seals/adapters/csc-key.ts";

describe.runIf(hasOpenssl)("documents with the insurer's seal, made by a remote service", () => {
  const tenantEmail = "tenant@example.com";
  const landlordEmail = "landlord@example.com";
  let openssl: Openssl;
  let service: SigningService;
  let server: TestServer;
  beforeAll(async () => {
    openssl = makeAuthority();
    service = await startSigningService(openssl);
  });
  beforeEach(async () => {
    const seals = { de: { key: makeCscKey(service.settings), stamps: null }, at: null };
    server = await makeTestServer({ realPdfs: true, config: { metricsPort: 0 }, overrides: { seals } });
    service.fault = null;
    service.signatures = 0;
  });
  afterEach(() => server.close());
  afterAll(() => {
    service.close();
    openssl.close();
  });

  const fetchFile = (path: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url: `/api/v1${path}`, headers });
  async function sign() {
    const { refId } = await makeSigned(server, { tenantEmail, landlordEmail });
    return { refId, link: await readLandlordToken(server, landlordEmail) };
  }
  const accept = (token: string) => server.call(acceptAsLandlord, { params: { token } });
  const filesTo = async (to: string) =>
    (await server.deps.outbox?.list(to))?.flatMap(({ attachments }) => attachments.map(({ fileName }) => fileName)) ??
    [];

  test("are sealed once, and are the same bytes for everybody who asks at once and later", async () => {
    const { refId, link } = await sign();
    await accept(link);
    await setPassword(server, tenantEmail);
    const session = await openSession(server, tenantEmail);
    const path = `/landlord/${link}/certificate`;
    const [first, again] = await Promise.all([fetchFile(path), fetchFile(path)]);
    const later = await fetchFile(`/policies/${refId}/documents/certificate`, session);
    expect(isValidSeal(openssl, first.rawPayload)).toBe(true);
    for (const { rawPayload } of [again, later]) expect(rawPayload.equals(first.rawPayload)).toBe(true);
    const contract = await fetchFile(`/policies/${refId}/documents/contract`, session);
    expect(isValidSeal(openssl, contract.rawPayload)).toBe(true);
    const made = service.signatures;
    await fetchFile(path);
    expect(service.signatures).toBe(made);
  });

  test("nothing goes out unsealed while the service is down, and everything follows when it is back", async () => {
    service.fault = "dead";
    const { link } = await sign();
    expect((await accept(link)).ok).toBe(true);
    await runUntil(server, server.clock.now().toISOString());
    const refused = await fetchFile(`/landlord/${link}/certificate`);
    expect([refused.statusCode, refused.json().errorCode]).toEqual([503, "PROVIDER_UNAVAILABLE"]);
    const seen = async () => (await server.call(getLandlordView, { params: { token: link } })).body;
    expect(await seen()).toMatchObject({ status: "ACCEPTED", hasCertificate: true, certificateWaits: true });
    const failed = { provider: "seal_key", call: "certificates", outcome: "failed" };
    expect((await readMetrics(server)).value("kautia_provider_call_duration_seconds_count", failed)).toBeGreaterThan(0);
    expect(await filesTo(landlordEmail)).toEqual([]);
    expect(await filesTo(tenantEmail)).not.toContain("Bürgschaftsurkunde Torstraße 12.pdf");

    service.fault = null;
    await runUntil(server, "2027-01-15T12:00:00Z");
    expect(await filesTo(landlordEmail)).toEqual(["Bürgschaftsurkunde Torstraße 12.pdf"]);
    expect(await seen()).toMatchObject({ certificateWaits: false });
    expect(await filesTo(tenantEmail)).toEqual(
      expect.arrayContaining(["Bürgschaftsurkunde Torstraße 12.pdf", "Vertrag zur Mietbürgschaft Torstraße 12.pdf"]),
    );
  });
});
