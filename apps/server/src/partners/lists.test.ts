import {
  claimGuarantee,
  keepProperties,
  listGuarantees,
  listInvitations,
  listPartnerClaims,
  listProperties,
  timestampOfDate,
} from "@kautia/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeInvitation } from "#testing/applications/invitations.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { makePartnerPolicy } from "#testing/policies/partner-policy.ts";
import { addTestPerson, logInAsPerson, makeTestPartner } from "#testing/people/partners.ts";
import { acceptSigned, runUntil } from "#testing/policies/sign-policy.ts";
import { logInAsStaff } from "#testing/people/staff.ts";

let server: TestServer;
let key: { authorization: string };
let other: { authorization: string };
let refId: string;
beforeAll(async () => {
  server = await makeTestServer();
  key = await makeTestPartner(server, "kern");
  other = await makeTestPartner(server, "other");
  const insuranceStart = timestampOfDate("2027-02-01");
  const policy = await makePartnerPolicy(server, key, { insuranceStart, reference: "M-7/2" });
  ({ refId } = policy);
  await acceptSigned(server, "verwaltung@example.com");
  await runUntil(server, "2027-02-02T10:00:00.000Z");
  for (const amount of [100, 200]) {
    await server.call(claimGuarantee, { params: { refId }, body: { items: [{ description: "Tür", amount }] } }, key);
    server.clock.advance(1_000);
  }
  await makeInvitation(server, key, { reference: "=1+1", tenant: { email: "zoe@example.com" } });
  await makeInvitation(server, key, { reference: "B-2", tenant: { email: "yan_g@example.com" } });
  const address = { street: "Lindenstraße", streetNumber: "4", zip: "10969", city: "Berlin", country: "de" } as const;
  const properties = ["L-1", "L-2"].map((id, index) => ({
    id,
    address: { ...address, streetNumber: String(index + 4) },
  }));
  await server.call(keepProperties, { body: { properties } }, key);
});
afterAll(() => server.close());

const rowsOf = (text: string) =>
  text
    .replace(/^\uFEFF/, "")
    .trim()
    .split("\r\n")
    .map((line) => line.split(";"));
const download = async (url: string, headers: Record<string, string> = key) => {
  const answer = await server.app.inject({ url: `/api/v1/partner/exports/${url}`, headers });
  return { status: answer.statusCode, text: answer.body, headers: answer.headers };
};

test("lists find rows by part of a reference, name, address or number, and guarantees by their reference", async () => {
  const homes = await server.call(listProperties, { query: { search: "lindenstraße 5" } }, key);
  expect(homes.body?.properties.map(({ id }) => id)).toEqual(["L-2"]);
  const invitations = await server.call(listInvitations, { query: { search: "YAN_G" } }, key);
  expect(invitations.body?.invitations.map(({ reference }) => reference)).toEqual(["B-2"]);
  const guarantees = await server.call(listGuarantees, { query: { search: "weiß" } }, key);
  expect(guarantees.body?.guarantees.map((guarantee) => guarantee.refId)).toEqual([refId]);
  const findGuarantees = async (query: { search?: string; reference?: string }, by = key) =>
    (await server.call(listGuarantees, { query }, by)).body?.guarantees.map(({ refId: id, reference }) => [
      id,
      reference,
    ]);
  expect(await findGuarantees({ search: "m-7" })).toEqual([[refId, "M-7/2"]]);
  expect(await findGuarantees({ reference: "M-7/2" })).toEqual([[refId, "M-7/2"]]);
  expect(await findGuarantees({ reference: "M-7" })).toEqual([]);
  expect(await findGuarantees({ reference: "M-7/2" }, other)).toEqual([]);
  for (const call of [listProperties, listInvitations, listGuarantees, listPartnerClaims] as const) {
    const { body } = await server.call(call, { query: { search: "%" } }, key);
    expect(Object.values(body ?? {})[0]).toEqual([]);
  }
});

test("lists a partner's own claims, newest first, by state and in pages", async () => {
  const { body } = await server.call(listPartnerClaims, { query: { state: "OBJECTION" } }, key);
  expect(body?.claims.map(({ amount, refId: of, state }) => [amount, of, state])).toEqual([
    [200, refId, "OBJECTION"],
    [100, refId, "OBJECTION"],
  ]);
  const named = await server.call(listPartnerClaims, { query: { search: "m-7" } }, key);
  expect(named.body?.claims.map(({ reference }) => reference)).toEqual(["M-7/2", "M-7/2"]);
  const after = body?.claims[0]?.id ?? "";
  const rest = await server.call(listPartnerClaims, { query: { after } }, key);
  expect(rest.body).toMatchObject({ claims: [{ amount: 100 }], next: null });
  expect((await server.call(listPartnerClaims, { query: { state: "PAID" } }, key)).body?.claims).toEqual([]);
  expect((await server.call(listPartnerClaims, { query: { after: "x" } }, key)).problem?.status).toBe(400);
  expect((await server.call(listPartnerClaims, {}, other)).body?.claims).toEqual([]);
  expect((await server.call(listPartnerClaims, { query: { after } }, other)).body?.claims).toEqual([]);
});

test("the partner's people can download each list in their language, with formulas made harmless", async () => {
  const session = await logInAsPerson(server, (await addTestPerson(server, "kern", await logInAsStaff(server))).email);
  const { status, text, headers } = await download("invitations?language=de", session);
  expect(status).toBe(200);
  expect(headers["content-disposition"]).toBe('attachment; filename="invitations-2027-02-02.csv"');
  const rows = rowsOf(text);
  expect(rows[0]?.slice(0, 2)).toEqual(["Referenz", "E-Mail der Mieter"]);
  expect(new Set(rows.slice(1).map(([reference]) => reference))).toEqual(new Set(["B-2", "'=1+1", "M-7/2"]));
  for (const [list, count] of [
    ["homes", 2],
    ["guarantees", 1],
    ["claims", 2],
  ] as const) {
    const lines = rowsOf((await download(`${list}?language=de`, session)).text);
    expect(lines, list).toHaveLength(count + 1);
    if (list !== "homes") expect(lines.slice(1).map(([reference]) => reference)).toContain("M-7/2");
    expect(
      lines.flat().some((cell) => cell.startsWith("partners.")),
      list,
    ).toBe(false);
  }
});

test("an export applies the list's filters, and refuses other filters, unknown lists and strangers", async () => {
  const found = rowsOf((await download("invitations?search=zoe&status=OPEN&language=de")).text);
  expect(found).toHaveLength(2);
  for (const [url, path] of [
    ["claims?status=OPEN", "status"],
    ["invitations?status=OPENED", "status"],
  ] as const) {
    const { status, text } = await download(url);
    expect([status, JSON.parse(text).data.fields]).toMatchObject([400, [{ path, errorCode: "FIELD_INVALID" }]]);
  }
  expect((await download("policies")).status).toBe(404);
  expect((await download("homes", {})).status).toBe(401);
  const foreign = rowsOf((await download("guarantees?language=de", other)).text);
  expect(foreign).toHaveLength(1);
});
