import { cancelPolicy, getPaymentReceipt, listPayments, releaseAsLandlord } from "@kautia/contract";
import { afterAll, expect, test } from "vitest";
import { openSession, setPassword } from "#testing/people/accounts.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { readPdf } from "#testing/files/read-pdf.ts";
import { makeAccepted, makeSigned, readLandlordToken, runUntil } from "#testing/policies/sign-policy.ts";
import { settle } from "#testing/server/settle.ts";

const server = await makeTestServer({ realPdfs: true });
afterAll(() => server.close());

type Headers = Record<string, string>;
const list = async (refId: string, headers: Headers) =>
  (await server.call(listPayments, { params: { refId } }, headers)).body?.payments ?? [];
const receipt = (refId: string, id: string, headers: Headers) =>
  server.app.inject({
    url: `/api/v1${getPaymentReceipt.path.replace(":refId", refId).replace(":paymentId", id)}`,
    headers,
  });

test("lists premium and refund with the card's digits and a tagged receipt each, only for the tenant", async () => {
  const tenantEmail = "payer@example.com";
  const landlordEmail = "landlord-of-payer@example.com";
  const { refId } = await makeAccepted(server, { tenantEmail, landlordEmail, lastName: "Zahlmeister-ẞ" });
  await setPassword(server, tenantEmail);
  const home = { street: "Ringbahn", streetNumber: "1", zip: "10119", city: "Berlin" };
  const other = { tenantEmail: "stranger@example.com", landlordEmail: "another@example.com", address: home };
  const { refId: foreign } = await makeSigned(server, other);
  await setPassword(server, other.tenantEmail);
  expect(await list(refId, await openSession(server, tenantEmail))).toEqual([]);
  await runUntil(server, "2027-02-05T12:00:00.000Z");
  const mine = await openSession(server, tenantEmail);
  const [premium] = await list(refId, mine);
  expect(premium).toMatchObject({ kind: "PREMIUM", state: "PAID", on: "2027-02-01", number: 1, cardDigits: "4242" });

  expect((await server.call(cancelPolicy, { params: { refId }, body: {} }, mine)).ok).toBe(true);
  const token = await readLandlordToken(server, landlordEmail);
  expect((await server.call(releaseAsLandlord, { params: { token }, body: { signature: true } })).ok).toBe(true);
  await settle(server);
  const [refund, ...rest] = await list(refId, mine);
  expect(refund).toMatchObject({ kind: "REFUND", state: "PAID", on: "2027-02-05", number: 1, cardDigits: "4242" });
  expect(rest).toHaveLength(1);
  for (const [payment, title] of [
    [premium, "Quittung"],
    [refund, "Beleg über eine Erstattung"],
  ] as const) {
    const answer = await receipt(refId, payment?.id ?? "", mine);
    expect(answer.headers["content-type"]).toBe("application/pdf");
    const read = await readPdf(answer.rawPayload);
    expect(read).toMatchObject({ isTagged: true, language: expect.stringMatching(/^de/) });
    const text = read.text.replaceAll(/\s+/g, " ");
    expect(text).toContain(title);
    expect(text).toContain("Zahlmeister-ẞ");
    expect(text).toContain((payment?.amount ?? 0).toFixed(2).replace(".", ","));
  }

  const stranger = await openSession(server, other.tenantEmail);
  const id = refund?.id ?? "";
  for (const [of, headers, code] of [
    [refId, stranger, "POLICY_UNKNOWN"],
    [foreign, stranger, "NOT_FOUND"],
    [refId, {}, "LOGIN_REQUIRED"],
  ] as const)
    expect((await receipt(of, id, headers)).json().errorCode).toBe(code);
  expect((await receipt(refId, "nothing", mine)).json().errorCode).toBe("NOT_FOUND");
});
