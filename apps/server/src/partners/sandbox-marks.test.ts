import { acceptGuarantee, getFigures, getLegalDocument, getSettings } from "@kautia/contract";
import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { offer } from "#testing/applications/invitations.ts";
import { makeTestPartner } from "#testing/people/partners.ts";
import { makePartnerPolicy } from "#testing/policies/partner-policy.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { runUntil, type SignedPolicy } from "#testing/policies/sign-policy.ts";
import { logInAsStaff } from "#testing/people/staff.ts";
import { sentMails } from "#testing/people/mails.ts";
import { settle } from "#testing/server/settle.ts";

const page = '<!doctype html><html lang="de"><head></head><body><div id="root"></div></body></html>';
const [webDir, officeDir] = [buildPage("empty.html"), buildPage("index.html")];
afterAll(() => [webDir, officeDir].forEach((folder) => rmSync(folder, { recursive: true })));

/** Writes a folder with one built page. */
function buildPage(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), "kautia-marks-"));
  mkdirSync(join(folder, "pages"));
  writeFileSync(join(folder, "pages", name), page);
  return folder;
}

describe.each([
  ["a sandbox marks", true],
  ["an installation that is no sandbox does not mark", false],
])("%s", (_, isSandbox) => {
  let server: TestServer;
  let key: { authorization: string };
  let policy: SignedPolicy;
  beforeAll(async () => {
    server = await makeTestServer({ settings: { SANDBOX: String(isSandbox) }, config: { webDir, officeDir } });
    key = await makeTestPartner(server, "kern");
    policy = await makePartnerPolicy(server, key, { insuranceStart: "2027-02-01" });
    await server.call(acceptGuarantee, { params: { refId: policy.refId } }, key);
    await settle(server);
  });
  afterAll(() => server.close());

  test("every mail in its subject and at its head", async () => {
    const mails = await sentMails(server);
    expect(mails.length).toBeGreaterThan(4);
    for (const { subject, text } of mails)
      expect([subject.startsWith("[Test] "), text.startsWith("Test: Es entsteht kein Vertrag")]).toEqual([
        isSandbox,
        isSandbox,
      ]);
  });

  test("every document at its top and on each page", async () => {
    const { bytes } = await server.deps.db
      .selectFrom("signed_document")
      .innerJoin("policy_document", "policy_document.sha256", "signed_document.sha256")
      .select("bytes")
      .where("ref_id", "=", policy.refId)
      .where("kind", "=", "contract")
      .executeTakeFirstOrThrow();
    const get = async (url: string) => (await server.app.inject({ url, headers: key })).body;
    const documents = [
      bytes.toString(),
      await get(`/api/v1/partner/guarantees/${policy.refId}/certificate`),
      await get(`/api/v1${getLegalDocument.path.replace(":kind", "privacy-policy")}?country=de&lang=de`),
    ];
    for (const text of documents) {
      expect(text).toMatch(/^%PDF/);
      expect(text.includes('"stamp":"Test"')).toBe(isSandbox);
      expect(text.includes("Es entsteht kein Vertrag, und nichts wird abgebucht. Dieses Dokument")).toBe(isSandbox);
      expect(/"footer":"Test · /.test(text)).toBe(isSandbox);
    }
  });

  test("every page in both languages, with a style that its policy allows", async () => {
    for (const url of ["/de/welcome", "/en/staff", "/en/partner", "/de/404"]) {
      const { body, headers } = await server.app.inject({ url });
      expect(body.includes('<span lang="de">Test: kein Vertrag, keine Abbuchung</span>')).toBe(isSandbox);
      expect(body.includes('<span lang="en">Test: no contract, no charges</span>')).toBe(isSandbox);
      expect(String(headers["content-security-policy"]).includes("style-src 'self' 'sha256-")).toBe(isSandbox);
    }
    expect((await server.call(getSettings, { query: {} })).body?.sandbox).toBe(isSandbox);
  });
});

test("what partners try out counts in a sandbox's figures, ledger and charges", async () => {
  const server = await makeTestServer({ settings: { SANDBOX: "true" } });
  const key = await makeTestPartner(server, "kern");
  const { refId } = await makePartnerPolicy(server, key, { insuranceStart: "2027-02-01", landlord: offer.landlord });
  await server.call(acceptGuarantee, { params: { refId } }, key);
  await runUntil(server, "2027-02-02T09:00:00Z");
  const figures = await server.call(getFigures, { query: { days: "30" } }, await logInAsStaff(server));
  expect(figures.body?.funnel).toContainEqual({ stage: "SIGNED", count: 1 });
  const entries = await server.deps.db.selectFrom("ledger_entry").select("event").where("ref_id", "=", refId).execute();
  expect(entries.map(({ event }) => event)).toContain("CHARGE_SUCCEEDED");
  expect(await server.deps.sandbox.listCharges()).toMatchObject([{ refId, status: "succeeded" }]);
  await server.close();
});
