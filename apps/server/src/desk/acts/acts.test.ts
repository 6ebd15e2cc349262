import { listStaffActs, listStaffPolicies } from "@kautia/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeTestServer, type TestServer } from "../../testing/make-test-server.ts";
import { makeSigned } from "../../testing/sign-policy.ts";
import { logInAtDesk } from "../../testing/staff.ts";

let server: TestServer;
beforeAll(async () => {
  server = await makeTestServer();
});
afterAll(() => server.close());

test("lists staff acts for administrators, newest first, filtered by act and by contract", async () => {
  const desk = await logInAtDesk(server);
  const { refId } = await makeSigned(server, { lastName: "Öztürk" });
  const [policy] = (await server.call(listStaffPolicies, { query: {} }, desk)).body?.rows ?? [];
  const url = `/api/v1/staff/policies/${refId}/documents/contract`;
  expect((await server.app.inject({ url, headers: desk })).statusCode).toBe(200);
  const acts = async (query: { act?: "log-in" | "refuse"; search?: string }) =>
    (await server.call(listStaffActs, { query }, desk)).body?.rows.map(({ act, by, tenantName }) => [
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
  const refused = await server.call(listStaffActs, { query: {} }, desk);
  expect(refused.problem?.errorCode).toBe("STAFF_ROLE_REQUIRED");
});
