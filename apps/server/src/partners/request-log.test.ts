import { getSettings, listInvitations } from "@kautia/contract";
import { expect, test } from "vitest";
import { makeTestPartner } from "#testing/people/partners.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { silentLog } from "#testing/server/silent-log.ts";

test("the log line of a request with a partner's key names the partner and not the key", async () => {
  const lines: object[] = [];
  const log = { ...silentLog, info: (fields: object) => void lines.push(fields) };
  const server = await makeTestServer({ overrides: { log } });
  const key = await makeTestPartner(server, "kern");
  lines.length = 0;
  await server.call(listInvitations, {}, key);
  await server.call(listInvitations, {}, { authorization: "Bearer wrong" });
  await server.call(getSettings);
  await server.app.inject({ url: "/api/v1/partner/exports/invitations", headers: key });
  await server.close();
  expect(lines).toEqual([
    expect.objectContaining({ route: "/api/v1/partner/invitations", partner: "kern" }),
    expect.not.objectContaining({ partner: expect.anything() }),
    expect.not.objectContaining({ partner: expect.anything() }),
    expect.objectContaining({ route: "/api/v1/partner/exports/:list", partner: "kern" }),
  ]);
  expect(JSON.stringify(lines)).not.toContain(key.authorization.slice("Bearer ".length));
});
