import { addPersonToPartner, listStaffActs, listStaffPolicies } from "@kautia/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeTestPartner } from "#testing/people/partners.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { makeSigned } from "#testing/policies/sign-policy.ts";
import { logInAsStaff } from "#testing/people/staff.ts";

let server: TestServer;
beforeEach(async () => {
  server = await makeTestServer();
});
afterEach(() => server.close());

test("says which partner, person and downloaded list an act concerned", async () => {
  const staff = await logInAsStaff(server);
  await makeTestPartner(server, "kern");
  const person = { name: "Mia Kern", email: "mia@kern.example", language: "de" } as const;
  await server.call(addPersonToPartner, { params: { id: "kern" }, body: person }, staff);
  const query = { state: "PAID", search: "müller" };
  await server.app.inject({ url: "/api/v1/staff/exports/claims", query, headers: staff });
  const { rows } = (await server.call(listStaffActs, { query: {} }, staff)).body ?? {};
  expect(rows).toMatchObject([
    { act: "export-list", exported: { list: "claims", filters: { state: "PAID" }, searched: true }, partner: null },
    { act: "add-partner-person", partner: "Partner kern", partnerPerson: "Mia Kern", exported: null },
    { act: "log-in", partner: null, partnerPerson: null, webhook: null, exported: null },
  ]);
  const file = await server.app.inject({ url: "/api/v1/staff/exports/acts?language=en", headers: staff });
  expect(file.body).toContain("Claims (Status: Paid out, with a search)");
  expect(file.body).toContain("Partner kern,Mia Kern");
});

test("lists staff acts for administrators, newest first, filtered by act and by contract", async () => {
  const staff = await logInAsStaff(server);
  const { refId } = await makeSigned(server, { lastName: "Öztürk" });
  const [policy] = (await server.call(listStaffPolicies, { query: {} }, staff)).body?.rows ?? [];
  const url = `/api/v1/staff/policies/${refId}/documents/contract`;
  expect((await server.app.inject({ url, headers: staff })).statusCode).toBe(200);
  const acts = async (query: { act?: "log-in" | "refuse"; search?: string }) =>
    (await server.call(listStaffActs, { query }, staff)).body?.rows.map(({ act, by, tenantName }) => [
      act,
      by,
      tenantName,
    ]);
  const opened = ["open-policy-document", "Demo Desk", policy?.tenantName];
  const loggedIn = ["log-in", "Demo Desk", null];
  expect(await acts({})).toEqual([opened, loggedIn]);
  expect(await acts({ act: "log-in" })).toEqual([loggedIn]);
  expect(await acts({ search: policy?.contractNumber ?? "none" })).toEqual([opened]);
  expect(await acts({ search: "demo desk", act: "refuse" })).toEqual([]);

  await server.deps.db.updateTable("staff_account").set({ role: "underwriter" }).execute();
  const refused = await server.call(listStaffActs, { query: {} }, staff);
  expect(refused.problem?.errorCode).toBe("STAFF_ROLE_REQUIRED");
});
