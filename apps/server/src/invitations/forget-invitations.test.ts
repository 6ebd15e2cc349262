import {
  acceptInvitation,
  askToInvite,
  type CallRequest,
  getInvitation,
  invitationRetentionDays,
  invitationLifeDays,
  inviteConfirmationDays,
  withdrawInvitation,
} from "@kautia/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeInvitation, offer } from "#testing/applications/invitations.ts";
import { makeTestPartner } from "#testing/people/partners.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { readAllRows } from "#testing/database/read-all-rows.ts";

const named = {
  tenant: { email: "vergiss@example.com", firstName: "Vera", lastName: "Vergessensfrau" },
  address: { ...offer.address, street: "Nirgendsgasse" },
};
const personal = /vergiss@|Vergessensfrau|Nirgendsgasse|auch\.mich@/;

let server: TestServer;
let key: { authorization: string };
beforeEach(async () => {
  server = await makeTestServer();
  key = await makeTestPartner(server, "kern");
});
afterEach(() => server.close());

const inDays = (days: number) => new Date(server.deps.clock.now().getTime() + days * 86_400_000);
const passDays = (days: number) => server.deps.jobs.runDueUntil(inDays(days));
const findPersonalRows = async () => (await readAllRows(server.deps)).filter((row) => personal.test(row));
const view = async (id: string) => (await server.call(getInvitation, { params: { id } }, key)).body;

test("an unused invitation leaves no personal data 30 days after it expired", async () => {
  const id = await makeInvitation(server, key, named);
  const withdrawn = await makeInvitation(server, key, named);
  await server.call(withdrawInvitation, { params: { id: withdrawn } }, key);
  await passDays(invitationLifeDays + invitationRetentionDays - 1);
  expect((await findPersonalRows()).length).toBeGreaterThan(0);
  expect(await view(id)).toMatchObject({ status: "EXPIRED", tenantEmail: named.tenant.email });
  await passDays(1);
  expect(await findPersonalRows()).toEqual([]);
  expect(await view(id)).toMatchObject({ id, status: "EXPIRED", tenantEmail: "", fullAddress: "" });
  expect(await view(withdrawn)).toMatchObject({ status: "WITHDRAWN", tenantEmail: "" });
  const refused = { status: 410, errorCode: "INVITATION_EXPIRED" };
  expect((await server.call(acceptInvitation, { params: { id } })).problem).toMatchObject(refused);
  expect((await server.call(withdrawInvitation, { params: { id } }, key)).problem).toMatchObject(refused);
});

test("an accepted invitation that led to no policy leaves no personal data, including its mail", async () => {
  const id = await makeInvitation(server, key, named);
  await server.call(acceptInvitation, { params: { id } });
  await passDays(invitationLifeDays + invitationRetentionDays);
  const left = await findPersonalRows();
  expect(left.some((row) => row.startsWith("application: "))).toBe(true);
  expect(left.filter((row) => /^(mail|outbox_mail): .*lädt/.test(row))).toEqual([]);
  await passDays(40);
  expect(await findPersonalRows()).toEqual([]);
});

test("an unconfirmed landlord invitation is deleted when its link expires, and its mail later", async () => {
  const { employeeEmailDomain: _, ...rest } = { employeeEmailDomain: null, ...offer, ...named };
  const body: CallRequest<typeof askToInvite>["body"] = {
    ...rest,
    landlord: { email: "auch.mich@example.com", type: "private", firstName: "Lena", lastName: "Lohmann" },
  };
  expect((await server.call(askToInvite, { body })).status).toBe(200);
  await passDays(inviteConfirmationDays - 1);
  expect((await findPersonalRows()).some((row) => row.includes("Vergessensfrau"))).toBe(true);
  await passDays(1);
  expect((await findPersonalRows()).filter((row) => !row.includes("auch.mich@"))).toEqual([]);
  await passDays(invitationLifeDays + invitationRetentionDays);
  expect(await findPersonalRows()).toEqual([]);
});

test("an unsent confirmation mail of a deleted landlord invitation is dropped and blocks no other mail", async () => {
  const { deps } = server;
  await server.call(askToInvite, {
    body: { ...offer, landlord: { email: "auch.mich@example.com", type: "private", firstName: "L", lastName: "L" } },
  });
  await deps.db
    .updateTable("mail")
    .set({ status: "WAITING", send_at: inDays(8), sent_at: null })
    .execute();
  await passDays(7.5);
  expect(await deps.db.selectFrom("landlord_invite").select("id").execute()).toEqual([]);
  await makeInvitation(server, key, named);
  await passDays(1);
  const sent = await deps.db.selectFrom("mail").select(["kind", "status"]).execute();
  expect(sent).toEqual([{ kind: "tenant-invitation", status: "SENT" }]);
});

test("two concurrent workers forget each invitation once", async () => {
  for (const _ of Array.from({ length: 3 })) await makeInvitation(server, key, named);
  await server.deps.settableClock?.moveTo(inDays(invitationLifeDays + invitationRetentionDays));
  await Promise.all([passDays(0), passDays(0)]);
  const rows = await server.deps.db.selectFrom("invitation").select(["status", "forgotten_at"]).execute();
  expect(rows).toEqual(Array.from({ length: 3 }, () => ({ status: "EXPIRED", forgotten_at: server.deps.clock.now() })));
});
