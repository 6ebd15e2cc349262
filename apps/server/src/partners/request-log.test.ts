import { getSettings, listInvitations } from "@kautia/contract";
import { expect, test } from "vitest";
import { makeBothKeys } from "../testing/invitations.ts";
import { makeTestServer } from "../testing/make-test-server.ts";
import { silentLog } from "../testing/silent-log.ts";

test("the log line of a request with a partner's key names the partner and whether the key is a test key", async () => {
  const lines: object[] = [];
  const log = { ...silentLog, info: (fields: object) => void lines.push(fields) };
  const server = await makeTestServer({ overrides: { log } });
  const { live, testing } = await makeBothKeys(server, "kern");
  lines.length = 0;
  await server.call(listInvitations, {}, live);
  await server.call(listInvitations, {}, testing);
  await server.call(listInvitations, {}, { authorization: "Bearer wrong" });
  await server.call(getSettings);
  await server.app.inject({ url: "/api/v1/partner/exports/invitations", headers: testing });
  await server.close();
  const route = "/api/v1/partner/invitations";
  expect(lines).toEqual([
    expect.objectContaining({ route, partner: "kern", mode: "live" }),
    expect.objectContaining({ route, partner: "kern", mode: "test" }),
    expect.not.objectContaining({ mode: expect.anything() }),
    expect.not.objectContaining({ mode: expect.anything() }),
    expect.objectContaining({ route: "/api/v1/partner/exports/:list", mode: "test" }),
  ]);
  expect(JSON.stringify(lines)).not.toContain(testing.authorization.slice("Bearer ".length));
});
